import { useMemo } from 'react';
import { type ExerciseIndex, nearestTo } from '#domain/shorthand/match-exercise.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { counted } from '#web/ui/text/words.ts';
import type { UnknownName } from './pasted-names.ts';

type Names = {
  unknown: readonly UnknownName[];
  index: ExerciseIndex;
  onMean: (name: string, exercise: string) => void;
  onCreate: (name: string) => void;
};

/** The names that the library does not know, each said once for all the lines it stands in. */
export function PastedNames({ unknown, index, onMean, onCreate }: Names) {
  const shown = useMemo(
    () => unknown.slice(0, mostShown).map(one => ({ ...one, nearest: nearestTo(one.name, index) })),
    [unknown, index],
  );
  if (unknown.length === 0) return null;
  return (
    <section aria-labelledby="pasted-names" className="mb-3 rounded-md border border-line p-3">
      <h3 id="pasted-names" className="font-medium">
        Not in the library
      </h3>
      <ul className="mt-2 grid gap-3">
        {shown.map(({ name, lines, nearest }) => (
          <li key={name} className="flex flex-wrap items-center gap-2">
            <p className="min-w-0 flex-1 basis-56 text-sm">
              <span className="wrap-anywhere">{shortened(name)}</span>{' '}
              <span className="text-muted">{counted(lines, 'line')}</span>
            </p>
            {nearest.map(({ id, name: exercise }) => (
              <Button
                key={id}
                size="sm"
                aria-label={`${shortened(name)} is ${exercise}`}
                onClick={() => onMean(name, exercise)}
              >
                {exercise}
              </Button>
            ))}
            <Button size="sm" onClick={() => onCreate(name)}>
              Create “{shortened(name)}”
            </Button>
          </li>
        ))}
      </ul>
      {unknown.length > mostShown && (
        <p className="mt-2 text-sm text-muted">and {counted(unknown.length - mostShown, 'name')} more</p>
      )}
    </section>
  );
}

const mostShown = 30;

const shortened = (name: string) => (name.length > 40 ? `${name.slice(0, 39)}…` : name);
