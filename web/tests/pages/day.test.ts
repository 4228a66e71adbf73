/** Dates of records, in the reader's language. */
import { expect, test, vi } from "vitest";

vi.mock("../../src/lib/settings.svelte", () => ({ settings: { deck: "french", lang: "de" } }));
vi.stubGlobal("document", { documentElement: {} });

const { speak } = await import("../../src/lib/i18n.svelte");
const { day } = await import("../../src/pages/ui/day");

test.each([
  ["de", "30. November 2026"],
  ["en", "November 30, 2026"],
  ["ja", "2026年11月30日"],
] as const)("a date is written as in %s", async (language, written) => {
  await speak(language);
  expect(day("2026.11.30")).toBe(written);
});

test.each(["2026.??.??", "2026.02.30", "2026.13.01", "yesterday", ""])("“%s” stays as it is", (text) => {
  expect(day(text)).toBe(text);
});
