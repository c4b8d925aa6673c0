import {
  addDays,
  dateIn,
  formatDate,
  formatInstant,
  parsePlainDate,
  type PlainDate,
} from '#domain/plain-date.ts';
import type { ShownDayStatus } from '#domain/training/shown-day-status.ts';
import { shortDay } from '#web/training/day/day-words.ts';
import { dayStatusLabel } from '#web/ui/figures/DayStatusMark.tsx';
import type { DayRecord, LogRecord, Session } from './day-record.ts';

type Stated = Pick<DayRecord, 'kind' | 'state'> & { status: ShownDayStatus };

const states: Record<Exclude<DayRecord['state'], 'scheduled'>, string> = {
  cleared: 'Cleared',
  paused: 'Paused',
  ended: 'Not trained: ended before',
  dropped: 'No longer in the program',
};

/** How the day went, or why it does not count. */
export function stateText({ kind, state, status }: Stated): string {
  if (state !== 'scheduled') return states[state];
  return kind === 'own' ? 'Beside the plan' : dayStatusLabel(status);
}

/** As it is shown: of what is incomplete only today's can have nothing logged, and that is to do. */
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

/** Where the clock stands otherwise for the member than for who looks; null where it is the same. */
export function otherClock(day: DayRecord, zone: string): string | null {
  const at = day.exercises.find(({ log }) => log !== null)?.log?.loggedAt;
  if (at === undefined || formatInstant(at, zone) === formatInstant(at, day.timeZone)) return null;
  const place = day.timeZone.replaceAll('_', ' ');
  return `Times are on your clock. In ${place} the first was logged ${formatInstant(at, day.timeZone)}.`;
}

/** 'Today', 'Yesterday', else 'Mon, Nov 2', with the year where it is another. */
export function sessionDay(date: string, today: PlainDate): string {
  const day = parsePlainDate(date) ?? today;
  if (day === today) return 'Today';
  if (day === addDays(today, -1)) return 'Yesterday';
  return day.slice(0, 4) === today.slice(0, 4)
    ? shortDay(day)
    : `${shortDay(day)}, ${formatDate(day).slice(-4)}`;
}

/** '3 of 5 logged'; what was logged beside the plan is told, too. */
export function countText({
  exerciseCount,
  loggedCount,
  besideCount,
}: Pick<Session, 'exerciseCount' | 'loggedCount' | 'besideCount'>): string {
  const counted = `${loggedCount} of ${exerciseCount} logged`;
  return besideCount > 0 ? `${counted}, ${besideCount} beside the plan` : counted;
}

/** When something was logged last, where that was on another date than the day's own, as the member's calendar has it. */
export function loggedLater(
  { loggedAt, date, timeZone }: Pick<Session, 'loggedAt' | 'date' | 'timeZone'>,
  zone: string,
): string | null {
  if (loggedAt === null || dateIn(timeZone, Date.parse(loggedAt)) === parsePlainDate(date)) return null;
  return `logged ${formatInstant(loggedAt, zone)}`;
}
