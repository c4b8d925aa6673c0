import { mondayOf, type PlainDate } from '#domain/plain-date.ts';
import { toTwoDecimals } from '#domain/rounding.ts';
import { isLift } from '#domain/prescriptions/counted-in.ts';
import type { ExerciseCategory } from '#domain/prescriptions/exercise-category.ts';
import {
  isCounted,
  isCountedInCalories,
  type LoggedWork,
  unitsDone,
} from '#domain/training/log/workout-units.ts';
import { amountForDay, type Mark, marksOfLog, milesOf } from './marks-of-log.ts';
import { carriedKinds, isBetter, type RecordKind, recordKindsOf } from './record-kind.ts';

export type DatedWork = LoggedWork & { date: PlainDate };

export type DatedValue = { date: PlainDate; value: number };

/**
 * The work done: pounds lifted (weight × reps), reps, contacts, miles or seconds. Warm-ups are none of it, nor is what
 * of a lift was carried or held, nor what was counted in calories, and help lifts nothing.
 */
export function volumeOf(category: ExerciseCategory, work: LoggedWork): number {
  if (category === 'Aerobic') return toTwoDecimals(milesOf(work));
  if (!isLift(category)) return work.setsData?.some(isCountedInCalories) ? 0 : unitsDone(category, {}, work);
  const sets = (work.setsData ?? []).filter(isCounted);
  const lifted = (weight: number) => (category === 'Strength' ? Math.max(0, weight) : 1);
  return toTwoDecimals(sets.reduce((sum, { reps, weight }) => sum + (reps ?? 0) * lifted(weight ?? 0), 0));
}

/**
 * The kind of record that an exercise's line shows: the e1RM of a lift, or its heaviest weight where it never had one;
 * the first kind of record of the others; the help, where nothing was done without it; how heavy, or else how far or
 * long, where all was carried or held; the calories, where all was counted in them. Null for what is no contest.
 */
export function lineKindOf(category: ExerciseCategory, logs: readonly LoggedWork[]): RecordKind | null {
  const kinds = new Set(logs.flatMap(log => marksOfLog(category, log).map(({ kind }) => kind)));
  const first = category === 'Strength' && !kinds.has('e1rm') ? 'weight' : leadingKind[category];
  if (first === null || kinds.has(first)) return first;
  return (['help-at', ...carriedKinds, 'calories-set'] as const).find(kind => kinds.has(kind)) ?? first;
}

const leadingKind: Record<ExerciseCategory, RecordKind | null> = {
  Strength: 'e1rm',
  Calisthenics: recordKindsOf.Calisthenics[0] ?? null,
  Aerobic: recordKindsOf.Aerobic[0] ?? null,
  Plyometric: recordKindsOf.Plyometric[0] ?? null,
  Isometric: recordKindsOf.Isometric[0] ?? null,
  Mobility: null,
};

/** The best of each date that has any, oldest first. */
export function lineOf(
  category: ExerciseCategory,
  kind: RecordKind | null,
  logs: readonly DatedWork[],
): DatedValue[] {
  const best = new Map<PlainDate, number>();
  for (const log of logs) {
    const { date } = log;
    const [standing, adds] = [best.get(date), amountForDay(category, log)];
    if (adds?.kind === kind && adds) {
      if (adds.amount > 0) best.set(date, toTwoDecimals((standing ?? 0) + adds.amount));
      continue;
    }
    for (const mark of marksOfLog(category, log).filter(isOf(kind))) {
      const before = best.get(date);
      if (before === undefined || isBetter(mark.kind, mark.value, before)) best.set(date, mark.value);
    }
  }
  return oldestFirst(best);
}

const isOf =
  (kind: RecordKind | null) =>
  (mark: Mark): boolean =>
    mark.kind === kind;

/** The volume of each week that has any, by its Monday, oldest first. */
export function volumeByWeek(category: ExerciseCategory, logs: readonly DatedWork[]): DatedValue[] {
  const weeks = new Map<PlainDate, number>();
  for (const log of logs) {
    const [week, volume] = [mondayOf(log.date), volumeOf(category, log)];
    if (volume > 0) weeks.set(week, toTwoDecimals((weeks.get(week) ?? 0) + volume));
  }
  return oldestFirst(weeks);
}

const oldestFirst = (values: ReadonlyMap<PlainDate, number>): DatedValue[] =>
  [...values].map(([date, value]) => ({ date, value })).toSorted((a, b) => (a.date < b.date ? -1 : 1));
