import { type FormEvent, useState } from 'react';
import { addDailyWorkout } from '#contract/daily-workouts.ts';
import { formatDate, type PlainDate } from '#domain/plain-date.ts';
import { sentenceOf, useSend } from '#web/data/send.ts';
import type { LibraryExercise } from '#web/parts/exercise-picker/exercise-groups.ts';
import { ExercisePicker } from '#web/parts/exercise-picker/ExercisePicker.tsx';
import { useLibrary } from '#web/parts/exercise-picker/use-library.ts';
import { shortDay, weekdayName } from '#web/parts/training-day/words/day-text.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Dialog, DialogClose } from '#web/ui/dialogs/Dialog.tsx';

type AddExerciseDialogProps = {
  open: boolean;
  date: PlainDate;
  onClose: () => void;
  onAdded: (prescriptionId: string) => void;
};

/** One pick puts the exercise on the date. What could not be sent stays chosen, to be sent again. */
export function AddExerciseDialog({ open, date, onClose, onAdded }: AddExerciseDialogProps) {
  const library = useLibrary();
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<LibraryExercise | null>(null);
  const add = useSend(addDailyWorkout, {
    success: ({ exercise }) => ({
      title: 'Exercise added',
      description: `${exercise.name}, ${shortDay(date)}`,
    }),
    onSuccess: ({ prescriptionId }) => onAdded(prescriptionId),
  });
  const pick = (exercise: LibraryExercise) => {
    setChosen(exercise);
    add.mutate({ body: { exerciseId: exercise.id, assignedDate: date } });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (chosen) pick(chosen);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={isOpen => isOpen || onClose()}
      title="Add exercise"
      description={`${weekdayName(date)}, ${formatDate(date)} · in addition to your coach’s plan`}
      size="lg"
      error={add.error ? sentenceOf(add.error, 'The exercise could not be added.', noSignal) : undefined}
      onSubmit={submit}
      footer={
        <>
          <DialogClose>Cancel</DialogClose>
          {chosen && (
            <Button type="submit" variant="primary" pending={add.isPending} pendingLabel="Adding...">
              {add.error ? 'Try again' : 'Add exercise'}
            </Button>
          )}
        </>
      }
    >
      {chosen ? (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-md bg-sunken py-2 pr-1 pl-3">
          <p className="font-medium wrap-anywhere">{chosen.name}</p>
          <Button
            variant="ghost"
            onClick={() => {
              add.reset();
              setChosen(null);
            }}
          >
            Choose another
          </Button>
        </div>
      ) : (
        <Pick library={library} search={search} onSearch={setSearch} onPick={pick} />
      )}
    </Dialog>
  );
}

const noSignal = 'No signal. Your choice is saved here: try again when there is one.';

type PickProps = Parameters<typeof ExercisePicker>[0];

/** A member can't fill an empty library. */
function Pick(props: PickProps) {
  if (props.library.data?.length === 0) {
    return (
      <p className="py-6 text-center text-muted">
        There are no exercises yet. Your coach adds them to the library.
      </p>
    );
  }
  return (
    <div className="[&_[data-option]]:min-h-11">
      <ExercisePicker {...props} />
    </div>
  );
}
