/** What is no text, too much, nothing, or everything of somebody is told from records before it is handled. */
import { describe, expect, test } from "vitest";
import { fromFiles, fromText } from "../../src/pages/games/brought";

const RECORD = '[Rules "classic"]\n\n1. ♣A *\n';
const noise = (size: number): Blob => {
  let state = 1;
  return new Blob([Uint8Array.from({ length: size }, () => (state = (state * 48271) % 2147483647) >> 8)]);
};
const everything = (records: string[], tables: unknown[] = []): string =>
  `${JSON.stringify({ guest: "g", name: "Anna", records: records.map((text, i) => ({ id: `r${i}`, text })), tables }, null, 1)}\n`;

describe("files", () => {
  test.each([
    ["much noise", [noise(10_000_000)], "binary"],
    ["noise", [noise(900_000)], "binary"],
    ["a picture", [new Blob([Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 16])])], "binary"],
    ["noise beside a record", [new Blob([RECORD]), noise(2000)], "binary"],
    ["noise behind a long beginning", [new Blob([RECORD.repeat(100), noise(100)])], "binary"],
    ["steering signs", [new Blob(["\x1b[0m".repeat(1000)])], "binary"],
    ["much text", [new Blob([RECORD.repeat(60_000)])], "large"],
    ["together too much", [new Blob([RECORD.repeat(20_000)]), new Blob([RECORD.repeat(20_000)])], "large"],
    ["nothing", [new Blob([])], "empty"],
    ["blank ones", [new Blob([" \n"]), new Blob(["\ufeff"])], "empty"],
    ["everything but records", [new Blob([everything([])])], "export"],
    ["exercises alone", [new Blob(['{\n "exercises": {}\n}'])], "export"],
  ] as const)("%s", async (_, files, refusal) => {
    const begun = performance.now();
    expect(await fromFiles(files)).toEqual({ refusal });
    expect(performance.now() - begun).toBeLessThan(1000);
  });

  test("text is read, also where a letter stands across the first bytes' end", async () => {
    for (const shift of [0, 1, 2]) {
      const text = " ".repeat(shift) + "♣".repeat(1000);
      expect(await fromFiles([new Blob([text])])).toEqual({ text });
    }
    expect(await fromFiles([new Blob(["\ufeff", RECORD]), new Blob([RECORD])])).toEqual({ text: `${RECORD}\n\n${RECORD}` });
  });

  test("of everything the records are read, however much else there is", async () => {
    const games = Array.from({ length: 100_000 }, (_, i) => ({ table: `t${i}`, journal: null }));
    const text = everything([RECORD, RECORD], games);
    expect(text.length).toBeGreaterThan(2_000_000);
    expect(await fromFiles([new Blob([text])])).toEqual({ text: `${RECORD}\n\n${RECORD}` });
  });
});

test.each([
  [" \n ", { refusal: "empty" }],
  ["x\0", { refusal: "binary" }],
  ["x".repeat(1_000_001), { refusal: "large" }],
  [everything([]), { refusal: "export" }],
  [everything([RECORD]), { text: RECORD }],
  [RECORD, { text: RECORD }],
  ['{"format": "offiziersskat/1"}', { text: '{"format": "offiziersskat/1"}' }],
  ['{"guest": broken', { text: '{"guest": broken' }],
])("pasted: %.20j", (text, found) => {
  expect(fromText(text)).toEqual(found);
});
