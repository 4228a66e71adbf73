/** Which note comes when: each once, and only where it is true. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { TableState } from "../../src/lib/types";
import { played, viewOf, cardsOf } from "../../src/pages/lesson/layout";
import { STEPS } from "../../src/pages/lesson/steps";
import { goalOf, noteFor } from "../../src/pages/notes/notes";

function state(id: string, change: Partial<TableState> = {}): TableState {
  const step = STEPS.find((one) => one.id === id) ?? STEPS[0];
  if (!step) throw new Error(id);
  const view = viewOf(step.position);
  return {
    status: "playing",
    you: 0,
    ply: 1,
    players: [{ player: 0, seat: step.position.seat }],
    can: { hint: true },
    need: [61, 60].map((points) => ({ aim: "points", points, missing: points })),
    view,
    legal: cardsOf(view, step.position.seat),
    ...change,
  } as TableState;
}
const BEGUN = ["piles", "aim", "lead"];

test("what lies under is told before the first card, and never twice", () => {
  expect(noteFor(state("piles"), new Set())).toBe("piles");
  expect(noteFor(state("piles"), new Set(["piles"]))).not.toBe("piles");
});

test.each([
  ["declare", [], "declare"],
  ["kontra", [], "kontra"],
  ["declare", ["declare"], "piles"],
  ["kontra", ["kontra"], null],
  ["trick", ["piles"], "aim"],
  ["ramsch", ["piles"], "fewest"],
  ["trick", BEGUN, "follow"],
  ["jack", BEGUN, "jack"],
  ["trump", BEGUN, "free"],
] as const)("at %s after %j: %s", (id, seen, note) => {
  expect(noteFor(state(id), new Set(seen))).toBe(note);
});

const FEWEST = ["fewest", "lead", "follow", "forced", "jack", "free"];
const need = (aim: string, points = 0): TableState["need"] => [0, 1].map(() => ({ aim, points, missing: points }));
/** The same cards under another contract, with some points made. */
function under(id: string, contract: string, change: Partial<TableState> = {}): TableState {
  const before = state(id, change);
  if (!before.view) throw new Error("no view");
  return { ...before, view: { ...before.view, contract, order: contract === "N" ? [] : before.view.order, points: [20, 21] } };
}

test("in ramsch nobody is told of 61, or that the longer side of the bar wins", () => {
  const seen = new Set(["piles"]);
  const ramsch = under("trick", "R", { need: need("fewest") });
  expect(noteFor(ramsch, seen)).toBe("fewest");
  expect(noteFor(ramsch, new Set([...seen, ...FEWEST]))).toBe("bar-fewest");
  expect(noteFor(ramsch, new Set([...seen, ...FEWEST, "bar-fewest"])) ?? "").not.toMatch(/^(aim|bar)/);
});

test("in null nobody is told of points or trumps", () => {
  const followed = under("trick", "N", { need: need("one-trick") });
  expect(noteFor(followed, new Set(["piles"]))).toBe("no-trick");
  expect(noteFor(followed, new Set(["piles", "no-trick"]))).toBe("follow-null");
  const free = under("trump", "N", { need: need("one-trick") });
  for (const place of free.view?.seats[0]?.places ?? []) if (place.up === "CJ") place.up = null;
  expect(noteFor(free, new Set(["piles", "no-trick"]))).toBeNull();
});

test("who has announced schneider is not told that half of the points will do", () => {
  const high = under("trick", "HHS", { need: need("points", 90) });
  expect(noteFor(high, new Set(["piles", "lead", "follow"])) ?? "").not.toMatch(/^(aim|bar)/);
});

test.each([[0, 61], [1, 60]] as const)("seat %i is told that it needs %i", (seat, points) => {
  const before = state("trick");
  expect(goalOf({ ...before, players: before.players.map((one) => ({ ...one, seat })) })).toBe(points);
});

test("one legal card is said to be the only one", () => {
  expect(noteFor(state("follow", { legal: ["S7"] }), new Set(BEGUN))).toBe("forced");
});

test("nothing is said about cards while the other one thinks, to spectators, or after the hand", () => {
  const view = state("trick").view;
  if (!view) throw new Error("no view");
  expect(noteFor(state("trick", { view: played(view, "HA", null) }), new Set(["piles", ...BEGUN]))).toBeNull();
  expect(noteFor(state("trick", { you: null }), new Set())).toBeNull();
  expect(noteFor(state("trick", { status: "hand_over" }), new Set())).toBeNull();
});

test.each(["de", "en", "ja"])("every note has a sentence in %s", (language) => {
  const text = readFileSync(new URL(`../../../src/offiziersskat/i18n/${language}/first.ftl`, import.meta.url), "utf8");
  const source = readFileSync(new URL("../../src/pages/notes/notes.ts", import.meta.url), "utf8");
  const ids = [...source.matchAll(/^ {2}\["([\w-]+)",/gm)].map(([, id]) => `first-${id}`);
  expect(ids.length).toBeGreaterThan(12);
  expect(ids.filter((id) => !text.includes(`\n${id} = `))).toEqual([]);
});
