/** What can be looked up over the table, each in a window of its own. */
export type WindowName = "menu" | "last" | "hand" | "gone" | "sheet" | "log" | "say" | "settings" | "resign";
