import { Crest } from '#web/brand-marks/Crest.tsx';
import { brand } from '#web/brand.ts';
import { oneRepMaxText } from './logged-work-text.ts';
import type { ScheduledExercise } from './training-day.ts';

/** Everything of the day is logged: a quiet moment before the next thing. */
export function DayDone({
  exercises,
  isToday,
}: {
  exercises: readonly ScheduledExercise[];
  isToday: boolean;
}) {
  const best = bestOf(exercises);
  return (
    <div
      data-next-action
      tabIndex={-1}
      className="grid animate-rise-in justify-items-center gap-2 rounded-lg border border-accent/45 bg-linear-to-b from-accent-soft to-transparent px-5 py-6 text-center shadow-card"
    >
      <Crest className="mb-1 w-24 text-accent" />
      <p className="display text-2xl">{isToday ? 'Today’s work is done' : 'The day’s work is done'}</p>
      <p className="text-sm text-muted">
        {exercises.length === 1 ? 'The exercise is logged.' : `All ${exercises.length} exercises are logged.`}
        {best && ` Best estimated 1RM: ${best.name}, ${oneRepMaxText(best.e1rm)} lb.`}
      </p>
      <p lang="la" className="motto mt-1 text-base text-accent">
        {brand.motto}
      </p>
    </div>
  );
}

function bestOf(exercises: readonly ScheduledExercise[]): { name: string; e1rm: number } | null {
  const estimates = exercises.flatMap(({ exercise, log }) =>
    log?.estimated1RM ? [{ name: exercise.name, e1rm: log.estimated1RM }] : [],
  );
  return estimates.toSorted((a, b) => b.e1rm - a.e1rm)[0] ?? null;
}
