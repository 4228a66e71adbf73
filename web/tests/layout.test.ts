/** Cards fit on every screen, and one's own are never too small to be hit. */
import { describe, expect, it } from "vitest";
import { layout, LEAST_TRICK, type Shape } from "../src/lib/layout";
import { fan, gapOf } from "../src/lib/layoutrows";

const classic: Shape = { seats: 2, places: 8, hand: 0, otherHand: 0, otherOpen: false, middle: 90, usual: 90, trick: LEAST_TRICK };
const half: Shape = { ...classic, places: 4, hand: 8, otherHand: 8 };
const auction: Shape = { ...classic, places: 5, hand: 5, otherHand: 5 };
const sixteen: Shape = { ...classic, places: 0, hand: 16, otherHand: 16 };
const double: Shape = { ...classic, seats: 4, places: 4 };
const flat = { middle: 43, usual: 43 };

describe("layout", () => {
  it("keeps own cards 64 px wide on a phone of 320 px", () => {
    const found = layout(308, 480, classic);
    expect(found.own).toBeGreaterThanOrEqual(64);
    expect(found.ownPiles).toEqual({ columns: 4, pitch: 1 });
    expect(found.fits).toBe(true);
  });

  it.each([
    ["a note", 500, 24, {}],
    ["a hint of three lines", 500, 0, { middle: 135 }],
    ["a panel", 500, 0, { middle: 6, trick: 190 }],
    ["a note on a small phone", 430, 24, {}],
    ["a note and a panel", 500, 24, { middle: 6, trick: 160 }],
  ])("leaves own cards as they are under %s", (_what, height, top, now) => {
    const calm = layout(308, height, classic);
    const found = layout(308, height, { ...classic, ...now }, top);
    expect(found.fits).toBe(true);
    expect([found.own, found.ownPiles]).toEqual([calm.own, calm.ownPiles]);
    expect(found.own).toBeGreaterThanOrEqual(64);
  });

  it("lets another's face-down hand go for a moment rather than change own cards", () => {
    const [calm, hinted] = [layout(308, 430, sixteen), layout(308, 430, { ...sixteen, middle: 128 })];
    expect([hinted.own, hinted.ownPiles, hinted.bare]).toEqual([calm.own, calm.ownPiles, true]);
    expect([calm.bare, hinted.fits]).toEqual([false, true]);
  });

  it("lets rows overlap rather than make own cards too small, and only then", () => {
    const six = { ...auction, places: 6, hand: 4, otherHand: 4 };
    expect(layout(308, 480, six).own).toBeGreaterThanOrEqual(64);
    expect(layout(308, 480, six).ownPiles.pitch).toBeLessThan(1);
    expect(layout(800, 776, auction).ownPiles.pitch).toBe(1);
  });

  it.each([
    ["auction", auction],
    ["auction, the stock taken", { ...auction, hand: 7, otherHand: 7 }],
    ["half open", half],
  ])("keeps own cards 64 px wide on a low phone with piles and a hand: %s", (_name, shape) => {
    for (const height of [460, 480, 502, 540]) expect(layout(308, height, shape).own, `${height}`).toBeGreaterThanOrEqual(64);
    expect(layout(308, 430, shape).own).toBeGreaterThanOrEqual(58);
    for (const height of [430, 460, 502]) {
      const found = layout(308, height, shape);
      expect(found.fits).toBe(true);
      // What is in sight of a card is wide and high enough to be hit.
      expect(Math.min(found.handStep, found.own * 1.1 + found.ownGap)).toBeGreaterThanOrEqual(44);
      if (found.handRows > 1) expect(found.handPitch).toBeGreaterThanOrEqual(44);
    }
  });

  it("lets piles of one row overlap by no more than a phone lacks", () => {
    const { own, ownPiles, ownGap } = layout(308, 502, auction);
    expect([ownPiles.lap, own * 1.1 * 5 + 4 * ownGap]).toEqual([true, 308]);
    expect(layout(308, 502, classic).ownGap).toBe(6);
    expect(layout(800, 776, auction).ownPiles.lap).toBeUndefined();
  });

  it("lets the rows of a hand stand close only where own cards would be too small otherwise", () => {
    expect([layout(308, 460, half).close, layout(308, 540, half).close]).toEqual([true, false]);
    expect(layout(308, 460, half).handPitch).toBeCloseTo(64 * 0.69);
  });

  it("lays what four are asked beneath the neighbours on a phone, and their cards as before when it is answered", () => {
    const asked = layout(308, 472, { ...double, middle: 6, trick: 157, asks: true });
    expect([asked.across, asked.fits, asked.sidePiles]).toEqual([true, true, { columns: 4, pitch: 1 }]);
    expect(asked.own).toBe(layout(308, 472, double).own);
    expect(layout(308, 472, double).across).toBe(false);
    expect(layout(900, 700, { ...double, trick: 157, asks: true }).across).toBe(false);
  });

  it("lays one row of eight on a phone on its side", () => {
    expect(layout(504, 312, { ...classic, ...flat }).ownPiles.columns).toBe(8);
  });

  it("lays two rows of four on a desk", () => {
    const found = layout(800, 776, classic);
    expect([found.ownPiles.columns, found.otherPiles.columns]).toEqual([4, 4]);
  });

  it.each([
    ["classic", { ...classic, ...flat }],
    ["half open", { ...half, ...flat }],
    ["auction", { ...auction, ...flat }],
    ["bidding", { ...auction, ...flat, middle: 5, trick: 96 }],
    ["double", { ...double, middle: 70, usual: 70 }],
  ])("leaves targets of 44 px on a phone on its side: %s", (_name, shape) => {
    const found = layout(432, 312, shape);
    expect(found.fits).toBe(true);
    expect(found.own).toBeGreaterThanOrEqual(44);
    if (shape.hand) expect(found.handStep).toBeGreaterThanOrEqual(38);
  });

  it.each([308, 432, 756, 760, 1340, 2549])("keeps the trick of four off the neighbours' piles: %i px", (width) => {
    const found = layout(width, width < 500 ? 430 : width * 0.9, double);
    const { columns } = found.sidePiles;
    const sides = 2 * (columns * (found.side * 1.1 + gapOf(columns)) - gapOf(columns));
    expect(found.fits).toBe(true);
    // Cards 0.92 apart lie a little askew.
    expect(sides + found.trick * 2.95).toBeLessThanOrEqual(width);
  });

  it.each([
    ["classic", classic],
    ["half open", half],
    ["auction", { ...auction, hand: 7, otherHand: 7 }],
    ["sixteen", sixteen],
    ["double", double],
  ])("makes cards grow with the screen, up to 4K: %s", (_name, shape) => {
    const widths = [[308, 500], [800, 1040], [1660, 1400], [2549, 2136]].map(([w = 0, h = 0]) => layout(w, h, shape).own);
    expect(widths[0]).toBeGreaterThanOrEqual(44);
    for (const at of [1, 2, 3]) expect(widths[at - 1]).toBeLessThan(widths[at] ?? 0);
  });
});

describe("a hand", () => {
  it("takes as many rows as leave each card 44 px", () => {
    expect(fan(16, 308, 64).rows).toBe(3);
    expect(fan(16, 308, 64).step).toBeGreaterThanOrEqual(44);
    expect(fan(5, 800, 90).rows).toBe(1);
    expect(fan(0, 300, 64).height).toBe(0);
  });
});
