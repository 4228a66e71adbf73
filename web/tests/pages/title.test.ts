/** What rulesets are called: in words, also where single fields are changed. */
import { beforeAll, expect, test, vi } from "vitest";

vi.mock("../../src/lib/settings.svelte", () => ({ settings: { deck: "french", lang: "de" } }));
vi.stubGlobal("document", { documentElement: {} });

const { room, speak } = await import("../../src/lib/i18n.svelte");
const { rulesTitle } = await import("../../src/pages/chooser/names");
const { rulesOf } = await import("../../src/pages/record/share");

beforeAll(async () => {
  await speak("de");
  await room("start");
});

test("a preset has its name at once, a change its words a moment later", async () => {
  expect(rulesTitle("classic")).toBe("Klassisch");
  expect(rulesTitle("classic; spitzen=on")).toBe("Klassisch");
  await vi.waitFor(() => expect(rulesTitle("classic; spitzen=on")).toBe("Klassisch, alle Spitzen zählen"));
});

test.each([
  ["classic;spitzen=on", "Klassisch, alle Spitzen zählen"],
  ["japanese; ten=high; target=500", "Japanisch, Zehn über dem König, bis 500 Punkte"],
  ["classic; contracts=CSG; hands=2", "Klassisch, Spiele: Kreuz/Pik/Grand, 2 Spiele"],
  ["simple; course=F4d D4d F4u declare D4u play", "Einfach, eigener Ablauf"],
  ["classic; colour=blue", "Klassisch, colour=blue"],
])("%s is called %s", async (rules, title) => {
  await vi.waitFor(() => expect(rulesTitle(rules)).toBe(title));
});

test("each language has its own", async () => {
  const rules = rulesOf({ rules: { preset: "classic", spitzen: true, kontra: false }, actions: [] });
  await speak("en");
  expect(rulesTitle(rules)).toBe("Classic, all matadors count, no kontra");
  await speak("ja");
  expect(rulesTitle(rules)).toBe("クラシック、切り札のマタドールも数える、コントラなし");
});
