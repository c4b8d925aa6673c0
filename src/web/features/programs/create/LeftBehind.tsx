import type { positionsWithout } from '#web/parts/prescriptions/fields/draft.ts';
import { positionText } from '#web/parts/program/program-text.ts';
import { Notice } from '#web/ui/notices/Notice.tsx';

const maxNamed = 5;

/** Exercises and single workouts deleted while the draft lay: the program can't be created with them. */
export function LeftBehind({ places }: { places: ReturnType<typeof positionsWithout> }) {
  if (places.length === 0) return null;
  const named = places.slice(0, maxNamed).map(place => `${place.name} (${positionText(place)})`);
  const more = places.length - named.length;
  return (
    <Notice tone="warning">
      No longer in the library: {named.join('; ')}
      {more > 0 && ` and ${more} more`}. Choose another for each, or remove it, before you create the program.
    </Notice>
  );
}
