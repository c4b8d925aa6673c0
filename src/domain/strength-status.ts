import type { DatedOneRepMax } from './one-rep-max.ts';
import { percentChange } from './percent-change.ts';
import { compareDates, daysBetween, formatDate, type PlainDate } from './plain-date.ts';
import { toOneDecimal } from './rounding.ts';

export const strengthStatuses = ['Plateau', 'Improving', 'Declining', 'Stable', 'Not enough data'] as const;

type StrengthStatus = (typeof strengthStatuses)[number];

/** One lift in the coach's table: e1RMs in lb, the change in percent to one decimal, the status in words. */
export type LiftStatus = {
  current1RM: number;
  previous1RM: number | null;
  changePercent: number | null;
  isPlateau: boolean;
  lastLoggedDate: PlainDate;
  status: StrengthStatus;
  reason: string;
};

/**
 * Where a lift stands, from its best e1RM of each date, in any order: current is that of the last date,
 * previous that of the date before. A lift without a single e1RM has no row; asked for, it has not enough data.
 */
export function strengthStatus(history: readonly DatedOneRepMax[], today: PlainDate): LiftStatus {
  const lifts = bestOfEachDate(history);
  const current = lifts.at(-1) ?? { date: today, e1rm: 0 };
  const previous = lifts.at(-2);
  const change = previous ? percentChange(previous.e1rm, current.e1rm) : null;
  const changePercent = change === null ? null : toOneDecimal(change);
  const plateau = plateauReason(lifts, today);
  return {
    current1RM: current.e1rm,
    previous1RM: previous?.e1rm ?? null,
    changePercent,
    isPlateau: plateau !== null,
    lastLoggedDate: current.date,
    status: plateau === null ? statusOf(changePercent) : 'Plateau',
    reason: plateau ?? changeReason(changePercent, previous),
  };
}

function bestOfEachDate(history: readonly DatedOneRepMax[]): DatedOneRepMax[] {
  const best = new Map<PlainDate, number>();
  for (const { date, e1rm } of history) best.set(date, Math.max(e1rm, best.get(date) ?? 0));
  return [...best].map(([date, e1rm]) => ({ date, e1rm })).toSorted((a, b) => compareDates(a.date, b.date));
}

const windowDays = 28;
const leastDates = 3;
const leastSpanDays = 14;
const daysBefore = 56;
const leastGain = 1.01;

/**
 * Why a lift is on a plateau, or null: at least 3 dates in the last 28 days, 14 days or more from the first to the
 * last (both counted), none above 1% more than the best of the 56 days before the 28, or, if there is nothing
 * there, than the first of them.
 */
function plateauReason(lifts: DatedOneRepMax[], today: PlainDate): string | null {
  const age = ({ date }: DatedOneRepMax) => daysBetween(date, today);
  const recent = lifts.filter(lift => age(lift) < windowDays);
  const [first, last] = [recent[0], recent.at(-1)];
  if (!first || !last || recent.length < leastDates) return null;
  if (daysBetween(first.date, last.date) + 1 < leastSpanDays) return null;
  const before = lifts.filter(lift => age(lift) >= windowDays && age(lift) < windowDays + daysBefore);
  const best = Math.max(...(before.length > 0 ? before : [first]).map(lift => lift.e1rm));
  if (recent.some(lift => lift.e1rm > best * leastGain)) return null;
  const mark = before.length > 0 ? 'the best of the 8 weeks before' : 'the first of these days';
  return `${recent.length} days logged in the last 4 weeks, none more than 1% above ${Math.round(best)} lb, ${mark}.`;
}

function statusOf(changePercent: number | null): StrengthStatus {
  if (changePercent === null) return 'Not enough data';
  if (changePercent === 0) return 'Stable';
  return changePercent > 0 ? 'Improving' : 'Declining';
}

function changeReason(changePercent: number | null, previous: DatedOneRepMax | undefined): string {
  if (changePercent === null || !previous) return 'A second day with an estimated 1RM is needed to compare.';
  const since = `since ${formatDate(previous.date)}`;
  if (changePercent === 0) return `Unchanged ${since}.`;
  return `${changePercent > 0 ? 'Up' : 'Down'} ${Math.abs(changePercent).toFixed(1)}% ${since}.`;
}
