/**
 * How large the cards are and how they lie, for a table of a given size. A pure search in two steps:
 * first how large one's own cards can be while cards are played and nothing else is shown; then how
 * the others' cards and the trick make do with what is left. So a note, a hint or a panel takes its
 * room from the others: one's own cards stay where they are, under the finger.
 */
import { COMFORT, columns, fan, gapOf, heightOf, laid, lapOf, PEEP, RATIO, ROW, TOUCH, widthOf, type Hand, type Piles } from "./layoutrows";

export interface Shape {
  seats: number;
  /** piles and open places before each seat */
  places: number;
  /** cards in one's own hand, at most */
  hand: number;
  /** cards in another's hand: shown face down, or open when he plays ouvert */
  otherHand: number;
  otherOpen: boolean;
  /** height of what lies between the two sides besides the trick now: the line, the race bar */
  middle: number;
  /** the same as it is while cards are played, whatever is shown now */
  usual: number;
  /** least height for the trick, or for the panel in its place */
  trick: number;
  /** a panel asks something in place of the trick */
  asks?: boolean;
  /** nothing else would fit: the hand's cards may stand too close to be hit singly */
  tight?: boolean;
}

export interface Layout {
  own: number;
  other: number;
  side: number;
  trick: number;
  ownPiles: Piles;
  otherPiles: Piles;
  sidePiles: Piles;
  /** between one's piles, in px; less than nothing where they overlap */
  ownGap: number;
  /** rows of one's hand, how far apart its cards stand, and how far apart its rows */
  handRows: number;
  handStep: number;
  handPitch: number;
  /** these rows stand closer than usual */
  close: boolean;
  otherHandStep: number;
  /** piles and hand lie in one row: a phone on its side */
  beside: boolean;
  otherBeside: boolean;
  /** four on a narrow screen: what is asked lies beneath the neighbours, not between them */
  across: boolean;
  /** for want of room another's face-down hand is not shown for a moment */
  bare: boolean;
  fits: boolean;
}

const LARGEST = 190; // on ordinary screens; on a large one a seventh of the board
const SMALLEST = 30;
const FLAT_COMFORT = 52; // own cards should be no narrower on a phone on its side
const SCALES = [1, 0.9, 0.8, 0.72, 0.64, 0.58, 0.52, 0.46];
const TRICKS = [1, 0.75, 0];
export const LEAST_TRICK = 54;
const TINY_TRICK = 44; // for a moment, rather than move a card under the finger
const LEAST_OTHER = 28;
const NAME = 26; // a line with a name, where four sit

/** One way to lay a side out, for cards of any width. */
interface Side {
  piles: Piles;
  /** piles and hand in one row */
  beside: boolean;
  /** rows of the hand stand close */
  close?: boolean;
}
/** The same for the others, whose cards are so much smaller, and how much of an own card's width the trick must have. */
interface Rest extends Side {
  scale: number;
  trick: number;
  across?: boolean;
}
interface Room {
  width: number;
  height: number;
  shape: Shape;
}

/** One's own side: its height and how far apart the cards of the hand stand; null if it is too wide. */
function ownSide({ width, shape }: Room, w: number, { piles, beside, close }: Side): Hand | null {
  const high = heightOf(w, shape.places, piles);
  const wide = shape.places ? widthOf(w, piles.columns) : 0;
  // A pile that another overlaps stays in sight nearly whole.
  if (wide > width && !(piles.lap && w * (1 + PEEP) + lapOf(w, piles.columns, width) >= Math.max(TOUCH, w * 0.9))) return null;
  if (!beside) {
    const hand = fan(shape.hand, width, w, close);
    return { ...hand, height: high + hand.height };
  }
  const step = Math.min(w + 4, (width - wide - 12 - w) / Math.max(1, shape.hand - 1));
  return step < (shape.tight ? 16 : Math.max(TOUCH - 6, w * 0.6)) ? null : { rows: 1, row: shape.hand, step, height: high, pitch: w * ROW };
}

