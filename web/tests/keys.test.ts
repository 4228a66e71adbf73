/** Typing at the table: cards in two letters, words of the terminal in one. */
import { describe, expect, it } from "vitest";
import { typed } from "../src/lib/cards";
import { Typist } from "../src/table/keys";

const type = (keys: string, gap = 100): (string | null)[] => {
  const typist = new Typist();
  return [...keys].map((key, i) => {
    const { card, command } = typist.press(key, i * gap);
    return card ?? command;
  });
};

describe("typing", () => {
  it("names a card by suit and rank, in English and in German", () => {
    expect(typed("HT")).toBe("HT");
    expect(typed("h10")).toBe("HT");
    expect(typed("kb")).toBe("CJ");
    expect(typed("pd")).toBe("SQ");
    expect(typed("hx")).toBeNull();
  });

  it("plays a card with its second letter", () => {
    expect(type("ht")).toEqual([null, "HT"]);
    expect(type("d10")).toEqual([null, null, "DT"]);
  });

  it("forgets a letter after a moment", () => {
    expect(type("ht", 2_000)).toEqual([null, null]);
  });

  it("understands the words of the terminal, but not within a card", () => {
    expect(type("?u")).toEqual(["hint", "back"]);
    expect(type("hk")).toEqual([null, "HK"]);
  });

  it("begins anew where a letter does not fit", () => {
    expect(type("hsa")).toEqual([null, null, "SA"]);
  });
});
