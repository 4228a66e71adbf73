/** A record as the server retells it, and what can be said of it without rules. */
import { call, freshSeat, type SeatWish, type TableWish } from "../../lib/api";
import { short, shortList } from "../../lib/cards";
import { me, seatsAt } from "../../lib/guest";
import { t } from "../../lib/i18n.svelte";
import { contractName, personName } from "../../lib/names";
import type { HandResult, View } from "../../lib/types";
import { lineOf } from "../chooser/changes";
import { levelName } from "../chooser/names";
import { written, type Plain } from "../chooser/rulesapi";
import type { MyTable } from "../games/tables";

export interface Ply {
  view: View;
  seen: Record<string, View>;
  seat: number | null;
  action: string | null;
}
export interface RecordJson {
  rules: string | ({ preset: string } & Record<string, Plain>);
  seats?: string[];
  deck?: string[];
  actions: string[];
  commit?: string;
  salt?: string;
  entropy?: (string | null)[];
  cut?: number;
  tags?: Record<string, string>;
}
export interface Share {
  record: RecordJson;
  text?: string;
  plies: Ply[];
  result: HandResult | null;
  fault: { ply: number; code: string; params: Record<string, string | number> } | null;
  verified: boolean | null;
}

const ask = (id: string, token: string | undefined): Promise<Share> =>
  call<Share>("GET", `/records/${encodeURIComponent(id)}`, undefined, token ? `Seat ${token}` : undefined);

/** A record; `<table>.<hand>` is a hand of a table, which may be closed to all who did not sit there. */
export async function load(id: string): Promise<Share> {
  const [table = "", hand] = id.split(".");
  try {
    return await ask(id, seatsAt(table)[0]?.token);
  } catch (error) {
    if (hand === undefined || !me()) throw error;
    // This device may never have sat there, though its guest did; or the token was too old.
    const { tables } = await call<{ tables: MyTable[] }>("GET", "/me/tables");
    const player = tables.find((one) => one.table === table)?.player;
    if (player === undefined || player === null) throw error;
    return ask(id, (await freshSeat(table, player)).token);
  }
}

export const isCard = (action: string): boolean => /^[CSHD][AKQJT987]$/.test(action);

/** What is wrong with a record, as values of a sentence: cards as the list of moves shows them. */
export function named(params: Record<string, string | number>): Record<string, string | number> {
  return Object.fromEntries(Object.entries(params).map(([key, value]) => [key, typeof value === "string" && isCard(value) ? short(value) : value]));
}

/** An action as the list of moves shows it. */
export function actionText(action: string): string {
  if (isCard(action)) return short(action);
  if (action.startsWith("=")) return contractName(action);
  if (action.startsWith("-")) return shortList(action.split(" ").map((card) => card.slice(1)));
  return ["hold", "pass", "take", "hand", "kontra", "re"].includes(action) ? t(`option-${action}`) : action;
}

/** What people are called by seat; engines by their level, who has no name by his place. */
export function seatNames(record: RecordJson, count: number): string[] {
  const engines = new Set((record.seats ?? []).filter((name) => name?.startsWith("engine:")));
  const twins = engines.size < (record.seats ?? []).filter((name) => name?.startsWith("engine:")).length;
  return Array.from({ length: count }, (_, seat) => {
    const name = record.seats?.[seat] ?? "";
    if (name.startsWith("engine:")) return twins ? `${levelName(name)} ${seat + 1}` : levelName(name);
    if (name) return personName(name);
    return count === 2 ? t(seat ? "seat-dealer-name" : "seat-forehand-name") : t("table-seat", { number: seat + 1 });
  });
}

