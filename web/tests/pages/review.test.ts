/** What a page works out of a review: the account adds up from either side, and the axis has few round values. */
import { describe, expect, it, vi } from "vitest";
import { lossSeenBy, partsOf, seenBy, ticks, type Account, type Figures, type Step } from "../../src/pages/record/review/review.svelte";

vi.mock("../../src/lib/settings.svelte", () => ({ settings: { deck: "french", lang: "en" } }));

const both = (score: number): Figures => ({ points: score / 2, score });
const tally = (luck: Account["sides"][0]["luck"], loss: number): Account["sides"][0] => ({ luck, loss: both(loss), decisions: 1, per_decision: both(loss) });
const ACCOUNT: Account = {
  before: both(10),
  result: both(-8),
  rest: both(-3),
  stderr: both(1),
  sides: [tally({ deal: both(-4), turn: both(6) }, 20), tally({ deal: both(4), turn: both(-6) }, 3)],
};

describe("an account", () => {
  it.each([0, 1] as const)("adds up as side %i sees it", (side) => {
    const parts = partsOf(ACCOUNT, side);
    const total = parts.slice(0, -1).reduce((sum, { figures }) => sum + figures.score, 0);
    expect(total).toBeCloseTo(side === 0 ? -8 : 8);
    expect(parts.at(-1)?.figures.score).toBe(side === 0 ? -8 : 8);
    expect(parts.map(({ what }) => what)).toEqual(["before", "luck", "luck", "loss", "loss", "rest", "result"]);
  });

  it("counts a loss against who made it", () => {
    const step: Step = { ply: 3, seat: 1, action: "HA", value: both(5), luck: both(0), loss: both(7), rest: both(0), how: "exact" };
    expect(lossSeenBy(step, 0).score).toBe(7);
    expect(lossSeenBy(step, 1).score).toBe(-7);
    expect(seenBy(step.value, 1).score).toBe(-5);
  });
});

describe("an axis", () => {
  it.each([
    [-40, 20, 5],
    [0, 1, 4],
    [-334, 240, 3],
    [0, 0, 4],
    [-0.2, 0.1, 6],
  ])("from %d to %d has at most %d steps, one of them 0", (low, high, most) => {
    const found = ticks(low, high, most);
    expect(found.map(Math.abs)).toContain(0);
    expect(found.length).toBeLessThanOrEqual(most + 1);
    expect(found.every((value) => value >= low && value <= high)).toBe(true);
  });
});
