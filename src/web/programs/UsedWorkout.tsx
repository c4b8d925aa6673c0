import { Dumbbell } from 'lucide-react';
import { listWorkouts } from '#contract/programs.ts';
import { useRead } from '#web/data/read.ts';

/** The single workout that a day uses besides its own exercises. */
export function UsedWorkout({ workoutId }: { workoutId: string }) {
  const workouts = useRead(listWorkouts, {});
  const workout = workouts.data?.find(({ id }) => id === workoutId);
  return (
    <p className="flex items-start gap-2 text-sm">
      <Dumbbell aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-accent" />
      <span className="min-w-0 break-words">
        <span className="text-muted">Single workout:</span> {workout?.name ?? '…'}
      </span>
    </p>
  );
}
