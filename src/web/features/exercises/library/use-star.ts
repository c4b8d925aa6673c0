import { useQueryClient } from '@tanstack/react-query';
import { listExercises } from '#contract/exercises.ts';
import { addFavourite, removeFavourite } from '#contract/exercises/favourites.ts';
import { updateCached, refresh } from '#web/data/read.ts';
import { useSend } from '#web/data/send.ts';
import type { Exercise } from './library.ts';

/** Stars an exercise, or takes the star away: it shows at once, and goes back where that could not be saved. */
export function useStar(): (exercise: Pick<Exercise, 'id' | 'isFavourite'>) => void {
  const client = useQueryClient();
  const failure = 'The star could not be saved.';
  const show = (id: string, isFavourite: boolean) =>
    updateCached(client, listExercises, {}, all =>
      all.map(one => (one.id === id ? { ...one, isFavourite } : one)),
    );
  // After a failure the real state is loaded again.
  const onError = () => void refresh(client, [listExercises]);
  const choices = { failure, onError, updatesCached: [listExercises] };
  const add = useSend(addFavourite, choices);
  const remove = useSend(removeFavourite, choices);
  return ({ id, isFavourite = false }) => {
    const send = isFavourite ? remove : add;
    if (send.isPending) return;
    show(id, !isFavourite);
    send.mutate({ params: { id } });
  };
}
