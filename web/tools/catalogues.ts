/**
 * Fluent catalogues as modules: `ftl:table/de` is what the table says in German, any other name a
 * room of its own. They are read here, once, so that no browser has to: what it gets is in the form of
 * `src/lib/sentences.ts`. Of the room that terminal and browser share what only the terminal says is
 * left out.
 */
import { FluentResource } from "@fluent/bundle";
import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vite";
import type { Part, Pattern } from "../src/lib/sentences.ts";

const FOLDER = resolve(import.meta.dirname, "../../src/offiziersskat/i18n");
const SOURCE = resolve(import.meta.dirname, "../src");
const ROOMS: Record<string, readonly string[]> = { table: ["table", "web"] };
/** Rooms that the terminal speaks too. */
const SHARED = new Set(["table", "review"]);
const PREFIX = "ftl:";
/** A message with the lines that belong to it. */
const MESSAGE = /^([a-z][\w-]*) =.*\n(?:[ \t}].*\n|\n(?=[ \t]))*/gm;

/** What the client asks for: ids in quotation marks, and the beginnings of those it puts together. */
export function asked(): (id: string) => boolean {
  const text = readdirSync(SOURCE, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(svelte|ts)$/.test(name))
    .map((name) => readFileSync(resolve(SOURCE, name), "utf8"))
    .join("\n");
  const words = new Set([...text.matchAll(/["'`]([a-z][\w-]*)["'`]/g)].map(([, word]) => word));
  const beginnings = [...text.matchAll(/`([a-z]\w*-[\w-]*)\$\{/g)].map(([, word]) => word ?? "");
  return (id) => words.has(id) || beginnings.some((word) => id.startsWith(word));
}

/** The messages of a set in a language, without comments and without what is never asked for. */
export function read(set: string, language: string, watch: (file: string) => void = () => undefined): string {
  const wanted = SHARED.has(set) ? asked() : () => true;
  const texts = (ROOMS[set] ?? [set]).map((room) => {
    const file = resolve(FOLDER, language, `${room}.ftl`);
    watch(file);
    const plain = readFileSync(file, "utf8").replace(/^#.*\n/gm, "").replace(/\n{2,}/g, "\n").replace(/^([a-z][\w-]*) = /gm, "$1 =").replace(/^ +/gm, " ");
    return plain.replace(MESSAGE, (message, id: string) => (wanted(id) ? message : ""));
  });
  return texts.join("\n");
}

type Read = FluentResource["body"][number]["value"];

/** The messages as the browser takes them; stops the build at anything that it could not say. */
export function compiled(text: string): Record<string, Pattern> {
  return Object.fromEntries(new FluentResource(text).body.map(({ id, value }) => [id, pattern(id, value)]));
}

function pattern(id: string, value: Read): Pattern {
  if (typeof value === "string") return value;
  const parts: Part[] = [];
  for (const part of value ?? []) {
    if (typeof part === "string") parts.push(part);
    else if (part.type === "str") parts.push(part.value);
    else if (part.type === "var") parts.push([part.name]);
    else if (part.type === "select" && part.selector.type === "var") {
      const variants = part.variants.map(({ key, value: said }) => [String(key.value), pattern(id, said)] as const);
      parts.push([part.selector.name, Object.fromEntries(variants), variants[part.star]?.[0] ?? ""]);
    } else throw new Error(`${id}: the browser does not know how to say "${part.type}"`);
  }
  return parts.every((part) => typeof part === "string") ? parts.join("") : parts;
}

export function catalogues(): Plugin {
  return {
    name: "offiziersskat-catalogues",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const [set = "", language = ""] = id.slice(1 + PREFIX.length).split("/");
      return `export default ${JSON.stringify(compiled(read(set, language, (file) => this.addWatchFile(file))))}`;
    },
  };
}
