import { formatDate } from '#domain/plain-date.ts';
import { recordTitle, valueWords } from '#web/records/record-words.ts';
import { workText } from '#web/training/day/logged-work-text.ts';
import type { Player } from '#web/training-sessions/player/state/use-player.ts';

/** Beside what is asked for: the last time, and the best there was. */
export function Before({ player: { shown, units } }: { player: Player }) {
  if (!shown || (!shown.lastTime && !shown.best)) return null;
  const { lastTime, best } = shown;
  return (
    <dl className="grid grid-cols-2 gap-3 text-sm max-[20rem]:grid-cols-1">
      {lastTime && (
        <div className="min-w-0">
          <dt className="text-faint">Last time, {formatDate(lastTime.completedDate).slice(0, -6)}</dt>
          <dd className="font-medium wrap-anywhere">{workText(lastTime, units)}</dd>
        </div>
      )}
      {best && (
        <div className="min-w-0">
          <dt className="text-faint">{recordTitle(best, units)}</dt>
          <dd className="font-medium wrap-anywhere">{valueWords(best.kind, best.value, units)}</dd>
        </div>
      )}
    </dl>
  );
}
