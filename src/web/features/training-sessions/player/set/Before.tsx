import { formatDate } from '#domain/plain-date.ts';
import { recordTitle, valueText } from '#web/parts/records/record-text.ts';
import { workText } from '#web/parts/training-day/logged-work-text.ts';
import type { Units } from '#domain/measures/measure.ts';
import type { ShownExercise } from '#web/features/training-sessions/player/state/shown-session.ts';

/** Next to the target: the last time, and the best there was. */
export function Before({ exercise: { lastTime, best }, units }: { exercise: ShownExercise; units: Units }) {
  if (!lastTime && !best) return null;
  return (
    <dl className="grid grid-halves gap-3 text-sm">
      {lastTime && (
        <div className="min-w-0">
          <dt className="text-faint">Last time, {formatDate(lastTime.completedDate).slice(0, -6)}</dt>
          <dd className="font-medium wrap-anywhere">{workText(lastTime, units)}</dd>
        </div>
      )}
      {best && (
        <div className="min-w-0">
          <dt className="text-faint">{recordTitle(best, units)}</dt>
          <dd className="font-medium wrap-anywhere">{valueText(best.kind, best.value, units)}</dd>
        </div>
      )}
    </dl>
  );
}
