/** How somebody likes to play: kept by this browser, so that *Play* means the same as last time. */
import type { SeatWish, TableWish } from "../../lib/api";

export type Company = "engine" | "friend" | "here" | "engines";
export interface Clock {
  per_move: number | null;
  total: number | null;
  increment: number;
}

export interface Choice {
  /** rules in one line: `classic;spitzen=on` */
  rules: string;
  company: Company;
  level: string;
  /** that of the second of two engines, if it is another */
  rival?: string;
  /** what the second person at this device is called */
  second: string;
  /** the three other seats where four play */
  others: SeatWish[];
  practice: boolean;
  clock: Clock | null;
  spectators: boolean;
}

const KEY = "offiziersskat.choice";
const FIRST: Choice = {
  rules: "classic",
  company: "engine",
  level: "casual",
  second: "",
  others: [
    { kind: "engine", level: "casual" },
    { kind: "engine", level: "casual" },
    { kind: "engine", level: "casual" },
  ],
  practice: true,
  clock: null,
  spectators: false,
};

function stored(): Partial<Choice> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Choice>;
  } catch {
    return {};
  }
}

export const choice = $state<Choice>({ ...FIRST, ...stored() });

export function keep(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(choice));
  } catch {
    // A browser that keeps nothing asks again.
  }
}

export const presetOf = (rules: string): string => rules.split(";")[0]?.trim() ?? "";
export const isForFour = (rules: string): boolean => presetOf(rules) === "double";

/** Somebody at this device, under his own name if he has said one. */
function here(name = ""): SeatWish {
  return name.trim() ? { kind: "me", name: name.trim() } : { kind: "me" };
}

function seats(wanted: Choice, company: Company): SeatWish[] {
  if (isForFour(wanted.rules)) {
    const friend = company === "friend" && !wanted.others.some((seat) => seat.kind === "open");
    const others = wanted.others.map((seat, i): SeatWish => {
      if (friend && i === 1) return { kind: "open" };
      return seat.kind === "me" ? here(seat.name) : seat;
    });
    return [{ kind: "me" }, ...others];
  }
  const engine: SeatWish = { kind: "engine", level: wanted.level };
  const other: Record<Company, SeatWish[]> = {
    engine: [{ kind: "me" }, engine],
    friend: [{ kind: "me" }, { kind: "open" }],
    here: [{ kind: "me" }, here(wanted.second)],
    engines: [engine, { ...engine, level: wanted.rival ?? wanted.level }],
  };
  return other[company];
}

/** The table that a choice asks for. */
export function wish(wanted: Choice, company: Company = wanted.company): TableWish {
  const asked = seats(wanted, company);
  return {
    rules: wanted.rules,
    seats: asked,
    practice: wanted.practice && !asked.some((seat) => seat.kind === "open"),
    clock: wanted.clock,
    // Engines among themselves play for who looks on.
    spectators: wanted.spectators || asked.every((seat) => seat.kind === "engine"),
  };
}

/** The same table for a newcomer alone among engines: the last of them deals, so that he is forehand and declares. */
export function asForehand(wanted: TableWish): TableWish {
  const [first, ...others] = wanted.seats;
  const alone = first?.kind === "me" && others.every((seat) => seat.kind === "engine");
  return alone && wanted.first_dealer === undefined ? { ...wanted, first_dealer: others.length } : wanted;
}
