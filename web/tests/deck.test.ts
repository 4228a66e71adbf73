/** Cards and suits in words, as the chosen deck has them: in the log, on buttons, in what the server says. */
import { afterEach, expect, it, vi } from "vitest";
import { cardName, inDeck, short, shortList } from "../src/lib/cards";
import { deck } from "../src/lib/deck.svelte";
import { speak, type Language } from "../src/lib/i18n.svelte";
import { contractName } from "../src/lib/names";
import { story } from "../src/table/story";
import type { View } from "../src/lib/types";

vi.stubGlobal("document", { documentElement: {} });

afterEach(() => {
  deck.german = false;
});

const GERMAN: [Language, string, string, string][] = [
  ["de", "Eichel-Unter", "Schellen", "Grün-Daus, Herz-Zehn"],
  ["en", "unter of acorns", "bells", "deuce of leaves, ten of hearts"],
  ["ja", "どんぐりのウンター", "鈴", "木の葉のダウス、ハートの10"],
];

it.each(GERMAN)("names the German deck in %s", async (language, jack, suit, both) => {
  await speak(language);
  expect(short("CJ")).toMatch(/^♣/);
  deck.german = true;
  expect(short("CJ")).toBe(jack);
  expect(cardName("CJ")).toBe(jack);
  expect(shortList(["SA", "HT"])).toBe(both);
  expect(contractName("=D")).toBe(suit);
});

it("says what the server says in the words of the deck", async () => {
  await speak("de");
  const said = "♥10 sticht ♣D; Kreuz ist die längste Farbe, Pik nicht. Karo auch.";
  expect(inDeck(said)).toBe(said);
  deck.german = true;
  expect(inDeck(said)).toBe("Herz-Zehn sticht Eichel-Ober; Eichel ist die längste Farbe, Grün nicht. Schellen auch.");
});

it.each(["de", "en", "ja"] as const)("leaves no French sign in the log in %s", async (language) => {
  await speak(language);
  deck.german = true;
  const log = [
    { event: "dealt", seat: 0, kind: "u", count: 2, cards: ["SA", "HT"] },
    { event: "acted", seat: 0, action: "=C" },
    { event: "acted", seat: 0, action: "CJ" },
    { event: "turned", seat: 0, place: 1, card: "D7" },
    { event: "acted", seat: 1, action: "-SA -HT" },
    { event: "opened", seat: 0, cards: ["S7", "S8"] },
  ];
  const told = story({ seats: [{}, {}], log } as unknown as View, ["Anna", "Ben"]).map((line) => line.text).join("\n");
  expect(told).not.toMatch(/[♣♠♥♦]/);
  expect(told).toContain(short("CJ"));
  expect(told).toContain(contractName("=C"));
});
