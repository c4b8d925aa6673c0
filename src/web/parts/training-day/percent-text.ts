import type { ExerciseCategory } from '#domain/prescriptions/exercise-category.ts';
import { firstNumber } from '#domain/prescriptions/prescription-text.ts';
import type { ScheduledExercise } from './training-day.ts';

type Prescribed = Pick<
  ScheduledExercise,
  'percentageOf1RM' | 'latest1RM' | 'reps' | 'percent1RM' | 'suggestedWeight'
> &
  Partial<Pick<ScheduledExercise, 'percentOf'>> & {
    exercise: { category: ExerciseCategory };
  };

/**
 * Advice on a percent of an unknown max; null where there is nothing to say. `known` says what is missing, `until` how
 * to choose a weight meanwhile.
 */
export function percentOfNothing(prescribed: Prescribed): { known: string; until: string } | null {
  const { latest1RM, reps, exercise, suggestedWeight } = prescribed;
  const isOfTrainingMax = prescribed.percentOf === 'training-max';
  const percent = isOfTrainingMax ? firstNumber(prescribed.percent1RM) : prescribed.percentageOf1RM;
  // A training max that is a weight needs no other.
  if (exercise.category !== 'Strength' || latest1RM !== null || suggestedWeight !== null) return null;
  if (percent === null || percent < 1 || percent > 200) return null;
  const max = isOfTrainingMax ? 'training max' : 'one-rep max';
  return { known: `${percent}% of your ${max}: none known yet.`, until: untilThen(firstNumber(reps)) };
}

function untilThen(reps: number | null): string {
  if (reps === null || reps < 1) return 'Choose a weight that leaves you about 2 reps in reserve';
  const times = reps === 1 ? 'once' : `about ${reps} times`;
  return `Choose a weight you could lift ${times}, with 2 left`;
}
