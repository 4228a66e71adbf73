/** A review as the server finds it, line by line, and its figures as one side sees them. No rules. */
import { ask, get, refusal } from "../../../lib/api";
import { me, seatsAt } from "../../../lib/guest";
import { lang } from "../../../lib/i18n.svelte";
import type { Card } from "../../../lib/types";

/** Card points and score, forehand's side's unless it is said otherwise. */
export interface Figures {
  points: number;
  score: number;
}
export const KINDS = ["deal", "trump", "packet", "stock", "turn"] as const;
export type Kind = (typeof KINDS)[number];
export const MARKS: Record<string, string> = { "?!": "mark-dubious", "?": "mark-mistake", "??": "mark-blunder" };
export type Fault = "loses-game" | "misses-trick" | "is-beaten" | "gives-more" | "leaves-covered";

/** One step; `ply` −1 is the deal, `action` null a resignation, `loss` that of its own side. */
export interface Step {
  ply: number;
  seat: number | null;
  action: string | null;
  value: Figures;
  luck: Figures;
  loss: Figures;
  rest: Figures;
  how: "exact" | "worlds" | "deals" | "glance";
  mark?: string;
  best?: string;
  stderr?: Figures;
}
interface Tally {
  luck: Partial<Record<Kind, Figures>>;
  loss: Figures;
  decisions: number;
  per_decision: Figures | null;
}
export interface Account {
  before: Figures;
  result: Figures;
  rest: Figures;
  stderr: Figures;
  sides: [Tally, Tally];
}
export interface Mattered {
  ply: number;
  remarks: { fault: Fault; params: Record<string, string | number> }[];
  reasons: Record<string, string> | null;
}
/** Whether the side that lost could have won: without a line it could not, as far as was looked. */
export interface Back {
  side: number;
  /** looked at from this ply on; null from the first card on */
  since?: number | null;
  ply?: number;
  seat?: number;
  /** null where the hand was given up while it could be won */
  card?: Card | null;
  line?: Card[];
  /** the best on what could be seen, if that is known: the same card where nothing was better */
  best?: string | null;
  how?: Step["how"] | null;
}
export interface Whole {
  account: Account;
  stake: number;
  mattered: Mattered[];
  /** plies of decisions that may have cost something, which is not certain */
  doubtful: number[];
  back: Back | null;
}
type Line = { steps: number } | Step | Whole | { error: { code: string; params: Record<string, string | number> } };

/** A seat's token opens its table's hands even where the guest is not known any more. */
function pass(id: string): string | undefined {
  const token = me() ? undefined : seatsAt(id.split(".")[0] ?? "")[0]?.token;
  return token && `Seat ${token}`;
}
const path = (id: string): string => `/records/${encodeURIComponent(id)}/review`;

/** One review that is being read. */
export class Reading {
  steps = $state.raw<readonly Step[]>([]);
  /** how many steps there will be; 0 until that is known */
  of = $state(0);
  whole = $state.raw<Whole | null>(null);
  failure = $state.raw<unknown>(null);
  running = $state(false);
  #stop: AbortController | null = null;

  constructor(readonly id: string) {}

  /** Read it from the beginning; ends with all of it, a failure, or `stop`. */
  async start(): Promise<void> {
    const stop = (this.#stop = new AbortController());
    this.steps = [];
    this.failure = null;
    this.running = true;
    try {
      const answer = await ask("POST", path(this.id), undefined, pass(this.id), stop.signal);
      for await (const line of linesOf(answer)) await this.#take(JSON.parse(line) as Line);
      if (!this.whole) throw await refusal("table-offline", {}, 0);
    } catch (error) {
      if (!stop.signal.aborted) this.failure = error;
    } finally {
      if (this.#stop === stop) this.running = false;
    }
  }

  stop(): void {
    this.#stop?.abort();
  }

  async #take(line: Line): Promise<void> {
    if ("error" in line) throw await refusal(line.error.code, line.error.params, 0);
    if ("account" in line) this.whole = line;
    else if ("steps" in line) this.of = line.steps;
    else this.steps = [...this.steps, line];
  }
}

async function* linesOf(answer: Response): AsyncGenerator<string> {
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (;;) {
    const found = await reader?.read();
    if (!found || found.done) return;
    const lines = (rest + found.value).split("\n");
    rest = lines.pop() ?? "";
    yield* lines;
  }
}

/** The report as a file of its own. */
export async function report(id: string): Promise<string> {
  return (await ask("POST", `${path(id)}/report`, { language: lang.current }, pass(id))).text();
}

/** How many decisions of one's own in a hand have become exercises; who is nobody here has none. */
export async function mistakesIn(id: string): Promise<number> {
  if (!me()) return 0;
  const { mistakes } = await get<{ mistakes: { hand: string }[] }>("/me/mistakes");
  return mistakes.filter((one) => one.hand === id).length;
}

// ---- as one side sees it ---------------------------------------------------------------------------

/** 0 is forehand's side, 1 the other's. */
export const sideOf = (seat: number): 0 | 1 => (seat % 2 === 0 ? 0 : 1);

const times = (figures: Figures, factor: number): Figures => ({ points: figures.points * factor, score: figures.score * factor });
export const seenBy = (figures: Figures, side: 0 | 1): Figures => (side === 0 ? figures : times(figures, -1));

/** What a step's decision did to a side: its own losses count against it, the other's for it. */
export const lossSeenBy = (step: Step, side: 0 | 1): Figures => (step.seat !== null && sideOf(step.seat) === side ? times(step.loss, -1) : step.loss);

export interface Part {
  what: "before" | "luck" | "loss" | "rest" | "result";
  kind?: Kind;
  side?: 0 | 1;
  figures: Figures;
}

/** What the result is made of, in the order of the hand; all but the last add up to the last. */
export function partsOf(account: Account, side: 0 | 1): Part[] {
  const other = side === 0 ? 1 : 0;
  const luck = KINDS.flatMap((kind): Part[] => {
    const figures = account.sides[side].luck[kind];
    return figures ? [{ what: "luck", kind, figures }] : [];
  });
  return [
    { what: "before", figures: seenBy(account.before, side) },
    ...luck,
    { what: "loss", side, figures: times(account.sides[side].loss, -1) },
    { what: "loss", side: other, figures: account.sides[other].loss },
    { what: "rest", figures: seenBy(account.rest, side) },
    { what: "result", figures: seenBy(account.result, side) },
  ];
}

/** Round values for an axis from `low` to `high`, 0 among them: few, and far enough from each other. */
export function ticks(low: number, high: number, most: number): number[] {
  const span = high - low || 1;
  const size = 10 ** Math.floor(Math.log10(span / most));
  const step = size * ([1, 2, 5, 10].find((factor) => span / (size * factor) <= most) ?? 10);
  const first = Math.ceil(low / step);
  return Array.from({ length: Math.floor(high / step) - first + 1 }, (_, i) => (first + i) * step);
}
