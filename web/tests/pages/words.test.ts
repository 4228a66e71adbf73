/** Every sentence that a page asks for exists, and every sentence of the pages' rooms is asked for. */
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const SOURCE = new URL("../../src/", import.meta.url);
const I18N = new URL("../../../src/offiziersskat/i18n/en/", import.meta.url);
const OURS = ["start", "chooser", "invite", "first", "pages", "lesson", "practice", "changes", "stats"];
const ALL = [...OURS, "web", "table", "errors", "glossary", "players", "rulespage", "review"];

const sources = readdirSync(SOURCE, { recursive: true, encoding: "utf8" })
  .filter((name) => /\.(svelte|ts)$/.test(name))
  .map((name) => ({ name, text: readFileSync(new URL(name, SOURCE), "utf8") }));
const pages = sources.filter(({ name }) => name.startsWith("pages/"));
const idsOf = (room: string): string[] => [...readFileSync(new URL(`${room}.ftl`, I18N), "utf8").matchAll(/^([a-z][\w-]*) =/gim)].map(([, id]) => id ?? "");

/** Ids put together in place, `me-deck-${deck}`, as expressions that match what they can become. */
const patterns = pages
  .flatMap(({ text }) => [...text.matchAll(/`([a-z]\w*-[\w-]*(?:\$\{[^}`]*\}[\w-]*)+)`/g)].map(([, id]) => id ?? ""))
  .map((id) => new RegExp(`^${id.replace(/\$\{[^}]*\}/g, "[\\w-]+")}$`));
const words = new Set(sources.flatMap(({ text }) => [...text.matchAll(/["'`]([a-z][\w-]*)["'`]/g)].map(([, id]) => id ?? "")));
const spoken = new Set([...words].map((word) => `first-${word}`));

test("whatever is asked for by name exists", () => {
  const known = new Set(ALL.flatMap(idsOf));
  const asked = pages.flatMap(({ name, text }) => [...text.matchAll(/\bt\(\s*["']([\w-]+)["']/g)].map(([, id]) => ({ name, id: id ?? "" })));
  expect(asked.length).toBeGreaterThan(150);
  expect(asked.filter(({ id }) => !known.has(id))).toEqual([]);
});

test.each(OURS)("every sentence of %s.ftl is said somewhere", (room) => {
  const unsaid = idsOf(room).filter((id) => !words.has(id) && !spoken.has(id) && !patterns.some((pattern) => pattern.test(id)));
  expect(unsaid).toEqual([]);
});

test("no two rooms that a page may load say different things under one name", () => {
  const loaded = ALL.filter((room) => !["glossary", "players"].includes(room));
  const said = new Map<string, Set<string>>();
  for (const room of loaded) {
    const text = readFileSync(new URL(`${room}.ftl`, I18N), "utf8");
    for (const [, id = "", sentence = ""] of text.matchAll(/^([a-z][\w-]*) =(.*)/gim)) said.set(id, (said.get(id) ?? new Set()).add(sentence.trim().toLowerCase()));
  }
  expect([...said].filter(([, sentences]) => sentences.size > 1)).toEqual([]);
});
