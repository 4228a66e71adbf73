/**
 * Sentences in German, English and Japanese, from the catalogues that the whole project shares.
 * `t("need-points", {aim, missing})` is reactive: a switch of language changes every text at once.
 */
import { ROOMS, type Room } from "./rooms";
import { format, type Pattern, type Value } from "./sentences";

export const LANGUAGES = ["de", "en", "ja"] as const;
export type Language = (typeof LANGUAGES)[number];
export const LANGUAGE_NAMES: Record<Language, string> = { de: "Deutsch", en: "English", ja: "日本語" };

type Sentences = Record<string, Pattern>;
const SOURCES: Record<Language, () => Promise<{ default: Sentences }>> = {
  de: () => import("ftl:table/de"),
  en: () => import("ftl:table/en"),
  ja: () => import("ftl:table/ja"),
};

let language = $state<Language>("de");
let version = $state(0);
const spoken = new Map<Language, Sentences>();
const wantedRooms = new Set<Room>();
const furnished = new Set<string>();

/** The first of the reader's languages that we speak. */
export function guess(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = LANGUAGES.find((name) => tag.toLowerCase().startsWith(name));
    if (found) return found;
  }
  return "en";
}

async function furnish(name: Room, wanted: Language): Promise<void> {
  const { default: sentences } = await ROOMS[name]![wanted]();
  const key = `${wanted}/${name}`;
  if (furnished.has(key)) return;
  furnished.add(key);
  spoken.set(wanted, { ...sentences, ...spoken.get(wanted) });
  version += 1;
}

/** Sentences of a page that not every visitor needs; kept through a switch of language. */
export async function room(...names: Room[]): Promise<void> {
  for (const name of names) wantedRooms.add(name);
  await Promise.all(names.map((name) => furnish(name, language)));
}

/** Speak this language; resolves when its sentences are here. */
export async function speak(wanted: Language): Promise<void> {
  if (!spoken.has(wanted)) spoken.set(wanted, (await SOURCES[wanted]()).default);
  await Promise.all([...wantedRooms].map((name) => furnish(name, wanted)));
  language = wanted;
  version += 1;
  document.documentElement.lang = wanted;
}

export const lang = {
  get current(): Language {
    return language;
  },
};

/** Whether there is such a sentence. */
export function has(id: string): boolean {
  void version;
  return id in (spoken.get(language) ?? {});
}

/** The sentence with its parameters filled in; the id itself if there is none. */
export function t(id: string, params: Record<string, Value> = {}): string {
  void version;
  const pattern = spoken.get(language)?.[id];
  return pattern === undefined ? id : format(pattern, params, language);
}

/** An error's code and parameters as a sentence; a general one until `explain` has fetched them all. */
export function sentence(code: string, params: Record<string, Value> = {}): string {
  const id = code.replaceAll("_", "-");
  return has(id) ? t(id, params) : t("table-error-unknown", { code: id });
}

/** The same, once all sentences about errors are here: most visitors never need them. */
export async function explain(code: string, params: Record<string, Value> = {}): Promise<string> {
  if (!has(code.replaceAll("_", "-"))) await room("errors").catch(() => undefined);
  return sentence(code, params);
}

/** A score with its sign: +36, −48, 0. */
export function signed(value: number): string {
  return value > 0 ? `+${value}` : value < 0 ? `−${-value}` : "0";
}

/** A score that is only expected: one decimal, with its sign. */
export function expected(value: number): string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: "exceptZero" } as const;
  return new Intl.NumberFormat(language, digits).format(value).replace("-", "−");
}

/** A list as the language has it: "a, b und c". */
export function list(items: readonly string[]): string {
  return new Intl.ListFormat(language, { type: "conjunction" }).format(items);
}

export function number(value: number, options: Intl.NumberFormatOptions = {}): string {
  return new Intl.NumberFormat(language, options).format(value);
}

export function date(value: string | number | Date, options: Intl.DateTimeFormatOptions = { dateStyle: "medium", timeStyle: "short" }): string {
  return new Intl.DateTimeFormat(language, options).format(new Date(value));
}
