/** What the server asks and answers, and which exercise is next: what is due first, then what is new. */
import { get, post } from "../../lib/api";
import { lang, t } from "../../lib/i18n.svelte";
import type { Choice, View } from "../../lib/types";
import { due, type Progress } from "./progress";

export const KINDS = ["daily", "endings", "declarations"] as const;
export type Kind = (typeof KINDS)[number];

export interface Listing {
  endings: { id: string; grade: number; rules: string }[];
  declarations: { rules: string; first: string; count: number }[];
}
export interface Question {
  id: string;
  kind: "ending" | "contract";
  grade: number;
  position: string;
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

export const question = (id: string): Promise<Question> => get<Question>(`/exercises/${encodeURIComponent(id)}`);
export const questionOf = (day: string): Promise<Question> => get<Question>(`/exercises/daily?date=${day}`);
export const judged = (id: string, action: string | null): Promise<Verdict> => post<Verdict>(`/exercises/${encodeURIComponent(id)}`, { action, lang: lang.current });

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

/** How many of a kind are due. */
export function dueOf(progress: Progress, day: string, kind: Kind): number {
  return due(progress, day).filter((id) => id.startsWith("contract:") === (kind === "declarations")).length;
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
