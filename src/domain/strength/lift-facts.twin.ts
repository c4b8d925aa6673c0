import type { DatedOneRepMax } from './one-rep-max.ts';
import type { PlainDate } from '#domain/plain-date.ts';
import { factsFrom, type LiftFacts, plateauWindows } from './strength-status.ts';

/** The facts of a lift from all its e1RMs, in any order; null without any: what the SQL of the coach's table is held against. */
export function liftFacts(history: readonly DatedOneRepMax[], today: PlainDate): LiftFacts | null {
  const { recentFrom, beforeFrom } = plateauWindows(today);
  const older = history.filter(({ date }) => date < recentFrom);
  const before = older.filter(({ date }) => date >= beforeFrom);
  return factsFrom({
    recent: history.filter(({ date }) => date >= recentFrom),
    older,
    bestBefore: before.length > 0 ? Math.max(...before.map(lift => lift.e1rm)) : null,
  });
}
