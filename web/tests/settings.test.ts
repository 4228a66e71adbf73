/** What a browser has kept may be anything; the page comes up all the same. */
import { expect, it, vi } from "vitest";

vi.stubGlobal("navigator", { languages: ["ja-JP"] });
vi.stubGlobal("localStorage", { getItem: () => null });
vi.stubGlobal("matchMedia", () => ({ matches: false }));
const { settings, checked } = await import("../src/lib/settings.svelte");

it.each([null, [], "x", 7, { theme: 7, deck: "tarot", lang: "xx", motion: 3, keys: "no", other: 1 }, { lang: null, deck: null }])("leaves out of %j what cannot be", (kept) => {
  expect(checked(kept)).toEqual(settings);
  expect(settings.lang).toBe("ja");
});

it("keeps what can be", () => {
  const kept = { theme: "dark", deck: "german", lang: "de", motion: "off", keys: false, sounds: true, notes: false };
  expect(checked(kept)).toEqual(kept);
  expect(checked({ deck: "four", lang: "fr" })).toEqual({ ...settings, deck: "four" });
});
