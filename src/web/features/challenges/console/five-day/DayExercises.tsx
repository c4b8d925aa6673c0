import { Plus } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import type { ChallengeWeekday } from '#domain/challenges/challenge.ts';
import { maxExercisesPerChallengeDay } from '#domain/limits.ts';
import { weekdayLabel } from '#web/features/challenges/challenge-text.ts';
import type { useLibrary } from '#web/parts/exercise-picker/use-library.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { SortableList } from '#web/ui/lists/SortableList.tsx';
import { AddExercises } from './AddExercises.tsx';
import type { DayChange } from './day-changes.ts';
import { DayExerciseRow, type RowTools } from './DayExerciseRow.tsx';
import { type DraftExercise, fullDay } from './five-day-draft.ts';

type DayExercisesProps = {
  weekday: ChallengeWeekday;
  exercises: readonly DraftExercise[];
  library: ReturnType<typeof useLibrary>;
  known: ReadonlySet<string> | undefined;
  change: (change: DayChange) => void;
};

/** The exercises of a day, to be moved within it by a handle: with a pointer, a finger, or the arrow keys. */
export function DayExercises({ weekday, exercises, library, known, change }: DayExercisesProps) {
  const headingId = useId();
  const addButton = useRef<HTMLButtonElement>(null);
  const [adding, setAdding] = useState(false);
  const [said, setSaid] = useState('');
  const keys = exercises.map(({ key }) => key);
  const moveOver = (key: number, over: number | undefined) => {
    if (over === undefined || over === key) return;
    change({ type: 'move', key, over });
    const place = keys.indexOf(over) + 1;
    setSaid(`${nameOf(exercises, key)} moved to place ${place} of ${keys.length}`);
  };
  const tools: RowTools = {
    change,
    move: (key, by) => moveOver(key, keys[keys.indexOf(key) + by]),
    remove: key => {
      change({ type: 'remove', key });
      setSaid(`${nameOf(exercises, key)} removed`);
      // The button that was pressed goes with its exercise.
      addButton.current?.focus();
    },
  };
  return (
    <section aria-labelledby={headingId} className="grid min-w-0 gap-3">
      <h4 id={headingId} className="text-sm font-medium">
        Exercises
      </h4>
      <SortableList keys={keys} onMoveOver={moveOver}>
        <ol className="grid gap-3 empty:hidden">
          {exercises.map((exercise, index) => (
            <DayExerciseRow
              key={exercise.key}
              exercise={exercise}
              position={index + 1}
              count={exercises.length}
              isUnknown={known !== undefined && !known.has(exercise.exerciseId)}
              tools={tools}
            />
          ))}
        </ol>
      </SortableList>
      <div className="flex flex-wrap items-center gap-3">
        <Button
          ref={addButton}
          aria-label={`Add Exercise to ${weekdayLabel(weekday)}`}
          disabled={exercises.length >= maxExercisesPerChallengeDay}
          onClick={() => setAdding(true)}
        >
          <Plus aria-hidden="true" />
          Add Exercise
        </Button>
        {exercises.length >= maxExercisesPerChallengeDay && <p className="text-sm text-muted">{fullDay}</p>}
      </div>
      <p role="status" className="sr-only">
        {said}
      </p>
      {adding && (
        <AddExercises
          weekday={weekday}
          library={library}
          count={exercises.length}
          onAdd={exercise => change({ type: 'add', exercise })}
          onClose={() => setAdding(false)}
        />
      )}
    </section>
  );
}

const nameOf = (exercises: readonly DraftExercise[], key: number) =>
  exercises.find(exercise => exercise.key === key)?.name ?? '';
