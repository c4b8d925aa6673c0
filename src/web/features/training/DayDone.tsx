import type { Pounds } from '#domain/measures/measure.ts';
import { useBrand } from '#web/brand/use-brand.ts';
import { Crest } from '#web/brand-marks/Crest.tsx';
import { formatOneRepMax } from '#web/measures/measure-text.ts';
import { useUnits } from '#web/measures/use-units.ts';
import { isPending, type ScheduledExercise } from '#web/parts/training-day/training-day.ts';
import { workOfPending } from '#web/parts/pending/pending-work.ts';

/** Everything of the day is written down: a quiet moment before the next thing. */
export function DayDone({
  exercises,
  isToday,
}: {
  exercises: readonly ScheduledExercise[];
  isToday: boolean;
}) {
  const { motto } = useBrand();
  const { weight: unit } = useUnits();
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
        {writtenText(exercises)}
        {best && ` Best estimated 1RM: ${best.name}, ${formatOneRepMax(best.e1rm, unit)}.`}
      </p>
      {motto !== '' && (
        <p lang="la" className="motto mt-1 text-base text-accent">
          {motto}
        </p>
      )}
    </div>
  );
}

function writtenText(exercises: readonly ScheduledExercise[]): string {
  const waiting = exercises.filter(isPending).length;
  if (waiting > 0) {
    const logs = waiting === 1 ? '1 log is' : `${waiting} logs are`;
    return `Everything is saved. ${logs} waiting for a signal.`;
  }
  return exercises.length === 1 ? 'The exercise is logged.' : `All ${exercises.length} exercises are logged.`;
}

function bestOf(exercises: readonly ScheduledExercise[]): { name: string; e1rm: Pounds } | null {
  const estimates = exercises.flatMap(({ exercise, log, pending }) => {
    const work = log ?? (pending && workOfPending(pending));
    return work?.estimated1RM ? [{ name: exercise.name, e1rm: work.estimated1RM }] : [];
  });
  return estimates.toSorted((a, b) => b.e1rm - a.e1rm)[0] ?? null;
}
