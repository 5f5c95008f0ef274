let audio: AudioContext | undefined;

const NOTES = [587.33, 783.99] as const;
const LOUDNESS = 0.08;

/** Two soft strokes of a small bronze bell: your turn. */
export function chime(): void {
  audio ??= new AudioContext();
  if (audio.state === 'suspended') void audio.resume();
  NOTES.forEach((note, i) => strike(audio as AudioContext, note, i * 0.16));
}

/** One soft stroke: somebody said something, or little time is left. */
export function tap(): void {
  audio ??= new AudioContext();
  if (audio.state === 'suspended') void audio.resume();
  strike(audio, NOTES[0], 0);
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
