/**
 * What the build makes of the Fluent catalogues (`tools/catalogues.ts`), and how a sentence comes of
 * it: texts, variables, choices. It knows no more of Fluent than our catalogues use; a test holds it
 * against Fluent itself, message by message.
 */
export type Value = string | number;
/** `[name]` is a variable; `[name, variants, usual]` a choice by it, with the key of the usual variant. */
export type Part = string | [string] | [string, Record<string, Pattern>, string];
export type Pattern = string | Part[];

const numbers = new Map<string, Intl.NumberFormat>();
const plurals = new Map<string, Intl.PluralRules>();

function made<T>(kept: Map<string, T>, language: string, make: new (language: string) => T): T {
  const found = kept.get(language) ?? new make(language);
  kept.set(language, found);
  return found;
}

/** The sentence in `language`; a variable that is missing stands in braces. */
export function format(pattern: Pattern, params: Record<string, Value>, language: string): string {
  if (typeof pattern === "string") return pattern;
  return pattern
    .map((part) => {
      if (typeof part === "string") return part;
      const [name, variants, usual] = part;
      const value = params[name];
      if (!variants) return typeof value === "number" ? made(numbers, language, Intl.NumberFormat).format(value) : (value ?? `{$${name}}`);
      const keys = [String(value), typeof value === "number" ? made(plurals, language, Intl.PluralRules).select(value) : ""];
      const key = keys.find((one) => Object.hasOwn(variants, one)) ?? usual ?? "";
      return format(variants[key] ?? "", params, language);
    })
    .join("");
}
