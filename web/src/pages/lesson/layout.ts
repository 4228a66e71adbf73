/**
 * A view from a few words, for positions that a lesson shows: `HA/?` an open card with one hidden
 * under it, `H7` one with nothing under it, `/?` a hidden card alone, `--` an empty place.
 */
import { PACK, pointsOf } from "../../lib/cards";
import type { Card, Phase, Place, View } from "../../lib/types";

export interface Position {
  /** the two rows of places, seat 0 first */
  rows: [string, string];
  seat: 0 | 1;
  contract?: string;
  declarer?: number;
  phase?: Phase;
  trick?: { leader: number; cards: Card[] };
  points?: [number, number];
}

function place(text: string): Place {
  if (text === "--") return { up: null, covered: false };
  const [up = "", under] = text.split("/");
  return { up: up || null, covered: under !== undefined };
}

/** Trumps of a contract from high to low; only what the lesson needs. */
export function trumps(contract: string): Card[] {
  const jacks = PACK.filter((card) => card.endsWith("J"));
  if (contract === "N" || !contract) return [];
  return [...jacks, ...PACK.filter((card) => card.startsWith(contract) && !card.endsWith("J"))];
}

export function cardsOf(view: View, seat: number): Card[] {
  return (view.seats[seat]?.places ?? []).flatMap((one) => (one.up ? [one.up] : []));
}

export function viewOf(position: Position): View {
  const rows = position.rows.map((row) => row.trim().split(/\s+/).map(place));
  const open = rows.flat().flatMap((one) => (one.up ? [one.up] : []));
  const hidden = rows.flat().filter((one) => one.covered).length;
  const seen = [...open, ...(position.trick?.cards ?? [])];
  const missing = PACK.filter((card) => !seen.includes(card));
  return {
    format: "offiziersskat-view/1",
    seat: position.seat,
    phase: position.phase ?? "play",
    to_act: position.seat,
    contract: position.contract ?? null,
    declarer: position.declarer ?? (position.contract && position.contract !== "R" ? 0 : null),
    kontra: 1,
    bid: null,
    took_stock: false,
    calls: [],
    seats: rows.map((places) => ({ places, hand: null, hand_size: 0 })),
    stock: null,
    stock_size: 0,
    pack_size: 0,
    trick: position.trick ? { ...position.trick, winner: null } : null,
    last_trick: null,
    points: position.points ?? [0, 0],
    tricks: [0, 0],
    gone: missing.slice(hidden),
    unseen: missing.slice(0, hidden),
    order: trumps(position.contract ?? ""),
    log: [],
    result: null,
  };
}

/** The view after the seat has played a card into the trick; what lay under it turns to `turned`. */
export function played(view: View, card: Card, turned: Card | null): View {
  const seat = view.seat ?? 0;
  const trick = view.trick ?? { leader: seat, cards: [], winner: null };
  return {
    ...view,
    to_act: null,
    seats: view.seats.map((one, at) => ({
      ...one,
      places:
        at === seat
          ? one.places.map((each) => (each.up === card ? { up: turned, covered: each.covered && !turned } : each))
          : one.places,
    })),
    trick: { ...trick, cards: [...trick.cards, card] },
  };
}

export const worth = (cards: readonly Card[]): number => cards.reduce((sum, card) => sum + pointsOf(card), 0);