function otherSide({ width, shape }: Room, w: number, { piles, beside }: Side): Hand | null {
  const high = heightOf(w, shape.places, piles);
  const wide = shape.places ? widthOf(w, piles.columns) : 0;
  const room = beside ? width - wide - 12 : width;
  const step = Math.min(w * (shape.otherOpen ? 0.8 : 0.45), (room - w) / Math.max(1, shape.otherHand - 1));
  if (wide > width || step < 8) return null;
  const hand = shape.otherHand ? w * (shape.otherOpen ? RATIO : 0.62) + 4 : 0;
  return { rows: 1, row: shape.otherHand, step, pitch: 0, height: beside ? Math.max(high, hand) : high + hand };
}

/** The two sides of a table for two. */
function tryTwo(room: Room, w: number, own: Side, rest: Rest): Layout | null {
  const { height, shape } = room;
  const other = Math.min(w, Math.max(w * rest.scale, LEAST_OTHER));
  const [mine, theirs] = [ownSide(room, w, own), otherSide(room, other, rest)];
  if (!mine || !theirs) return null;
  const left = height - mine.height - theirs.height - shape.middle - 6;
  if (left < Math.max(shape.trick, w * rest.trick * RATIO)) return null;
  return found({
    own: w,
    other,
    trick: Math.min(w, left / RATIO),
    ownPiles: own.piles,
    otherPiles: rest.piles,
    handRows: mine.rows,
    handStep: mine.step,
    handPitch: mine.pitch,
    close: !!own.close,
    ownGap: own.piles.lap ? lapOf(w, own.piles.columns, room.width) : gapOf(own.piles.columns),
    otherHandStep: theirs.step,
    beside: own.beside,
    otherBeside: rest.beside,
  });
}

/** Four seats: partner opposite, the others at the sides; the trick lies between these two. */
function tryFour({ width, height, shape }: Room, w: number, own: Side, rest: Rest): Layout | null {
  const other = Math.min(w, Math.max(w * rest.scale, LEAST_OTHER));
  const side = Math.min(other, Math.max(w * 0.85, LEAST_OTHER));
  const sides = widthOf(side, rest.piles.columns);
  const top = { columns: shape.places, pitch: 1 };
  const left = height - heightOf(w, shape.places, own.piles) - heightOf(other, shape.places, top) - NAME - shape.middle - 6;
  const trick = Math.min(w, left / 2.2, (width - 2 * sides - 16) / 3);
  if (widthOf(w, own.piles.columns) > width) return null;
  if (rest.across) {
    const fits = 2 * sides + 8 <= width && left >= heightOf(side, shape.places, rest.piles) + NAME + shape.trick;
    return fits ? found({ own: w, other, side, trick: LEAST_TRICK / RATIO, ownPiles: own.piles, otherPiles: top, sidePiles: rest.piles, across: true }) : null;
  }
  if (left < Math.max(shape.trick, heightOf(side, shape.places, rest.piles) + NAME)) return null;
  if (trick < Math.max(Math.min(w, 40), w * rest.trick)) return null;
  return found({ own: w, other, side, trick, ownPiles: own.piles, otherPiles: top, sidePiles: rest.piles });
}

function found(part: Partial<Layout> & Pick<Layout, "own" | "other" | "trick" | "ownPiles" | "otherPiles">): Layout {
  const ownGap = gapOf(part.ownPiles.columns);
  return { side: part.other, sidePiles: part.otherPiles, ownGap, handRows: 0, handStep: 0, handPitch: 0, close: false, otherHandStep: 0, beside: false, otherBeside: false, across: false, bare: false, fits: true, ...part };
}

/** What a layout is worth: own cards that can be hit, then read, then all as large as may be. */
function worth(one: Layout, seats: number, comfort: number): number {
  const { own, ownPiles, close, other, otherPiles, side, sidePiles } = one;
  // Five piles in one row are found at a glance, so that they may overlap a little.
  const covered = (ownPiles.pitch < 1 ? own * (1.35 - 1.2 * ownPiles.pitch) : 0) + (ownPiles.lap ? own * -0.12 : 0) + (close ? own * 0.15 : 0);
  // With four, the others' cards are what one watches most.
  const theirs = seats === 4 ? (other + side * (0.3 + 0.7 * sidePiles.pitch)) * 1.9 : other * (otherPiles.pitch < 1 ? 0.9 : 1.35);
  return Math.min(own, TOUCH) * 12 + Math.min(own, comfort) * 8 + own - covered + theirs + one.trick * (seats === 4 ? 0.5 : 0.8);
}

