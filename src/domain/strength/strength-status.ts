import type { DatedOneRepMax } from './one-rep-max.ts';
import { percentChange } from './percent-change.ts';
import { addDays, compareDates, daysBetween, formatDate, type PlainDate } from '#domain/plain-date.ts';
import { toOneDecimal } from '#domain/rounding.ts';

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

/** The dates on which the last 28 days and the 56 before those begin: where a plateau is looked for. */
export function plateauWindows(today: PlainDate) {
  const recentFrom = addDays(today, 1 - 28);
  return { recentFrom, beforeFrom: addDays(recentFrom, -56) };
}

const leastDates = 3;
const leastSpanDays = 14;
const leastGain = 1.01;

/** What of a lift's history decides its status; e1RMs in lb, the best of each date. */
export type LiftFacts = {
  current: DatedOneRepMax;
  previous: DatedOneRepMax | null;
  /** The dates of the last 28 days, oldest first; work logged ahead is among them. */
  recent: DatedOneRepMax[];
  /** Of the 56 days before those; null without any. */
  bestBefore: number | null;
};

/**
 * The facts of a lift from a history already cut at the last 28 days, `older` as far as current and previous need it;
 * null without any e1RM: such a lift has no row. lift-facts.twin.ts says the same of a whole history.
 */
export function factsFrom(cut: {
  recent: readonly DatedOneRepMax[];
  older: readonly DatedOneRepMax[];
  bestBefore: number | null;
}): LiftFacts | null {
  const recent = bestOfEachDate(cut.recent);
  const lastTwo = recent.length < 2 ? [...bestOfEachDate(cut.older), ...recent] : recent;
  const current = lastTwo.at(-1);
  if (!current) return null;
  return { current, previous: lastTwo.at(-2) ?? null, recent, bestBefore: cut.bestBefore };
}

/** The best e1RM of each date, oldest first. The coach's table asks this of tens of thousands of lifts at once. */
function bestOfEachDate(history: readonly DatedOneRepMax[]): DatedOneRepMax[] {
  const best: DatedOneRepMax[] = [];
  for (const lift of oldestFirst(history)) {
    const last = best.at(-1);
    if (last?.date !== lift.date) best.push(lift);
    else if (lift.e1rm > last.e1rm) best[best.length - 1] = lift;
  }
  return best;
}

function oldestFirst(history: readonly DatedOneRepMax[]): readonly DatedOneRepMax[] {
  const isInOrder = history.every(({ date }, index) => (history[index - 1]?.date ?? date) <= date);
  return isInOrder ? history : history.toSorted((a, b) => compareDates(a.date, b.date));
}

/** Where a lift stands: current is that of the last date, previous that of the date before. */
export function strengthStatus(facts: LiftFacts): LiftStatus {
  const { current, previous } = facts;
  const change = previous ? percentChange(previous.e1rm, current.e1rm) : null;
  const changePercent = change === null ? null : toOneDecimal(change);
  const plateau = plateauReason(facts);
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

/**
 * Why a lift is on a plateau, or null: at least 3 dates in the last 28 days, 14 days or more from the first to the
 * last (both counted), none above 1% more than the best of the 56 days before the 28, or, if there is nothing
 * there, than the first of them.
 */
function plateauReason({ recent, bestBefore }: LiftFacts): string | null {
  const [first, last] = [recent[0], recent.at(-1)];
  if (!first || !last || recent.length < leastDates) return null;
  const best = bestBefore ?? first.e1rm;
  if (recent.some(lift => lift.e1rm > best * leastGain)) return null;
  if (daysBetween(first.date, last.date) + 1 < leastSpanDays) return null;
  const mark = bestBefore === null ? 'the first of these days' : 'the best of the 8 weeks before';
  return `${recent.length} days logged in the last 4 weeks, none more than 1% above ${Math.round(best)} lb, ${mark}.`;
}

function statusOf(changePercent: number | null): StrengthStatus {
  if (changePercent === null) return 'Not enough data';
  if (changePercent === 0) return 'Stable';
  return changePercent > 0 ? 'Improving' : 'Declining';
}

function changeReason(changePercent: number | null, previous: DatedOneRepMax | null): string {
  if (changePercent === null || !previous) return 'A second day with an estimated 1RM is needed to compare.';
  const since = `since ${formatOnce(previous.date)}`;
  if (changePercent === 0) return `Unchanged ${since}.`;
  return `${changePercent > 0 ? 'Up' : 'Down'} ${Math.abs(changePercent).toFixed(1)}% ${since}.`;
}

/** Tens of thousands of lifts name the same few dates. */
const shownDates = new Map<PlainDate, string>();

function formatOnce(date: PlainDate): string {
  const kept = shownDates.get(date) ?? formatDate(date);
  shownDates.set(date, kept);
  return kept;
}
