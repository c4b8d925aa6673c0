import { useQueryClient } from '@tanstack/react-query';
import { userHere } from '#web/offline/member-here.ts';
import { useStore } from '#web/state/use-store.ts';
import { keepPlace, type Place, places } from '#web/training/outbox/places.ts';

const nowhere: Place = { place: null, restEndsAt: null, restSeconds: null };

/** Where someone is in a session: kept at once, and there before the first drawing. */
export function usePlace(trainingDayId: string): [Place, (place: Place) => void] {
  const name = `${userHere(useQueryClient())?.id ?? ''} ${trainingDayId}`;
  const place = useStore(places)[name] ?? nowhere;
  return [place, next => keepPlace(name, next)];
}
