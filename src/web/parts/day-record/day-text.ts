import { addDays, dateIn, formatDate, formatInstant, parsePlainDate } from '#domain/plain-date.ts';
import type { ShownDayStatus } from '#domain/training/status/shown-day-status.ts';
import type { Days } from '#web/session/today.ts';
import { forThem } from '#web/parts/training-day/words/their-day.ts';
import { shortDay } from '#web/parts/training-day/words/day-text.ts';
import { dayStatusLabel } from '#web/ui/calendar/DayStatusMark.tsx';
import type { DayRecord, LogRecord, Session } from './day-record.ts';

type Stated = Pick<DayRecord, 'kind' | 'state'> & { status: ShownDayStatus };

const states: Record<Exclude<DayRecord['state'], 'scheduled'>, string> = {
  cleared: 'Cleared',
  paused: 'Paused',
  ended: 'Not trained: ended before',
  dropped: 'No longer in the program',
};

/** The state of the day, or why it does not count. */
export function stateText({ kind, state, status }: Stated): string {
  if (state !== 'scheduled') return states[state];
  return kind === 'own' ? 'Outside the plan' : dayStatusLabel(status);
}

/** The status as shown: of incomplete days only today's can have nothing logged, and that is to do. */
export const shownStatus = (status: DayRecord['status'], logged: number): ShownDayStatus =>
  status === 'incomplete' && logged === 0 ? 'to-do' : status;

/** The date the program has it on, when it is done on another: 'Moved from Mon, Nov 2'. */
export function movedText({ date, plannedDate }: Pick<DayRecord, 'date' | 'plannedDate'>): string | null {
  const planned = parsePlainDate(plannedDate);
  return planned === null || date === plannedDate ? null : `moved from ${shortDay(planned)}`;
}

/** 'Logged Nov 3, 6:12 AM · corrected Nov 4, 7:30 PM', as the clock stood where the viewer is. */
export function loggedText({ loggedAt, correctedAt }: LogRecord, zone: string): string {
  const logged = `Logged ${formatInstant(loggedAt, zone)}`;
  return correctedAt === null ? logged : `${logged} · corrected ${formatInstant(correctedAt, zone)}`;
}

/** A note where the member's clock differs from the reader's; null where it is the same. */
export function otherClock(day: DayRecord, zone: string): string | null {
  const at = day.exercises.find(({ log }) => log !== null)?.log?.loggedAt;
  if (at === undefined || formatInstant(at, zone) === formatInstant(at, day.timeZone)) return null;
  const place = day.timeZone.replaceAll('_', ' ');
  return `Times are on your clock. In ${place} the first was logged ${formatInstant(at, day.timeZone)}.`;
}

/** 'Today', 'Yesterday' by the member's own date, else 'Mon, Nov 2', with the year where it is another. */
export function sessionDay(date: string, days: Days): string {
  const today = days.theirs;
  const day = parsePlainDate(date) ?? today;
  if (day === today) return `Today${forThem(day, days)}`;
  if (day === addDays(today, -1)) return `Yesterday${forThem(day, days)}`;
  return day.slice(0, 4) === today.slice(0, 4)
    ? shortDay(day)
    : `${shortDay(day)}, ${formatDate(day).slice(-4)}`;
}

/** '3 of 5 logged'; logs outside the plan are counted, too. */
export function countText({
  exerciseCount,
  loggedCount,
  besideCount,
}: Pick<Session, 'exerciseCount' | 'loggedCount' | 'besideCount'>): string {
  const counted = `${loggedCount} of ${exerciseCount} logged`;
  return besideCount > 0 ? `${counted}, ${besideCount} outside the plan` : counted;
}

/** The time of the last log, where that was on another date than the day's own, in the member's time zone. */
export function loggedLater(
  { loggedAt, date, timeZone }: Pick<Session, 'loggedAt' | 'date' | 'timeZone'>,
  zone: string,
): string | null {
  if (loggedAt === null || dateIn(timeZone, Date.parse(loggedAt)) === parsePlainDate(date)) return null;
  return `logged ${formatInstant(loggedAt, zone)}`;
}
