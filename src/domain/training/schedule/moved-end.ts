import { addDays, type PlainDate } from '#domain/plain-date.ts';
import { assignmentEndDate } from './training-schedule.ts';

/** An assignment of a program, with what its end date is computed from. */
export type ProgramEnd = {
  startDate: PlainDate;
  endDate: PlainDate;
  /** How many weeks its program has for it now; null where nobody has said. */
  weeks: number | null;
  /** Days by which pauses have moved its end on. */
  shiftDays: number;
  /** The last date with work. */
  lastWork: PlainDate | null;
};

/**
 * A computed end date moves with the number of weeks, but never to before the last work. Null where it does not move: an end
 * date that the coach has chosen stays.
 */
export function movedEnd(end: ProgramEnd, weeks: number | null): PlainDate | null {
  const { startDate, endDate, shiftDays, lastWork } = end;
  const computed = (count: number | null) => addDays(assignmentEndDate(startDate, count), shiftDays);
  if (computed(weeks) === computed(end.weeks) || endDate !== computed(end.weeks)) return null;
  const moved = computed(weeks);
  return lastWork !== null && lastWork > moved ? lastWork : moved;
}
