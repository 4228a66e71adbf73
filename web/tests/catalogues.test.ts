/** What the build leaves out of the catalogues, what it must keep, and that the browser speaks as Fluent does. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { format, type Value } from "../src/lib/sentences.ts";
import { asked, compiled, read } from "../tools/catalogues.ts";

const LANGUAGES = ["de", "en", "ja"] as const;

describe.each(LANGUAGES)("the sentences of the table in %s", (language) => {
  const bundle = new FluentBundle(language);
  const faults = bundle.addResource(new FluentResource(read("table", language)));

  it("are readable after comments and the terminal's words have gone", () => {
    expect(faults).toEqual([]);
    expect(bundle.hasMessage("word-help")).toBe(false);
    expect(bundle.hasMessage("help-quit")).toBe(false);
  });

  it("keep messages of several lines whole", () => {
    const need = bundle.getMessage("need-points")?.value;
    expect(need && bundle.formatPattern(need, { aim: 61, missing: 44 })).toMatch(/61.*44|44.*61/);
  });

  it.each(["said-declare", "outcome-won-by-plain", "contract-c", "table-rank-german-q", "table-phrase-hello", "panel-kontra"])("keep %s, asked for outright or put together", (id) => {
    expect(bundle.hasMessage(id)).toBe(true);
  });
});

const ROOMS = ["table", "start", "chooser", "invite", "first", "hand", "pages", "lesson", "practice", "rulespage", "changes", "review", "stats", "errors"] as const;

describe.each(LANGUAGES)("a sentence in %s", (language) => {
  it.each(ROOMS)("of the room %s is Fluent's own", (room) => {
    const text = read(room, language);
    const fluent = new FluentBundle(language, { useIsolating: false });
    fluent.addResource(new FluentResource(text));
    const names = [...new Set([...text.matchAll(/\$(\w+)/g)].map(([, name]) => name ?? ""))];
    const keys = [...new Set([...text.matchAll(/\[([\w-]+)\]/g)].map(([, key]) => key ?? ""))];
    const values: Value[] = [0, 1, 2, 1234, 0.5, "Anna", ...keys.filter((key) => !/^\d/.test(key))];
    const sentences = Object.entries(compiled(text));

    expect(sentences.length).toBeGreaterThan(5);
    for (const [id, pattern] of sentences) {
      const said = fluent.getMessage(id)?.value ?? "";
      for (const value of typeof pattern === "string" ? [0] : values) {
        const params = Object.fromEntries(names.map((name) => [name, value]));
        expect(format(pattern, params, language), id).toBe(fluent.formatPattern(said, params, []));
      }
      expect(format(pattern, {}, language), id).toBe(fluent.formatPattern(said, {}, []));
    }
  });

  it("that the browser could not say stops the build", () => {
    expect(() => compiled("late = { DATETIME($now) }")).toThrow("late");
  });
});

describe("the table's own catalogue", () => {
  it("says everything that stands in it", () => {
    const wanted = asked();
    const unsaid = [...read("web", "en").matchAll(/^([a-z][\w-]*) =/gm)].map(([, id]) => id ?? "").filter((id) => !wanted(id));
    expect(unsaid).toEqual([]);
  });
});
