/**
 * The shuffle, recomputed by the browser itself (notation.md §5): commitment, seed, deck, cut.
 * Nothing here asks the server; `crypto.subtle` does not exist over plain http, so SHA-256 is ours.
 */
import { sha256 } from "@noble/hashes/sha2.js";
import { PACK } from "./cards";
import { hex } from "./entropy";
import type { Card, ShuffleProof, View } from "./types";

const BYTES = 32;

export function unhex(text: string): Uint8Array | null {
  if (!/^(?:[0-9a-f]{2})*$/i.test(text)) return null;
  return Uint8Array.from({ length: text.length / 2 }, (_, i) => parseInt(text.slice(2 * i, 2 * i + 2), 16));
}

export function commitment(salt: Uint8Array): string {
  return `sha256:${hex(sha256(salt))}`;
}

function concat(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** Bytes of SHA-256(seed ‖ counter), counter as four bytes big-endian. */
function* stream(seed: Uint8Array): Generator<number, never> {
  for (let counter = 0; ; counter += 1) {
    const tail = new Uint8Array(4);
    new DataView(tail.buffer).setUint32(0, counter);
    yield* sha256(concat([seed, tail]));
  }
}

/** The pack in dealing order before the cut. */
export function shuffled(seed: Uint8Array): Card[] {
  const bytes = stream(seed);
  const deck = [...PACK];
  for (let place = deck.length - 1; place > 0; place -= 1) {
    const bound = place + 1;
    const limit = Math.floor(256 / bound) * bound;
    let byte = bytes.next().value;
    while (byte >= limit) byte = bytes.next().value;
    const other = byte % bound;
    [deck[place], deck[other]] = [deck[other] as Card, deck[place] as Card];
  }
  return deck;
}

export function cut(deck: readonly Card[], number: number): Card[] {
  return [...deck.slice(number), ...deck.slice(0, number)];
}

export type ProofFault = "commitment" | "hex" | "cut";

/** The deck that a revealed shuffle gives, or what is wrong with it. */
export function provedDeck(proof: ShuffleProof): Card[] | ProofFault {
  const salt = unhex(proof.salt);
  const entropies = proof.entropies.filter((text): text is string => !!text).map(unhex);
  if (!salt || salt.length !== BYTES || entropies.some((bytes) => bytes?.length !== BYTES)) return "hex";
  if (commitment(salt) !== proof.commit.toLowerCase()) return "commitment";
  if (!Number.isInteger(proof.cut) || proof.cut < 0 || proof.cut > 31) return "cut";
  return cut(shuffled(sha256(concat([salt, ...(entropies as Uint8Array[])]))), proof.cut);
}

/** What was dealt, as far as the log of a finished hand shows it: null stands for a card nobody turned. */
export function dealtCards(view: View): (Card | null)[] {
  const deck: (Card | null)[] = [];
  const under = new Map<string, number>();
  const next = new Map<string, number>();
  for (const event of view.log) {
    if (event.event === "dealt") {
      for (let i = 0; i < event.count; i += 1) {
        if (event.kind === "d" || event.kind === "o") {
          const place = next.get(`p${event.seat}`) ?? 0;
          next.set(`p${event.seat}`, place + 1);
          under.set(`${event.seat}.${place}`, deck.length);
        }
        deck.push(event.cards?.[i] ?? null);
      }
    } else if (event.event === "turned") {
      const at = under.get(`${event.seat}.${event.place}`);
      if (at !== undefined) deck[at] = event.card;
    }
  }
  return deck;
}

export type Verdict = "proved" | "wrong-deck" | ProofFault;

/** Whether a revealed shuffle gives the cards that were on the table, and keeps to what was promised. */
export function check(proof: ShuffleProof, promised: string | null, mine: readonly string[], view: View): Verdict {
  if (promised && promised.toLowerCase() !== proof.commit.toLowerCase()) return "commitment";
  if (mine.some((text) => !proof.entropies.includes(text))) return "wrong-deck";
  const deck = provedDeck(proof);
  if (!Array.isArray(deck)) return deck;
  return dealtCards(view).every((card, i) => card === null || card === deck[i]) ? "proved" : "wrong-deck";
}
