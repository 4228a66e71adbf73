/** What the server tells about rulesets: the presets, their fields, and whether a line of rules holds. */
import { get, post } from "../../lib/api";

export type Plain = string | number | boolean | null;
export interface Field {
  name: string;
  kind: "course" | "contracts" | "choice" | "switch" | "number";
  values: string[];
}
export interface Preset {
  name: string;
  rules: Record<string, Plain>;
  seats: number;
}
export interface Catalogue {
  presets: Preset[];
  fields: Field[];
  levels: string[];
}
export interface Checked {
  rules: string;
  seats: number;
  fields: Record<string, Plain>;
}

/** Switches come as true and false; a line of rules has words for them. */
function plain(told: Catalogue): Catalogue {
  return { ...told, fields: told.fields.map((field) => ({ ...field, values: (field.values as Plain[]).map(written) })) };
}

let known: Promise<Catalogue> | null = null;

/** Asked once; asked again after a failure. */
export function catalogue(): Promise<Catalogue> {
  known ??= get<Catalogue>("/rules").then(plain).catch((error: unknown) => {
    known = null;
    throw error;
  });
  return known;
}

export const checked = (text: string): Promise<Checked> => post<Checked>("/rules/check", { text });

/** A value as a line of rules writes it. */
export function written(value: Plain): string {
  if (value === null) return "";
  return typeof value === "boolean" ? (value ? "on" : "off") : String(value);
}
