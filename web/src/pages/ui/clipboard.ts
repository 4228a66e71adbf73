/** Copying, also over plain http, where the clipboard is not to be had: then the text is selected. */

/** True if the text is on the clipboard; false if it is only selected, for the reader to copy. */
export async function copy(text: string, field: HTMLInputElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    if (!field) return false;
    field.focus();
    field.select();
    // Old, but the only way where the page is not served securely.
    return document.execCommand("copy");
  }
}

/** Save a text, or bytes, as a file. */
export function save(name: string, text: BlobPart, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
