/**
 * What somebody has answered, and when it comes again: boxes that an exercise climbs with every right
 * answer (Leitner's). Kept by this browser, in the form of the command's own file.
 */
export interface Recall {
  box: number;
  /** the day on which it is due; null: never again */
  due: string | null;
  asked: number;
  right: number;
}
export interface Progress {
  format: string;
  exercises: Record<string, Recall>;
  /** by day, whether the first answer to its ending was right */
  daily: Record<string, boolean>;
}

const KEY = "offiziersskat.exercises";
const FORMAT = "offiziersskat-progress/1";
/** After how many days an exercise comes again, by its box. */
export const DAYS: readonly number[] = [1, 3, 7, 21, 60];

export const nothing = (): Progress => ({ format: FORMAT, exercises: {}, daily: {} });

/** The day of a moment where the reader is: 2026-12-02. */
export function dayOf(moment: Date): string {
  const two = (value: number): string => String(value).padStart(2, "0");
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}

export function plus(day: string, days: number): string {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return new Date(Date.UTC(year, month - 1, date + days)).toISOString().slice(0, 10);
}

/** With another answer: what was right at once does not come again, what was missed does. */
export function answered(progress: Progress, id: string, day: string, right: boolean): Progress {
  const before = progress.exercises[id];
  const box = right ? (before?.box ?? DAYS.length - 1) + 1 : 0;
  const wait = DAYS[box];
  const recall: Recall = {
    box: Math.min(box, DAYS.length),
    due: wait === undefined ? null : plus(day, wait),
    asked: (before?.asked ?? 0) + 1,
    right: (before?.right ?? 0) + Number(right),
  };
  return { ...progress, exercises: { ...progress.exercises, [id]: recall } };
}

/** With the answer to the ending of a day; only the first of a day counts for it. */
export function answeredDaily(progress: Progress, id: string, day: string, right: boolean): Progress {
  const daily = day in progress.daily ? progress.daily : { ...progress.daily, [day]: right };
  return { ...answered(progress, id, day, right), daily };
}

/** What is due, those waiting longest first. */
export function due(progress: Progress, day: string): string[] {
  const waiting = Object.entries(progress.exercises).flatMap(([id, recall]) => (recall.due !== null && recall.due <= day ? [[recall.due, id] as const] : []));
  return waiting.sort((a, b) => (a < b ? -1 : 1)).map(([, id]) => id);
}

/** On how many days in a row, up to this one or the one before, the day's ending was done. */
export function streak(progress: Progress, day: string): number {
  let last = day in progress.daily ? day : plus(day, -1);
  let count = 0;
  for (; last in progress.daily; last = plus(last, -1)) count += 1;
  return count;
}

/** What this browser has kept; nothing if that cannot be understood. */
export function kept(): Progress {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "null") as Partial<Progress> | null;
    return found?.format === FORMAT && found.exercises && found.daily ? { ...nothing(), ...found } : nothing();
  } catch {
    return nothing();
  }
}

export function keep(progress: Progress): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(progress));
  } catch {
    // A browser that keeps nothing asks anew.
  }
}

export const forgotten = (): void => localStorage.removeItem(KEY);
export const isEmpty = (progress: Progress): boolean => !Object.keys(progress.exercises).length;
