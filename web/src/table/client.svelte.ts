/**
 * A person's end of a table: his sockets (one a seat; two people at one device have two), the stage,
 * what he may do now, and what he said. Everything that a component may ask goes through here.
 */
import { inDeck, short, suitName, suitOf } from "../lib/cards";
import { ApiError, freshSeat, get, guest } from "../lib/api";
import { keepSeats, me, seatsAt, type SeatToken } from "../lib/guest";
import { explain, sentence, t } from "../lib/i18n.svelte";
import { entropy } from "../lib/entropy";
import { navigate } from "../lib/router.svelte";
import { settings } from "../lib/settings.svelte";
import { sound } from "../lib/sounds";
import { TableSocket, type Fault } from "../lib/socket.svelte";
import type { Card, OfferKind, ServerMessage, TableState } from "../lib/types";
import { Stage } from "./stage.svelte";
import { nameOf } from "./words";

export interface Message {
  kind: "refused" | "hint" | "info";
  text: string;
  /** the card or action a hint points at */
  action?: string;
}

const WATCHER = -1;

export class TableClient {
  readonly stage = new Stage();
  /** the newest state that each socket has heard of */
  latest = $state.raw<ReadonlyMap<number, TableState>>(new Map());
  /** whose eyes look now; null for a spectator */
  player = $state<number | null>(null);
  /** the player the device must be handed to before anything private is shown */
  handTo = $state<number | null>(null);
  message = $state.raw<Message | null>(null);
  shaken = $state<Card | null>(null);
  pointed = $state.raw<string[]>([]);
  /** the score a hint expects of each action, before the play */
  scores = $state.raw<Record<string, number>>({});
  picked = $state.raw<Card[]>([]);
  failed = $state.raw<Fault | null>(null);
  thinking = $state(false);
  /** the level at which the computer plays for who sits here; null: nobody stands in */
  standIn = $state<string | null>(null);
  #sockets = new Map<number, TableSocket>();
  #given = new Set<string>();
  /** the ply that was answered just now, until the server has said so */
  #acted = $state(-1);
  #tapped: Card | null = null;
  #forget: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly table: string) {}

  async open(): Promise<void> {
    let seats = seatsAt(this.table);
    if (!seats.length && me()) seats = await this.#askForSeats();
    if (!seats.length) this.#connect(WATCHER, undefined);
    for (const seat of seats) this.#connect(seat.player, seat.token);
    this.player = seats[0]?.player ?? null;
  }

  close(): void {
    for (const socket of this.#sockets.values()) socket.close();
    clearTimeout(this.#forget);
  }

  /** A guest who comes from another device holds no tokens here yet. */
  async #askForSeats(): Promise<SeatToken[]> {
    try {
      const { tables } = await get<{ tables: { table: string; player: number | null }[] }>("/me/tables");
      const mine = tables.filter((one) => one.table === this.table && one.player !== null);
      return await Promise.all(mine.map((one) => freshSeat(this.table, one.player ?? 0)));
    } catch (error) {
      if (error instanceof ApiError) return [];
      throw error;
    }
  }

  #connect(player: number, token: string | undefined): void {
    const socket = new TableSocket(this.table, { token, lang: settings.lang }, {
      state: (state) => this.#hear(player, state),
      rematch: (table) => void this.#follow(table),
      notice: (code, who) => this.tell({ kind: "info", text: t(`table-${code}`, { name: nameOf(this.state?.players[who ?? 0]) }) }),
      refused: (fault) => void this.#refused(player, fault),
    });
    this.#sockets.set(player, socket);
  }

