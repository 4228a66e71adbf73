import type { OfferKind } from "../lib/types";

/** What can be looked up over the table or is asked again, each in a window of its own. */
export type WindowName = OfferKind | "menu" | "last" | "hand" | "gone" | "sheet" | "log" | "say" | "settings" | "resign";
