/** What a person likes: kept by this browser, readable by every component, applied at once. */
import { deck } from "./deck.svelte";
import { guess, LANGUAGES, speak, type Language } from "./i18n.svelte";

export type Theme = "auto" | "light" | "dark";
export type Deck = "french" | "four" | "tournament" | "german";
export type Motion = "auto" | "off";
export const DECKS: readonly Deck[] = ["french", "four", "tournament", "german"];
export const THEMES: readonly Theme[] = ["auto", "light", "dark"];

export interface Settings {
  theme: Theme;
  deck: Deck;
  sounds: boolean;
  motion: Motion;
  /** typing `HT` plays a card, `?` asks for a hint … */
  keys: boolean;
  /** short notes that explain the first hand */
  notes: boolean;
  lang: Language;
}

const KEY = "offiziersskat.settings";

const USUAL: Settings = {
  theme: "auto",
  deck: "french",
  sounds: false,
  motion: "auto",
  keys: true,
  notes: true,
  lang: guess(navigator.languages),
};
const CHOICES: Partial<Record<keyof Settings, readonly unknown[]>> = { theme: THEMES, deck: DECKS, motion: ["auto", "off"], lang: LANGUAGES };

/** What was kept, as far as it can be: another version, or somebody's hand, may have written anything. */
export function checked(kept: unknown): Settings {
  const found = Object.entries(typeof kept === "object" && kept ? kept : {});
  const fits = ([key, value]: [string, unknown]): boolean => (CHOICES[key as keyof Settings] ?? (Object.hasOwn(USUAL, key) ? [true, false] : [])).includes(value);
  return { ...USUAL, ...Object.fromEntries(found.filter(fits)) };
}

function stored(): unknown {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}");
  } catch {
    return {};
  }
}

export const settings = $state<Settings>(checked(stored()));

/** Change what a person likes; kept for the next visit. */
export function choose(change: Partial<Settings>): void {
  Object.assign(settings, change);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing still plays.
  }
  if (change.lang) void speak(change.lang);
  show();
}

/** The theme as an attribute of the page, which the colours hang on, and the words of the deck. */
export function show(): void {
  document.documentElement.dataset["theme"] = settings.theme;
  deck.german = settings.deck === "german";
}

const still = matchMedia("(prefers-reduced-motion: reduce)");

/** Whether cards may move. */
export function moves(): boolean {
  return settings.motion === "auto" && !still.matches;
}
