import { compareDates, type PlainDate } from '#domain/plain-date.ts';

/** The first wins when several assignments meet on a date. */
export const dayStatuses = ['missed', 'incomplete', 'complete', 'rest', 'upcoming'] as const;

export type DayStatus = (typeof dayStatuses)[number];

/**
 * The status of a date for one assignment, from how many exercises it holds and how many of them are logged.
 * Work logged ahead counts on its day, so a day to come with everything logged is complete, not upcoming.
 */
export function dayStatus({ date, today, exercises, logged }: DayProgress): DayStatus {
  if (exercises <= 0) return 'rest';
  if (logged >= exercises) return 'complete';
  const when = compareDates(date, today);
  if (when > 0) return 'upcoming';
  return when === 0 || logged > 0 ? 'incomplete' : 'missed';
}

type DayProgress = { date: PlainDate; today: PlainDate; exercises: number; logged: number };

/** As a screen calls it: today's work, before anything of it is done, is to do and nothing worse. */
export type ShownDayStatus = DayStatus | 'to-do';

/** In the order in which a legend explains them. */
export const shownDayStatuses = [
  'missed',
  'incomplete',
  'to-do',
  'complete',
  'rest',
  'upcoming',
] as const satisfies readonly ShownDayStatus[];

/** Whether the day is today's, with work of which nothing is done yet. */
export const isToDo = ({ date, today, exercises, logged }: DayProgress): boolean =>
  date === today && exercises > 0 && logged <= 0;

/** A date's status across assignments; without any, nothing is to be done. */
export const worstStatus = (statuses: readonly DayStatus[]): DayStatus =>
  dayStatuses.find(status => statuses.includes(status)) ?? 'rest';

/** The same as it is shown: the date is to do as long as nothing of any of them is done. */
export function worstShown(statuses: readonly ShownDayStatus[]): ShownDayStatus {
  const worst = worstStatus(statuses.map(status => (status === 'to-do' ? 'incomplete' : status)));
  const isUntouched = statuses.every(status => status === 'to-do' || status === 'rest');
  return worst === 'incomplete' && isUntouched ? 'to-do' : worst;
}
