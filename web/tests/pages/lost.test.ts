/** What an answer gave away: as a fact where it is exact, as an estimate with its error where it is not. */
import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { beforeEach, expect, test, vi } from "vitest";
import type { Question, Verdict } from "../../src/pages/exercises/ask";
import { lost } from "../../src/pages/exercises/words";

const spoken = vi.hoisted(() => ({ t: (id: string, _params?: Record<string, unknown>): string => id, language: "de" }));
vi.mock("../../src/lib/api", () => ({ get: vi.fn(), post: vi.fn() }));
vi.mock("../../src/lib/i18n.svelte", () => ({
  lang: { current: "de" },
  list: (all: string[]) => all.join(),
  number: (value: number, options: Intl.NumberFormatOptions) => value.toLocaleString(spoken.language, options),
  t: (id: string, params?: Record<string, unknown>) => spoken.t(id, params),
}));

function speak(language: string): void {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(readFileSync(new URL(`../../../src/offiziersskat/i18n/${language}/practice.ftl`, import.meta.url), "utf8")));
  spoken.language = language;
  spoken.t = (id, params) => bundle.formatPattern(bundle.getMessage(id)?.value ?? "", params as Record<string, string | number>);
}
const asked = { view: { contract: "C" } } as unknown as Question;
const verdict = { exact: false, stderr: 3.21, spread: 4, loss: { score: 45, points: 0 }, margin: { score: 1, points: 2 } } as Verdict;

beforeEach(() => speak("de"));

test.each([
  ["de", "etwa 45 ± 3,21 Spielpunkte"],
  ["en", "about 45 ± 3.21 points of score"],
  ["ja", "得点約45 ± 3.21"],
])("estimated in %s", (language, words) => {
  speak(language);
  expect(lost(asked, verdict, verdict.loss)).toBe(words);
});

test("of the best answer the greatest error of any counts", () => {
  expect(lost(asked, { ...verdict, stderr: 0 }, verdict.margin)).toBe("etwa 1 ± 4 Spielpunkte und 2 Augen");
});

test.each([{ exact: true }, { stderr: 0, spread: 0 }, { stderr: 0.001 }])("nothing is about what has no error: %j", (change) => {
  expect(lost(asked, { ...verdict, ...change }, verdict.loss)).toBe("45 Spielpunkte");
});
