/** A page of rules as the server sends it, and as it is drawn: items together, tables together. */
export type Block =
  | { kind: "h1"; text: string }
  | { kind: "h2"; text: string }
  | { kind: "p"; text: string }
  | { kind: "li"; text: string }
  | { kind: "table"; rows: [string, string][] };

export type Part =
  | { kind: "p"; text: string }
  | { kind: "list"; items: string[] }
  | { kind: "table"; rows: [string, string][] };

export interface Section {
  heading: string;
  parts: Part[];
}

/** The page in sections; the first holds the title. */
export function sections(blocks: readonly Block[]): Section[] {
  const found: Section[] = [];
  for (const block of blocks) {
    if (block.kind === "h1" || block.kind === "h2") {
      found.push({ heading: block.text, parts: [] });
      continue;
    }
    const parts = found.at(-1)?.parts;
    const last = parts?.at(-1);
    if (block.kind === "p") parts?.push({ kind: "p", text: block.text });
    else if (block.kind === "li") {
      if (last?.kind === "list") last.items.push(block.text);
      else parts?.push({ kind: "list", items: [block.text] });
    } else if (last?.kind === "table") last.rows.push(...block.rows);
    else parts?.push({ kind: "table", rows: [...block.rows] });
  }
  return found;
}
