/** What a line of rules changes of its preset: as it is written, and in words; loaded where there is such a line. */
import { has, room, t } from "../../lib/i18n.svelte";
import { contractName } from "../../lib/names";
import { ROOMS } from "../../lib/rooms";

ROOMS.changes = { de: () => import("ftl:changes/de"), en: () => import("ftl:changes/en"), ja: () => import("ftl:changes/ja") };

/** Fetch the words; whoever reads `inWords` then reads it again. */
export const fetchWords = (): Promise<void> => room("changes");

/** The fields that a line of rules changes. */
export function changesOf(rules: string): Record<string, string> {
  const parts = rules.split(";").slice(1).map((part) => part.trim()).filter(Boolean);
  return Object.fromEntries(parts.map((part) => [part.split("=")[0]?.trim() ?? "", part.slice(part.indexOf("=") + 1).trim()]));
}

export function lineOf(preset: string, changes: Record<string, string>): string {
  return [preset, ...Object.entries(changes).map(([field, value]) => `${field}=${value}`)].join("; ");
}

const games = (letters: string): string => [...letters].map(contractName).join("/");

/** One change: "all matadors count"; as it is written where nobody has words for it. */
function change([field, value]: [string, string]): string {
  const stem = `changed-${field}`.replaceAll("_", "-");
  const id = [stem, `${stem}-${value.replaceAll("_", "-")}`].find(has);
  return id ? t(id, { list: field === "contracts" ? games(value) : "", n: Number(value) }) : `${field}=${value}`;
}

/** "Classic, all matadors count, until 500 points". */
export const inWords = (title: string, rules: string): string =>
  has("rules-changed") ? Object.entries(changesOf(rules)).reduce((said, one) => t("rules-changed", { rules: said, change: change(one) }), title) : title;
