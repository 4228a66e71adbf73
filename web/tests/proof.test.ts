/** The shuffle as notation.md §5 has it; the expected decks come from the Python of the project. */
import { describe, expect, it } from "vitest";
import { check, commitment, cut, provedDeck, shuffled, unhex } from "../src/lib/proof";
import type { LogEvent, View } from "../src/lib/types";
import known from "./proof.json";

const bytes = (hex: string): Uint8Array => unhex(hex) ?? new Uint8Array();

/** A finished hand in which every card lay open at once, in dealing order. */
function viewOf(deck: readonly string[]): View {
  const log: LogEvent[] = [0, 1].map((seat) => ({ event: "dealt", seat, kind: "h", cards: deck.slice(16 * seat, 16 * seat + 16), count: 16 }));
  return { log } as unknown as View;
}

describe("the shuffle", () => {
  it("gives the deck of a seed, card by card", () => {
    expect(shuffled(bytes(known.seed)).join(" ")).toBe(known.shuffled);
  });

  it("promises the salt by its SHA-256", () => {
    expect(commitment(bytes(known.proof.salt))).toBe(known.proof.commit);
  });

  it("is cut by taking cards from the top to the bottom", () => {
    expect(cut(["a", "b", "c", "d"], 1)).toEqual(["b", "c", "d", "a"]);
    expect(cut(["a", "b", "c", "d"], 0)).toEqual(["a", "b", "c", "d"]);
  });

  it("is recomputed from what is revealed", () => {
    expect((provedDeck(known.proof) as string[]).join(" ")).toBe(known.deck);
  });

  it("leaves out engines, who send no entropy", () => {
    const proof = { ...known.proof, entropies: [...known.proof.entropies, ""] };
    expect((provedDeck(proof) as string[]).join(" ")).toBe(known.deck);
  });

  it.each([
    ["commitment", { salt: "00".repeat(32) }],
    ["hex", { salt: "zz" }],
    ["hex", { entropies: ["abcd"] }],
    ["cut", { cut: 32 }],
  ])("is refused as %s when it was tampered with", (fault, change) => {
    expect(provedDeck({ ...known.proof, ...change })).toBe(fault);
  });
});

describe("the check at the table", () => {
  const deck = known.deck.split(" ");

  it("passes when promise, own entropy and cards agree", () => {
    expect(check(known.proof, known.proof.commit, known.proof.entropies.slice(0, 1), viewOf(deck))).toBe("proved");
  });

  it("fails when another commitment was promised", () => {
    expect(check(known.proof, `sha256:${"0".repeat(64)}`, [], viewOf(deck))).toBe("commitment");
  });

  it("fails when the entropy of this browser was not used", () => {
    expect(check(known.proof, known.proof.commit, ["ff".repeat(32)], viewOf(deck))).toBe("wrong-deck");
  });

  it("fails when two cards on the table were exchanged", () => {
    const [first = "", second = "", ...rest] = deck;
    expect(check(known.proof, known.proof.commit, [], viewOf([second, first, ...rest]))).toBe("wrong-deck");
  });
});
