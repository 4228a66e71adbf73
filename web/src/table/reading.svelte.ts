/** What is read off the newest state for the page to show: names, sides, who is asked, what is offered. */
import { t } from "../lib/i18n.svelte";
import type { Card, OfferKind, Phase, Player, TableState, View } from "../lib/types";
import type { TableClient } from "./client.svelte";
import { sideOf } from "./steps";
import { story, type Line } from "./story";
import { nameOf, needWords } from "./words";

export class Reading {
  readonly client: TableClient;
  now = $state(Date.now());
  heard = $state(Date.now());

  constructor(client: TableClient) {
    this.client = client;
  }

  /** the state that is shown; while cards move it is the one they move to */
  readonly table = $derived.by((): TableState | null => this.client.stage.state ?? this.client.state);
  readonly view = $derived.by((): View | null => this.client.stage.view);
  readonly names = $derived.by(() => {
    const found: string[] = [];
    for (const player of this.table?.players ?? []) found[player.seat] = nameOf(player);
    return found;
  });
  readonly mySeat = $derived.by(() => this.table?.players.find((one) => one.player === this.client.player)?.seat ?? null);
  readonly bottom = $derived(this.mySeat ?? 0);
  readonly me = $derived.by(() => this.#at(this.bottom));
  readonly others = $derived.by(() => {
    const count = this.table?.players.length ?? 1;
    return Array.from({ length: count - 1 }, (_, i) => this.#at((this.bottom + i + 1) % count)).filter((one) => one !== null);
  });

  readonly over = $derived.by(() => !this.client.stage.busy && (this.table?.status === "hand_over" || this.table?.status === "match_over"));
  readonly asking = $derived.by(() => (this.client.mayAct ? this.client.asking : null));
  readonly phase = $derived.by((): Phase | null => this.asking?.view?.phase ?? null);
  readonly lines = $derived.by((): Line[] => (this.view ? story(this.view, this.names, this.table?.facts.trump === "drawn") : []));

  readonly side = $derived(sideOf(this.bottom));
  readonly points = $derived.by((): [number, number] => {
    const { result } = (this.over && this.view) || {};
    // Who gives a hand up leaves the rest to the others; a result counts the declarer's side first.
    const [declarers, others] = result?.points ?? [0, 0];
    const whole = sideOf(result?.declarer ?? 0) === 0 ? [declarers, others] : [others, declarers];
    const [first = 0, second = 0] = result?.points ? whole : (this.view?.points ?? []);
    return this.side === 0 ? [first, second] : [second, first];
  });
  readonly sides = $derived.by(() => [0, 1].map((other) => this.names.filter((_, seat) => (sideOf(seat) === this.side) === (other === 0))));
  readonly need = $derived.by(() => {
    const { table, view, side } = this;
    return table && view && !this.over ? needWords(table.need[side], view, side, table.view?.points[side] ?? 0) : null;
  });

  /** the cards that can be touched now to some effect */
  readonly cards = $derived.by((): Card[] => {
    if (this.phase === "play") return this.client.legal;
    const seen = this.asking?.view;
    return (this.phase === "discard" && seen?.seats[seen.seat ?? 0]?.hand) || [];
  });

  /** the cutter, once the shuffle waits for nothing else */
  readonly cutter = $derived.by((): Player | null => {
    const shuffle = this.table?.status === "shuffling" ? this.table.shuffle : null;
    if (!shuffle || shuffle.cutter === null || shuffle.cut !== null || shuffle.entropies.includes(false)) return null;
    return this.table?.players[shuffle.cutter] ?? null;
  });

  /** offers that wait for somebody at this device, and those he has made */
  readonly offers = $derived.by(() => (this.table?.offers ?? []).filter((one) => ![one.from, ...one.agreed].some((player) => this.client.own.includes(player))));
  readonly pending = $derived.by(() => (this.table?.offers ?? []).some((one) => this.client.own.includes(one.from)));
  readonly offerable = $derived.by((): OfferKind[] => (this.table?.can.offer ?? []).filter((one) => one !== "take_back"));
  readonly takesBack = $derived.by(() => !!this.table && (this.table.can.take_back || this.table.can.offer.includes("take_back")));

  #at(seat: number): Player | null {
    return this.table?.players.find((one) => one.seat === seat) ?? null;
  }

  /** Seconds left, running on between two messages. */
  clockOf(player: number): number | null {
    const clock = this.client.state?.clock;
    if (!clock) return null;
    const running = clock.running === player;
    const left = running && clock.move !== null ? clock.move : (clock.left[player] ?? null);
    return left === null || !running ? left : left - (this.now - this.heard) / 1000;
  }

  /** What somebody said a moment ago. */
  phraseOf(player: number): string | null {
    const last = this.table?.said.filter((one) => one.player === player).at(-1);
    return last && this.table && this.table.seq - last.seq <= 2 ? last.phrase : null;
  }

  /** The same as a sentence, for where no name stands beside the table. */
  get spoken(): string | null {
    for (const player of this.others) {
      const phrase = this.phraseOf(player.player);
      if (phrase) return `${nameOf(player)}: ${t(`table-phrase-${phrase}`)}`;
    }
    return null;
  }
}
