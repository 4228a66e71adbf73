/** Files and text that somebody brings along, looked at before anything is done with them. */

/** Why nothing is read of it. */
export type Refusal = "binary" | "large" | "empty" | "export";
export type Brought = { text: string } | { refusal: Refusal };

/** Bytes of records that are read at once. */
export const LIMIT = 1_000_000;
/** An export of all of one's data holds more than the records that are read of it. */
const EXPORT_LIMIT = 30_000_000;
const HEAD = 1024;
/** What no text has, besides the sign for bytes that were none. */
const NO_TEXT = /[\0-\x08\x0e-\x1f\x7f]/;
/** Letters that a field to write in takes without a pause, whatever they are. */
const MOST_SHOWN = 100_000;

/** What of a text stands in a field at once. */
export const shown = (text: string): string => (text.length > MOST_SHOWN ? "" : text);

/** The text that some files hold together. Wrong ones are known by their size and their first bytes. */
export async function fromFiles(files: readonly Blob[]): Promise<Brought> {
  const heads = await Promise.all(files.map((file) => decoded(file.slice(0, HEAD), file.size > HEAD)));
  if (!areTexts(heads)) return { refusal: "binary" };
  const bytes = files.reduce((sum, file) => sum + file.size, 0);
  if (bytes > (heads.some(isExport) ? EXPORT_LIMIT : LIMIT)) return { refusal: "large" };
  const texts = await Promise.all(files.map((file) => decoded(file, false)));
  if (!areTexts(texts)) return { refusal: "binary" };
  const records = texts.map(recordsOf);
  return records.includes(null) && !records.some(Boolean) ? { refusal: "export" } : fromText(records.filter(Boolean).join("\n\n"));
}

export function fromText(text: string): Brought {
  const records = recordsOf(text);
  if (records === null) return { refusal: "export" };
  if (!records.trim()) return { refusal: "empty" };
  if (new Blob([records]).size > LIMIT) return { refusal: "large" };
  return NO_TEXT.test(records) || records.includes("\ufffd") ? { refusal: "binary" } : { text: records };
}

/** What bytes say in UTF-8; null if that is no text. Of a part the last letter may be cut. */
async function decoded(bytes: Blob, isPart: boolean): Promise<string | null> {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(await bytes.arrayBuffer(), { stream: isPart });
    return NO_TEXT.test(text) ? null : text;
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
}
const areTexts = (found: (string | null)[]): found is string[] => !found.includes(null);

/** Whether a text begins as "Save everything as a file" has it. */
const isExport = (text: string): boolean => /^\s*\{\s*"(guest|exercises)"\s*:/.test(text);

/** Of an export the records in it, null if it has none; any other text as it is. */
function recordsOf(text: string): string | null {
  if (!isExport(text)) return text;
  try {
    const { records = [] } = JSON.parse(text) as { records?: { text: string }[] };
    return records.map((record) => record.text).join("\n\n") || null;
  } catch {
    return text;
  }
}
