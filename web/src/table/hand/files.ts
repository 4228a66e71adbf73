/** A hand of this table as a file: while it runs as far as the asker knows it, afterwards whole. */
import { call } from "../../lib/api";
import { seatsAt } from "../../lib/guest";
import { save } from "../../pages/ui/clipboard";

export type Form = "osk" | "json";

/** The hand through the eyes of a player of this device; nobody's eyes are a spectator's, or the guest's. */
export async function fetched(table: string, hand: number, form: Form, eyes: number | null): Promise<string> {
  const token = seatsAt(table).find((seat) => seat.player === eyes)?.token;
  const told = await call<unknown>("GET", `/tables/${table}/hands/${hand}.${form}`, undefined, token && `Seat ${token}`);
  return typeof told === "string" ? told : `${JSON.stringify(told)}\n`;
}

export async function saved(table: string, hand: number, form: Form, eyes: number | null): Promise<void> {
  const text = await fetched(table, hand, form, eyes);
  save(`offiziersskat-${table}.${hand}.${form}`, text, form === "json" ? "application/json" : "text/plain;charset=utf-8");
}
