/** As much of Web Audio as our sounds use, reckoned into samples: buffer, band-pass, gain, sine. */
export const RATE = 44_100;

type Samples = Float64Array;
const HERE = { time: 0 };
const silence = (length: number): Samples => new Float64Array(length);

class Node {
  inputs: Node[] = [];
  connect<T extends Node>(next: T): T {
    next.inputs.push(this);
    return next;
  }
  mixed(length: number): Samples {
    const sum = silence(length);
    for (const input of this.inputs) input.render(length).forEach((value, i) => (sum[i] = (sum[i] ?? 0) + value));
    return sum;
  }
  render(length: number): Samples {
    return this.mixed(length);
  }
}

/** A value that follows what was scheduled for it. */
class Param {
  #points: { at: number; value: number; kind: "set" | "linear" | "exponential" }[] = [];
  constructor(readonly value: number) {}
  setValueAtTime = (value: number, at: number): void => void this.#points.push({ at, value, kind: "set" });
  linearRampToValueAtTime = (value: number, at: number): void => void this.#points.push({ at, value, kind: "linear" });
  exponentialRampToValueAtTime = (value: number, at: number): void => void this.#points.push({ at, value, kind: "exponential" });
  now(time: number): number {
    const past = this.#points.filter((point) => point.at <= time).at(-1);
    const next = this.#points.find((point) => point.at > time);
    const from = past?.value ?? this.value;
    if (!next || next.kind === "set" || !past) return from;
    const part = (time - past.at) / (next.at - past.at);
    return next.kind === "linear" ? from + (next.value - from) * part : from * (next.value / from) ** part;
  }
}

export class AudioContext {
  static made: AudioContext[] = [];
  state = "running";
  sampleRate = RATE;
  destination = new Node();
  constructor() {
    AudioContext.made.push(this);
  }
  get currentTime(): number {
    return HERE.time;
  }
  resume = (): Promise<void> => Promise.resolve();
  createBuffer(_channels: number, length: number): { getChannelData: () => Samples } {
    const data = silence(length);
    return { getChannelData: () => data };
  }
}

export class AudioBufferSourceNode extends Node {
  #data: Samples;
  constructor(_context: AudioContext, { buffer }: { buffer: { getChannelData: (n: number) => Samples } }) {
    super();
    this.#data = buffer.getChannelData(0);
  }
  start = (): void => undefined;
  override render(length: number): Samples {
    const sum = silence(length);
    sum.set(this.#data.subarray(0, length));
    return sum;
  }
}

/** The band-pass of the specification, 0 dB at its middle. */
export class BiquadFilterNode extends Node {
  constructor(_context: AudioContext, readonly options: { type: string; frequency: number; Q: number }) {
    super();
  }
  override render(length: number): Samples {
    const { type, frequency, Q } = this.options;
    if (type !== "bandpass") throw new Error(type);
    const turn = (2 * Math.PI * frequency) / RATE;
    const alpha = Math.sin(turn) / (2 * Q);
    const [b, a0, a1, a2] = [alpha, 1 + alpha, -2 * Math.cos(turn), 1 - alpha];
    const out = silence(length);
    const input = this.mixed(length);
    for (let i = 0; i < length; i += 1) {
      const driven = b * (input[i] ?? 0) - b * (input[i - 2] ?? 0);
      out[i] = (driven - a1 * (out[i - 1] ?? 0) - a2 * (out[i - 2] ?? 0)) / a0;
    }
    return out;
  }
}

export class GainNode extends Node {
  gain: Param;
  constructor(_context: AudioContext, { gain }: { gain: number }) {
    super();
    this.gain = new Param(gain);
  }
  override render(length: number): Samples {
    return this.mixed(length).map((value, i) => value * this.gain.now(i / RATE));
  }
}

export class OscillatorNode extends Node {
  #from = 0;
  #to = Infinity;
  constructor(_context: AudioContext, readonly options: { type: string; frequency: number }) {
    super();
  }
  start = (at: number): void => void (this.#from = at);
  stop = (at: number): void => void (this.#to = at);
  override render(length: number): Samples {
    const { type, frequency } = this.options;
    if (type !== "sine") throw new Error(type);
    return silence(length).map((_, i) => {
      const time = i / RATE;
      return time >= this.#from && time < this.#to ? Math.sin(2 * Math.PI * frequency * (time - this.#from)) : 0;
    });
  }
}
