/** The deal that was just played, once more: the same cards, the same seats, a table of its own. */
import type { SeatWish } from "../../lib/api";
import type { TableState } from "../../lib/types";
import { sitDown } from "../../pages/chooser/open";
import { fetched } from "./files";

/** The level behind a kind: "engine:club@1" is "club"; null for people. */
export const levelOf = (kind: string): string | null => /^engine:([^@]+)/.exec(kind)?.[1] ?? null;

/** Whether nobody but this device and engines plays here: nobody else has a say in what is played again. */
export const isAlone = (table: TableState, own: readonly number[]): boolean =>
  own.length > 0 && table.players.every(({ kind, player }) => levelOf(kind) !== null || own.includes(player));

/** As strong as who plays here, for whoever is to play for a person. */
export const levelHere = (table: TableState): string =>
  table.players.map(({ kind }) => levelOf(kind)).find((level) => level !== null) ?? "club";

export async function again(table: TableState): Promise<void> {
  const record = await fetched(table.table, table.hand ?? 0, "osk", table.you);
  const seats = table.players.map(({ kind, name }): SeatWish => {
    const level = levelOf(kind);
    return level === null ? { kind: "me", ...(name ? { name } : {}) } : { kind: "engine", level };
  });
  // The dealer has the last seat.
  const dealer = table.players.find((one) => one.seat === seats.length - 1)?.player ?? 0;
  await sitDown({ rules: "classic", seats, practice: true, clock: null, spectators: table.spectators, first_dealer: dealer, deal: { record } });
}
