/** What rulesets and levels are called. */
import { has, t } from "../../lib/i18n.svelte";
import { personName } from "../../lib/names";
import { presetOf } from "./choice.svelte";

export const PRESETS = ["classic", "simple", "japanese", "half_open", "auction", "sixteen", "double"] as const;
export const stem = (name: string): string => name.replaceAll("_", "-");

let changes: typeof import("./changes") | undefined;

async function fetchChanges(): Promise<void> {
  changes = await import("./changes");
  await changes.fetchWords();
}

/** "Classic", or "Classic, all matadors count" where a field is changed: once the words for it are here. */
export function rulesTitle(rules: string): string {
  const preset = presetOf(rules);
  const id = `preset-${stem(preset)}`;
  const title = has(id) ? t(id) : preset;
  if (preset === rules) return title;
  if (changes) return changes.inWords(title, rules);
  void fetchChanges().catch(() => undefined);
  return title;
}

export function levelName(level: string): string {
  const id = `level-${stem(level.replace(/^engine:/, "").replace(/@.*$/, ""))}`;
  return has(id) ? t(id) : t("level-other", { name: level });
}

/** The name of somebody at a table: engines by their level, in the reader's language. */
export function playerName(player: { name: string; kind: string }): string {
  return player.kind.startsWith("engine") ? t("chooser-kind-engine", { level: levelName(player.kind) }) : personName(player.name) || t("start-name-default");
}
