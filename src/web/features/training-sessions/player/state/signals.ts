import { createStore } from '#web/state/store.ts';
import { useStore } from '#web/state/use-store.ts';

/** What signals that a rest is over, or that a clock has changed: each can be off, on this device. */
export type Signals = { sound: boolean; vibration: boolean; flash: boolean };

const storedUnder = 'session-signals';
const usual: Signals = { sound: true, vibration: true, flash: true };

const signals = createStore<Signals>(read());

export const useSignals = (): Signals => useStore(signals);

export function setSignal(name: keyof Signals, isOn: boolean): void {
  const next = { ...signals.now(), [name]: isOn };
  signals.set(next);
  try {
    localStorage.setItem(storedUnder, JSON.stringify(next));
  } catch {
    // Without storage it lasts as long as the page.
  }
}

function read(): Signals {
  try {
    return { ...usual, ...(JSON.parse(localStorage.getItem(storedUnder) ?? '{}') as Signals) };
  } catch {
    return usual;
  }
}

let audio: AudioContext | undefined;

/** Browsers let a page sound only once somebody has touched it: called at each tap of the player. */
export function readySound(): void {
  if (!signals.now().sound) return;
  try {
    // Beside music, never in its place.
    const session = (navigator as { audioSession?: { type: string } }).audioSession;
    if (session) session.type = 'ambient';
    audio ??= new AudioContext();
    if (audio.state === 'suspended') void audio.resume();
  } catch {
    // A device without sound.
  }
}

/** How often the screen has flashed: what shows it lights up with each. */
export const flashes = createStore(0);

/** Two notes up at an end, one at a change. */
export function signal(what: 'end' | 'change'): void {
  const { sound, vibration, flash } = signals.now();
  if (sound) for (const [index, pitch] of notes[what].entries()) play(pitch, index * 0.18);
  if (vibration) navigator.vibrate?.(what === 'end' ? [200, 100, 200] : 150);
  if (flash) flashes.set(flashes.now() + 1);
}

/** In hertz. */
const notes = { end: [660, 880], change: [880] } as const;
const length = 0.16;

function play(pitch: number, after: number): void {
  if (audio?.state !== 'running') return;
  const [oscillator, volume] = [audio.createOscillator(), audio.createGain()];
  const at = audio.currentTime + after;
  oscillator.frequency.value = pitch;
  volume.gain.setValueAtTime(0.0001, at);
  volume.gain.exponentialRampToValueAtTime(0.3, at + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + length);
  oscillator.connect(volume).connect(audio.destination);
  oscillator.start(at);
  oscillator.stop(at + length);
}
