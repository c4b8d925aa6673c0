import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { getWorkoutReach, getWorkoutUsage, listWorkouts, multiWeekProgram } from '#contract/programs.ts';
import {
  listWorkoutExercises,
  reorderWorkoutExercises,
  updateWorkoutExercise,
} from '#contract/programs/workout-exercises.ts';
import { updateCached } from '#web/data/read.ts';
import { useSend } from '#web/data/send.ts';
import {
  bodyOf,
  inputOf,
  moved,
  type WorkoutExercise,
} from '#web/parts/prescriptions/fields/exercises-form.ts';
import type { Program } from '#web/parts/program/program-list.ts';
import { counted } from '#web/ui/text/words.ts';

/** Reach and usage: counted again when they are shown next, not after each change. */
export const readsLater = [getWorkoutReach, getWorkoutUsage, listWorkouts];

export type WorkoutShown = Pick<Program, 'id' | 'name' | 'programType'>;

export const whenText = ({ programType }: Pick<WorkoutShown, 'programType'>): string =>
  programType === multiWeekProgram
    ? "These exercises are done on every training day of the program, after the day's own."
    : 'These exercises are the session, done in this order.';

/** The members that a change reaches; days that are past or logged never change. */
export function audienceText(members: number): string {
  if (members === 0) return 'Nobody has it now. Changes are saved at once.';
  const who = members === 1 ? 'the 1 member who has' : `all ${counted(members, 'member')} who have`;
  return `Changes are saved at once, for ${who} it: from today on, on days without a log.`;
}

/** Replaces a merged exercise by the one it was merged into: its prescription stays. */
export function useReplace() {
  const replace = useSend(updateWorkoutExercise, {
    readsLater,
    success: ({ exercise }) => ({ title: 'Success', description: `Updated ${exercise.name}` }),
    failure: 'Failed to update exercise',
  });
  return (line: WorkoutExercise, exerciseId: string) => {
    const body = bodyOf({ ...inputOf(line), exerciseId }, line.exercise.category);
    replace.mutate({ params: { id: line.id }, body });
  };
}

/** Moves a line by a place: shown at once, and put back where it was if it can't be saved. */
export function useReorder(workoutId: string, lines: readonly WorkoutExercise[]) {
  const client = useQueryClient();
  const before = useRef(lines);
  const show = (order: readonly WorkoutExercise[]) =>
    updateCached(client, listWorkoutExercises, { params: { id: workoutId } }, () => [...order]);
  const reorder = useSend(reorderWorkoutExercises, {
    readsLater,
    success: { title: 'Success', description: 'Exercise order updated' },
    failure: 'Failed to reorder exercises',
    plainly: true,
    onError: () => show(before.current),
  });
  return (id: string, step: -1 | 1) => {
    const after = moved(lines, id, step);
    if (!after || reorder.isPending) return;
    before.current = lines;
    show(after);
    reorder.mutate({ body: { updates: after.map(({ id, orderIndex }) => ({ id, orderIndex })) } });
  };
}