  async #refused(player: number, fault: Fault): Promise<void> {
    // A token may have grown old: one fresh one is asked for, then we watch.
    if (player !== WATCHER && !this.#given.has(`fresh.${player}`)) {
      this.#given.add(`fresh.${player}`);
      try {
        await guest();
        const seat = await freshSeat(this.table, player);
        keepSeats(this.table, [seat]);
        this.#sockets.get(player)?.close();
        return this.#connect(player, seat.token);
      } catch {
        // The refusal itself is what there is to say.
      }
    }
    await explain(fault.code);
    this.failed = fault;
  }

  #hear(player: number, heard: TableState): void {
    const alone = heard.players.filter((one) => one.kind.startsWith("engine")).length === 1;
    const state = { ...heard, players: heard.players.map((one) => ({ ...one, alone })) };
    const before = this.latest.get(player);
    this.latest = new Map(this.latest).set(player, state);
    this.#giveEntropy(player, state);
    if (player !== this.eyes) {
      this.#turnTable();
      return;
    }
    const moved = !before || before.seq !== state.seq;
    if (moved) this.#clear(state, before);
    this.stage.push(state);
    this.#turnTable();
    if (this.mayAct && (!before || before.ply !== state.ply)) sound("turnOfMine");
  }

  #clear(state: TableState, before: TableState | undefined): void {
    if (before?.ply === state.ply && before.hand === state.hand) return;
    this.#acted = -1;
    this.pointed = [];
    this.scores = {};
    this.picked = [];
    if (this.message?.kind !== "info") this.message = null;
  }

  /** To the table where the rematch is played, with the same seats. */
  async #follow(table: string): Promise<void> {
    if (this.#given.has(table)) return;
    this.#given.add(table);
    for (const player of this.own) {
      try {
        await freshSeat(table, player);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
      }
    }
    navigate(`/table/${table}`);
  }

  get eyes(): number {
    return this.player ?? WATCHER;
  }

  get own(): number[] {
    return [...this.#sockets.keys()].filter((player) => player !== WATCHER);
  }

  /** Two people (or more) at this device. */
  get shared(): boolean {
    return this.own.length > 1;
  }

  get line(): TableSocket["line"] {
    return this.#sockets.get(this.eyes)?.line ?? "connecting";
  }

  /** The newest state, seen through the eyes that look now. */
  get state(): TableState | null {
    return this.latest.get(this.eyes) ?? null;
  }

  #seatOf(state: TableState, player: number): number | null {
    return state.players.find((one) => one.player === player)?.seat ?? null;
  }

  /** The player of this device who is asked now, by the newest state. */
  get asked(): number | null {
    const { state } = this;
    if (!state?.view || state.status !== "playing") return null;
    const turn = state.players.find((one) => one.seat === state.view?.to_act)?.player;
    return turn !== undefined && this.own.includes(turn) ? turn : null;
  }

  /** What the asked player may do; only his own socket's state knows. */
  get asking(): TableState | null {
    return this.asked === null ? null : (this.latest.get(this.asked) ?? null);
  }

  get mayAct(): boolean {
    return !!this.asking?.legal.length && this.asking.ply !== this.#acted && !this.stage.busy && this.handTo === null;
  }

  get legal(): string[] {
    return this.mayAct ? (this.asking?.legal ?? []) : [];
  }

  get activeSeats(): number[] {
    const { state } = this;
    if (!state) return [];
    const players = this.shared && this.isPrivate ? [this.eyes] : this.own;
    return players.map((player) => this.#seatOf(state, player)).filter((seat): seat is number => seat !== null);
  }

  get isPrivate(): boolean {
    return (this.state?.facts.hand_size ?? 0) > 0;
  }

  /** Where cards are private, the table turns to who is asked, once the device has changed hands. */
  #turnTable(): void {
    if (!this.shared || !this.isPrivate) return;
    const { asked } = this;
    if (asked !== null && asked !== this.eyes && this.handTo !== asked) this.handTo = asked;
  }

  /** The device has changed hands. */
  handed(): void {
    if (this.handTo === null) return;
    this.player = this.handTo;
    this.handTo = null;
    this.stage.reset(this.latest.get(this.player) ?? null);
  }

  #giveEntropy(player: number, state: TableState): void {
    const { shuffle } = state;
    if (player === WATCHER || state.status !== "shuffling" || !shuffle || shuffle.entropies[player] !== false) return;
    const key = `offiziersskat.entropy.${this.table}.${player}.${shuffle.commit}`;
    if (this.#given.has(key)) return;
    this.#given.add(key);
    const hex = sessionStorage.getItem(key) ?? entropy();
    sessionStorage.setItem(key, hex);
    this.#send(player, { type: "entropy", hex });
  }

  /** The entropies that this device gave for the shuffle with this commitment. */
  entropies(commit: string): string[] {
    return this.own
      .map((player) => sessionStorage.getItem(`offiziersskat.entropy.${this.table}.${player}.${commit}`))
      .filter((hex): hex is string => hex !== null);
  }

  #send(player: number, body: { type: string } & Record<string, unknown>): Promise<ServerMessage | null> {
    const socket = this.#sockets.get(player);
    if (!socket) return Promise.resolve(null);
    return socket.send(body).catch(async (fault: Fault) => {
      this.tell({ kind: "refused", text: await explain(fault.code, fault.params) });
      return null;
    });
  }

  tell(message: Message, ms = 6_000): void {
    this.message = message;
    clearTimeout(this.#forget);
    this.#forget = setTimeout(() => {
      if (this.message === message) this.message = null;
    }, ms);
  }

  /** A card was touched: played, picked, or refused with its reason. */
  touch(card: Card): void {
    if (this.stage.busy) {
      // What still moves is hurried along; the tap counts once it lies still.
      this.#tapped = card;
      this.stage.skip();
      setTimeout(() => {
        const tapped = this.#tapped;
        this.#tapped = null;
        if (tapped && !this.stage.busy && this.legal.includes(tapped)) this.touch(tapped);
      }, 60);
      return;
    }
    const phase = this.asking?.view?.phase;
    if (phase === "discard" && this.mayAct) return this.#pick(card);
    if (this.legal.includes(card)) return this.act(card);
    // A second tap while the first is on its way asks for nothing.
    if (this.asking?.ply === this.#acted) return;
    this.shaken = null;
    requestAnimationFrame(() => (this.shaken = card));
    this.tell({ kind: "refused", text: this.#whyNot(card) });
  }

  #whyNot(card: Card): string {
    const { asking } = this;
    if (!asking?.view) {
      const turn = this.state?.players.find((one) => one.seat === this.state?.view?.to_act);
      return turn ? t("table-not-your-turn", { name: nameOf(turn) }) : t("table-not-now");
    }
    if (asking.view.phase !== "play") return t("table-not-yet-play");
    const refusal = asking.refused[card];
    const led = asking.view.trick?.cards[0];
    if (refusal?.code.replace("_", "-") === "must-follow" && led) {
      const trump = asking.view.order.includes(led);
      return t("table-must-follow", { what: trump ? t("table-trump") : suitName(suitOf(led)), card: short(led) });
    }
    return refusal ? sentence(refusal.code, { ...refusal.params, card: short(card), action: short(card) }) : t("table-not-now");
  }

  #pick(card: Card): void {
    const held = this.asking?.view?.seats[this.asking.view.seat ?? 0]?.hand ?? [];
    if (!held.includes(card)) {
      this.tell({ kind: "refused", text: t("table-lay-from-hand") });
      return;
    }
    this.picked = this.picked.includes(card) ? this.picked.filter((one) => one !== card) : [...this.picked, card].slice(-2);
  }

  act(action: string): void {
    const { asked, asking } = this;
    if (asked === null || !asking || !this.mayAct) return;
    this.message = null;
    this.pointed = [];
    this.scores = {};
    this.#acted = asking.ply;
    void this.#send(asked, { type: "act", action, ply: asking.ply }).then((answer) => {
      if (answer === null) this.#acted = -1;
    });
  }

  cut(number: number): void {
    const cutter = this.state?.shuffle?.cutter;
    if (cutter !== undefined && cutter !== null) void this.#send(cutter, { type: "cut", number });
  }

  async hint(): Promise<void> {
    const { asked } = this;
    if (asked === null || this.thinking) return;
    this.thinking = true;
    const phase = this.asking?.view?.phase;
    const answer = await this.#send(asked, { type: "hint" });
    this.thinking = false;
    if (answer?.type !== "hint") return;
    this.pointed = answer.action.startsWith("-") ? answer.action.replaceAll("-", "").split(" ") : [answer.action];
    this.scores = answer.scores;
    this.tell({ kind: "hint", text: inDeck(answer.text), action: answer.action === "pass" && phase !== "bid" ? "no" : answer.action }, 20_000);
  }

  /** What an engine would do in the place of who is asked: a hint, and noted as one. */
  async advised(level: string): Promise<string | null> {
    const answer = this.asked === null ? null : await this.#send(this.asked, { type: "hint", level });
    return answer?.type === "hint" ? answer.action : null;
  }

  takeBack(): void {
    const { state } = this;
    this.standIn = null;
    if (!state) return;
    if (state.can.take_back) void this.#send(this.asked ?? this.eyes, { type: "take_back" });
    else if (state.can.offer.includes("take_back")) this.offer("take_back");
  }

  offer(offer: OfferKind): void {
    void this.#send(this.eyes, { type: "offer", offer });
  }

  answer(yes: boolean): void {
    void this.#send(this.eyes, { type: "answer", yes });
  }

  resign(): void {
    void this.#send(this.asked ?? this.eyes, { type: "resign" });
  }

  /** Everybody at this device is ready for the next hand. */
  ready(): void {
    for (const player of this.own) {
      if (!this.state?.players.find((one) => one.player === player)?.ready) void this.#send(player, { type: "ready" });
    }
  }

  say(phrase: string): void {
    void this.#send(this.eyes, { type: "say", phrase });
  }

  claim(): void {
    void this.#send(this.eyes, { type: "claim" });
  }

  speak(): void {
    for (const player of this.#sockets.keys()) {
      if (this.#sockets.get(player)?.line === "open") void this.#send(player, { type: "lang", lang: settings.lang });
    }
  }
}
