let audio: AudioContext | undefined;

const NOTES = [587.33, 783.99] as const;
const LOUDNESS = 0.08;

/** Where sounds are made, awake. */
function stage(): AudioContext {
  audio ??= new AudioContext();
  if (audio.state === 'suspended') void audio.resume();
  return audio;
}

/** Two soft strokes of a small bronze bell: your turn. */
export function chime(): void {
  NOTES.forEach((note, i) => strike(stage(), note, i * 0.16));
}

/** One soft stroke: somebody said something, or little time is left. */
export function tap(): void {
  strike(stage(), NOTES[0], 0);
}

/** Dice on wood: a few knocks, ever slower and softer. */
export function rattle(): void {
  const knocks = [0, 0.07, 0.15, 0.25, 0.37, 0.52];
  knocks.forEach((delay, i) =>
    rush(stage(), { delay, length: 0.05, from: 1900, to: 800, loudness: 0.2 / (i + 1.5) }),
  );
}

/** A gust of wind. */
export function whoosh(): void {
  rush(stage(), { delay: 0, length: 0.7, from: 260, to: 950, loudness: 0.09 });
}

/** A card that is turned over. */
export function flick(): void {
  rush(stage(), { delay: 0, length: 0.09, from: 3200, to: 1400, loudness: 0.07 });
}

interface Rush {
  readonly delay: number;
  readonly length: number;
  /** From this pitch to that, in hertz. */
  readonly from: number;
  readonly to: number;
  readonly loudness: number;
}

/** A second of hiss, to be filtered. */
function hiss(context: AudioContext): AudioBuffer {
  const buffer = new AudioBuffer({ length: context.sampleRate, sampleRate: context.sampleRate });
  buffer.getChannelData(0).forEach((_, i, samples) => (samples[i] = 2 * Math.random() - 1));
  return buffer;
}

function rush(context: AudioContext, { delay, length, from, to, loudness }: Rush): void {
  const begin = context.currentTime + delay;
  const air = new AudioBufferSourceNode(context, { buffer: hiss(context) });
  const pitch = new BiquadFilterNode(context, { type: 'bandpass', frequency: from, Q: 1.2 });
  const volume = new GainNode(context, { gain: 0 });
  pitch.frequency.setValueAtTime(from, begin);
  pitch.frequency.exponentialRampToValueAtTime(to, begin + length);
  volume.gain.setValueAtTime(0, begin);
  volume.gain.linearRampToValueAtTime(loudness, begin + length / 4);
  volume.gain.exponentialRampToValueAtTime(0.0001, begin + length);
  air.connect(pitch).connect(volume).connect(context.destination);
  air.start(begin);
  air.stop(begin + length);
}

function strike(context: AudioContext, note: number, delay: number): void {
  const begin = context.currentTime + delay;
  const volume = new GainNode(context, { gain: 0 });
  volume.gain.setValueAtTime(0, begin);
  volume.gain.linearRampToValueAtTime(LOUDNESS, begin + 0.01);
  volume.gain.exponentialRampToValueAtTime(0.0001, begin + 0.9);
  const bell = new OscillatorNode(context, { type: 'triangle', frequency: note });
  bell.connect(volume).connect(context.destination);
  bell.start(begin);
  bell.stop(begin + 1);
}
