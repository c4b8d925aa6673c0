import { type FormEvent, useState } from 'react';
import { createWorkout, singleWorkout } from '#contract/programs.ts';
import { usualTrainingMaxPercent } from '#domain/loads/training-max-percent.ts';
import { sentenceOf, useSend } from '#web/data/send.ts';
import { openView } from '#web/parts/program/view-history.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Dialog, DialogClose } from '#web/ui/dialogs/Dialog.tsx';
import { nameField, type WorkoutDetails, WorkoutFields } from './WorkoutFields.tsx';

const failure = 'Failed to create workout';

/** Names a new single workout; its exercises come next, on its page. */
export function CreateWorkout({ onClose }: { onClose: () => void }) {
  const [details, setDetails] = useState<WorkoutDetails>({
    name: '',
    description: '',
    difficultyLevel: null,
    trainingMaxPercent: usualTrainingMaxPercent,
  });
  const [problem, setProblem] = useState<string>();
  const create = useSend(createWorkout, {
    success: { title: 'Success', description: 'Workout created successfully!' },
    failure,
    onSuccess: workout => {
      onClose();
      openView({ name: 'workout', workoutId: workout.id });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const [name, description] = [details.name.trim(), details.description.trim()];
    if (name === '') {
      setProblem('Program name is required');
      document.getElementById(nameField)?.focus();
    } else create.mutate({ body: { ...details, name, description, programType: singleWorkout } });
  };
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title="New Single Workout"
      description="One session, to use on a program’s day or to assign for a date."
      error={create.error ? sentenceOf(create.error, failure) : undefined}
      onSubmit={submit}
      footer={
        <>
          <DialogClose>Cancel</DialogClose>
          <Button type="submit" variant="primary" pending={create.isPending} pendingLabel="Creating...">
            Create Workout
          </Button>
        </>
      }
    >
      <WorkoutFields
        details={details}
        set={next => {
          setProblem(undefined);
          setDetails({ ...details, ...next });
        }}
        nameProblem={problem}
      />
    </Dialog>
  );
}