/** Whether a board of this size is that of a phone on its side. */
export const isFlat = (width: number, height: number): boolean => width > 1.25 * height && height < 560;

class Search {
  readonly #flat: boolean;
  readonly #comfort: number;
  readonly #narrow: boolean;
  /** a phone upright: here rows may overlap more, and another's hand may lie beside his piles */
  readonly #upright: boolean;
  readonly #shape: Shape;
  readonly #ways: number[];

  constructor(width: number, height: number, shape: Shape) {
    this.#flat = isFlat(width, height);
    this.#comfort = this.#flat ? FLAT_COMFORT : COMFORT;
    this.#narrow = width < 480;
    this.#upright = this.#narrow && !this.#flat && shape.seats === 2 && !!shape.hand;
    this.#shape = shape;
    this.#ways = columns(shape.places, this.#flat);
  }

  /** All ways to lay one's own side out. */
  sides(): Side[] {
    const sides = this.#sides(this.#ways);
    if (!this.#upright) return sides;
    const { places } = this.#shape;
    const lapped = places > 4 && places === this.#ways[0] ? [{ piles: { columns: places, pitch: 1, lap: true }, beside: false }] : [];
    return [...sides, ...lapped].flatMap((side) => [side, { ...side, close: true }]);
  }

  #sides(ways: readonly number[]): Side[] {
    const { seats, places, hand } = this.#shape;
    if (seats === 4) return [{ piles: { columns: Math.max(1, places), pitch: 1 }, beside: false }];
    const plain = laid(ways, places).map((piles) => ({ piles, beside: false }));
    return this.#flat && places && hand ? [...plain, { piles: { columns: places, pitch: 1 }, beside: true }] : plain;
  }

