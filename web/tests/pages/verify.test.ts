/** The browser's own verdict on a shuffle, on hands that the command `verify` accepts as well. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { handsOf } from "../../src/pages/verify/hands";
import { judge } from "../../src/pages/verify/judge";

const TEXT = readFileSync(new URL("proved.osk", import.meta.url), "utf8");
const first = () => {
  const hand = handsOf(TEXT)[0];
  if (!hand) throw new Error("no hand");
  return hand;
};

describe("reading proofs", () => {
  test("tags in comments and in movetext are no tags", () => {
    expect(handsOf(TEXT).map((hand) => hand.deck?.length)).toEqual([32, 32, 32]);
    expect(first().deck?.slice(0, 3)).toEqual(["H7", "SK", "H8"]);
  });

  test("JSON says the same, as one object, as lines, as an array", () => {
    const json = handsOf(TEXT).map(({ deck, commit, salt, entropies, cut }) => ({
      format: "offiziersskat/1", rules: "classic", deck, actions: [], commit, salt, entropy: entropies, cut,
    }));
    expect(handsOf(JSON.stringify(json[0])).map(judge)).toEqual(["yes"]);
    expect(handsOf(json.map((hand) => JSON.stringify(hand)).join("\n")).map(judge)).toEqual(["yes", "yes", "alone"]);
    expect(handsOf(JSON.stringify(json, null, 1)).map(judge)).toEqual(["yes", "yes", "alone"]);
  });

  test.each(["", "   ", "{", "[]", "[1, 2]", "null", "]]]", '[Deck "', "no record at all", '{"deck": 3, "entropy": [4]}'])(
    "nothing in %j is taken for a proof",
    (text) => {
      expect(handsOf(text).map(judge).filter((says) => says !== "no-proof")).toEqual([]);
    },
  );

  test("glyphs and tens are read as in records", () => {
    const written = TEXT.replace('"H7 SK', '"♥7 sk').replace(" HT ", " H10 ");
    expect(judge(handsOf(written)[0] ?? first())).toBe("yes");
  });
});

describe("judging", () => {
  test("a proof holds, holds with one share of chance, and says when there was none", () => {
    expect(handsOf(TEXT).map(judge)).toEqual(["yes", "yes", "alone"]);
  });

  test("two cards changed places", () => {
    const hand = first();
    const [a = "", b = "", ...rest] = hand.deck ?? [];
    expect(judge({ ...hand, deck: [b, a, ...rest] })).toBe("no-deck");
  });

  test.each([
    ["another salt", { salt: "00".repeat(32) }, "no-commit"],
    ["a salt that is no hex", { salt: "zz" }, "no-commit"],
    ["a share of chance left out", { entropies: [null, null] }, "no-deck"],
    ["another cut", { cut: 14 }, "no-deck"],
    ["a cut that cannot be", { cut: 32 }, "no-deck"],
    ["a deck cut short", { deck: ["CJ"] }, "no-deck"],
    ["no commitment", { commit: null }, "no-proof"],
  ])("%s", (_what, change, says) => {
    expect(judge({ ...first(), ...change })).toBe(says);
  });
});
