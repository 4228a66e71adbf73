/**
 * Weighs what a visitor loads for the first page and the table: scripts, styles and one language,
 * gzipped, without card art. Fails above the promised 70 kB.
 */
import { readFileSync } from "node:fs";
import { basename, resolve } from "node:path";
import { gzipSync } from "node:zlib";

const STATIC = resolve(import.meta.dirname, process.argv[2] ?? "../../src/offiziersskat/server/static");
const LIMIT = 70_000;
const ENTRIES = ["index.html", "src/pages/Start.svelte", "src/table/TablePage.svelte"];
const GROUPS = ["first", "table"]; // vite.config.ts
const LANGUAGES = ["de", "en", "ja"];
const ROOMS = ["table", "start"];

const manifest = JSON.parse(readFileSync(resolve(STATIC, "assets/manifest.json"), "utf8"));
const files = new Set();

function collect(key) {
  const chunk = manifest[key];
  if (!chunk) return;
  if (files.has(chunk.file)) return;
  files.add(chunk.file);
  for (const style of chunk.css ?? []) files.add(style);
  for (const needed of chunk.imports ?? []) collect(needed);
}

const weigh = (file) => gzipSync(readFileSync(resolve(STATIC, file)), { level: 9 }).length;
for (const entry of ENTRIES) collect(entry);
for (const key of Object.keys(manifest)) if (GROUPS.includes(manifest[key].name) && key.startsWith("_")) collect(key);
for (const group of GROUPS) if (![...files].some((file) => basename(file).startsWith(`${group}-`))) throw new Error(`no chunk ${group}`);
const common = [...files].reduce((sum, file) => sum + weigh(file), 0);
const byRoom = (room, language) => Object.entries(manifest).find(([key]) => key.endsWith(`ftl:${room}/${language}`))?.[1].file;
const languages = LANGUAGES.map((language) => ROOMS.map((room) => byRoom(room, language)).reduce((sum, file) => sum + (file ? weigh(file) : 0), 0));

for (const file of files) console.log(`${String(weigh(file)).padStart(7)}  ${basename(file)}`);
console.log(`${String(common).padStart(7)}  scripts and styles`);
LANGUAGES.forEach((language, i) => console.log(`${String(languages[i]).padStart(7)}  sentences in ${language}`));
const total = common + Math.max(...languages);
console.log(`${String(total).padStart(7)}  in all, at most ${LIMIT}`);
process.exitCode = total > LIMIT ? 1 : 0;
