/** The date of a record, 2026.11.30, as the reader's language writes it. */
import { date } from "../../lib/i18n.svelte";

/** What is no whole date, or no day of the calendar, stays as it was written: 2026.??.?? */
export function day(text: string): string {
  const [, ...parts] = (/^(\d{4})\.(\d\d)\.(\d\d)$/.exec(text) ?? []).map(Number);
  const [year = 0, month = 0, number = 0] = parts;
  const at = new Date(year, month - 1, number, 12);
  return at.getFullYear() === year && at.getMonth() === month - 1 && at.getDate() === number ? date(at, { dateStyle: "long" }) : text;
}
