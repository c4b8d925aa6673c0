import type { Signal } from './interval-clock.ts';

/** Tones as [start in seconds, length in seconds, pitch in hertz], and the buzz in milliseconds. */
const signals: Record<Signal, { tones: [number, number, number][]; buzz: number[] }> = {
  tick: { tones: [[0, 0.09, 660]], buzz: [] },
  work: { tones: [[0, 0.45, 990]], buzz: [400] },
  rest: { tones: [[0, 0.45, 440]], buzz: [150, 100, 150] },
  over: {
    tones: [
      [0, 0.18, 660],
      [0.22, 0.18, 830],
      [0.44, 0.5, 990],
    ],
    buzz: [300, 100, 300, 100, 300],
  },
};

let context: AudioContext | null = null;

/** Browsers let a page be heard from a press of a button on: to be called in one. */
export async function wakeSound(): Promise<void> {
  try {
    context ??= new AudioContext();
    await context.resume();
  } catch {
    // No sound here; the screen and the buzz say it too.
  }
}

/** Lets it be heard and felt, where the browser allows it. */
export function give(signal: Signal, isLoud: boolean): void {
  const { tones, buzz } = signals[signal];
  if (buzz.length > 0) navigator.vibrate?.(buzz);
  if (!isLoud || context?.state !== 'running') return;
  for (const [start, length, pitch] of tones) play(context, start, length, pitch);
}

function play(context: AudioContext, start: number, length: number, pitch: number): void {
  const from = context.currentTime + start;
  const tone = new OscillatorNode(context, { frequency: pitch, type: 'triangle' });
  const volume = new GainNode(context, { gain: 0 });
  // Without a slope at both ends it cracks.
  volume.gain.setValueAtTime(0, from);
  volume.gain.linearRampToValueAtTime(0.5, from + 0.01);
  volume.gain.setValueAtTime(0.5, from + length - 0.03);
  volume.gain.linearRampToValueAtTime(0, from + length);
  tone.connect(volume).connect(context.destination);
  tone.start(from);
  tone.stop(from + length);
}

const storedUnder = 'fellowship-timer-silent';

/** Whether this device is to be silent; heard unless chosen. */
export function isSilent(): boolean {
  try {
    return localStorage.getItem(storedUnder) === 'true';
  } catch {
    return false;
  }
}

export function keepSilent(silent: boolean): void {
  try {
    localStorage.setItem(storedUnder, String(silent));
  } catch {
    // Then it holds for now.
  }
}
