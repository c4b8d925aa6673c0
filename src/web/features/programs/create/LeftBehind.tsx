import type { placesWithout } from '#web/parts/prescriptions/fields/draft.ts';
import { placeText } from '#web/parts/program/program-words.ts';
import { Notice } from '#web/ui/notices/Notice.tsx';

const mostNamed = 5;

/** Exercises and single workouts deleted while the draft lay: the program can't be created with them. */
export function LeftBehind({ places }: { places: ReturnType<typeof placesWithout> }) {
  if (places.length === 0) return null;
  const named = places.slice(0, mostNamed).map(place => `${place.name} (${placeText(place)})`);
  const more = places.length - named.length;
  return (
    <Notice tone="warning">
      No longer in the library: {named.join('; ')}
      {more > 0 && ` and ${more} more`}. Choose another for each, or remove it, before you create the program.
    </Notice>
  );
}
