/**
 * From one state of the table to the next as a person would see it happen: dealt, said, played,
 * rested, collected, turned. Pure; it reads the log of the later view and asks nothing of the rules
 * but who stands on which side.
 */
import type { Card, LogEvent, View } from "../lib/types";

export type StepKind = "deal" | "say" | "play" | "rest" | "collect" | "turn" | "settle";

export interface Step {
  kind: StepKind;
  view: View;
  seat?: number;
  card?: Card;
  /** the place whose card is turned */
  place?: number;
}

/** Which side a seat is on while a hand runs: 0 forehand's, 1 the dealer's. */
export const sideOf = (seat: number): 0 | 1 => (seat % 2 === 0 ? 0 : 1);

/** Which side a result counts a seat to: 0 the declarer's (forehand's in ramsch), 1 the other. */
export const resultSide = (declarer: number | null, seat: number): 0 | 1 => sideOf(seat + (declarer ?? 0));

/** The table of a hand before its first card. */
export function bare(view: View): View {
  return {
    ...view,
    phase: "declare",
    to_act: null,
    contract: null,
    declarer: null,
    kontra: 1,
    bid: null,
    took_stock: false,
    calls: [],
    seats: view.seats.map((seat) => ({
      places: seat.places.map(() => ({ up: null, covered: false })),
      hand: seat.hand === null ? null : [],
      hand_size: 0,
    })),
    stock: null,
    stock_size: 0,
    pack_size: 32,
    trick: null,
    last_trick: null,
    points: [0, 0],
    tricks: [0, 0],
    gone: [],
    order: [],
    log: [],
    result: null,
  };
}

const isCard = (text: string): boolean => /^[CSHD][AKQJT987]$/.test(text);

function withSeat(view: View, seat: number, change: Partial<View["seats"][number]>): View {
  return { ...view, seats: view.seats.map((old, i) => (i === seat ? { ...old, ...change } : old)) };
}

function deal(view: View, event: Extract<LogEvent, { event: "dealt" }>): View {
  const left = { ...view, pack_size: view.pack_size - event.count };
  if (event.seat === null) return { ...left, stock_size: left.stock_size + event.count };
  const seat = left.seats[event.seat];
  if (!seat) return left;
  if (event.kind === "h") {
    const hand = event.cards ? [...(seat.hand ?? []), ...event.cards] : seat.hand;
    return withSeat(left, event.seat, { hand, hand_size: seat.hand_size + event.count });
  }
  const cards = [...(event.cards ?? [])];
  let toDo = event.count;
  const places = seat.places.map((place) => {
    const free = event.kind === "u" ? place.covered && !place.up : !place.covered && !place.up;
    if (!toDo || !free) return place;
    toDo -= 1;
    return event.kind === "d" ? { up: null, covered: true } : { up: cards.shift() ?? null, covered: place.covered };
  });
  return withSeat(left, event.seat, { places });
}

function play(view: View, seat: number, card: Card): View {
  const owner = view.seats[seat];
  if (!owner) return view;
  const lies = owner.places.some((place) => place.up === card);
  const bared = lies
    ? withSeat(view, seat, { places: owner.places.map((place) => (place.up === card ? { ...place, up: null } : place)) })
    : withSeat(view, seat, { hand: owner.hand?.filter((held) => held !== card) ?? null, hand_size: owner.hand_size - 1 });
  const running = view.trick && view.trick.cards.length < view.seats.length ? view.trick : null;
  const trick = running ? { ...running, cards: [...running.cards, card] } : { leader: seat, cards: [card], winner: null };
  return { ...bared, trick };
}

function say(view: View, seat: number, action: string): View {
  if (action.startsWith("=")) return { ...view, contract: action.slice(1), declarer: action === "=R" ? null : seat };
  if (action === "kontra") return { ...view, kontra: 2 };
  if (action === "re") return { ...view, kontra: 4 };
  if (/^\d+$/.test(action)) return { ...view, bid: Number(action) };
  return view;
}

function take(view: View, seat: number, points: number): View {
  const side = sideOf(seat);
  const add = (pair: [number, number], amount: number): [number, number] => (side === 0 ? [pair[0] + amount, pair[1]] : [pair[0], pair[1] + amount]);
  const cards = view.trick?.cards ?? [];
  return {
    ...view,
    points: add(view.points, points),
    tricks: add(view.tricks, 1),
    gone: [...view.gone, ...cards],
    last_trick: view.trick ? { ...view.trick, winner: seat } : view.last_trick,
    trick: null,
  };
}

function turn(view: View, event: Extract<LogEvent, { event: "turned" }>): View {
  const places = view.seats[event.seat]?.places.map((place, i) => (i === event.place ? { up: event.card, covered: false } : place));
  return places ? withSeat(view, event.seat, { places }) : view;
}

/** One event more, and what it looks like. */
export function follow(view: View, event: LogEvent): Step[] {
  const logged = { ...view, log: [...view.log, event] };
  switch (event.event) {
    case "dealt":
      return [{ kind: "deal", view: deal(logged, event), seat: event.seat ?? undefined }];
    case "acted": {
      if (!isCard(event.action)) return [{ kind: "say", view: say(logged, event.seat, event.action), seat: event.seat }];
      return [{ kind: "play", view: play(logged, event.seat, event.action), seat: event.seat, card: event.action }];
    }
    case "trick_won":
      return [
        { kind: "rest", view, seat: event.seat },
        { kind: "collect", view: take(logged, event.seat, event.points), seat: event.seat },
      ];
    case "turned":
      return [{ kind: "turn", view: turn(logged, event), seat: event.seat, place: event.place, card: event.card }];
    case "opened":
      return [{ kind: "say", view: withSeat(logged, event.seat, { hand: event.cards }), seat: event.seat }];
    case "stock_taken": {
      const seat = view.seats[event.seat];
      const hand = event.cards && seat ? [...(seat.hand ?? []), ...event.cards] : (seat?.hand ?? null);
      const taken = withSeat(logged, event.seat, { hand, hand_size: (seat?.hand_size ?? 0) + event.count });
      return [{ kind: "say", view: { ...taken, stock_size: 0, stock: null, took_stock: true }, seat: event.seat }];
    }
    case "laid_away": {
      const seat = view.seats[event.seat];
      const gone = new Set(event.cards ?? []);
      const hand = seat?.hand?.filter((card) => !gone.has(card)) ?? null;
      const laid = withSeat(logged, event.seat, { hand, hand_size: (seat?.hand_size ?? 0) - event.count });
      return [{ kind: "say", view: { ...laid, stock_size: event.count, stock: event.cards }, seat: event.seat }];
    }
  }
}

const same = (a: LogEvent | undefined, b: LogEvent | undefined): boolean => JSON.stringify(a) === JSON.stringify(b);

function continues(before: View, after: View): boolean {
  const last = before.log.length - 1;
  if (last < 0) return true;
  return last < after.log.length && same(before.log[0], after.log[0]) && same(before.log[last], after.log[last]);
}

/**
 * What happens between two views, step by step; the last step is always the later view itself.
 * `fresh` says that a new hand is being dealt before our eyes.
 */
export function steps(before: View | null, after: View, { fresh = false } = {}): Step[] {
  const start = fresh ? bare(after) : before;
  const settle: Step = { kind: "settle", view: after };
  if (!start || !continues(start, after)) return [settle];
  const seen: Step[] = [];
  let view = start;
  for (const event of after.log.slice(start.log.length)) {
    const next = follow(view, event);
    seen.push(...next);
    view = next.at(-1)?.view ?? view;
  }
  return [...seen, settle];
}
