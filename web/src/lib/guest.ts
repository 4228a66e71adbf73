/** Who this browser is: a guest's number and private key, and the seats it holds. */

export interface Identity {
  guest: string;
  key: string;
  name: string;
}

const KEY = "offiziersskat.guest";
const SEATS = "offiziersskat.seats";

function read<T>(name: string, otherwise: T): T {
  try {
    return (JSON.parse(localStorage.getItem(name) ?? "null") as T | null) ?? otherwise;
  } catch {
    return otherwise;
  }
}

function write(name: string, value: unknown): void {
  try {
    localStorage.setItem(name, JSON.stringify(value));
  } catch {
    // Private windows may refuse; the identity then lives as long as the page.
  }
}

let identity: Identity | null = read<Identity | null>(KEY, null);

export function me(): Identity | null {
  return identity;
}

export function remember(found: Identity | null): void {
  identity = found;
  if (found) write(KEY, found);
  else {
    localStorage.removeItem(KEY);
    localStorage.removeItem(SEATS);
  }
}

export interface SeatToken {
  player: number;
  token: string;
}

/** The seat tokens that this browser holds at a table. */
export function seatsAt(table: string): SeatToken[] {
  return read<Record<string, SeatToken[]>>(SEATS, {})[table] ?? [];
}

export function keepSeats(table: string, seats: readonly SeatToken[]): void {
  const all = read<Record<string, SeatToken[]>>(SEATS, {});
  const merged = new Map([...(all[table] ?? []), ...seats].map((seat) => [seat.player, seat]));
  const kept = Object.entries({ ...all, [table]: [...merged.values()] }).slice(-60);
  write(SEATS, Object.fromEntries(kept));
}

/** Nothing of a table is kept here any more. */
export function forgetTable(table: string): void {
  const { [table]: _gone, ...kept } = read<Record<string, SeatToken[]>>(SEATS, {});
  write(SEATS, kept);
  localStorage.removeItem(`offiziersskat.invite.${table}`);
}

/** Where the invitation of a table of ours is kept, to show it again. */
export function keepInvite(table: string, invite: string): void {
  write(`offiziersskat.invite.${table}`, invite);
}

export function inviteOf(table: string): string | null {
  return read<string | null>(`offiziersskat.invite.${table}`, null);
}
