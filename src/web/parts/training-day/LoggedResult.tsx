import { ArrowLeftRight } from 'lucide-react';
import type { ExerciseCategory } from '#domain/prescriptions/exercise-category.ts';
import { oneRepMaxText } from '#web/measures/measure-text.ts';
import { useUnits } from '#web/measures/use-units.ts';
import { missingEstimate, workText } from './logged-work-text.ts';
import type { LoggedWork } from './training-day.ts';

type LoggedResultProps = {
  category: ExerciseCategory;
  log: LoggedWork;
  /** The prescribed exercise, and the one that was done in its place. */
  swapped?: { from: string; to: string } | null | undefined;
};

/** The log, with its estimated 1RM or the words why there is none. */
export function LoggedResult({ category, log, swapped }: LoggedResultProps) {
  const units = useUnits();
  const why = missingEstimate(category, log);
  return (
    <div className="grid gap-1">
      {swapped && (
        <p className="flex items-start gap-1.5">
          <ArrowLeftRight aria-hidden="true" className="mt-1 size-4 shrink-0 text-accent" />
          <span className="min-w-0 wrap-anywhere">
            <span className="font-medium">{swapped.to}</span>{' '}
            <span className="text-muted">instead of {swapped.from}</span>
          </span>
        </p>
      )}
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <span className="text-lg font-medium">{workText(log, units)}</span>
        {log.estimated1RM !== null && (
          <span className="text-sm text-muted">
            Estimated 1RM{' '}
            <span className="text-lg font-medium text-ink">
              {oneRepMaxText(log.estimated1RM, units.weight)}
            </span>{' '}
            {units.weight}
          </span>
        )}
      </p>
      {why && <p className="text-sm text-faint">{why}</p>}
      {log.notes && <p className="text-sm whitespace-pre-line text-muted">{log.notes}</p>}
    </div>
  );
}
