import { isLogged, isPending, type ScheduledExercise } from '#web/parts/training-day/training-day.ts';
import { ProgressBar } from '#web/ui/figures/ProgressBar.tsx';

/** How much of the day is logged, and how much of it waits on this device to be sent. */
export function DayProgress({ exercises }: { exercises: readonly ScheduledExercise[] }) {
  const logged = exercises.filter(isLogged).length;
  const waiting = exercises.filter(isPending).length;
  const words = `${logged} of ${exercises.length} logged${waiting > 0 ? `, ${waiting} waiting` : ''}`;
  return (
    <div className="flex items-center gap-3">
      <ProgressBar
        label="Exercises logged"
        hideLabel
        value={logged + waiting}
        max={exercises.length}
        valueText={words}
        tone={waiting > 0 ? 'warning' : 'success'}
        className="flex-1"
      />
      <span aria-hidden="true" className="text-sm text-muted">
        {words}
      </span>
    </div>
  );
}
