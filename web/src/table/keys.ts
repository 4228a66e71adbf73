/** What typed keys mean at the table: a card by its two letters, or a word of the terminal's. */
import { typed } from "../lib/cards";

export type Command = "hint" | "back" | "last" | "sheet" | "log" | "gone";

const COMMANDS: Record<string, Command> = { "?": "hint", u: "back", l: "last", g: "gone", m: "log", "#": "sheet" };
const WITHIN = 1_500;

export interface Typing {
  card: string | null;
  command: Command | null;
  /** begun, not yet a card */
  pending: string;
}

/** Collects keys; a half-typed card is forgotten after a moment. */
export class Typist {
  #keys = "";
  #at = 0;

  press(key: string, now: number): Typing {
    if (now - this.#at > WITHIN) this.#keys = "";
    this.#at = now;
    if (key.length !== 1) return { card: null, command: null, pending: this.#keys };
    if (!this.#keys && COMMANDS[key]) return { card: null, command: COMMANDS[key], pending: "" };
    const keys = this.#keys + key;
    const card = typed(keys);
    if (card) {
      this.#keys = "";
      return { card, command: null, pending: "" };
    }
    const begun = /^[cksphd]$/i.test(keys) || /^[cksphd]1$/i.test(keys);
    this.#keys = begun ? keys : /^[cksphd]$/i.test(key) ? key : "";
    return { card: null, command: this.#keys ? null : (COMMANDS[key] ?? null), pending: this.#keys };
  }
}
