import { deviceShelf } from '#web/data/drafts/shelf.ts';
import { createStore } from '#web/state/store.ts';

/** Where someone is in a session, and until when they rest (milliseconds since 1970): it opens there again, whatever happened. */
export type Place = {
  place: { prescriptionId: string; setNum: number } | null;
  restEndsAt: number | null;
  restSeconds: number | null;
};

/** By person and day; the newest last. */
type Kept = Record<string, Place>;

const key = 'fellowship-places';

/** Sessions whose place is kept: more than anyone has open. */
const most = 12;

export const places = createStore<Kept>(read());

function read(): Kept {
  try {
    return JSON.parse(deviceShelf()?.getItem(key) ?? '{}') as Kept;
  } catch {
    return {};
  }
}

/** At once: a phone may be locked, or its browser ended, at any moment. */
export function keepPlace(name: string, place: Place): void {
  const { [name]: _before, ...others } = { ...places.now(), ...read() };
  const next = Object.fromEntries([...Object.entries(others), [name, place] as const].slice(-most));
  places.set(next);
  try {
    deviceShelf()?.setItem(key, JSON.stringify(next));
  } catch {
    // It holds as long as the page.
  }
}

export function forgetPlaces(): void {
  try {
    deviceShelf()?.removeItem(key);
  } catch {
    // Where there is no storage, nothing was kept.
  }
}
