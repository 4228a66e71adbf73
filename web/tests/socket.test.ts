/** A line to a table: what ends it for good is said in the server's words, all else is tried again. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { TableSocket, type Fault } from "../src/lib/socket.svelte";

class Wire {
  static made: Wire[] = [];
  sent: string[] = [];
  onopen = (): void => {};
  onmessage = (_: { data: string }): void => {};
  onclose = (_: { code: number; reason: string }): void => {};
  constructor() {
    Wire.made.push(this);
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {}
}

const refused = vi.fn<(fault: Fault) => void>();
const notice = vi.fn<(code: string, player?: number) => void>();
let socket: TableSocket;

beforeEach(() => {
  vi.useFakeTimers();
  Wire.made = [];
  refused.mockClear();
  const listening = { addEventListener: vi.fn(), removeEventListener: vi.fn(), visibilityState: "visible" };
  vi.stubGlobal("WebSocket", Wire);
  vi.stubGlobal("document", listening);
  vi.stubGlobal("addEventListener", vi.fn());
  vi.stubGlobal("removeEventListener", vi.fn());
  vi.stubGlobal("location", { protocol: "http:", host: "here" });
  socket = new TableSocket("t", { lang: "de" }, { state: vi.fn(), rematch: vi.fn(), notice, refused });
});
afterEach(() => {
  socket.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function ended(code: number, fault?: string): void {
  const wire = Wire.made.at(-1);
  wire?.onopen();
  if (fault) wire?.onmessage({ data: JSON.stringify({ type: "error", id: null, code: fault, params: {} }) });
  wire?.onclose({ code, reason: "" });
}

test("a table that is not there is called so, once", () => {
  ended(4404, "table-unknown");
  expect(refused.mock.calls).toEqual([[{ code: "table-unknown", params: {} }]]);
  expect(socket.line).toBe("closed");
});

test("without a word of the server's there is one of ours", () => {
  ended(4403);
  expect(refused.mock.calls).toEqual([[{ code: "table-refused", params: {} }]]);
});

test.each([
  [1012, "server-closing"],
  [4429, "too-often"],
  [1006, undefined],
])("closed with %i it comes back by itself", (code, fault) => {
  ended(code, fault);
  expect(refused).not.toHaveBeenCalled();
  expect(socket.line).toBe("lost");
  vi.advanceTimersByTime(5_000);
  expect(Wire.made.length).toBe(2);
});

test("what is to be known of the computer's thinking is passed on, with whose it is", () => {
  const wire = Wire.made.at(-1);
  wire?.onmessage({ data: JSON.stringify({ type: "notice", code: "engine-cut", player: 1 }) });
  wire?.onmessage({ data: JSON.stringify({ type: "notice", code: "search-uncompiled" }) });
  expect(notice.mock.calls).toEqual([["engine-cut", 1], ["search-uncompiled", undefined]]);
});

/** What the browser is told to do when it says so. */
function listener(event: string): () => void {
  return vi.mocked(addEventListener).mock.calls.find(([name]) => name === event)?.[1] as () => void;
}

const sentOn = (wire: Wire | undefined): string[] => (wire?.sent ?? []).map((text) => (JSON.parse(text) as { type: string }).type);

test("offline it is said at once, although the line does not say that it is cut", () => {
  Wire.made.at(-1)?.onopen();
  listener("offline")();
  expect(socket.line).toBe("lost");
  listener("online")();
  expect(Wire.made.length).toBe(2);
  Wire.made.at(-1)?.onopen();
  expect(socket.line).toBe("open");
});

test("who has acted and hears nothing for two seconds is told so, and the act is sent again", () => {
  Wire.made.at(-1)?.onopen();
  void socket.send({ type: "act", action: "HA", ply: 3 });
  socket.send({ type: "take_back" }).catch(() => undefined);
  vi.advanceTimersByTime(1_900);
  expect(socket.line).toBe("open");
  vi.advanceTimersByTime(200);
  expect(socket.line).toBe("lost");
  vi.advanceTimersByTime(1_000);
  const [, second] = Wire.made;
  second?.onopen();
  expect(socket.line).toBe("open");
  // Taken back twice would be two cards.
  expect(sentOn(second)).toEqual(["watch", "act"]);
});

test("an answer, anything else that is heard, or a hint that takes its time leave the line alone", () => {
  const wire = Wire.made.at(-1);
  wire?.onopen();
  void socket.send({ type: "act", action: "HA", ply: 3 });
  vi.advanceTimersByTime(1_000);
  wire?.onmessage({ data: JSON.stringify({ type: "notice", code: "engine-cut", player: 1 }) });
  socket.send({ type: "hint" }).catch(() => undefined);
  vi.advanceTimersByTime(1_500);
  void socket.send({ type: "act", action: "HT", ply: 4 });
  vi.advanceTimersByTime(3_000);
  expect(socket.line).toBe("open");
});
