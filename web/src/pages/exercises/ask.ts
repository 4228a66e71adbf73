/** What the server asks and answers, and which exercise is next: what is due first, then what is new. */
import { get, post } from "../../lib/api";
import { me } from "../../lib/guest";
import { lang, t } from "../../lib/i18n.svelte";
import type { Choice, View } from "../../lib/types";
import { due, type Progress } from "./progress";

export const KINDS = ["daily", "endings", "declarations", "mistakes"] as const;
export type Kind = (typeof KINDS)[number];

export interface Listing {
  endings: { id: string; grade: number; rules: string }[];
  declarations: { rules: string; first: string; count: number }[];
}
/** A decision of one's own that a review has found to be wrong, and the hand it is from. */
export interface Mistake {
  id: string;
  hand: string;
}
export interface Question {
  id: string;
  kind: "ending" | "contract" | "mistake";
  grade: number;
  rules: { preset: string; spitzen?: boolean };
  matadors: { with: boolean; count: number } | null;
  view: View;
  unknown: number;
  legal: string[];
  choices: Choice[];
}
export interface Worth {
  points: number | null;
  score: number;
  win: number | null;
}
export interface Verdict {
  id: string;
  action: string | null;
  right: boolean;
  best: string;
  mark: string | null;
  loss: { points: number | null; score: number };
  margin: { points: number | null; score: number };
  exact: boolean;
  stderr: number;
  /** the greatest standard error of any answer */
  spread: number;
  moves: Record<string, Worth>;
  /** what was done in the game that it is from */
  played: string | null;
  why: string[];
}
/** What somebody wants to practise; empty and 0 for anything. */
export interface Wish {
  rules: string;
  grade: number;
  declares: string;
}

let known: Promise<Listing> | null = null;

/** Asked once; asked again after a failure. */
export function listing(): Promise<Listing> {
  known ??= get<Listing>("/exercises").catch((error: unknown) => {
    known = null;
    throw error;
  });
  return known;
}

/** One's own mistakes, the latest first; who is nobody here has none. */
export const mistakes = async (): Promise<Mistake[]> => (me() ? (await get<{ mistakes: Mistake[] }>("/me/mistakes")).mistakes : []);

const OWN = "mistake:";
const path = (id: string): string => `${id.startsWith(OWN) ? "/me/mistakes" : "/exercises"}/${encodeURIComponent(id)}`;
export const question = (id: string): Promise<Question> => get<Question>(path(id));
export const questionOf = (day: string): Promise<Question> => get<Question>(`/exercises/daily?date=${day}`);
export const judged = (id: string, action: string | null): Promise<Verdict> => post<Verdict>(path(id), { action, lang: lang.current });

/** How hard the endings of some rules are; of all without any. */
export const gradesOf = (all: Listing, rules: string): number[] => [...new Set(all.endings.filter((one) => !rules || one.rules === rules).map((one) => one.grade))].sort();

/** The next ending that fits; null if nothing is due and nothing new. */
export function nextEnding(all: Listing, progress: Progress, day: string, wish: Wish): string | null {
  const fits = new Map(all.endings.filter((one) => (!wish.rules || one.rules === wish.rules) && (!wish.grade || one.grade === wish.grade)).map((one) => [one.id, one]));
  const fresh = [...fits.keys()].find((id) => !progress.exercises[id]);
  return due(progress, day).find((id) => fits.has(id)) ?? fresh ?? null;
}

export function nextDeclaration(all: Listing, progress: Progress, day: string, rules: string): string | null {
  const offer = all.declarations.find((one) => one.rules === rules) ?? all.declarations[0];
  if (!offer) return null;
  const waiting = due(progress, day).find((id) => id.startsWith(offer.first));
  if (waiting) return waiting;
  for (let index = 0; index < offer.count; index += 1) {
    if (!progress.exercises[offer.first + index]) return offer.first + index;
  }
  return null;
}

/** Those of one's mistakes that wait: what is due, those waiting longest first, then what was never asked. */
export function waiting(mine: readonly Mistake[], progress: Progress, day: string): string[] {
  const known = new Set(mine.map((one) => one.id));
  return [...due(progress, day).filter((id) => known.has(id)), ...[...known].filter((id) => !progress.exercises[id])];
}

/** The day on which the next of them comes again, if any does. */
export function nextDay(mine: readonly Mistake[], progress: Progress): string | null {
  return mine.flatMap((one) => progress.exercises[one.id]?.due ?? []).sort()[0] ?? null;
}

/** How many endings or declarations are due. */
export function dueOf(progress: Progress, day: string, kind: "endings" | "declarations"): number {
  return due(progress, day).filter((id) => !id.startsWith(OWN) && id.startsWith("contract:") === (kind === "declarations")).length;
}

/** What the seats are called, seen from the one that is asked. */
export function seatNames(view: View): string[] {
  const count = view.seats.length;
  const others = count === 2 ? [t("exercises-opponent")] : [t("exercises-left"), t("exercises-partner"), t("exercises-right")];
  const called = [t("exercises-you"), ...others];
  return view.seats.map((_, seat) => called[(seat - (view.seat ?? 0) + count) % count] ?? "");
}

const WISH = "offiziersskat.exercising";
const ANYTHING: Wish = { rules: "", grade: 0, declares: "classic" };

export function wished(): Wish {
  try {
    return { ...ANYTHING, ...(JSON.parse(localStorage.getItem(WISH) ?? "{}") as Partial<Wish>) };
  } catch {
    return ANYTHING;
  }
}

export function keepWish(wish: Wish): void {
  try {
    localStorage.setItem(WISH, JSON.stringify(wish));
  } catch {
    // A browser that keeps nothing asks again.
  }
}