  #rests(): Rest[] {
    const { seats, places } = this.#shape;
    // On a narrow screen the others' piles may also lie in one row, small.
    const ways = this.#narrow ? [...new Set([this.#ways[0] ?? 1, Math.max(1, places)])] : this.#ways.slice(0, 1);
    const around = laid([1, 2, 4], places).filter(({ pitch }) => this.#narrow || pitch === 1);
    const row = { piles: { columns: Math.max(1, places), pitch: 1 }, beside: false };
    if (seats === 4 && this.#shape.asks && this.#narrow) return SCALES.map((scale) => ({ ...row, scale, trick: 0, across: true }));
    const sides = seats === 4 ? around.map((piles) => ({ piles, beside: false })) : [...this.#sides(ways), ...this.#besides()];
    return sides.flatMap((side) => SCALES.flatMap((scale) => TRICKS.map((trick) => ({ ...side, scale, trick }))));
  }

  /** Another's face-down hand beside his piles: only where that makes one's own cards large enough. */
  #besides(): Side[] {
    const { places, otherHand, otherOpen } = this.#shape;
    return this.#upright && places && otherHand && !otherOpen ? [{ piles: { columns: places, pitch: 1 }, beside: true }] : [];
  }

  /** The best layout with own cards between these widths; rows overlap only where they would be too small otherwise. */
  best(room: Room, sides: readonly Side[], least: number, most: number): Layout | null {
    const apart = ({ piles, beside, close }: Side): boolean => this.#shape.seats === 4 || (piles.pitch === 1 && !close && !(beside && this.#upright));
    const rests = this.#rests();
    const plain = this.#best(room, sides.filter(apart), rests.filter(apart), least, most);
    return plain && plain.own >= Math.min(most, this.#comfort) ? plain : this.#best(room, sides, rests, least, most);
  }

  #best(room: Room, sides: readonly Side[], rests: readonly Rest[], least: number, most: number): Layout | null {
    const attempt = this.#shape.seats === 4 ? tryFour : tryTwo;
    let best: Layout | null = null;
    let score = -1;
    for (const rest of rests) {
      for (const side of sides) {
        const one = widest((w) => attempt(room, w, side, rest), least, most);
        const value = one ? worth(one, this.#shape.seats, this.#comfort) : -1;
        if (value > score) [best, score] = [one, value];
      }
    }
    return best;
  }
}

/** The layout with the widest cards that fit, to the pixel: what does not fit does not fit when larger either. */
function widest(attempt: (w: number) => Layout | null, least: number, most: number): Layout | null {
  let best = attempt(least);
  if (!best) return null;
  let [low, high] = [least, most];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    const one = attempt(middle);
    if (one) [low, best] = [middle, one];
    else high = middle - 1;
  }
  return best;
}

let last: { key: string; calm: Layout | null } | null = null;

/** How it lies while cards are played and nothing else is shown; what was asked last is remembered. */
function calmly(room: Room): Layout | null {
  const { usual, seats, places, hand, otherHand, otherOpen } = room.shape;
  const key = [room.width, room.height, usual, seats, places, hand, otherHand, otherOpen].join();
  if (last?.key !== key) {
    const shape = { ...room.shape, middle: usual, trick: LEAST_TRICK, asks: false };
    const search = new Search(room.width, room.height, shape);
    last = { key, calm: search.best({ ...room, shape }, search.sides(), SMALLEST, Math.max(LARGEST, Math.round(room.width / 7))) };
  }
  return last.calm;
}

/** The same own cards for a moment, with a tiny trick, then without another's face-down hand. */
function squeezed(search: Search, room: Room, sides: readonly Side[], own: number, baring: boolean): Layout | null {
  const tiny = { ...room.shape, trick: room.shape.trick > LEAST_TRICK ? room.shape.trick : TINY_TRICK };
  const found = search.best({ ...room, shape: tiny }, sides, own, own);
  if (found || !baring || !tiny.otherHand || tiny.otherOpen) return found;
  const bare = search.best({ ...room, shape: { ...tiny, otherHand: 0 } }, sides, own, own);
  return bare && { ...bare, bare: true };
}

/** Whether the cards of a side would stay where they are in a layout. */
const isLaidLike = ({ piles, beside, close }: Side, { ownPiles, ...calm }: Layout): boolean =>
  piles.columns === ownPiles.columns && piles.pitch === ownPiles.pitch && !!piles.lap === !!ownPiles.lap && beside === calm.beside && !!close === calm.close;

/** The best layout for a board of `width` × `height`, over whose upper edge something lies `top` px far. */
export function layout(width: number, height: number, shape: Shape, top = 0): Layout {
  const search = new Search(width, height, shape);
  const sides = search.sides();
  const calm = calmly({ width, height, shape });
  const room = { width, height: height - top, shape };
  if (calm) {
    const same = sides.filter((side) => isLaidLike(side, calm));
    const tight = { ...room, shape: { ...shape, tight: true } };
    const kept =
      search.best(room, same, calm.own, calm.own) ??
      squeezed(search, room, same, calm.own, !top) ??
      search.best(room, sides, calm.own, calm.own) ??
      search.best(room, sides, Math.min(TOUCH, calm.own), calm.own) ??
      search.best(tight, sides, SMALLEST, calm.own);
    if (kept) return kept;
  }
  // Too small for everything: own cards stay as large as four in a row allow, and the page scrolls.
  const own = Math.min(COMFORT, (width - 4 * gapOf(4)) / (4 * (1 + PEEP)));
  const [first, least] = [sides[0]?.piles ?? { columns: 1, pitch: 1 }, sides.at(-1)?.piles ?? { columns: 1, pitch: 1 }];
  const hand = fan(shape.hand, width, own);
  return found({ own, other: own * 0.64, side: own * 0.5, trick: own, ownPiles: least, otherPiles: first, handRows: hand.rows, handStep: hand.step, handPitch: hand.pitch, otherHandStep: own * 0.3, fits: false });
}
