/** The rooms of sentences that are loaded with the pages that need them, one chunk a language. */
import type { Pattern } from "./sentences";

type Source = () => Promise<{ default: Record<string, Pattern> }>;
export type Room = "start" | "chooser" | "invite" | "first" | "hand" | "looks" | "pages" | "lesson" | "practice" | "rulespage" | "changes" | "review" | "errors" | "stats";
type Sources = Record<"de" | "en" | "ja", Source>;

/** A page that few visit brings its room along, so that nobody else loads so much as its address. */
export const ROOMS: Partial<Record<Room, Sources>> = {
  errors: { de: () => import("ftl:errors/de"), en: () => import("ftl:errors/en"), ja: () => import("ftl:errors/ja") },
  start: { de: () => import("ftl:start/de"), en: () => import("ftl:start/en"), ja: () => import("ftl:start/ja") },
  chooser: { de: () => import("ftl:chooser/de"), en: () => import("ftl:chooser/en"), ja: () => import("ftl:chooser/ja") },
  invite: { de: () => import("ftl:invite/de"), en: () => import("ftl:invite/en"), ja: () => import("ftl:invite/ja") },
  hand: { de: () => import("ftl:hand/de"), en: () => import("ftl:hand/en"), ja: () => import("ftl:hand/ja") },
  pages: { de: () => import("ftl:pages/de"), en: () => import("ftl:pages/en"), ja: () => import("ftl:pages/ja") },
};
