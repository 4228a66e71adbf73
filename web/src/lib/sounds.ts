/** What is to be heard, for who wants to hear it: off at first, and not even fetched then. */
import type { noises } from "./noises";
import { settings } from "./settings.svelte";

export function sound(name: keyof typeof noises): void {
  // Before the first touch a browser keeps everything for later, and would then play it all at once.
  if (settings.sounds && navigator.userActivation?.hasBeenActive !== false) void import("./noises").then((found) => found.noises[name]());
}
