/** What the browser must know of cards: codes, order, how they are named and typed. No rules. */
import { deck } from "./deck.svelte";
import { lang, t } from "./i18n.svelte";
import type { Card, Suit } from "./types";

export const SUITS: readonly Suit[] = ["C", "S", "H", "D"];
export const RANKS = ["A", "T", "K", "Q", "J", "9", "8", "7"] as const;
export const PACK: readonly Card[] = SUITS.flatMap((suit) => RANKS.map((rank) => suit + rank));
export const GLYPH: Record<Suit, string> = { C: "♣", S: "♠", H: "♥", D: "♦" };
const POINTS: Record<string, number> = { A: 11, T: 10, K: 4, Q: 3, J: 2 };

export const suitOf = (card: Card): Suit => card[0] as Suit;
export const rankOf = (card: Card): string => card[1] ?? "";
export const pointsOf = (card: Card): number => POINTS[rankOf(card)] ?? 0;

const INDEX: Record<"de" | "en", Record<string, string>> = {
  de: { T: "10", Q: "D", J: "B" },
  en: { T: "10" },
};
const GERMAN_DECK: Record<string, string> = { A: "D", T: "10", K: "K", Q: "O", J: "U" };

/** What stands in the corner of a card: A 10 K D B in German, A 10 K Q J else; D K O U on German cards. */
export function indexOf(rank: string, german = deck.german): string {
  if (german) return GERMAN_DECK[rank] ?? rank;
  return INDEX[lang.current === "de" ? "de" : "en"][rank] ?? rank;
}

/** A card in running text: ♥10; Herz-Zehn with the German deck, whose signs no script has. */
export function short(card: Card): string {
  return deck.german ? cardName(card) : GLYPH[suitOf(card)] + indexOf(rankOf(card));
}

/** Several of them: ♥10 ♣B. */
export const shortList = (cards: readonly Card[]): string => cards.map(short).join(deck.german ? t("comma") : " ");

/** A suit as the chosen deck has it: "Kreuz" or "Eichel". */
export function suitName(suit: Suit): string {
  return t(deck.german ? `table-german-${suit.toLowerCase()}` : `contract-${suit.toLowerCase()}`);
}

/** A sentence of the server, which knows of no deck: cards and suits as the chosen one has them. */
export function inDeck(sentence: string): string {
  if (!deck.german) return sentence;
  const ranks = Object.fromEntries(RANKS.map((rank) => [indexOf(rank, false), rank]));
  const suits = Object.fromEntries(SUITS.map((suit) => [GLYPH[suit], suit]));
  const named = sentence.replace(/([♣♠♥♦])(10|[A-Z]|[789])/g, (whole, sign: string, index: string) => {
    const [suit, rank] = [suits[sign], ranks[index]];
    return suit && rank ? cardName(suit + rank) : whole;
  });
  return SUITS.reduce((text, suit) => text.replaceAll(t(`contract-${suit.toLowerCase()}`), suitName(suit)), named);
}

/** A card's spoken name: "Kreuz-Bube", "jack of clubs", 「クラブのJ」. */
export function cardName(card: Card, german = deck.german): string {
  const [suit, rank] = [suitOf(card).toLowerCase(), rankOf(card).toLowerCase()];
  return german
    ? t("table-card-german", { suit: t(`table-german-${suit}`), rank: t(`table-rank-german-${rank}`) })
    : t("table-card", { suit: t(`table-suit-${suit}`), rank: t(`table-rank-${rank}`) });
}

/** `K` and `P` are German for clubs and spades. */
export const TYPED_SUIT: Record<string, Suit> = { C: "C", K: "C", S: "S", P: "S", H: "H", D: "D" };
const TYPED_RANK: Record<string, string> = { A: "A", T: "T", K: "K", D: "Q", Q: "Q", B: "J", J: "J", "9": "9", "8": "8", "7": "7" };

/** The card that two typed keys name, `HT` or German `HB`; null if they name none. `1` waits for `0`. */
export function typed(keys: string): Card | null {
  const [first = "", ...rest] = keys.toUpperCase();
  const suit = TYPED_SUIT[first];
  const rank = rest.join("") === "10" ? "T" : TYPED_RANK[rest.join("")];
  return suit && rank ? suit + rank : null;
}

/** Sort a hand: jacks first, trumps, then suits, as the contract has it. */
export function sorted(hand: readonly Card[], order: readonly Card[]): Card[] {
  const rank = (card: Card): number => {
    const trump = order.indexOf(card);
    if (trump >= 0) return trump;
    const jack = !order.length && rankOf(card) === "J";
    return jack ? SUITS.indexOf(suitOf(card)) : 100 + PACK.indexOf(card);
  };
  return [...hand].sort((a, b) => rank(a) - rank(b));
}
