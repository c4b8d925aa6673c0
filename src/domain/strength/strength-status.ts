import { type WeightUnit, pounds } from '#domain/measures/measure.ts';
import { oneRepMaxIn } from '#domain/measures/shown.ts';
import { roundedChange } from './percent-change.ts';
import type { DayMax } from './where-it-stands.ts';
import { addDays, formatDate, type PlainDate } from '#domain/plain-date.ts';

export const strengthStatuses = [
  'Plateau',
  'Improving',
  'Declining',
  'Stable',
  'Not trained lately',
  'Not enough data',
] as const;

type StrengthStatus = (typeof strengthStatuses)[number];

/** A lift in the coach's table: e1RMs in lb, the change in percent to one decimal, the status in words. */
export type LiftStatus = {
  current1RM: number;
  previous1RM: number | null;
  changePercent: number | null;
  isPlateau: boolean;
  lastLoggedDate: PlainDate;
  status: StrengthStatus;
  reason: string;
};

/** Days that make the current e1RM, up to the last logged one; and those before them that make the previous one. */
export const currentDays = 14;
const previousDays = 28;
/** A lift whose last date is longer ago than so many days is not trained lately. */
export const latelyDays = 21;
/** The days in which a plateau is looked for, and those before, with which they are compared. */
const recentDays = 28;
const daysBefore = 56;
const leastDates = 3;
const leastSpanDays = 14;
export const leastGain = 1.01;

/** The days before its last date on which a lift's current and previous e1RM are looked for. */
export const comparedDays = currentDays + previousDays - 1;

/** The dates on which the last 28 days and the 56 before those begin. */
export function plateauWindows(today: PlainDate) {
  const recentFrom = addDays(today, 1 - recentDays);
  return { recentFrom, beforeFrom: addDays(recentFrom, -daysBefore) };
}

/** The parts of a lift's history that decide its status: e1RMs in lb, days counted from today (yesterday is -1). */
export type LiftFacts = {
  lastDay: number;
  current: number;
  previous: number | null;
  /** The day of `previous`, where it is the first of those that make the current e1RM. */
  previousDay: number | null;
  /** The best of each date of the last 28 days, oldest first; work logged ahead is among them. */
  recent: DayMax[];
  /** Of the 56 days before those; null without any. */
  bestBefore: number | null;
};

/**
 * The facts of a lift from a history, oldest first, that reaches back 41 days from its last date and over the last 28;
 * null without any e1RM: such a lift has no row. lift-facts.twin.ts says the same of a whole history.
 */
export function factsFrom(history: readonly DayMax[], bestBefore: number | null): LiftFacts | null {
  const lastDay = history.at(-1)?.day;
  if (lastDay === undefined) return null;
  const currentFrom = lastDay - currentDays + 1;
  const current = history.filter(({ day }) => day >= currentFrom);
  const before = history.filter(({ day }) => day < currentFrom && day >= currentFrom - previousDays);
  const first = current[0]?.day ?? lastDay;
  const ofFirst = current.filter(({ day }) => day === first);
  const comparesFirst = before.length === 0 && first < lastDay;
  return {
    lastDay,
    current: bestOf(current),
    previous: before.length > 0 ? bestOf(before) : comparesFirst ? bestOf(ofFirst) : null,
    previousDay: comparesFirst ? first : null,
    recent: bestOfEachDay(history.filter(({ day }) => day > -recentDays)),
    bestBefore,
  };
}

const bestOf = (lifts: readonly DayMax[]) => lifts.reduce((best, { e1rm }) => Math.max(best, e1rm), 0);

function bestOfEachDay(history: readonly DayMax[]): DayMax[] {
  const best: DayMax[] = [];
  for (const lift of history) {
    const last = best.at(-1);
    if (last?.day !== lift.day) best.push(lift);
    else if (lift.e1rm > last.e1rm) best[best.length - 1] = lift;
  }
  return best;
}

/** The status of a lift, and its trend; in words with the reader's unit. */
export function strengthStatus(facts: LiftFacts, today: PlainDate, unit: WeightUnit): LiftStatus {
  const { current, previous, lastDay } = facts;
  const changePercent = previous === null ? null : roundedChange(previous, current);
  const plateau = plateauReason(facts, unit);
  return {
    current1RM: current,
    previous1RM: previous,
    changePercent,
    isPlateau: plateau !== null,
    lastLoggedDate: dateOf(today, lastDay).date,
    ...statusOf(facts, changePercent, plateau, today),
  };
}

type StatusAndReason = Pick<LiftStatus, 'status' | 'reason'>;

function statusOf(
  facts: LiftFacts,
  change: number | null,
  plateau: string | null,
  today: PlainDate,
): StatusAndReason {
  const { lastDay } = facts;
  if (lastDay < -latelyDays) {
    return {
      status: 'Not trained lately',
      reason: `Last on ${dateOf(today, lastDay).shown}, ${-lastDay} days ago.`,
    };
  }
  if (plateau !== null) return { status: 'Plateau', reason: plateau };
  if (change === null) return { status: 'Not enough data', reason: tooLittle };
  const status = change === 0 ? 'Stable' : change > 0 ? 'Improving' : 'Declining';
  return { status, reason: changeReason(facts.previousDay, change, today) };
}

const tooLittle = 'A second day with an estimated 1RM within six weeks is needed to compare.';

function changeReason(previousDay: number | null, change: number, today: PlainDate): string {
  const percent = `${Math.abs(change).toFixed(1)}%`;
  if (previousDay === null) {
    const place = change === 0 ? 'level with' : `${percent} ${change > 0 ? 'above' : 'below'}`;
    return `The best of its last 2 weeks is ${place} that of the 4 weeks before.`;
  }
  // Never below: that first day is one of those that make the current e1RM.
  const since = `since ${dateOf(today, previousDay).shown}`;
  return change === 0 ? `No better ${since}.` : `Up ${percent} ${since}.`;
}

/**
 * The reason a lift is on a plateau, or null: at least 3 dates in the last 28 days, 14 days or more from the first to
 * the last (both counted), none above 1% more than the best of the 56 days before the 28, or, if there is nothing
 * there, than the first of them.
 */
function plateauReason({ recent, bestBefore }: LiftFacts, unit: WeightUnit): string | null {
  const [first, last] = [recent[0], recent.at(-1)];
  if (!first || !last || recent.length < leastDates) return null;
  const best = bestBefore ?? first.e1rm;
  if (recent.some(lift => lift.e1rm > best * leastGain)) return null;
  if (last.day - first.day + 1 < leastSpanDays) return null;
  const mark = bestBefore === null ? 'the first of these days' : 'the best of the 8 weeks before';
  const weight = `${oneRepMaxIn(pounds(best), unit)} ${unit}`;
  return `${recent.length} days logged in the last 4 weeks, none more than 1% above ${weight}, ${mark}.`;
}

type Named = { date: PlainDate; shown: string };

/** Tens of thousands of lifts name the same few dates. */
const named = new Map<string, Named>();
const maxNamed = 2_000;

function dateOf(today: PlainDate, day: number): Named {
  const key = `${today} ${day}`;
  const kept = named.get(key);
  if (kept) return kept;
  const date = addDays(today, day);
  const made = { date, shown: formatDate(date) };
  if (named.size >= maxNamed) named.clear();
  named.set(key, made);
  return made;
}
