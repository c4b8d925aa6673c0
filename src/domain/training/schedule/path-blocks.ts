import { addDays, daysBetween, type PlainDate } from '#domain/plain-date.ts';
import { assignmentEndDate } from './training-schedule.ts';

/** The first and the last date of each block: each starts the day after the one before ends. */
export function blockDates(
  start: PlainDate,
  numWeeks: readonly (number | null)[],
): { startDate: PlainDate; endDate: PlainDate }[] {
  let startDate = start;
  return numWeeks.map(weeks => {
    const block = { startDate, endDate: assignmentEndDate(startDate, weeks) };
    startDate = addDays(block.endDate, 1);
    return block;
  });
}

/** The weeks of blocks together; one whose program says no number counts with the days it is given. */
export function weeksTogether(numWeeks: readonly (number | null)[]): number {
  const start = '2000-01-03';
  const last = blockDates(start, numWeeks).at(-1);
  return last ? Math.ceil((daysBetween(start, last.endDate) + 1) / 7) : 0;
}

type EndedEarly = { startDate: PlainDate; today: PlainDate; isTrainedToday: boolean };

/** The first date that is free again after a block has ended early: today, unless it was trained today or lies ahead. */
export function freeFrom({ startDate, today, isTrainedToday }: EndedEarly): PlainDate {
  const free = isTrainedToday ? addDays(today, 1) : today;
  return startDate > free ? startDate : free;
}

/**
 * By how many days the blocks after it move up: whole weeks, so that each keeps its weekdays and the order within its
 * weeks; 0 or less.
 */
export const daysToMoveUp = (nextStart: PlainDate, free: PlainDate): number =>
  0 - 7 * Math.max(0, Math.floor(daysBetween(free, nextStart) / 7));
