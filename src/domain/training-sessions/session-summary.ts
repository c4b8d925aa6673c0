import { miles, type Pounds, pounds, type Miles } from '#domain/measures/measure.ts';
import type { ExerciseCategory } from '#domain/prescriptions/exercise-category.ts';
import { isLift } from '#domain/prescriptions/counted-in.ts';
import { secondsOf } from '#domain/prescriptions/prescription-text.ts';
import { carriedOf, isOfCalories } from '#domain/training/log/carried-set.ts';
import { countsAsWork, type SetKind } from '#domain/prescriptions/set-kind.ts';

type SummedSet = {
  setKind: SetKind;
  reps: number | null;
  weight: Pounds | null;
  time: string | null;
  distance: Miles | null;
  contacts: number | null;
  /** A device may have kept a session from before there were any. */
  calories?: number | null;
};

type Summed = {
  startedAt: number | null;
  endedAt: number | null;
  exercises: readonly {
    category: ExerciseCategory;
    state: 'open' | 'done' | 'skipped';
    sets: readonly SummedSet[];
  }[];
};

/** What a session came to. Volume in lb, distance in miles, times in seconds; warm-ups and attempts that failed count for nothing. */
export type SessionSummary = {
  sets: number;
  missed: number;
  volume: Pounds;
  /** Weights were carried or held, which no volume is of. */
  isVolumeOfReps: boolean;
  reps: number;
  distance: Miles;
  /** How far weights were carried. */
  carried: Miles;
  held: number;
  contacts: number;
  calories: number;
  lasted: number | null;
  done: number;
  skipped: number;
};

/** Attempts of an exercise that failed: their place is used, and they are no sets done. */
export const missedOf = ({
  category,
  sets,
}: Pick<Summed['exercises'][number], 'category'> & OfSets): number =>
  isLift(category) ? sets.filter(set => countsAsWork(set) && set.reps === 0).length : 0;

type OfSets = { sets: readonly Pick<SummedSet, 'setKind' | 'reps'>[] };

const isHeld = (category: ExerciseCategory) =>
  category === 'Isometric' || category === 'Mobility' || isLift(category);

export function summaryOf({ startedAt, endedAt, exercises }: Summed): SessionSummary {
  const sets = exercises.flatMap(({ category, sets }) =>
    sets.filter(countsAsWork).map(set => ({ ...set, category })),
  );
  const sum = (of: (set: (typeof sets)[number]) => number) => sets.reduce((total, set) => total + of(set), 0);
  const missed = exercises.reduce((total, exercise) => total + missedOf(exercise), 0);
  return {
    sets: sets.length - missed,
    missed,
    volume: pounds(sum(({ reps, weight }) => (reps ?? 0) * Math.max(0, weight ?? 0))),
    isVolumeOfReps: sets.some(
      set => isLift(set.category) && (set.weight ?? 0) > 0 && carriedOf(set) !== null,
    ),
    reps: sum(({ reps }) => reps ?? 0),
    distance: miles(sum(({ category, distance }) => (isLift(category) ? 0 : (distance ?? 0)))),
    carried: miles(sum(({ category, distance }) => (isLift(category) ? (distance ?? 0) : 0))),
    held: sum(set => (isHeld(set.category) && !isOfCalories(set) ? (secondsOf(set.time) ?? 0) : 0)),
    contacts: sum(({ contacts }) => contacts ?? 0),
    calories: sum(({ calories }) => calories ?? 0),
    lasted:
      startedAt === null || endedAt === null ? null : Math.max(0, Math.round((endedAt - startedAt) / 1000)),
    done: exercises.filter(({ state }) => state === 'done').length,
    skipped: exercises.filter(({ state }) => state === 'skipped').length,
  };
}
