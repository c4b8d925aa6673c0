import type { DatedOneRepMax } from './one-rep-max.ts';
import { daysBetween, type PlainDate } from '#domain/plain-date.ts';
import { factsFrom, type LiftFacts, plateauWindows } from './strength-status.ts';

/** The facts of a lift from all its e1RMs, in any order; null without any: what the SQL of the coach's table is held against. */
export function liftFacts(history: readonly DatedOneRepMax[], today: PlainDate): LiftFacts | null {
  const { recentFrom, beforeFrom } = plateauWindows(today);
  const before = history.filter(({ date }) => date >= beforeFrom && date < recentFrom);
  const days = history.map(({ date, e1rm }) => ({ day: daysBetween(today, date), e1rm }));
  return factsFrom(
    days.toSorted((one, other) => one.day - other.day),
    before.length > 0 ? Math.max(...before.map(lift => lift.e1rm)) : null,
  );
}
