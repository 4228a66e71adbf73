/** How a hand ended, in the words of card players; fetched when the first hand ends. */
import { list, signed, t } from "../lib/i18n.svelte";
import { contractName } from "../lib/names";
import type { HandResult, TableState, View } from "../lib/types";
import { resultSide } from "./steps";
import { run } from "./words";

const join = (parts: readonly string[]): string => parts.join(t("comma"));

/** "Kreuz mit 2, Spiel 3, Schneider 4, Kontra", as it is counted aloud. */
function gameWords(result: HandResult, declared: string): string {
  const [letter = "", ...announced] = declared.replace(/^=/, "");
  const has = (mark: string): boolean => announced.includes(mark);
  const name = contractName(letter);
  const parts: string[] = [];
  if (result.matadors) {
    let level = result.matadors.count + 1;
    parts.push(`${name} ${run(result.matadors)}`, t("game-level", { level }));
    const levels: [string, boolean][] = [
      ["level-hand", has("H")],
      ["game-schneider", !!result.schneider || has("S")],
      ["game-schneider-announced", has("S")],
      ["game-schwarz", !!result.schwarz || has("Z")],
      ["game-schwarz-announced", has("Z")],
      ["level-ouvert", has("O")],
    ];
    for (const [id, counts] of levels) if (counts) parts.push(`${t(id)} ${(level += 1)}`);
  } else {
    parts.push(name);
    if (has("H")) parts.push(t("level-hand"));
    if (has("O")) parts.push(t("level-ouvert"));
    if (result.schwarz) parts.push(t("game-schwarz"));
    else if (result.schneider) parts.push(t("game-schneider"));
  }
  if (result.kontra > 1) parts.push(t(result.kontra === 2 ? "game-kontra" : "game-re"));
  return join(parts);
}

export interface Verdict {
  /** for the reader; null for a spectator, or when nobody won */
  won: boolean | null;
  text: string;
  reasons: string[];
}

/** How the hand ended, for the reader at `seat` (null: a spectator). */
export function verdict(view: View, names: readonly string[], seat: number | null, replay: boolean): Verdict {
  const { result } = view;
  if (!result?.contract) return { won: null, text: t("outcome-thrown-in"), reasons: [] };
  if (replay) return { won: null, text: t("outcome-replay"), reasons: [] };
  const reasons: string[] = [];
  if (result.overbid) reasons.push(t("outcome-overbid", { bid: result.bid ?? 0, value: result.value ?? 0 }));
  const announced = /[SZ]/.test((view.contract ?? "").slice(1));
  if (!result.overbid && announced && result.winner === 1 && (result.points?.[0] ?? 0) >= 61) reasons.push(t("outcome-missed"));
  const game = gameWords(result, view.contract ?? result.contract);
  const scores = result.score.map((amount, i) => ({ amount, seat: i })).filter(({ amount }) => amount !== 0);
  const only = scores.length === 1 && scores[0]?.seat === seat ? scores[0] : null;
  const score = !scores.length
    ? t("score-none")
    : only
      ? signed(only.amount)
      : list(scores.map((entry) => t("score-of", { name: names[entry.seat] ?? "", score: signed(entry.amount) })));
  if (result.winner === null) return { won: null, text: t("outcome-tie", { game, score }), reasons };
  const mine = seat === null ? null : resultSide(result.declarer, seat);
  const winners = names.filter((_, i) => resultSide(result.declarer, i) === result.winner);
  const won = mine === null ? null : mine === result.winner;
  if (result.contract === "R" && result.tricks?.includes(0)) return { won, text: t("outcome-march", { name: list(winners), score }), reasons };
  const plain = result.contract === "N" ? "-plain" : "";
  if (mine === null) {
    const points = result.points?.[result.winner as 0 | 1] ?? 0;
    return { won, text: t(`outcome-won-by${plain}`, { name: list(winners), count: winners.length, points, game, score }), reasons };
  }
  return { won, text: t(`outcome-${won ? "won" : "lost"}${plain}`, { points: result.points?.[mine] ?? 0, game, score }), reasons };
}

/** Whether a level result means that the same side deals again. */
export function isReplay(state: TableState): boolean {
  const result = state.view?.result;
  return state.facts["tie"] === "replay" && !!result?.contract && result.contract !== "R" && result.winner === null;
}
