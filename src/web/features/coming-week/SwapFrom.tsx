import { HeartPulse } from 'lucide-react';
import { useState } from 'react';
import { searchExercises } from '#domain/exercises/exercise-search.ts';
import type { LibraryExercise } from '#web/parts/exercise-picker/exercise-groups.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { SearchField } from '#web/ui/fields/SearchField.tsx';
import { Badge } from '#web/ui/figures/Badge.tsx';
import type { Exercise } from './week-text.ts';

type SwapFromProps = {
  /** Those of the week, in the order in which they are offered. */
  exercises: readonly Exercise[];
  hurting: ReadonlySet<string>;
  /** By what else they are called. */
  library: readonly LibraryExercise[];
  onPick: (id: string) => void;
};

/** The exercise that is to go: what hurt first, and a search. Enter takes the first. */
export function SwapFrom({ exercises, hurting, library, onPick }: SwapFromProps) {
  const [search, setSearch] = useState('');
  const known = new Map(library.map(exercise => [exercise.id, exercise]));
  const searched = exercises.map(one => known.get(one.id) ?? { ...one, muscleGroups: [], equipment: [] });
  const found = searchExercises(searched, search);
  const [first] = found;
  return (
    <div className="grid gap-4">
      <SearchField
        label="Search this week’s exercises"
        placeholder="Search this week..."
        autoFocus
        hint={first ? `Enter takes ${first.name}.` : undefined}
        value={search}
        onChange={event => setSearch(event.target.value)}
        onKeyDown={event => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing || !first) return;
          event.preventDefault();
          onPick(first.id);
        }}
      />
      {found.length === 0 && (
        <p role="status" className="py-6 text-center text-muted">
          No exercise of this week matches your search.
        </p>
      )}
      <ul className="grid gap-2">
        {found.map(({ id, name }) => (
          <li key={id}>
            <Button className="w-full justify-start pointer-coarse:min-h-11" onClick={() => onPick(id)}>
              {name}
              {hurting.has(id) && (
                <Badge tone="danger" className="ml-auto">
                  <HeartPulse aria-hidden="true" /> Hurt lately
                </Badge>
              )}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
