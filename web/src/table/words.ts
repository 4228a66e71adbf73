/** Sentences about the state of a running hand: contract, worth, what is needed. */
import { cardName } from "../lib/cards";
import { deck } from "../lib/deck.svelte";
import { has, t } from "../lib/i18n.svelte";
import { contractName, letterOf, personName } from "../lib/names";
import type { Need, Player, TableState, View } from "../lib/types";

/** A player's name; an engine is called after its level, numbered where there are several. */
export function nameOf(player: Player | undefined): string {
  if (!player || player.kind === "empty") return t("table-empty-seat");
  if (!player.kind.startsWith("engine")) return personName(player.name ?? "");
  const level = `level-${player.kind.replace(/^engine:|@.*$/g, "").replaceAll("_", "-")}`;
  const name = has(level) ? t(level) : t("table-engine");
  return player.alone ? name : `${name} ${player.player + 1}`;
}

export function run(matadors: { with: boolean; count: number }): string {
  return t(matadors.with ? "run-with" : "run-without", { count: matadors.count });
}

/** "mit 2 oder mehr, Spiel 3: mindestens 36"; null outside Skat scoring. */
export function worthWords(state: TableState, view: View): string | null {
  const { worth } = state;
  if (!worth || !view.contract) return null;
  const value = worth.value * view.kontra;
  if (letterOf(view.contract) === "N") return t("worth-fixed", { value });
  if (!worth.matadors) return t("worth-unseen", { jack: deck.german ? cardName("CJ") : t("jack-of-clubs"), value });
  return t(worth.open_ended ? "worth-least" : "worth-exact", { run: run(worth.matadors), level: worth.level, value });
}

/** What a side still needs, in one sentence. */
export function needWords(need: Need | null | undefined, view: View, side: 0 | 1, counted: number): string | null {
  if (!need || !view.contract) return null;
  const aim = need.aim.replaceAll("_", "-");
  if (aim === "fewest") return t("need-fewest", { mine: view.points[side], theirs: view.points[side === 0 ? 1 : 0] });
  if (aim !== "points") return t(`need-${aim}`);
  // While cards still move the view lags behind what the state counts.
  const missing = need.missing ? need.missing + counted - view.points[side] : 0;
  return missing ? t("need-points", { aim: need.points, missing }) : t("need-reached", { aim: need.points });
}

/** An action by itself, as a hint or a button names it. */
export function actionWords(action: string, shortOf: (card: string) => string): string {
  if (action.startsWith("=")) return contractName(action);
  if (action.startsWith("-")) return action.replaceAll("-", "").split(" ").map(shortOf).join(deck.german ? t("comma") : " ");
  if (/^[CSHD][AKQJT987]$/.test(action)) return shortOf(action);
  const names: Record<string, string> = { kontra: "option-kontra", re: "option-re", pass: "option-pass", no: "option-no", hold: "option-hold", take: "option-take", hand: "option-hand" };
  const id = names[action];
  return id ? t(id) : action;
}
