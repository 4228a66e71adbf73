/** An answer in words: names of cards and games, and figures as sentences have them. */
import { cardName } from "../../lib/cards";
import { list, number, t } from "../../lib/i18n.svelte";
import { contractName, letterOf } from "../../lib/names";
import type { Question, Verdict, Worth } from "./ask";

/** The ruleset of a question as it is written. */
export const rulesOf = ({ rules }: Question): string => rules.preset + (rules.spitzen ? ";spitzen=on" : "");

/** The cards of what is laid away; none of any other answer. */
export const laidAway = (action: string): string[] => (action.startsWith("-") ? action.split(" ").map((card) => card.slice(1)) : []);

/** "Kreuz-Bube", "Grand Hand", "Pik-Ass und Pik-König", "Kontra". */
export function named(action: string): string {
  if (action.startsWith("=")) return contractName(action);
  if (action.startsWith("-")) return list(laidAway(action).map((card) => cardName(card)));
  return SAID[action] ? t(SAID[action]) : cardName(action);
}
const SAID: Record<string, string> = { kontra: "option-kontra", re: "option-re", pass: "option-no" };

/** The number that a figure shows: it decides between "Punkt" and "Punkte". */
const rounded = (value: number): number => Math.round(value * 100) / 100;
const figure = (value: number): string => number(value, { maximumFractionDigits: Math.abs(value) < 10 ? 2 : 1 });

export function signed(value: number): string {
  return number(value, { maximumFractionDigits: Math.abs(value) < 10 ? 2 : 1, signDisplay: "exceptZero" }).replace("-", "−");
}

export const share = (value: number): string => number(value, { style: "percent", maximumFractionDigits: 0 });

const isNull = (asked: Question): boolean => !!asked.view.contract && letterOf(asked.view.contract) === "N";

/** Whether the best answer has its equal. */
export const isShared = ({ margin }: Verdict): boolean => !rounded(margin.score) && rounded(margin.points ?? 0) <= 0;

/**
 * By how much something is worse: "144 Spielpunkte und 2 Augen", estimated "etwa 45 ± 3 Spielpunkte";
 * points only where they are fewer, too.
 */
export function lost(asked: Question, verdict: Verdict, loss: { points: number | null; score: number }): string {
  const error = verdict.exact ? 0 : rounded(verdict.stderr || verdict.spread);
  const said = error
    ? { score: t("exercises-about", { value: figure(loss.score), error: figure(error) }), scores: SEVERAL }
    : { score: figure(loss.score), scores: rounded(loss.score) };
  return rounded(loss.points ?? 0) <= 0 || isNull(asked) ? t("exercises-lost-score", said) : t("exercises-lost-both", { ...said, points: figure(loss.points ?? 0), eyes: rounded(loss.points ?? 0) });
}
/** What an estimate counts as in a sentence: never as exactly one. */
const SEVERAL = 2;

const HALF = 60;

/** The card points of one's own side; null where they decide nothing, or are not known. */
export function ownPoints(asked: Question, worth: Worth): string | null {
  if (worth.points === null || isNull(asked)) return null;
  const fewest = asked.view.contract && letterOf(asked.view.contract) === "R";
  return number(fewest ? HALF - worth.points : HALF + worth.points, { maximumFractionDigits: 1 });
}

/** How much of an estimate may be chance; of the best answer, how much of any other. */
export const chance = (verdict: Verdict): string => figure(verdict.stderr || verdict.spread);
