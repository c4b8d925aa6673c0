import { useQueryClient } from '@tanstack/react-query';
import { userHere } from '#web/offline/member-here.ts';
import { createStore } from '#web/state/store.ts';
import { useStore } from '#web/state/use-store.ts';

/** Where someone is in a session, and until when they rest (milliseconds since 1970): it opens there again, whatever happened. */
export type Place = {
  place: { prescriptionId: string; setNum: number } | null;
  restEndsAt: number | null;
  restSeconds: number | null;
};

/** One entry a device; the newest last. */
type Kept = Record<string, Place>;

export const placesKey = 'fellowship-places';

/** Sessions whose place is kept: more than anyone has open. */
const most = 12;

const places = createStore<Kept>(read());

function read(): Kept {
  try {
    return JSON.parse(localStorage.getItem(placesKey) ?? '{}') as Kept;
  } catch {
    return {};
  }
}

function keep(name: string, place: Place): void {
  const { [name]: _before, ...others } = { ...read(), ...places.now() };
  const next = Object.fromEntries([...Object.entries(others), [name, place] as const].slice(-most));
  places.set(next);
  try {
    localStorage.setItem(placesKey, JSON.stringify(next));
  } catch {
    // It holds as long as the page.
  }
}

const nowhere: Place = { place: null, restEndsAt: null, restSeconds: null };

/** Kept at once, and read before the first drawing. */
export function usePlace(trainingDayId: string): [Place, (place: Place) => void] {
  const name = `${userHere(useQueryClient())?.id ?? ''} ${trainingDayId}`;
  const place = useStore(places)[name] ?? nowhere;
  return [place, next => keep(name, next)];
}
