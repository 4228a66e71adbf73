/** What this browser adds to the shuffle: 32 random bytes. `crypto.getRandomValues` exists over plain http too. */
const BYTES = 32;

export function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** 32 random bytes of this browser, in hex. */
export function entropy(): string {
  return hex(crypto.getRandomValues(new Uint8Array(BYTES)));
}
