import { compareDates, type PlainDate } from '#domain/plain-date.ts';

/** The first wins when several assignments meet on a date: one that any of them trains on is never shown as rest. */
export const dayStatuses = ['missed', 'incomplete', 'upcoming', 'complete', 'rest'] as const;

export type DayStatus = (typeof dayStatuses)[number];

/**
 * The status of a date for one assignment, from how many exercises it holds and how many of them are logged.
 * Work logged ahead counts on its day, so a day to come with everything logged is complete, not upcoming.
 */
export function dayStatus({ date, today, exercises, logged, isOpen }: DayProgress): DayStatus {
  if (exercises <= 0) return 'rest';
  if (logged >= exercises) return 'complete';
  const when = compareDates(date, today);
  if (when > 0) return 'upcoming';
  return when === 0 || logged > 0 || isOpen ? 'incomplete' : 'missed';
}

export type DayProgress = {
  date: PlainDate;
  today: PlainDate;
  exercises: number;
  logged: number;
  /** A session of the date is open: begun, not ended, and gone on with in the last 12 hours. */
  isOpen?: boolean;
};

/** A date's status across assignments; without any, nothing is to be done. */
export const worstStatus = (statuses: readonly DayStatus[]): DayStatus =>
  dayStatuses.find(status => statuses.includes(status)) ?? 'rest';
