/** What rulesets and levels are called. */
import { has, t } from "../../lib/i18n.svelte";
import { personName } from "../../lib/names";
import { changesOf, presetOf } from "./choice.svelte";

export const PRESETS = ["classic", "simple", "japanese", "half_open", "auction", "sixteen", "double"] as const;
export const stem = (name: string): string => name.replaceAll("_", "-");

/** "Classic", or "Classic; spitzen=on" where a field is changed. */
export function rulesTitle(rules: string | { preset: string }): string {
  if (typeof rules !== "string") return rulesTitle(rules.preset);
  const id = `preset-${stem(presetOf(rules))}`;
  const changes = Object.entries(changesOf(rules)).map(([field, value]) => `${field}=${value}`);
  return [has(id) ? t(id) : presetOf(rules), ...changes].join("; ");
}

export function levelName(level: string): string {
  const id = `level-${stem(level.replace(/^engine:/, "").replace(/@.*$/, ""))}`;
  return has(id) ? t(id) : t("level-other", { name: level });
}

/** The name of somebody at a table: engines by their level, in the reader's language. */
export function playerName(player: { name: string; kind: string }): string {
  return player.kind.startsWith("engine") ? t("chooser-kind-engine", { level: levelName(player.kind) }) : personName(player.name) || t("start-name-default");
}
