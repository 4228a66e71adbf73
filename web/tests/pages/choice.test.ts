/** From what somebody likes to the table that is asked for. */
import { expect, test } from "vitest";
import { changesOf, lineOf } from "../../src/pages/chooser/changes";
import { asForehand, choice, presetOf, wish, type Choice } from "../../src/pages/chooser/choice.svelte";
import { sections } from "../../src/pages/rules/blocks";

const plain = (change: Partial<Choice> = {}): Choice => ({ ...(JSON.parse(JSON.stringify(choice)) as Choice), ...change });

test("play means classic against an engine, in practice, without a clock", () => {
  expect(wish(plain())).toEqual({
    rules: "classic",
    seats: [{ kind: "me" }, { kind: "engine", level: "casual" }],
    practice: true,
    clock: null,
    spectators: false,
  });
});

test("nobody looks on unless it was allowed, but for engines among themselves", () => {
  expect(wish(plain({ company: "engine" })).spectators).toBe(false);
  expect(wish(plain({ company: "friend" })).spectators).toBe(false);
  expect(wish(plain({ company: "engine", spectators: true })).spectators).toBe(true);
  expect(wish(plain({ company: "engines" })).spectators).toBe(true);
});

test("a newcomer against engines is forehand: the last of them deals", () => {
  expect(asForehand(wish(plain())).first_dealer).toBe(1);
  expect(asForehand(wish(plain({ rules: "double" }))).first_dealer).toBe(3);
});

test("among people, and where it was said who deals, it stays as it was", () => {
  for (const company of ["friend", "here", "engines"] as const) {
    const wanted = wish(plain({ company }));
    expect(asForehand(wanted)).toBe(wanted);
  }
  expect(asForehand({ ...wish(plain()), first_dealer: 0 }).first_dealer).toBe(0);
});

test.each([
  ["friend", [{ kind: "me" }, { kind: "open" }], false],
  ["here", [{ kind: "me" }, { kind: "me" }], true],
  ["engines", [{ kind: "engine", level: "casual" }, { kind: "engine", level: "casual" }], true],
] as const)("company: %s", (company, seats, practice) => {
  const wanted = wish(plain({ company }));
  expect(wanted.seats).toEqual(seats);
  expect(wanted.practice).toBe(practice);
});

test("somebody else at this device may have a name", () => {
  expect(wish(plain({ company: "here", second: " Ben " })).seats).toEqual([{ kind: "me" }, { kind: "me", name: "Ben" }]);
});

test("each of four at one device may have a name", () => {
  const others: Choice["others"] = [{ kind: "me", name: " Ben " }, { kind: "me", name: " " }, { kind: "engine", level: "club" }];
  const asked = wish(plain({ rules: "double", others })).seats;
  expect(asked.slice(0, 3)).toEqual([{ kind: "me" }, { kind: "me", name: "Ben" }, { kind: "me" }]);
});

test("four sit at a double table, and a friend is given the partner's seat", () => {
  const four = plain({ rules: "double" });
  expect(wish(four).seats).toHaveLength(4);
  expect(wish(four, "friend").seats.map((seat) => seat.kind)).toEqual(["me", "engine", "open", "engine"]);
});

test("a line of rules comes apart and together again", () => {
  const line = "classic; spitzen=on; course=F4d D4d F4u declare D4u play";
  expect(presetOf(line)).toBe("classic");
  expect(changesOf(line)).toEqual({ spitzen: "on", course: "F4d D4d F4u declare D4u play" });
  expect(lineOf("classic", changesOf(line))).toBe(line);
});

test("a page of rules is drawn in sections, items and tables together", () => {
  expect(
    sections([
      { kind: "h1", text: "A" },
      { kind: "p", text: "a" },
      { kind: "h2", text: "B" },
      { kind: "li", text: "1" },
      { kind: "li", text: "2" },
      { kind: "table", rows: [["x", "y"]] },
      { kind: "table", rows: [["z", "w"]] },
    ]),
  ).toEqual([
    { heading: "A", parts: [{ kind: "p", text: "a" }] },
    { heading: "B", parts: [{ kind: "list", items: ["1", "2"] }, { kind: "table", rows: [["x", "y"], ["z", "w"]] }] },
  ]);
});
