/** What the sounds come to as samples: soft, short, never clipped; and silence unless they are wanted. */
import { beforeEach, describe, expect, it, test, vi } from "vitest";
import * as offline from "./offline.ts";

const settings = vi.hoisted(() => ({ sounds: false }));
vi.mock("../src/lib/settings.svelte", () => ({ settings }));
vi.mock("../src/lib/settings.svelte.ts", () => ({ settings }));
for (const [name, made] of Object.entries(offline)) vi.stubGlobal(name, made);

const SECONDS = 1.5;

/** A sound as samples, and what can be measured of it. */
async function heard(name: string): Promise<{ samples: Float64Array; peak: number; length: number; loudness: number }> {
  vi.resetModules();
  offline.AudioContext.made = [];
  const { noises } = await import("../src/lib/noises.ts");
  noises[name as keyof typeof noises]();
  const samples = offline.AudioContext.made[0]?.destination.render(SECONDS * offline.RATE) ?? new Float64Array(0);
  const peak = samples.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  const length = samples.findLastIndex((value) => Math.abs(value) > 0.001) / offline.RATE;
  const loudness = Math.sqrt(samples.reduce((sum, value) => sum + value ** 2, 0) / Math.max(1, length * offline.RATE));
  return { samples, peak, length, loudness };
}

describe.each(["play", "turn", "deal", "collect", "turnOfMine", "over"])("the sound of %s", (name) => {
  it("is short, soft, and ends in silence", async () => {
    const { samples, peak, length, loudness } = await heard(name);

    expect(samples.every(Number.isFinite)).toBe(true);
    expect(peak).toBeGreaterThan(0.01);
    expect(peak).toBeLessThan(0.5);
    expect(loudness).toBeLessThan(0.12);
    expect(length).toBeGreaterThan(0.02);
    expect(length).toBeLessThan(name === "over" ? 0.9 : 0.35);
    expect(Math.abs(samples.at(-1) ?? 1)).toBeLessThan(1e-9);
  });
});

describe("sounds", () => {
  beforeEach(() => {
    vi.resetModules();
    offline.AudioContext.made = [];
  });
  const played = async (wanted: boolean, touched: boolean | undefined): Promise<number> => {
    settings.sounds = wanted;
    vi.stubGlobal("navigator", touched === undefined ? {} : { userActivation: { hasBeenActive: touched } });
    const { sound } = await import("../src/lib/sounds.ts");
    sound("play");
    await vi.dynamicImportSettled();
    return offline.AudioContext.made.length;
  };

  test("are off unless somebody turns them on", async () => {
    expect(await played(false, true)).toBe(0);
    expect(await played(true, true)).toBe(1);
  });

  test("wait for the first touch, where the browser can tell", async () => {
    expect(await played(true, false)).toBe(0);
    expect(await played(true, undefined)).toBe(1);
  });
});

test("the settings of a newcomer are silent", async () => {
  const { readFileSync } = await import("node:fs");
  const text = readFileSync(new URL("../src/lib/settings.svelte.ts", import.meta.url), "utf8");
  expect(text).toMatch(/sounds: false/);
});
