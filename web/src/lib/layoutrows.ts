/** What rows of piles and of a hand take, for cards of a given width, and how their cards stand. */

/** How the piles of a seat lie: so many beside each other, and how much of a row the next one leaves free. */
export interface Piles {
  columns: number;
  pitch: number;
  /** each lies over the right edge of the one before, for want of width */
  lap?: boolean;
}

export const RATIO = 1.4;
export const PEEP = 0.1; // how far the card beneath looks out
export const TOUCH = 44; // no target should be narrower
export const COMFORT = 64; // own cards should be no narrower
/** Rows of piles that lie apart, and rows that overlap: the index and the upper half stay in sight. */
const PITCHES = [1, 0.8, 0.62];
/** The same for rows of a hand, in widths of a card; on a narrow screen no more than the index stays in sight. */
export const ROW = 0.85;
const CLOSE_ROW = 0.69;

export const gapOf = (columns: number): number => (columns > 5 ? 4 : 6);
/** Where piles of one row overlap they do so as little as the width allows. */
export const lapOf = (w: number, columns: number, width: number): number => Math.min(gapOf(columns), (width - columns * w * (1 + PEEP)) / (columns - 1));
export const widthOf = (w: number, columns: number): number => columns * (w * (1 + PEEP) + gapOf(columns)) - gapOf(columns);

export function heightOf(w: number, count: number, { columns, pitch }: Piles): number {
  if (!count) return 0;
  const card = w * (RATIO + PEEP);
  return card + (Math.ceil(count / columns) - 1) * (card * pitch + gapOf(columns)) + 6;
}

/** How a seat's hand lies: its rows, its height and width, and how far apart its cards stand. */
export interface Hand {
  rows: number;
  row: number;
  step: number;
  height: number;
  pitch: number;
}

/** A hand in as few rows as leave each card 44 px to be hit, and of a large card the middle. */
export function fan(count: number, width: number, w: number, close = false): Hand {
  const pitch = close ? Math.min(w * ROW, Math.max(TOUCH, w * CLOSE_ROW)) : w * ROW;
  if (!count) return { rows: 0, row: 0, step: 0, height: 0, pitch };
  for (let rows = 1; ; rows += 1) {
    const row = Math.ceil(count / rows);
    const step = row === 1 ? w : Math.min(w + 4, (width - w) / (row - 1));
    if (step >= Math.max(Math.min(TOUCH, w), w > COMFORT ? w * 0.6 : 0) || row <= 2) {
      return { rows, row, step, height: w * RATIO + (rows - 1) * pitch + 12, pitch };
    }
  }
}

/** Ways to lay piles out: in one row on a phone on its side, else in two. */
export function columns(places: number, flat: boolean): number[] {
  if (places <= 4) return [Math.max(places, 1)];
  if (flat) return [places];
  return places === 5 ? [5, 3] : [Math.ceil(places / 2)];
}

export const laid = (ways: readonly number[], places: number): Piles[] =>
  ways.flatMap((way) => PITCHES.slice(0, way < places ? undefined : 1).map((pitch) => ({ columns: way, pitch })));
