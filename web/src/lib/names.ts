/** Names of people, contracts and announcements, as sentences use them. */
import { SUITS, suitName } from "./cards";
import { t } from "./i18n.svelte";
import type { Suit } from "./types";

const LEVELS: Record<string, string> = { H: "level-hand", S: "level-schneider", Z: "level-schwarz", O: "level-ouvert" };

/** "Kreuz", "Grand Hand Schneider": a contract with what was announced, without "=". */
export function contractName(contract: string): string {
  const [letter = "", ...levels] = contract.replace(/^=/, "");
  const name = (SUITS as readonly string[]).includes(letter) ? suitName(letter as Suit) : t(`contract-${letter.toLowerCase()}`);
  return [name, ...levels.map((level) => t(LEVELS[level] ?? level))].join(" ");
}

/** Letters that run from right to left; a name with them is kept apart, lest it draw what follows with it. */
const FROM_RIGHT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** A person's name; who had his deleted, or left before the end, is called so in the reader's language. */
export function personName(name: string): string {
  if (name === "–" || name === "empty") return t("table-nameless");
  return FROM_RIGHT.test(name) ? `\u2068${name}\u2069` : name;
}

export const letterOf = (contract: string): string => contract.replace(/^=/, "")[0] ?? "";
