import { Dumbbell } from 'lucide-react';
import { listWorkouts } from '#contract/programs.ts';
import { listWorkoutExercises } from '#contract/programs/workout-exercises.ts';
import { useRead } from '#web/data/read.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { capitalised, counted } from '#web/ui/text/words.ts';

type UsedWorkoutProps = {
  workoutId: string;
  /** The day it stands on. */
  of?: string;
  /** Called with its name. */
  onRemove?: (name: string) => void;
};

/** The single workout that a day uses in addition to its own exercises. */
export function UsedWorkout({ workoutId, of = '', onRemove }: UsedWorkoutProps) {
  const workouts = useRead(listWorkouts, {});
  const workout = workouts.data?.find(({ id }) => id === workoutId);
  const exercises = useRead(
    listWorkoutExercises,
    { params: { id: workoutId } },
    { enabled: workout !== undefined },
  );
  const isGone = workouts.isSuccess && !workouts.isFetching && !workout;
  const name = workout?.name ?? (isGone ? 'Deleted: choose another or remove it' : '…');
  return (
    <div className="flex items-start gap-2 rounded-md bg-sunken px-3 py-2 text-sm">
      <Dumbbell aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-accent" />
      <p className="min-w-0 flex-1 break-words">
        <span className={isGone ? 'text-warning' : 'font-medium'}>{name}</span>
        <span className="block text-muted">
          Single workout{exercises.data && ` · ${counted(exercises.data.length, 'exercise')}`}
        </span>
      </p>
      {onRemove && (
        <Button
          variant="ghost"
          size="sm"
          className="-my-1 -mr-2"
          aria-label={`Remove ${workout?.name ?? 'single workout'} from ${capitalised(of)}`}
          onClick={() => onRemove(workout?.name ?? 'the single workout')}
        >
          Remove
        </Button>
      )}
    </div>
  );
}
