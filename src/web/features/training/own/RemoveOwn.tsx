import { removeDailyWorkout } from '#contract/daily-workouts.ts';
import { noAnswer, sentenceOf, useSend } from '#web/data/send.ts';
import type { ScheduledExercise } from '#web/parts/training-day/training-day.ts';
import { Button } from '#web/ui/buttons/Button.tsx';

type RemoveOwnProps = { exercise: ScheduledExercise; nameId: string };

/** Takes away what the member has added, while nothing of it is logged. It is soon added again, so nobody is asked. */
export function RemoveOwn({ exercise, nameId }: RemoveOwnProps) {
  const { dailyWorkoutId: id } = exercise;
  const remove = useSend(removeDailyWorkout, {
    success: { title: 'Exercise removed', description: exercise.exercise.name },
  });
  if (!id) return null;
  return (
    <>
      <Button
        variant="ghost"
        className="px-2.5"
        aria-describedby={nameId}
        pending={remove.isPending}
        pendingLabel="Removing..."
        onClick={() => remove.mutate({ params: { id } })}
      >
        Remove
      </Button>
      {remove.error && (
        <p role="alert" className="order-last basis-full text-right text-sm text-danger">
          {sentenceOf(remove.error, 'The exercise could not be removed.', noAnswer)}
        </p>
      )}
    </>
  );
}