/** The table that plays a deal again: somebody sits on `seat`, engines on the others. */
export function again(share: Share, seat: number, level: string): TableWish {
  const count = share.plies[0]?.view.seats.length ?? 2;
  const engine: SeatWish = { kind: "engine", level };
  const seats = Array.from({ length: count }, (_, i): SeatWish => (i === 0 ? { kind: "me" } : engine));
  return {
    rules: "classic",
    seats,
    practice: true,
    clock: null,
    spectators: true,
    // Seats are counted from forehand, who sits behind the dealer.
    first_dealer: (2 * count - 1 - seat) % count,
    deal: { record: textOf(share) },
  };
}

/** The rules of a record as one line. */
export function rulesOf({ rules }: RecordJson): string {
  if (typeof rules === "string") return rules;
  const { preset, ...changes } = rules;
  return lineOf(preset, Object.fromEntries(Object.entries(changes).map(([field, value]) => [field, written(value)])));
}

export const textOf = (share: Share): string => share.text ?? JSON.stringify(share.record);

/** What plays each seat where the computer takes one over: the others as strong as they were, people as strong as it. */
export function levelsFor(share: Share, seat: number, level: string): string[] {
  const count = share.plies[0]?.view.seats.length ?? 2;
  return Array.from({ length: count }, (_, i) => (i === seat ? level : (levelAt(share, i) ?? level)));
}

/** The level of the engine at a seat; null for people. */
export const levelAt = (share: Share, seat: number): string | null => /^engine:([^@]+)/.exec(share.record.seats?.[seat] ?? "")?.[1] ?? null;

/** Engines play the deal to its end, a few cards with each question; resolves to the name of that hand. */
export async function playedOut(share: Share, levels: string[], told: (plies: number) => void): Promise<string> {
  interface Played {
    record: string;
    plies: number;
    finished: boolean;
  }
  let played = await call<Played>("POST", "/records/engines", { record: textOf(share), levels });
  while (!played.finished) {
    told(played.plies);
    played = await call<Played>("POST", "/records/engines", { record: played.record });
  }
  return laidDown(played.record);
}

/** What the side of a seat has come to. */
export function outcomeOf(result: HandResult | null, seat: number, count: number): { points: number | null; score: number } {
  const first = result?.declarer ?? 0;
  const same = count === 4 ? (seat - first) % 2 === 0 : seat === first;
  return { points: result?.points?.[same ? 0 : 1] ?? null, score: result?.score[seat] ?? 0 };
}

/** The points of a seat's side: those of its tricks, and at the end all that it is counted. */
export function pointsAt(view: View, seat: number): number {
  const whole = outcomeOf(view.result, seat, view.seats.length).points;
  // A view counts the sides of the table, forehand's first, whoever declares.
  return whole ?? view.points[seat % 2 === 0 ? 0 : 1];
}

/** Lay a copy of the record down, for whoever gets its name. */
export const put = (share: Share): Promise<string> => laidDown(textOf(share));

async function laidDown(text: string): Promise<string> {
  const { records } = await call<{ records: { id: string }[] }>("POST", "/records", { text });
  const [kept] = records;
  if (!kept) throw new Error("nothing was kept");
  return kept.id;
}

/** A hand as it might have gone on, from a decision on; it was not played like this. */
export interface Line {
  share: Share;
  from: number;
}

/** The line that begins with these cards in place of a decision. */
export async function otherLine(share: Share, from: number, cards: string[]): Promise<Line> {
  return { share: await call<Share>("POST", "/records/line", { record: textOf(share), ply: from, cards }), from };
}

export interface Worth {
  best: string | null;
  moves: Record<string, number>;
}

/** What every card is worth before a decision, where that can be reckoned; else an error `not-exact`. */
export async function reckoned(share: Share, ply: number): Promise<Worth> {
  const told = await call<{ best: string | null; moves: Record<string, { points: number | null }> }>("POST", "/analyse", {
    record: textOf(share),
    ply,
  });
  const moves = Object.entries(told.moves).filter(([, value]) => value.points !== null);
  return { best: told.best, moves: Object.fromEntries(moves.map(([action, value]) => [action, value.points ?? 0])) };
}
