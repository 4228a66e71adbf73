/** What a person sees between two views: the log played one event after another. */
import { describe, expect, it } from "vitest";
import { bare, resultSide, sideOf, steps } from "../src/table/steps";
import type { LogEvent, View } from "../src/lib/types";

const SEAT = { places: [], hand: null, hand_size: 0 };

function view(log: LogEvent[], change: Partial<View> = {}): View {
  return {
    format: "offiziersskat-view/1",
    seat: 0,
    phase: "play",
    to_act: 0,
    contract: "C",
    declarer: 0,
    kontra: 1,
    bid: null,
    took_stock: false,
    calls: [],
    seats: [SEAT, SEAT],
    stock: null,
    stock_size: 0,
    pack_size: 0,
    trick: null,
    last_trick: null,
    points: [0, 0],
    tricks: [0, 0],
    gone: [],
    unseen: [],
    order: [],
    log,
    result: null,
    ...change,
  };
}

const pile = (up: string | null): View["seats"][number] => ({ places: [{ up, covered: true }], hand: null, hand_size: 0 });
const start: LogEvent = { event: "dealt", seat: 0, kind: "d", cards: null, count: 1 };

describe("steps", () => {
  const before = view([start], { seats: [pile("HA"), pile("H7")] });
  const played: LogEvent[] = [
    { event: "acted", seat: 0, action: "HA" },
    { event: "acted", seat: 1, action: "H7" },
    { event: "trick_won", seat: 0, points: 11 },
    { event: "turned", seat: 0, place: 0, card: "C9" },
    { event: "turned", seat: 1, place: 0, card: "S8" },
  ];
  const after = view([start, ...played], { points: [11, 0], tricks: [1, 0] });
  const seen = steps(before, after);

  it("plays, rests, collects, then turns card by card, and ends with the later view itself", () => {
    expect(seen.map((step) => step.kind)).toEqual(["play", "play", "rest", "collect", "turn", "turn", "settle"]);
    expect(seen.at(-1)?.view).toBe(after);
  });

  it("takes a card from its pile and leaves the covered one there", () => {
    expect(seen[0]?.view.seats[0]?.places).toEqual([{ up: null, covered: true }]);
    expect(seen[0]?.view.trick).toEqual({ leader: 0, cards: ["HA"], winner: null });
  });

  it("counts the points only when the trick is collected", () => {
    expect(seen.map((step) => step.view.points[0])).toEqual([0, 0, 0, 11, 11, 11, 11]);
  });

  it("shows a covered card only when it is turned", () => {
    expect(seen[3]?.view.seats[1]?.places).toEqual([{ up: null, covered: true }]);
    expect(seen[5]?.view.seats[1]?.places).toEqual([{ up: "S8", covered: false }]);
  });

  it("jumps when the log does not go on from what was shown, as after taking back", () => {
    expect(steps(after, before).map((step) => step.kind)).toEqual(["settle"]);
    expect(steps(null, after).map((step) => step.kind)).toEqual(["settle"]);
  });

  it("deals a fresh hand from an empty table, packet by packet", () => {
    const log: LogEvent[] = [
      { event: "dealt", seat: 0, kind: "d", cards: null, count: 1 },
      { event: "dealt", seat: 0, kind: "u", cards: ["HA"], count: 1 },
      { event: "dealt", seat: 1, kind: "h", cards: null, count: 2 },
      { event: "dealt", seat: null, kind: "s", cards: null, count: 2 },
    ];
    const dealt = view(log, { seats: [pile("HA"), { places: [], hand: null, hand_size: 2 }], stock_size: 2 });
    const [down, up, hand, stock] = steps(null, dealt, { fresh: true });
    expect(bare(dealt).seats[0]?.places).toEqual([{ up: null, covered: false }]);
    expect(down?.view.seats[0]?.places).toEqual([{ up: null, covered: true }]);
    expect(up?.view.seats[0]?.places).toEqual([{ up: "HA", covered: true }]);
    expect(hand?.view.seats[1]?.hand_size).toBe(2);
    expect(stock?.view.stock_size).toBe(2);
  });

  it("takes the stock into the hand and lays two cards away", () => {
    const held = view([start], { seats: [{ places: [], hand: ["C7"], hand_size: 1 }, SEAT], stock_size: 2 });
    const log: LogEvent[] = [
      start,
      { event: "stock_taken", seat: 0, cards: ["D7", "DJ"], count: 2 },
      { event: "laid_away", seat: 0, cards: ["C7", "D7"], count: 2 },
    ];
    const [taken, laid] = steps(held, view(log));
    expect(taken?.view.seats[0]?.hand).toEqual(["C7", "D7", "DJ"]);
    expect(taken?.view.stock_size).toBe(0);
    expect(laid?.view.seats[0]?.hand).toEqual(["DJ"]);
    expect(laid?.view.stock).toEqual(["C7", "D7"]);
  });
});

describe("sides", () => {
  it("are by seat while a hand runs, and by declarer in its result", () => {
    expect([0, 1, 2, 3].map(sideOf)).toEqual([0, 1, 0, 1]);
    expect([0, 1].map((seat) => resultSide(1, seat))).toEqual([1, 0]);
    expect([0, 1].map((seat) => resultSide(null, seat))).toEqual([0, 1]);
  });
});
