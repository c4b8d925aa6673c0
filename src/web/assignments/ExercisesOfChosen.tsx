import { NotebookPen } from 'lucide-react';
import type { Program } from '#web/programs/program/program-list.ts';
import { WorkoutExercises } from '#web/programs/workouts/WorkoutExercises.tsx';
import { EmptyState } from '#web/ui/notices/EmptyState.tsx';

type ExercisesOfChosenProps = { workouts: readonly Program[]; workoutId: string };

/** The exercises of the workout chosen in the form, which need not be the one that is saved. */
export function ExercisesOfChosen({ workouts, workoutId }: ExercisesOfChosenProps) {
  const workout = workouts.find(({ id }) => id === workoutId);
  if (!workout) {
    return (
      <EmptyState icon={NotebookPen}>Choose a program that is still there to see its exercises.</EmptyState>
    );
  }
  return (
    <div className="grid gap-3">
      <h3 className="font-medium break-words">{workout.name}</h3>
      <WorkoutExercises key={workout.id} workout={workout} />
    </div>
  );
}
