/** The bar marks what the hand is about, and nothing else. */
import { expect, test } from "vitest";
import { marks } from "../src/table/race";

test.each([
  ["points", 61, [31, 61, 90]],
  ["points", 60, [31, 60, 90]],
  ["points", 90, [90]],
  ["points", 31, [31]],
  ["fewest", 0, []],
  ["no-trick", 0, null],
  ["one-trick", 0, null],
  ["every-trick", 0, null],
  ["any-trick", 0, null],
])("aim %s %i", (aim, points, found) => {
  expect(marks({ aim, points, missing: 5 })).toEqual(found);
});

test("before it is known what is played nothing is marked", () => {
  expect(marks(null)).toEqual([]);
});
