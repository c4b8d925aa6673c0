import { type FormEvent, useState } from 'react';
import { detailsOf } from '#domain/prescriptions/prescription-details.ts';
import { bestMatch, type LibraryExercise } from '#web/parts/exercise-picker/exercise-groups.ts';
import { ExercisePicker } from '#web/parts/exercise-picker/ExercisePicker.tsx';
import { useRecentExercises } from '#web/parts/exercise-picker/recent-exercises.ts';
import { useLibrary } from '#web/parts/exercise-picker/use-library.ts';
import type { WorkoutExercise } from '#web/parts/prescriptions/fields/exercises-form.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Dialog, DialogClose } from '#web/ui/dialogs/Dialog.tsx';
import type { WorkoutShown } from './exercises-of-workout.ts';
import { useSaveExercise } from './exercises-save.ts';
import { WorkoutExerciseFields } from './WorkoutExerciseFields.tsx';

type WorkoutExerciseDialogProps = {
  workout: WorkoutShown;
  /** The one to change; none to add one. */
  current: WorkoutExercise | undefined;
  /** All there are, in order. */
  lines: readonly WorkoutExercise[];
  onClose: () => void;
};

const inDay = (line: WorkoutExercise) => ({ name: line.exercise.name, details: detailsOf(line) });

/** Picks an exercise for a workout, then its prescription. */
export function WorkoutExerciseDialog({ workout, current, lines, onClose }: WorkoutExerciseDialogProps) {
  const library = useLibrary();
  const { recent } = useRecentExercises();
  const [picking, setPicking] = useState(!current);
  const [search, setSearch] = useState('');
  const [nothingPicked, setNothingPicked] = useState(false);
  const saving = useSaveExercise({ workout, current, next: lines.length, onSaved: onClose });
  const position = current ? lines.indexOf(current) : lines.length;
  const pick = (exercise: LibraryExercise) => {
    saving.choose(exercise);
    setNothingPicked(false);
    setPicking(false);
  };
  const pickBest = (event: FormEvent) => {
    event.preventDefault();
    const match = bestMatch(library.data ?? [], search, recent);
    if (match) pick(match);
    else setNothingPicked(true);
  };
  const { chosen } = saving;
  const isPicking = picking || !chosen;
  const label = current ? 'Update Exercise' : 'Add Exercise';
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title={current ? 'Edit Exercise' : 'Add Exercise'}
      description={workout.name}
      size="lg"
      error={isPicking ? (nothingPicked ? 'Exercise is required' : undefined) : saving.error}
      onSubmit={isPicking ? pickBest : saving.submit}
      footer={
        <>
          {isPicking && chosen ? (
            <Button onClick={() => setPicking(false)}>Back</Button>
          ) : (
            <DialogClose>Cancel</DialogClose>
          )}
          <Button type="submit" variant="primary" pending={saving.isPending} pendingLabel="Saving...">
            {label}
          </Button>
        </>
      }
    >
      {isPicking ? (
        <ExercisePicker library={library} search={search} onSearch={setSearch} onPick={pick} />
      ) : (
        <WorkoutExerciseFields
          form={saving.form}
          chosen={chosen}
          day={{ exercises: lines.map(inDay), position }}
          onJoin={where => saving.joinWith(lines[position + (where === 'above' ? -1 : 1)])}
          onPickAnother={() => setPicking(true)}
        />
      )}
    </Dialog>
  );
}
