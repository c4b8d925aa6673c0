import type { ExerciseCategory } from '#domain/prescriptions/exercise-category.ts';
import { secondsOf } from '#domain/prescriptions/prescription-text.ts';
import { countsAsWork, type SetKind } from '#domain/prescriptions/set-kind.ts';

type HeldExercise = {
  category: ExerciseCategory;
  targets: readonly { setKind: SetKind; reps: string | null }[];
  sets: readonly { setKind?: SetKind | null; time?: string | number | null }[];
  prescription: { time: string | null; reps: string | null } | null;
};

/**
 * How many seconds are left of a hold that is prescribed as one set, with what its parts have come to ('three holds of 40 s each
 * side', prescribed as 4:00); 0 when all is held. Null where holds are prescribed set by set, or no time is prescribed.
 */
export function holdLeft({ category, targets, sets, prescription }: HeldExercise): number | null {
  const work = targets.filter(countsAsWork);
  if ((category !== 'Isometric' && category !== 'Mobility') || work.length !== 1) return null;
  const prescribed = secondsOf(prescription?.time) ?? secondsOf(work[0]?.reps ?? prescription?.reps);
  if (prescribed === null) return null;
  const held = sets.filter(countsAsWork).reduce((sum, { time }) => sum + secondsIn(time), 0);
  return Math.max(0, prescribed - held);
}

const secondsIn = (time: string | number | null | undefined): number =>
  typeof time === 'number' ? time : (secondsOf(time) ?? 0);
