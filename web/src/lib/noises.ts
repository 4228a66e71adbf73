/** Soft sounds made on the spot: a card laid down, a card turned, a trick taken, one's turn. */
let context: AudioContext | null = null;

function audio(): AudioContext {
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  return context;
}

/** A short breath of filtered noise, as of paper on cloth. */
function brush(length: number, pitch: number, loudness: number): void {
  const ctx = audio();
  const buffer = ctx.createBuffer(1, Math.ceil(ctx.sampleRate * length), ctx.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i += 1) samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length) ** 3;
  const source = new AudioBufferSourceNode(ctx, { buffer });
  const filter = new BiquadFilterNode(ctx, { type: "bandpass", frequency: pitch, Q: 0.8 });
  const gain = new GainNode(ctx, { gain: loudness });
  source.connect(filter).connect(gain).connect(ctx.destination);
  source.start();
}

function tone(pitch: number, at: number, length: number): void {
  const ctx = audio();
  const start = ctx.currentTime + at;
  const oscillator = new OscillatorNode(ctx, { type: "sine", frequency: pitch });
  const gain = new GainNode(ctx, { gain: 0 });
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(0.08, start + 0.02);
  gain.gain.exponentialRampToValueAtTime(0.0005, start + length);
  oscillator.connect(gain).connect(ctx.destination);
  oscillator.start(start);
  oscillator.stop(start + length);
}

export const noises = {
  play: (): void => brush(0.09, 900, 0.35),
  turn: (): void => brush(0.06, 1900, 0.2),
  deal: (): void => brush(0.05, 1400, 0.12),
  collect: (): void => brush(0.16, 600, 0.22),
  turnOfMine: (): void => tone(587, 0, 0.25),
  over: (): void => [392, 494, 587].forEach((pitch, i) => tone(pitch, i * 0.12, 0.5)),
};
