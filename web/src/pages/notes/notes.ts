/**
 * The first minute: which note a newcomer gets at a state of the table, each once. It reads the same
 * message as the table and decides on nothing but words; sentences stand in `first.ftl`.
 */
import { pointsOf, rankOf, suitOf } from "../../lib/cards";
import { letterOf } from "../../lib/names";
import type { Card, TableState, View } from "../../lib/types";

const KEY = "offiziersskat.notes";

/** The notes that this browser has shown, over all games. */
export function seenNotes(): Set<string> {
  try {
    return new Set(JSON.parse(localStorage.getItem(KEY) ?? "[]") as string[]);
  } catch {
    return new Set();
  }
}

export function markSeen(note: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...seenNotes().add(note)]));
  } catch {
    // Then it is said once more.
  }
}

export function forgetNotes(): void {
  localStorage.removeItem(KEY);
}

interface Scene {
  state: TableState;
  view: View;
  /** one's own seat */
  seat: number;
  own: Card[];
  mine: boolean;
  legal: Card[];
  led: Card | null;
}

function scene(state: TableState): Scene | null {
  const view = state.view;
  const player = state.players.find((one) => one.player === state.you);
  if (!view || !player) return null;
  const seat = view.seats[player.seat];
  const own = [...(seat?.places ?? []).map((place) => place.up), ...(seat?.hand ?? [])].filter((card) => card !== null);
  return {
    state,
    view,
    seat: player.seat,
    own,
    mine: view.to_act === player.seat,
    legal: state.legal.filter((action) => own.includes(action)),
    led: view.trick?.cards[0] ?? null,
  };
}

/** The points that one's own side has to reach, where that decides; 0 where something else does. */
export function goalOf({ need, players, you }: TableState): number {
  const seat = players.find((one) => one.player === you)?.seat;
  const found = seat === undefined ? null : need[seat % 2];
  return found?.aim === "points" ? found.points : 0;
}
/** The ordinary race, about half of the points: neither schneider nor schwarz was announced. */
const isOrdinary = (at: Scene): boolean => [60, 61].includes(goalOf(at.state));

const isRamsch = ({ view }: Scene): boolean => letterOf(view.contract ?? "") === "R";
const isNull = ({ view }: Scene): boolean => letterOf(view.contract ?? "") === "N";
const isTrump = (view: View, card: Card): boolean => view.order.includes(card);
const plays = ({ view, mine }: Scene): boolean => mine && view.phase === "play";
const follows = (at: Scene): boolean => plays(at) && at.led !== null;
const scored = ({ view }: Scene): boolean => view.points[0] + view.points[1] >= pointsOf("CA");
function canFollow({ view, led, own }: Scene): boolean {
  if (!led) return false;
  const trump = isTrump(view, led);
  return own.some((card) => (trump ? isTrump(view, card) : !isTrump(view, card) && suitOf(card) === suitOf(led)));
}

/** In the order in which they may come, what is asked just now before all else; the first new one that fits is shown. */
const NOTES: readonly (readonly [id: string, fits: (at: Scene) => boolean])[] = [
  ["bid", ({ view, mine }) => mine && view.phase === "bid"],
  ["declare", ({ view, mine }) => mine && view.phase === "declare"],
  ["kontra", ({ view, mine }) => mine && view.phase === "kontra"],
  ["piles", ({ view }) => view.seats.some((seat) => seat.places.some((place) => place.up && place.covered))],
  ["sixteen", ({ view }) => view.seats.every((seat) => !seat.places.length) && view.phase === "declare"],
  ["hand", ({ view, seat }) => !!view.seats[seat]?.hand?.length && !!view.seats[seat]?.places.length],
  ["fewest", (at) => plays(at) && isRamsch(at)],
  ["no-trick", (at) => plays(at) && isNull(at)],
  ["aim", (at) => plays(at) && isOrdinary(at)],
  ["lead", (at) => plays(at) && at.led === null],
  ["jack", (at) => follows(at) && !!at.led && rankOf(at.led) === "J" && isTrump(at.view, at.led)],
  ["free", (at) => follows(at) && !canFollow(at) && at.legal.some((card) => isTrump(at.view, card))],
  ["forced", (at) => follows(at) && canFollow(at) && at.legal.length === 1],
  ["follow", (at) => follows(at) && canFollow(at) && !isNull(at)],
  ["follow-null", (at) => follows(at) && canFollow(at) && isNull(at)],
  ["turned", ({ view, seat, mine }) => mine && view.log.some((event) => event.event === "turned" && event.seat === seat)],
  ["bar", (at) => at.mine && isOrdinary(at) && scored(at)],
  ["bar-fewest", (at) => plays(at) && isRamsch(at) && scored(at)],
  ["hint", ({ state, mine }) => mine && state.can.hint && state.ply > 6],
];

/** Whether kontra, re or the stock is asked for: then what is played must be seen, and other notes wait. */
export const isAnswered = (view: View | null): boolean => !!view && !["declare", "bid", "discard", "play", "over"].includes(view.phase);

/** The id of the note for this state, or null; `seen` holds ids that are not shown again. */
export function noteFor(state: TableState, seen: ReadonlySet<string>): string | null {
  const at = scene(state);
  if (!at || state.status !== "playing") return null;
  return NOTES.find(([id, fits]) => (id === "kontra" || !isAnswered(at.view)) && !seen.has(id) && fits(at))?.[0] ?? null;
}
