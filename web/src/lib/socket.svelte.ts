/**
 * One seat's line to the server: says hello, keeps trying when it breaks (with growing pauses), and
 * sends again what was not answered. Acts carry their ply, so a repeat does no harm.
 */
import type { ServerMessage, TableState } from "./types";

export type Line = "connecting" | "open" | "lost" | "closed";
export type Fault = { code: string; params: Record<string, string | number> };

export interface Hello {
  token?: string | undefined;
  lang: string;
}

/** What may be sent twice without harm, and so is sent again after a break. */
const REPEATED = new Set(["act", "entropy", "cut", "ready", "answer"]);
const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 8_000;
const SILENCE = 25_000;
/** after which somebody who has done something is told that nothing is heard */
const DOUBT = 2_000;
const ANSWER_WITHIN = 10_000;
/** an engine may think for a while */
const ENGINE_WITHIN = 30_000;

type Body = { type: string } & Record<string, unknown>;
interface Waiting {
  body: Body;
  resolve: (message: ServerMessage) => void;
  reject: (fault: Fault) => void;
}

export interface Handlers {
  state: (state: TableState) => void;
  /** the players have agreed to play on, at a new table */
  rematch: (table: string) => void;
  /** something about the computer's thinking that everybody should know */
  notice: (code: string, player?: number) => void;
  /** a refusal that stops everything: a token that is no good, a table that is not there */
  refused: (fault: Fault) => void;
}

const FINAL = new Set([4400, 4401, 4403, 4404]);

export class TableSocket {
  line = $state<Line>("connecting");
  seen: number | null = null;
  #socket: WebSocket | null = null;
  #waiting = new Map<string, Waiting>();
  #tries = 0;
  #next = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval> | undefined;
  #heard = 0;
  /** what the server said of the line itself, before it closes it */
  #fault: Fault | null = null;

  constructor(
    readonly table: string,
    readonly hello: Hello,
    readonly on: Handlers,
  ) {
    addEventListener("online", this.#again);
    addEventListener("offline", this.#lose);
    document.addEventListener("visibilitychange", this.#again);
    this.#open();
    this.#pulse = setInterval(this.#beat, SILENCE / 2);
  }

  /** Say something; resolves with the answer, rejects with a refusal. */
  send(body: Body): Promise<ServerMessage> {
    const id = `${Date.now().toString(36)}-${(this.#next += 1)}`;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { body: { ...body, id }, resolve, reject });
      const heard = this.#heard;
      setTimeout(() => {
        // A hint takes its time, and whatever is said meanwhile waits for it.
        const thinks = [...this.#waiting.values()].some((one) => one.body.type === "hint");
        if (this.#waiting.has(id) && heard === this.#heard && !thinks) this.#lose();
      }, DOUBT);
      if (this.line === "open") this.#socket?.send(JSON.stringify({ ...body, id }));
      else if (!REPEATED.has(body.type)) {
        this.#waiting.delete(id);
        reject({ code: "table-offline", params: {} });
      }
      setTimeout(() => {
        if (this.#waiting.has(id) && !REPEATED.has(body.type)) {
          this.#waiting.delete(id);
          reject({ code: "table-no-answer", params: {} });
        }
      }, body["level"] ? ENGINE_WITHIN : ANSWER_WITHIN);
    });
  }

  close(): void {
    this.line = "closed";
    removeEventListener("online", this.#again);
    removeEventListener("offline", this.#lose);
    document.removeEventListener("visibilitychange", this.#again);
    clearTimeout(this.#timer);
    clearInterval(this.#pulse);
    this.#socket?.close();
  }

  #open = (): void => {
    if (this.line === "closed") return;
    this.#socket?.close();
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/ws`);
    this.#socket = socket;
    socket.onopen = () => {
      const { token, lang } = this.hello;
      socket.send(JSON.stringify(token ? { type: "hello", token, lang, seen: this.seen } : { type: "watch", seen: this.seen }));
      this.#heard = Date.now();
      this.#tries = 0;
      this.#fault = null;
      this.line = "open";
      for (const { body } of this.#waiting.values()) if (REPEATED.has(body.type)) socket.send(JSON.stringify(body));
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      this.#heard = Date.now();
      this.#receive(JSON.parse(event.data) as ServerMessage);
    };
    socket.onclose = (event) => {
      if (this.#socket !== socket || this.line === "closed") return;
      if (FINAL.has(event.code)) {
        this.close();
        this.on.refused(this.#fault ?? { code: "table-refused", params: {} });
        return;
      }
      this.line = "lost";
      this.#later();
    };
  };

  /** Nothing is heard, and the line itself may not say for minutes that it is cut: another one is tried. */
  #lose = (): void => {
    if (this.line !== "open") return;
    this.line = "lost";
    this.#later();
  };

  #receive(message: ServerMessage): void {
    if (message.type === "state") {
      this.seen = message.seq;
      this.on.state(message);
      return;
    }
    if (message.type === "rematch") {
      this.on.rematch(message.table);
      return;
    }
    if (message.type === "notice") return this.on.notice(message.code, message.player);
    if (message.type === "closing") {
      this.#socket?.close();
      return;
    }
    const id = "id" in message ? message.id : null;
    const waiting = id ? this.#waiting.get(id) : undefined;
    if (id) this.#waiting.delete(id);
    if (message.type === "error") {
      if (waiting) waiting.reject({ code: message.code, params: message.params });
      else if (!id) this.#fault = { code: message.code, params: message.params };
    } else waiting?.resolve(message);
  }

  #later(): void {
    clearTimeout(this.#timer);
    const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** this.#tries) * (0.75 + Math.random() / 2);
    this.#tries += 1;
    this.#timer = setTimeout(this.#open, pause);
  }

  /** The network is back, or somebody looks again: do not wait for the pause to end. */
  #again = (): void => {
    if (this.line !== "lost" || document.visibilityState === "hidden") return;
    clearTimeout(this.#timer);
    this.#open();
  };

  #beat = (): void => {
    if (this.line !== "open") return;
    if (Date.now() - this.#heard > SILENCE * 1.6) this.#socket?.close();
    else this.#socket?.send(JSON.stringify({ type: "ping", id: "ping" }));
  };
}
