/** What a record's fault says: cards as people know them, all else as it came. */
import { expect, test, vi } from "vitest";
import { levelsFor, named, outcomeOf, pointsAt, seatNames, type Share } from "../../src/pages/record/share";
import type { HandResult, View } from "../../src/lib/types";

vi.mock("../../src/lib/settings.svelte", () => ({ settings: { deck: "french", lang: "en" } }));

test("cards are named by their signs", () => {
  const found = named({ card: "CA", action: "H7", seat: 1, text: "C" });
  expect(found["card"]).toContain("♣");
  expect(found["action"]).toContain("♥");
  expect([found["seat"], found["text"]]).toEqual([1, "C"]);
});

const result = { declarer: 1, points: [74, 46], score: [0, 36] } as unknown as HandResult;
const view = { points: [20, 30], seats: [{}, {}], result: null } as unknown as View;
const share = { plies: [{ view }], record: { seats: ["Anna", "engine:club@1"], actions: [], rules: "auction" } } as unknown as Share;

test("the points of a seat are those of its side, whoever declares", () => {
  expect([outcomeOf(result, 0, 2).points, outcomeOf(result, 1, 2).points]).toEqual([46, 74]);
  expect(outcomeOf({ ...result, declarer: 2 }, 0, 4).points).toBe(74);
  expect(outcomeOf({ ...result, declarer: null }, 0, 2).points).toBe(74);
  expect([pointsAt(view, 0), pointsAt(view, 1)]).toEqual([20, 30]);
  expect([pointsAt({ ...view, result }, 0), pointsAt({ ...view, result }, 1)]).toEqual([46, 74]);
});

test("where the computer takes a seat the others stay as strong as they were", () => {
  expect(levelsFor(share, 0, "expert")).toEqual(["expert", "club"]);
  expect(levelsFor(share, 1, "expert")).toEqual(["expert", "expert"]);
});

test("two engines of a kind are told apart", () => {
  const names = seatNames({ ...share.record, seats: ["engine:club@1", "engine:club@1"] }, 2);
  expect(new Set(names).size).toBe(2);
});

test("a name written from the right is kept apart from what follows", () => {
  expect(seatNames({ ...share.record, seats: ["שלום", "Ben"] }, 2)).toEqual(["\u2068שלום\u2069", "Ben"]);
});

test("who had his name deleted, or left before the end, is no dash and no kind of seat", () => {
  for (const gone of ["–", "empty"]) {
    const [first, second] = seatNames({ ...share.record, seats: [gone, "Ben"] }, 2);
    expect(first).toBe("table-nameless");
    expect(second).toBe("Ben");
  }
});
