import { miles, type Pounds, pounds, type Miles } from '#domain/measures/measure.ts';
import type { ExerciseCategory } from '#domain/prescriptions/exercise-category.ts';
import { secondsOf } from '#domain/prescriptions/prescription-text.ts';
import { countsAsWork, type SetKind } from '#domain/prescriptions/set-kind.ts';

type SummedSet = {
  setKind: SetKind;
  reps: number | null;
  weight: Pounds | null;
  time: string | null;
  distance: Miles | null;
  contacts: number | null;
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
  reps: number;
  distance: Miles;
  held: number;
  contacts: number;
  lasted: number | null;
  done: number;
  skipped: number;
};

const isCountedInReps = (category: ExerciseCategory) =>
  category === 'Strength' || category === 'Calisthenics';

const isHeld = (category: ExerciseCategory) => category === 'Isometric' || category === 'Mobility';

export function summaryOf({ startedAt, endedAt, exercises }: Summed): SessionSummary {
  const sets = exercises.flatMap(({ category, sets }) =>
    sets.filter(countsAsWork).map(set => ({ ...set, category })),
  );
  const sum = (of: (set: (typeof sets)[number]) => number) => sets.reduce((total, set) => total + of(set), 0);
  const missed = sets.filter(({ category, reps }) => isCountedInReps(category) && reps === 0).length;
  return {
    sets: sets.length - missed,
    missed,
    volume: pounds(sum(({ reps, weight }) => (reps ?? 0) * Math.max(0, weight ?? 0))),
    reps: sum(({ reps }) => reps ?? 0),
    distance: miles(sum(({ distance }) => distance ?? 0)),
    held: sum(({ category, time }) => (isHeld(category) ? (secondsOf(time) ?? 0) : 0)),
    contacts: sum(({ contacts }) => contacts ?? 0),
    lasted:
      startedAt === null || endedAt === null ? null : Math.max(0, Math.round((endedAt - startedAt) / 1000)),
    done: exercises.filter(({ state }) => state === 'done').length,
    skipped: exercises.filter(({ state }) => state === 'skipped').length,
  };
}
