import { ProgressBar } from '#web/ui/ProgressBar.tsx';
import type { ScheduledExercise } from './training-day.ts';

/** How much of the day is logged. */
export function DayProgress({ exercises }: { exercises: readonly ScheduledExercise[] }) {
  const logged = exercises.filter(({ log }) => log !== null).length;
  const words = `${logged} of ${exercises.length} logged`;
  return (
    <div className="flex items-center gap-3">
      <ProgressBar
        label="Exercises logged"
        hideLabel
        value={logged}
        max={exercises.length}
        valueText={words}
        tone="success"
        className="flex-1"
      />
      <span aria-hidden="true" className="text-sm text-muted">
        {words}
      </span>
    </div>
  );
}
