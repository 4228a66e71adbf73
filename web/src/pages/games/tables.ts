/** The tables of a guest, as the server lists them. */
import { lang } from "../../lib/i18n.svelte";

export interface Sitter {
  player: number;
  name: string;
  kind: string;
  /** whether this guest has the seat */
  mine: boolean;
}
export interface Hand {
  number: number;
  record: string | null;
  score: number[];
}
export interface MyTable {
  table: string;
  rules: string;
  status: "waiting" | "shuffling" | "playing" | "hand_over" | "match_over";
  players: Sitter[];
  player: number | null;
  to_act: number | null;
  hand: number | null;
  standing: number[];
  hands: Hand[];
  updated: number;
}

export const isRunning = (table: MyTable): boolean => table.status !== "match_over";

export function opponents(table: MyTable): Sitter[] {
  return table.players.filter((sitter) => sitter.player !== table.player && sitter.kind !== "empty");
}

/** The others at a table who are people: what is forgotten here stays theirs. */
export const others = (table: MyTable): Sitter[] => table.players.filter((sitter) => sitter.kind === "human" && !sitter.mine);

/** "three hours ago", in the reader's language. */
export function ago(seconds: number, now: number): string {
  const past = Math.max(0, now - seconds);
  const words = new Intl.RelativeTimeFormat(lang.current, { numeric: "auto" });
  const units: [Intl.RelativeTimeFormatUnit, number][] = [["day", 86400], ["hour", 3600], ["minute", 60]];
  for (const [unit, length] of units) if (past >= length) return words.format(-Math.floor(past / length), unit);
  return words.format(0, "second");
}
