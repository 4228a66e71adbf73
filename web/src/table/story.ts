/** The hand in words, from a view's log alone: enough to play it over again by ear. */
import { short, shortList } from "../lib/cards";
import { list, t } from "../lib/i18n.svelte";
import { contractName } from "../lib/names";
import type { LogEvent, View } from "../lib/types";

export interface Line {
  text: string;
  /** the trick that begins with this line, from 1 */
  trick?: number;
  seat?: number;
}

const PLAIN: Record<string, string> = { hold: "said-hold", take: "said-take", hand: "said-hand", kontra: "said-kontra", re: "said-re" };

class Teller {
  declared = false;
  kontra = false;
  tricks = 0;
  inTrick = 0;

  constructor(
    readonly names: readonly string[],
    readonly seats: number,
    readonly drawn: boolean,
  ) {}

  name(seat: number | null): string {
    return this.names[seat ?? 0] ?? "";
  }

  act(seat: number, action: string): Line {
    const name = this.name(seat);
    if (action.startsWith("=")) {
      this.declared = true;
      const contract = contractName(action);
      return { text: this.drawn ? t("said-drawn", { contract }) : t("said-declare", { name, contract }), seat };
    }
    if (/^\d+$/.test(action)) return { text: t("said-bid", { name, value: action }), seat };
    if (action === "pass") return { text: t(this.declared ? (this.kontra ? "said-no-re" : "said-no-kontra") : "said-pass", { name }), seat };
    if (action.startsWith("-")) return { text: t("said-laid-cards", { cards: shortList(action.replaceAll("-", "").split(" ")) }), seat };
    const plain = PLAIN[action];
    if (plain) {
      if (action === "kontra") this.kontra = true;
      return { text: t(plain, { name }), seat };
    }
    const leads = this.inTrick === 0;
    if (leads) this.tricks += 1;
    this.inTrick = (this.inTrick + 1) % this.seats;
    const text = t("said-played", { name, card: short(action) });
    return leads ? { text, seat, trick: this.tricks } : { text, seat };
  }

  dealt(event: Extract<LogEvent, { event: "dealt" }>): Line {
    const name = this.name(event.seat);
    const { count } = event;
    if (event.seat === null) return { text: t("table-story-stock", { count }) };
    const id = { d: "table-story-down", u: "table-story-up", o: "table-story-open", h: event.cards ? "table-story-hand" : "table-story-hidden" }[event.kind as "d" | "u" | "o" | "h"];
    return { text: t(id, { name, count, cards: shortList(event.cards ?? []) }), seat: event.seat };
  }

  tell(event: LogEvent): Line[] {
    switch (event.event) {
      case "dealt":
        return [this.dealt(event)];
      case "acted":
        return [this.act(event.seat, event.action)];
      case "trick_won":
        return [{ text: t("said-won", { name: this.name(event.seat), points: event.points }), seat: event.seat }];
      case "turned":
        return [{ text: t("table-story-turned", { name: this.name(event.seat), place: event.place + 1, card: short(event.card) }), seat: event.seat }];
      case "opened":
        return [{ text: t("said-opened", { name: this.name(event.seat), cards: shortList(event.cards) }), seat: event.seat }];
      case "stock_taken":
        return event.cards ? [{ text: t("said-taken", { cards: shortList(event.cards) }), seat: event.seat }] : [];
      case "laid_away":
        return [{ text: event.cards ? t("said-laid-cards", { cards: shortList(event.cards) }) : t("said-laid", { name: this.name(event.seat), count: event.count }), seat: event.seat }];
    }
  }
}

/** Every line of the hand so far. */
export function story(view: View, names: readonly string[], drawn = false): Line[] {
  const teller = new Teller(names, view.seats.length, drawn);
  return view.log.flatMap((event) => teller.tell(event));
}

/** Who played what in a trick: "Anna ♥10, Ben ♥A". */
export function trickWords(trick: NonNullable<View["trick"]>, names: readonly string[]): string {
  return list(trick.cards.map((card, i) => `${names[(trick.leader + i) % names.length] ?? ""} ${short(card)}`));
}
