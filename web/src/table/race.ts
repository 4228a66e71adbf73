/** What the bar of points marks; it asks nothing of the rules but what a side needs. */
import type { Need } from "../lib/types";

const SCHNEIDER = [31, 90] as const;

/** The marks, the goal among them; none where fewest points win, null where points decide nothing. */
export function marks(need: Need | null | undefined): readonly number[] | null {
  if (!need || need.aim === "fewest") return [];
  if (need.aim !== "points") return null;
  const [free, schneider] = SCHNEIDER;
  // With schneider announced there is but one goal, for either side.
  return need.points > free && need.points < schneider ? [free, need.points, schneider] : [need.points];
}
