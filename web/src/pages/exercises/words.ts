/** An answer in words: names of cards and games, and figures as sentences have them. */
import { cardName } from "../../lib/cards";
import { number, t } from "../../lib/i18n.svelte";
import { contractName, letterOf } from "../../lib/names";
import type { Question, Verdict, Worth } from "./ask";

/** "Kreuz-Bube", or "Grand Hand". */
export const named = (action: string): string => (action.startsWith("=") ? contractName(action) : cardName(action));

/** The number that a figure shows: it decides between "Punkt" and "Punkte". */
const rounded = (value: number): number => Math.round(value * 100) / 100;
const figure = (value: number): string => number(value, { maximumFractionDigits: Math.abs(value) < 10 ? 2 : 1 });

export function signed(value: number): string {
  return number(value, { maximumFractionDigits: Math.abs(value) < 10 ? 2 : 1, signDisplay: "exceptZero" }).replace("-", "−");
}

export const share = (value: number): string => number(value, { style: "percent", maximumFractionDigits: 0 });

const isNull = (asked: Question): boolean => !!asked.view.contract && letterOf(asked.view.contract) === "N";

/** By how much something is worse: "144 Spielpunkte und 2 Augen". */
export function lost(asked: Question, loss: { points: number | null; score: number }): string {
  const said = { score: figure(loss.score), scores: rounded(loss.score) };
  return loss.points === null || isNull(asked) ? t("exercises-lost-score", said) : t("exercises-lost-both", { ...said, points: figure(loss.points), eyes: rounded(loss.points) });
}

const HALF = 60;

/** The card points of one's own side; null where they decide nothing, or are not known. */
export function ownPoints(asked: Question, worth: Worth): string | null {
  if (worth.points === null || isNull(asked)) return null;
  const fewest = asked.view.contract && letterOf(asked.view.contract) === "R";
  return number(fewest ? HALF - worth.points : HALF + worth.points, { maximumFractionDigits: 1 });
}

/** How much of an estimate may be chance; of the best answer, how much of any other. */
export const chance = (verdict: Verdict): string => figure(verdict.stderr || verdict.spread);
