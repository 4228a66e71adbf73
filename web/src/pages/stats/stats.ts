/** Statistics as the server sums them up, and how their keys are called. */
import { get } from "../../lib/api";
import { me } from "../../lib/guest";
import { date, explain, list, number, t } from "../../lib/i18n.svelte";
import { contractName } from "../../lib/names";
import { levelName } from "../chooser/names";
import { save } from "../ui/clipboard";

/** Figures of several hands: means per hand in score, `half` that of the 95 % interval of `adjusted`. */
export interface Sums {
  hands: number;
  wins: number;
  score: number;
  luck: number;
  adjusted: number;
  half: number | null;
  decisions: number;
  loss_per_decision: number | null;
  band: string | null;
  declarations: number;
  declared_best: number;
  loss_per_declaration: number | null;
}
export interface Block extends Sums {
  first: number;
  last: number;
  since: string;
  until: string;
}
/** After so many hands: the score added up, without its luck, and half the width of its band. */
export type Moment = [hands: number, score: number, adjusted: number, half: number | null];
export interface Chosen {
  contract: string;
  best: string;
  count: number;
  loss: number;
}
export interface Stats {
  name?: string;
  pending?: number;
  shared?: boolean;
  forms?: string[];
  rules: string[];
  levels: string[];
  helped: number;
  total: Sums | null;
  course: Moment[];
  blocks: Block[];
  contracts: (Sums & { contract: string })[];
  against: (Sums & { level: string })[];
  choices: Chosen[];
}

/** Which hands are looked at; empty for all. */
export interface Choice {
  rules: string;
  level: string;
  days: string;
  helped: boolean;
}
export const ALL: Choice = { rules: "", level: "", days: "", helped: false };

export function query(choice: Choice): string {
  const asked = new URLSearchParams();
  for (const name of ["rules", "level", "days"] as const) if (choice[name]) asked.set(name, choice[name]);
  if (choice.helped) asked.set("helped", "true");
  const text = asked.toString();
  return text && `?${text}`;
}

/** One's own, or those of a guest who shares them. */
export const load = (guest: string, choice: Choice): Promise<Stats> =>
  get<Stats>(`${guest ? `/guests/${encodeURIComponent(guest)}` : "/me"}/stats${query(choice)}`);

/** The hands themselves, as a file. */
export async function take(form: string, choice: Choice): Promise<void> {
  const answer = await fetch(`/api/me/stats/hands.${form}${query(choice)}`, { headers: { Authorization: `Bearer ${me()?.key ?? ""}` } });
  if (!answer.ok) {
    const { error } = (await answer.json()) as { error: { code: string } };
    throw new Error(await explain(error.code));
  }
  save(`offiziersskat.${form}`, await answer.blob(), answer.headers.get("content-type") ?? "");
}

// ---- words ------------------------------------------------------------------------------------

/** At the head of a line: with a capital letter. */
export function gameName(contract: string): string {
  const name = contract === "-" ? t("stats-thrown-in") : contractName(contract);
  return name.charAt(0).toLocaleUpperCase() + name.slice(1);
}
export const opponentName = (level: string): string => list(level.split("+").map((one) => (one === "person" ? t("stats-people") : levelName(one))));
export const bandName = (sums: Sums): string => (sums.band ? t(`band-${sums.band}`) : "–");

/** A mean that has a sign: one decimal, none where the number is long. */
export function mean(value: number): string {
  const digits = Math.abs(value) >= 99.95 ? 0 : 1;
  return number(value, { minimumFractionDigits: digits, maximumFractionDigits: digits, signDisplay: "exceptZero" }).replace("-", "−");
}
/** A loss or a width: never less than nothing. */
export function size(value: number | null, isShort = false): string {
  if (value === null) return "–";
  const digits = value >= 99.95 ? 0 : isShort || value >= 9.95 ? 1 : 2;
  return number(value, { minimumFractionDigits: digits, maximumFractionDigits: digits });
}
export const share = (part: number, of: number): string => number(part / of, { style: "percent", maximumFractionDigits: 0 });
export const whole = (value: number): string => number(Math.round(value), { signDisplay: "exceptZero" }).replace("-", "−");

/** 2026.11.30 in the reader's language, short. */
export function day(text: string): string {
  const at = Date.parse(`${text.replaceAll(".", "-")}T12:00:00`);
  return Number.isNaN(at) ? "" : date(at, { day: "numeric", month: "short" });
}
export const numbers = (block: Block): string => (block.first === block.last ? `${block.first}` : `${block.first}–${block.last}`);
export function days(block: Block): string {
  const [since, until] = [day(block.since), day(block.until)];
  return since === until ? since : `${since} – ${until}`;
}
