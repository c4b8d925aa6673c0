import type { ExerciseCategory } from '#domain/prescriptions/exercise-category.ts';
import { firstNumber, secondsOf } from '#domain/prescriptions/prescription-text.ts';
import { isCounted, isMissed, type LoggedWork } from './workout-units.ts';

/** What a log of this category cannot do without; null when it is all there. Spec: member §5. */
export function missingResult(
  category: ExerciseCategory,
  work: LoggedWork,
): { field: keyof LoggedWork; message: string } | null {
  switch (category) {
    case 'Strength':
    case 'Calisthenics':
      return hasReps(work) ? null : { field: 'setsData', message: 'Log at least one set with reps' };
    case 'Aerobic':
      return isAbove(work.distanceCompleted)
        ? null
        : { field: 'distanceCompleted', message: 'Distance is required' };
    case 'Plyometric':
      return isAbove(work.volumeCompleted)
        ? null
        : { field: 'volumeCompleted', message: 'Volume is required' };
    default:
      return hasTime(work) ? null : { field: 'timeCompleted', message: 'Time is required' };
  }
}

/** An attempt that failed is something to log, too. */
const hasReps = (work: LoggedWork) =>
  (work.setsData ?? []).some(set => ((set.reps ?? 0) > 0 && isCounted(set)) || isMissed(set));

const isAbove = (value: string | number | null | undefined) =>
  value !== null && value !== undefined && (firstNumber(String(value)) ?? 0) > 0;

const hasTime = (work: LoggedWork) => (secondsOf(work.timeCompleted ?? '') ?? 0) > 0;
