import { type FormEvent, useState } from 'react';
import type { Challenge } from '#web/features/challenges/challenge-text.ts';
import {
  DateFields,
  InstructionsField,
  LevelFields,
  NameField,
} from '#web/features/challenges/console/details/DetailFields.tsx';
import { RestoredChallenge } from '#web/features/challenges/console/details/RestoredChallenge.tsx';
import type { LibraryExercise } from '#web/parts/exercise-picker/exercise-groups.ts';
import { ExercisePicker } from '#web/parts/exercise-picker/ExercisePicker.tsx';
import { useLibrary } from '#web/parts/exercise-picker/use-library.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Dialog, DialogClose } from '#web/ui/dialogs/Dialog.tsx';
import { ExerciseAndScoring, LockedExerciseAndScoring } from './ExerciseAndScoring.tsx';
import { useSingleForm } from './use-single-form.ts';

type SingleChallengeDialogProps = {
  /** The one to change; null for a new one. */
  challenge: Challenge | null;
  onClose: () => void;
};

/** A challenge with one exercise. Closed by accident it loses nothing: opened again it is as it was left. */
export function SingleChallengeDialog({ challenge, onClose }: SingleChallengeDialogProps) {
  const form = useSingleForm(challenge, onClose);
  const { values, problems, set } = form;
  const library = useLibrary();
  const [picking, setPicking] = useState(false);
  const [search, setSearch] = useState('');
  const pick = ({ id, name, category }: LibraryExercise) => {
    form.write({ exercise: { id, name, category } });
    setPicking(false);
    setSearch('');
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!picking) form.save(event.currentTarget);
  };
  const fields = { details: values.details, problems, set };
  return (
    <Dialog
      open
      onOpenChange={open => open || onClose()}
      title={challenge ? 'Edit Challenge' : 'Single Challenge'}
      description={picking ? 'Choose the exercise' : 'One exercise, and one result from each member.'}
      size="lg"
      error={form.failure}
      onSubmit={submit}
      footer={
        picking ? (
          <Button onClick={() => setPicking(false)}>Back</Button>
        ) : (
          <>
            <DialogClose>Cancel</DialogClose>
            <Button type="submit" variant="primary" pending={form.isPending} pendingLabel="Saving...">
              {challenge ? 'Save Changes' : 'Create Challenge'}
            </Button>
          </>
        )
      }
    >
      {picking ? (
        <ExercisePicker library={library} search={search} onSearch={setSearch} onPick={pick} />
      ) : (
        <div className="grid gap-4">
          <RestoredChallenge
            isRestored={form.isRestored}
            isOlder={form.isOlder}
            onStartOver={form.startOver}
          />
          <NameField {...fields} />
          {challenge ? (
            <LockedExerciseAndScoring challenge={challenge} />
          ) : (
            <ExerciseAndScoring
              values={values}
              problem={problems.exercise}
              write={form.write}
              onPick={() => setPicking(true)}
            />
          )}
          <DateFields {...fields} />
          <InstructionsField {...fields} />
          <LevelFields {...fields} />
        </div>
      )}
    </Dialog>
  );
}
