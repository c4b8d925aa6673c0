import type { listDailyWorkouts } from '#contract/daily-workouts.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import { dayStatus } from '#domain/training/status/day-status.ts';
import { isToDo, type ShownDayStatus, worstShown } from '#domain/training/status/shown-day-status.ts';
import { parsePlainDate, type PlainDate } from '#domain/plain-date.ts';

export type DayEntry = ResponseOf<typeof listDailyWorkouts>[number];
/** A program's training day. */
export type ProgramEntry = Extract<DayEntry, { type: 'program' }>;
/** A single exercise given for the date. */
export type SingleEntry = Extract<DayEntry, { type: 'other' }>;

export const programsOf = (entries: readonly DayEntry[]): ProgramEntry[] =>
  entries.filter(entry => entry.type === 'program');

export const singlesOf = (entries: readonly DayEntry[]): SingleEntry[] =>
  entries.filter(entry => entry.type === 'other').filter(({ isOwn }) => !isOwn);

/** Exercises that the member has added: they count in no status. */
export const ownOf = (entries: readonly DayEntry[]): SingleEntry[] =>
  entries.filter(entry => entry.type === 'other').filter(({ isOwn }) => isOwn);

/** The day's status from all that counts on it; cleared exercises do not. */
export function statusOfEntries(
  entries: readonly DayEntry[],
  date: PlainDate,
  today: PlainDate,
): ShownDayStatus | undefined {
  const statuses = programsOf(entries)
    .filter(({ isCleared }) => !isCleared)
    .map(entry => statusOfEntry(entry, date, today));
  const singles = singlesOf(entries);
  const logged = singles.filter(({ isCompleted }) => isCompleted).length;
  const progress = { date, today, exercises: singles.length, logged };
  if (singles.length > 0) statuses.push(isToDo(progress) ? 'to-do' : dayStatus(progress));
  return statuses.length > 0 ? worstShown(statuses) : undefined;
}

/** A program's session as it is shown: today's is to do until something of it is logged. */
export const statusOfEntry = (
  { status, loggedCount }: Pick<ProgramEntry, 'status' | 'loggedCount'>,
  date: PlainDate,
  today: PlainDate,
): ShownDayStatus => (status === 'incomplete' && date === today && loggedCount === 0 ? 'to-do' : status);

/** The reason why an entry can't be removed; null when it can. */
export function whyItStays(entry: DayEntry): string | null {
  const logged = entry.type === 'program' ? entry.loggedCount > 0 : entry.isCompleted;
  if (!logged) return null;
  return entry.type === 'program'
    ? 'Part of it is logged, so it can’t be removed.'
    : 'Logged, so it can’t be removed.';
}

/** A coach can move it: nothing of it is logged, and it is not cleared. */
export const isMovable = ({ isCleared, loggedCount }: ProgramEntry): boolean =>
  !isCleared && loggedCount === 0;

/** The date the program has it on, when the member does it on another. */
export function movedFrom({ plannedDate }: Pick<ProgramEntry, 'plannedDate'>, date: PlainDate) {
  const planned = parsePlainDate(plannedDate);
  return planned === date ? null : planned;
}

/** '2 of 5 logged'; null while nothing is. */
export function loggedText({ exercises }: Pick<ProgramEntry, 'exercises'>): string | null {
  const logged = exercises.filter(({ isCompleted }) => isCompleted).length;
  return logged === 0 ? null : `${logged} of ${exercises.length} logged`;
}

/** 'Week 2 · Iron Foundation', beside the day's own name. */
export const whereText = ({ dayName, programName, weekNumber }: ProgramEntry): string =>
  [dayName && dayName !== programName ? programName : null, weekNumber === null ? null : `Week ${weekNumber}`]
    .filter(Boolean)
    .join(' · ');
