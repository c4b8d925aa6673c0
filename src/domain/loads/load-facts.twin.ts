import { pounds } from '#domain/measures/measure.ts';
import { bestOneRepMax, recentMaxDays } from '#domain/strength/one-rep-max.ts';
import { poundsOfTested, type TestedMax, testedMaxCounts } from '#domain/strength/tested-max.ts';
import { isCounted, type LoggedSet } from '#domain/training/log/workout-units.ts';
import { daysBetween, type PlainDate } from '#domain/plain-date.ts';
import type { LastLift } from './last-lift.ts';
import { type DatedMax, liftMax } from './lift-max.ts';
import type { LoadFacts } from './load.ts';
import { type OwnTrainingMax, trainingMaxOf } from './training-max.ts';
import { loadedOnOf } from './loading.ts';

/** All that a member has done of a strength exercise, the logs in the order in which they were logged. */
export type LiftHistory = {
  name: string;
  equipment: string[];
  logs: { date: PlainDate; sets: LoggedSet[] }[];
  tests: TestedMax[];
  /** The coaches' training maxes of it, and of what is read with it: the latest stands last. */
  trainingMaxes: OwnTrainingMax[];
};

type LoadFactsInput = { today: PlainDate; before: PlainDate; lastLogs: number; trainingMaxPercent: number };

/** The facts that a load goes by, read from the whole history: what the SQL is held against. */
export function loadFactsOf(
  own: LiftHistory,
  linked: { lift: LiftHistory; ratio: number } | null,
  { today, before, lastLogs, trainingMaxPercent }: LoadFactsInput,
): LoadFacts {
  const others = linked && { ...maxesOf(linked.lift, today), ratio: linked.ratio };
  return {
    loadedOn: loadedOnOf(own.equipment),
    max: liftMax(maxesOf(own, today), others, today),
    trainingMax: trainingMaxOf(own.trainingMaxes.at(-1) ?? null, trainingMaxPercent),
    last: lastLiftsOf(own, before, lastLogs),
  };
}

function maxesOf({ name, logs, tests }: LiftHistory, today: PlainDate) {
  const estimates = logs.flatMap(({ date, sets }): DatedMax[] => {
    const value = bestOneRepMax('Strength', sets);
    return value === null ? [] : [{ value, date }];
  });
  const counting = tests.filter(test => testedMaxCounts(test, today));
  const newest = counting.toSorted((a, b) => b.date.localeCompare(a.date))[0];
  const recent = estimates.filter(({ date }) => daysBetween(date, today) < recentMaxDays);
  const newestDate = estimates.reduce((last, { date }) => (date > last ? date : last), '');
  return {
    exerciseName: name,
    tested: newest ? { value: poundsOfTested(newest), date: newest.date } : null,
    sinceTested: newest ? best(estimates.filter(({ date }) => date >= newest.date)) : null,
    latest: best(recent.length > 0 ? recent : estimates.filter(({ date }) => date === newestDate)),
  };
}

const best = (maxes: readonly DatedMax[]): DatedMax | null =>
  maxes.toSorted((a, b) => b.value - a.value || b.date.localeCompare(a.date))[0] ?? null;

function lastLiftsOf({ logs }: LiftHistory, before: PlainDate, lastLogs: number): LastLift[] {
  const newestFirst = logs
    .filter(({ date }) => date < before)
    .toReversed()
    .toSorted((a, b) => b.date.localeCompare(a.date));
  const done = newestFirst.slice(0, lastLogs).flatMap(({ date, sets }) =>
    sets
      .filter(set => isCounted(set) && (set.weight ?? 0) !== 0 && set.reps !== 0)
      .map(set => ({
        reps: set.reps ?? null,
        weight: set.weight ?? pounds(0),
        entered: set.entered ?? null,
        date,
      })),
  );
  const lifts = new Map<number | null, LastLift>();
  for (const lift of done) {
    const kept = lifts.get(lift.reps);
    if (!kept || (kept.date === lift.date && lift.weight > kept.weight)) lifts.set(lift.reps, lift);
  }
  return [...lifts.values()].toSorted((a, b) => (a.reps ?? Infinity) - (b.reps ?? Infinity));
}
