/**
 * The proofs in a text of records, read by the browser itself: no more of notation.md than the tags
 * that say how a deck came about. Whatever else is in the text is passed over.
 */
import type { Card } from "../../lib/types";

export interface ProvedHand {
  deck: Card[] | null;
  commit: string | null;
  salt: string | null;
  entropies: (string | null)[];
  cut: number | null;
}

const CARD: Record<string, string> = { "♣": "C", "♠": "S", "♥": "H", "♦": "D" };

/** `ct`, `♣10` and `CT` are one card. */
function card(word: string): Card {
  const [suit = "", ...rank] = word.toUpperCase();
  return (CARD[suit] ?? suit) + rank.join("").replace("10", "T");
}

function fromTags(tags: Map<string, string>): ProvedHand {
  const seats = [0, 1, 2, 3].map((seat) => tags.get(`Entropy${seat}`) ?? null);
  const cut = tags.get("Cut");
  return {
    deck: tags.get("Deck")?.trim().split(/\s+/).map(card) ?? null,
    commit: tags.get("Commit") ?? null,
    salt: tags.get("Salt") ?? null,
    entropies: seats,
    cut: cut === undefined ? null : Number(cut),
  };
}

function fromJson(value: unknown): ProvedHand | null {
  if (typeof value !== "object" || value === null || !("actions" in value || "deck" in value)) return null;
  const hand = value as Record<string, unknown>;
  const text = (name: string): string | null => (typeof hand[name] === "string" ? hand[name] : null);
  const isTexts = (list: unknown): list is (string | null)[] =>
    Array.isArray(list) && list.every((one) => one === null || typeof one === "string");
  return {
    deck: isTexts(hand["deck"]) ? hand["deck"].map((one) => card(one ?? "")) : null,
    commit: text("commit"),
    salt: text("salt"),
    entropies: isTexts(hand["entropy"]) ? hand["entropy"] : [],
    cut: typeof hand["cut"] === "number" ? hand["cut"] : null,
  };
}

function jsonHands(text: string): ProvedHand[] | null {
  const whole = attempt(text);
  const values = whole === undefined ? text.split("\n").filter((line) => line.trim()).map(attempt) : [whole].flat();
  const hands = values.map(fromJson).filter((hand) => hand !== null);
  return hands.length ? hands : null;
}

function attempt(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

// A tag pair; a comment in braces; a comment to the end of the line; anything else that is not space.
const TOKEN = /\[\s*(\w+)\s+"((?:[^"\\]|\\.)*)"\s*\]|\{[^}]*\}|;[^\n]*|[^\s[{;]+|\[/g;

/** The hands of a text in either form, in their order. */
export function handsOf(text: string): ProvedHand[] {
  if (/^\s*[{[]\s*["{\]}]/.test(text) && !/^\s*\[\s*\w+\s+"/.test(text)) return jsonHands(text) ?? [];
  const hands: ProvedHand[] = [];
  let tags = new Map<string, string>();
  let moved = false;
  for (const [token, name, value] of text.matchAll(TOKEN)) {
    if (name !== undefined) {
      if (moved) {
        hands.push(fromTags(tags));
        tags = new Map();
        moved = false;
      }
      tags.set(name, (value ?? "").replace(/\\(.)/g, "$1"));
    } else if (!"{;".includes(token[0] ?? "")) moved = true;
  }
  if (tags.size) hands.push(fromTags(tags));
  return hands;
}
