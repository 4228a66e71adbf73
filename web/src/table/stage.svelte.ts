/**
 * What is shown, one step after another. States come in as fast as the server sends them; the stage
 * plays them at the pace of cards, and catches up when it is told to skip or falls far behind.
 */
import { moves } from "../lib/settings.svelte";
import { sound } from "../lib/sounds";
import type { TableState, View } from "../lib/types";
import { finish, flip, gather, TIMES, turnOver } from "./motion";
import { steps, type Step } from "./steps";

const FAR_BEHIND = 6;

export class Stage {
  /** the state whose view is fully shown, or is just being played */
  state = $state.raw<TableState | null>(null);
  view = $state.raw<View | null>(null);
  busy = $state(false);
  root: HTMLElement | null = null;
  #queue: TableState[] = [];
  #hurry = false;
  #wake: (() => void) | null = null;

  push(state: TableState): void {
    const last = this.#queue.at(-1) ?? this.state;
    if (last && state.seq < last.seq) return;
    this.#queue.push(state);
    if (!this.busy) void this.#run();
  }

  /** Begin anew with another seat's eyes. */
  reset(state: TableState | null): void {
    this.#queue = [];
    this.state = state;
    this.view = state?.view ?? null;
  }

  /** Whatever is under way is finished at once. */
  skip(): void {
    if (!this.busy) return;
    this.#hurry = true;
    this.#wake?.();
    finish(this.root);
  }

  /** Only the pause between two steps is cut short: a tap while the trick rests. */
  nudge(): void {
    this.#wake?.();
  }

  async #run(): Promise<void> {
    this.busy = true;
    for (let next = this.#queue.shift(); next; next = this.#queue.shift()) {
      if (this.#queue.length > FAR_BEHIND || document.hidden) this.#hurry = true;
      await this.#show(next);
    }
    this.#hurry = false;
    this.busy = false;
  }

  async #show(state: TableState): Promise<void> {
    const before = this.state;
    const same = before?.hand === state.hand && before?.table === state.table;
    const fresh = !!before && !same && before.status === "shuffling" && !!state.view && state.view.gone.length === 0;
    this.state = state;
    if (!state.view) {
      this.view = null;
      return;
    }
    const from = same ? this.view : null;
    for (const step of steps(from, state.view, { fresh })) await this.#step(step);
    if (before && state.status !== before.status && state.status === "hand_over") sound("over");
  }

  async #step(step: Step): Promise<void> {
    const change = (): void => void (this.view = step.view);
    const root = this.root;
    if (step.kind === "settle" || this.#hurry || !root) return change();
    const still = !moves();
    switch (step.kind) {
      case "deal":
        sound("deal");
        if (still) return change();
        await flip(root, change, TIMES.deal, root.querySelector("[data-trick]") ?? root);
        return this.#pause(30);
      case "play":
        sound("play");
        if (still) return change();
        return flip(root, change, TIMES.play, root.querySelector(`[data-hand="${step.seat}"]`) ?? root.querySelector(`[data-seat="${step.seat}"]`));
      case "rest":
        return this.#pause(TIMES.rest);
      case "collect":
        sound("collect");
        if (!still) await gather(root, step.seat ?? 0, TIMES.collect);
        return change();
      case "turn":
        sound("turn");
        if (still) return change();
        return turnOver(root, `${step.seat}.${step.place}`, change, TIMES.turn);
      case "say":
        if (still) change();
        else await flip(root, change, TIMES.play, root.querySelector("[data-stock]"));
        return this.#pause(TIMES.say);
    }
  }

  #pause(ms: number): Promise<void> {
    if (this.#hurry) return Promise.resolve();
    return new Promise((resolve) => {
      const end = (): void => {
        clearTimeout(timer);
        this.#wake = null;
        resolve();
      };
      const timer = setTimeout(end, ms);
      this.#wake = end;
    });
  }
}
