import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { getWorkout, updateWorkout } from '#contract/programs.ts';
import { updateCached } from '#web/data/read.ts';
import { useSend } from '#web/data/send.ts';
import { DetailsBar } from '#web/features/programs/details/DetailsBar.tsx';
import { useDetails } from '#web/features/programs/details/use-details.ts';
import type { Program } from '#web/parts/program/program-list.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import { nameField, WorkoutFields } from './WorkoutFields.tsx';

const failure = 'Failed to update workout';

/** A single workout's name, difficulty and description; edits are stored on this device until they are saved. */
export function EditWorkoutDetails({ workout }: { workout: Program }) {
  const client = useQueryClient();
  const details = useDetails(workout);
  const [problem, setProblem] = useState<string>();
  const params = { id: workout.id };
  const update = useSend(updateWorkout, {
    success: { title: 'Success', description: 'Workout updated successfully!' },
    failure,
    onSuccess: answer => {
      updateCached(client, getWorkout, { params }, () => answer);
      details.settle(answer);
    },
  });
  const save = () => {
    if (details.shown.name.trim() === '') {
      setProblem('Please enter a program name');
      document.getElementById(nameField)?.focus();
    } else update.mutate({ params, body: details.changed });
  };
  return (
    <Card
      title="Details"
      footer={
        <DetailsBar
          details={details}
          pending={update.isPending}
          failure={update.isError ? failure : undefined}
          onSave={save}
        />
      }
    >
      <WorkoutFields
        details={details.shown}
        set={next => {
          setProblem(undefined);
          details.set(next);
        }}
        nameProblem={problem}
      />
    </Card>
  );
}
