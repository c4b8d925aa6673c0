import { addDays, mondayOf, parsePlainDate, type PlainDate } from '#domain/plain-date.ts';
import { useToday } from '#web/session/today.ts';
import { dayText } from '#web/parts/training-day/words/day-text.ts';
import { nextTrainingDate, statusesOf } from '#web/parts/training-day/training-calendar.ts';
import { useTrainingOn } from '#web/parts/training-day/training-on.ts';
import type { ShownSession } from '#web/features/training-sessions/player/state/shown-session.ts';
import { ProgressBar } from '#web/ui/figures/ProgressBar.tsx';
import type { ShownDayStatus } from '#domain/training/status/shown-day-status.ts';

/** How far the week is, and when training goes on. */
export function WeekSoFar({ session }: { session: ShownSession }) {
  const today = useToday();
  const date = parsePlainDate(session.date) ?? today;
  const { sources } = useTrainingOn(date, today);
  const monday = mondayOf(date);
  const dates = Array.from({ length: 7 }, (_, day) => addDays(monday, day));
  const { done, of } = weekOf(statusesOf(sources, today), dates);
  const next = nextTrainingDate(sources, date, today);
  if (of === 0 && next === null) return null;
  return (
    <section aria-label="Your week" className="grid gap-3 rounded-lg border border-line bg-surface p-4">
      {of > 0 && (
        <ProgressBar
          label="Training days this week"
          value={done}
          max={of}
          valueText={`${done} of ${of}`}
          tone={done === of ? 'success' : 'accent'}
        />
      )}
      {next && (
        <p>
          <span className="text-muted">Next training day: </span>
          <span className="font-medium">{dayText(next, today).name}</span>
          <span className="text-muted">, {dayText(next, today).dateLine}</span>
        </p>
      )}
    </section>
  );
}

/** Of the training days among these dates, how many are done. */
function weekOf(
  statuses: Readonly<Record<PlainDate, ShownDayStatus>>,
  dates: readonly PlainDate[],
): { done: number; of: number } {
  const planned = dates.flatMap(date => statuses[date] ?? []).filter(status => status !== 'rest');
  return { done: planned.filter(status => status === 'complete').length, of: planned.length };
}
