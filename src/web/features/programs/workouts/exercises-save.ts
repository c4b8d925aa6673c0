import { useState } from 'react';
import { addWorkoutExercise, updateWorkoutExercise } from '#contract/programs/workout-exercises.ts';
import { defaultsToOnce } from '#domain/prescriptions/prescription-line.ts';
import { useContractForm } from '#web/data/forms/contract-form.ts';
import { call } from '#web/data/call.ts';
import { useSend } from '#web/data/send.ts';
import type { LibraryExercise } from '#web/parts/exercise-picker/exercise-groups.ts';
import { useUnits } from '#web/measures/use-units.ts';
import {
  blankExercise,
  bodyOf,
  type ExerciseInput,
  inputByDefault,
  inputOf,
  type WorkoutExercise,
} from '#web/parts/prescriptions/fields/exercises-form.ts';
import { readsLater, type WorkoutShown } from './exercises-of-workout.ts';

export type ChosenExercise = Pick<LibraryExercise, 'id' | 'name' | 'category' | 'defaultPrescription'>;

type Saving = {
  workout: WorkoutShown;
  current: WorkoutExercise | undefined;
  next: number;
  onSaved: () => void;
};

/** The form of one exercise, saved as a new one or in the place of the one it was. */
export function useSaveExercise({ workout, current, next, onSaved }: Saving) {
  const [chosen, setChosen] = useState<ChosenExercise | undefined>(current?.exercise);
  const { weight: unit } = useUnits();
  const form = useContractForm<typeof addWorkoutExercise.body, ExerciseInput>(
    addWorkoutExercise.body,
    current ? inputOf(current, unit) : blankExercise(unit),
  );
  const { isDirty } = form.formState;
  const [joined, joinWith] = useState<WorkoutExercise>();
  const prepare = (body: unknown) => joinFirst(joined, body as ExerciseInput);
  const choices = { readsLater, plainly: true, prepare, onSuccess: onSaved, onError: form.refuse };
  const add = useSend(addWorkoutExercise, {
    ...choices,
    success: { title: 'Success', description: 'Exercise added to workout' },
    failure: 'Failed to add exercise',
  });
  const update = useSend(updateWorkoutExercise, {
    ...choices,
    success: ({ exercise }) => ({ title: 'Success', description: `Updated ${exercise.name}` }),
    failure: 'Failed to update exercise',
  });
  const choose = (exercise: ChosenExercise) => {
    const kept = form.getValues('alternateExerciseIds') ?? [];
    const isAlike = exercise.category === chosen?.category;
    form.setValue('alternateExerciseIds', isAlike ? kept.filter(id => id !== exercise.id) : []);
    setChosen(exercise);
    form.setValue('exerciseId', exercise.id);
    // Typed text stays, whatever the exercise.
    if (!current && !isDirty) {
      for (const [field, value] of Object.entries(inputByDefault(exercise, unit)))
        form.setValue(field as never, value as never);
    }
    if (!defaultsToOnce(exercise.category)) return;
    for (const field of ['sets', 'reps'] as const) {
      if (!form.getValues(field)) form.setValue(field, '1');
    }
  };
  const submit = form.handleSubmit(typed => {
    if (!chosen) return;
    const body = bodyOf(typed, chosen.category);
    if (current) update.mutate({ params: { id: current.id }, body });
    else add.mutate({ params: { id: workout.id }, body: { ...body, orderIndex: next } });
  });
  return {
    form,
    chosen,
    choose,
    joinWith,
    submit,
    error: form.formState.errors.root?.message,
    isPending: add.isPending || update.isPending,
  };
}

/** Saves the neighbour that it was joined with first: the answer to this save then shows the final group. */
async function joinFirst(joined: WorkoutExercise | undefined, body: ExerciseInput): Promise<ExerciseInput> {
  const { groupLabel = null, groupFormat } = body;
  if (!joined || groupLabel === null || joined.groupLabel === groupLabel) return body;
  const neighbour = { ...bodyOf(inputOf(joined), joined.exercise.category), groupLabel, groupFormat };
  await call(updateWorkoutExercise, { params: { id: joined.id }, body: neighbour });
  return body;
}
