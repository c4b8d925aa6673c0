import type { ExerciseCategory } from '#domain/prescriptions/exercise-category.ts';
import { isLift } from '#domain/prescriptions/counted-in.ts';
import { secondsOf } from '#domain/prescriptions/prescription-text.ts';
import { countsAsWork } from '#domain/prescriptions/set-kind.ts';
import { isOfCalories } from '#domain/training/log/carried-set.ts';
import type { LoggedSet, LoggedWork } from '#domain/training/log/workout-units.ts';

/** By how much more (below zero: less) was done than the last time: in lb, reps, seconds, miles, contacts, calories. */
export type ComparedWithLast = {
  measure: 'weight' | 'reps' | 'time' | 'distance' | 'contacts' | 'calories';
  by: number;
};

/**
 * The sets of an exercise beside its last log. Of lifts the heaviest set decides, where it is the same weight all their reps;
 * else what the category is counted in. Calories are compared with calories alone. Null where there is nothing to compare.
 */
export function comparedWithLast(
  category: ExerciseCategory,
  sets: readonly LoggedSet[],
  last: LoggedWork | null,
): ComparedWithLast | null {
  if (last === null) return null;
  const work = sets.filter(countsAsWork);
  if (work.some(isOfCalories)) return caloriesCompared(work, last);
  if (isLift(category)) return liftCompared(sets, last.setsData ?? []);
  switch (category) {
    case 'Plyometric':
      return difference(
        'contacts',
        sum(work, set => set.contacts ?? set.reps),
        Number(last.volumeCompleted),
      );
    case 'Aerobic':
      return difference(
        'distance',
        sum(work, set => set.distance),
        Number(last.distanceCompleted),
      );
    default:
      return difference('time', sum(work, secondsOfSet), secondsOf(last.timeCompleted ?? null) ?? 0);
  }
}

const caloriesCompared = (work: readonly LoggedSet[], { setsData }: LoggedWork): ComparedWithLast | null =>
  difference('calories', sum(work, caloriesIn), sum((setsData ?? []).filter(countsAsWork), caloriesIn));

const caloriesIn = ({ calories }: LoggedSet) => calories;

/** Two weights apart by less are one: they were converted. */
const leastPounds = 0.1;

function liftCompared(sets: readonly LoggedSet[], last: readonly LoggedSet[]): ComparedWithLast | null {
  const [now, before] = [sets.filter(isDone), last.filter(isDone)];
  if (now.length === 0 || before.length === 0) return null;
  const heavier = heaviest(now) - heaviest(before);
  if (Math.abs(heavier) >= leastPounds) return { measure: 'weight', by: heavier };
  return { measure: 'reps', by: sum(now, set => set.reps) - sum(before, set => set.reps) };
}

const isDone = (set: LoggedSet): boolean => countsAsWork(set) && (set.reps ?? 0) > 0;

const heaviest = (sets: readonly LoggedSet[]): number => Math.max(...sets.map(({ weight }) => weight ?? 0));

const secondsOfSet = ({ time }: LoggedSet) => (typeof time === 'number' ? time : secondsOf(time ?? null));

function difference(
  measure: ComparedWithLast['measure'],
  now: number,
  before: number,
): ComparedWithLast | null {
  return now > 0 && before > 0 ? { measure, by: now - before } : null;
}

const sum = (sets: readonly LoggedSet[], of: (set: LoggedSet) => number | null | undefined): number =>
  sets.reduce((total, set) => total + (of(set) ?? 0), 0);
