import { localStore } from '#web/data/drafts/local-store.ts';
import { createStore } from '#web/state/store.ts';

/** Where someone is in a session, and until when they rest (milliseconds since 1970): it opens there again, whatever happened. */
export type SessionPosition = {
  place: { prescriptionId: string; setNum: number } | null;
  restEndsAt: number | null;
  restSeconds: number | null;
};

/** By person and day; the newest last. */
type StoredPositions = Record<string, SessionPosition>;

const key = 'fellowship-places';

/** Sessions whose place is kept: more than anyone has open. */
const maxSessions = 12;

export const positions = createStore<StoredPositions>(read());

function read(): StoredPositions {
  try {
    return JSON.parse(localStore()?.getItem(key) ?? '{}') as StoredPositions;
  } catch {
    return {};
  }
}

/** At once: a phone may be locked, or its browser ended, at any moment. */
export function storePosition(name: string, place: SessionPosition): void {
  const { [name]: _before, ...others } = { ...positions.now(), ...read() };
  const next = Object.fromEntries([...Object.entries(others), [name, place] as const].slice(-maxSessions));
  positions.set(next);
  try {
    localStore()?.setItem(key, JSON.stringify(next));
  } catch {
    // It holds as long as the page.
  }
}

export function forgetPositions(): void {
  try {
    localStore()?.removeItem(key);
  } catch {
    // Where there is no storage, nothing was kept.
  }
}
