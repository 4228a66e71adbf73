/** Questions to the server. A refusal is an `ApiError` with a code; `message` is its sentence. */
import { explain } from "./i18n.svelte";
import { keepInvite, keepSeats, me, remember, type Identity, type SeatToken } from "./guest";
import { settings } from "./settings.svelte";

export class ApiError extends Error {
  constructor(
    readonly code: string,
    readonly params: Record<string, string | number>,
    readonly status: number,
    sentence: string,
  ) {
    super(sentence);
  }
}

/** The error for a code, with its sentence in the reader's language. */
export async function refusal(code: string, params: Record<string, string | number>, status: number): Promise<ApiError> {
  return new ApiError(code, params, status, await explain(code, params));
}

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** One request, answered and not refused; `as` is the `Authorization` header, by default that of the guest. */
export async function ask(method: Method, path: string, body?: unknown, as?: string, signal?: AbortSignal): Promise<Response> {
  const headers: Record<string, string> = { Accept: "application/json" };
  const identity = me();
  if (as) headers["Authorization"] = as;
  else if (identity) headers["Authorization"] = `Bearer ${identity.key}`;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, { method, headers, body: body === undefined ? null : JSON.stringify(body), signal: signal ?? null });
  } catch {
    throw await refusal("table-offline", {}, 0);
  }
  if (answer.ok) return answer;
  const told = (await answer.json().catch(() => null)) as { error?: { code: string; params?: Record<string, string | number> } } | null;
  throw await refusal(told?.error?.code ?? "table-error-status", told?.error?.params ?? { status: answer.status }, answer.status);
}

/** The same, and what was answered. */
export async function call<T>(method: Method, path: string, body?: unknown, as?: string): Promise<T> {
  const answer = await ask(method, path, body, as);
  const type = answer.headers.get("content-type") ?? "";
  const data: unknown = answer.status === 204 ? null : type.includes("json") ? await answer.json() : await answer.text();
  return data as T;
}

export const get = <T>(path: string): Promise<T> => call<T>("GET", path);
export const post = <T>(path: string, body: unknown = {}): Promise<T> => call<T>("POST", path, body);

/** The guest that this browser is; made on first need. */
export async function guest(name = ""): Promise<Identity> {
  const known = me();
  if (known) return known;
  const made = await post<{ guest: string; key: string; name?: string }>("/guests", { name, language: settings.lang });
  const identity = { guest: made.guest, key: made.key, name: made.name ?? name };
  remember(identity);
  return identity;
}

export interface SeatWish {
  kind: "me" | "engine" | "open";
  level?: string;
  /** what somebody else at this device is called */
  name?: string;
}

export interface TableWish {
  rules: string;
  seats: SeatWish[];
  practice?: boolean;
  clock?: { per_move: number | null; total: number | null; increment: number } | null;
  spectators?: boolean;
  first_dealer?: number | null;
  deal?: { record: string } | null;
}

/** Open a table; its seats and its invitation are kept here. Resolves to its name. */
export async function openTable(wish: TableWish): Promise<string> {
  const made = await post<{ table: string; players: SeatToken[]; invite: string }>("/tables", wish);
  keepSeats(made.table, made.players);
  if (made.invite) keepInvite(made.table, made.invite);
  return made.table;
}

/** Take a seat at a table one was invited to. */
export async function join(table: string, invite: string, player?: number): Promise<void> {
  const seat = await post<SeatToken>(`/tables/${table}/join`, player === undefined ? { invite } : { invite, player });
  keepSeats(table, [seat]);
}

/** A fresh token for a seat that this guest holds. */
export async function freshSeat(table: string, player: number): Promise<SeatToken> {
  const seat = await post<SeatToken>(`/tables/${table}/seat`, { player });
  keepSeats(table, [seat]);
  return seat;
}
