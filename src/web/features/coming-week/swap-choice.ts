import type { DayRecord } from '#web/parts/day-record/day-record.ts';
import { type ComingDay, daysWith, type Exercise } from './week-text.ts';

/** The exercises of these days at which something hurt, or that were skipped or swapped for pain. */
export const hurtingIn = (days: readonly Pick<DayRecord, 'exercises'>[]): ReadonlySet<string> =>
  new Set(
    days.flatMap(({ exercises }) =>
      exercises.flatMap(({ exercise, happened }) =>
        happened &&
        (happened.pains.length > 0 || happened.skipReason === 'pain' || happened.swapReason === 'pain')
          ? [exercise.id]
          : [],
      ),
    ),
  );

/** What can be swapped in these days, or in one of them: each exercise once, what hurt first, else as it comes. */
export function exercisesToSwap(
  days: readonly ComingDay[],
  dayId: string | null,
  hurting: ReadonlySet<string>,
): Exercise[] {
  const all = days
    .filter(({ id }) => dayId === null || id === dayId)
    .flatMap(({ exercises }) => exercises.map(({ exercise }) => exercise));
  const once = [...new Map(all.map(exercise => [exercise.id, exercise])).values()];
  return once.toSorted((one, other) => Number(hurting.has(other.id)) - Number(hurting.has(one.id)));
}

/** The alternates that its prescriptions name, in their order. */
export const alternatesOf = (days: readonly ComingDay[], exerciseId: string): string[] => [
  ...new Set(
    daysWith(days, exerciseId).flatMap(({ exercises }) =>
      exercises.flatMap(({ exercise, prescription }) =>
        exercise.id === exerciseId ? (prescription?.alternateExerciseIds ?? []) : [],
      ),
    ),
  ),
];
