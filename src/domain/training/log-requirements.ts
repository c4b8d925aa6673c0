import type { ExerciseCategory } from '#domain/prescriptions/exercise-category.ts';
import { firstNumber, secondsOf } from '#domain/prescriptions/prescription-text.ts';
import { isCounted, isMissed, type LoggedSet, type LoggedWork } from './workout-units.ts';

/** Of a result what a weight or a distance is in does not matter here: it may be one that is sent, in any unit. */
type Said = Omit<LoggedWork, 'setsData'> & {
  setsData?: readonly Omit<LoggedSet, 'weight' | 'distance' | 'entered'>[] | null;
};

/** What a log of this category cannot do without; null when it is all there. Spec: member §5. */
export function missingResult(
  category: ExerciseCategory,
  work: Said,
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
const hasReps = (work: Said) =>
  (work.setsData ?? []).some(set => ((set.reps ?? 0) > 0 && isCounted(set)) || isMissed(set));

const isAbove = (value: string | number | null | undefined) =>
  value !== null && value !== undefined && (firstNumber(String(value)) ?? 0) > 0;

const hasTime = (work: Said) => (secondsOf(work.timeCompleted ?? '') ?? 0) > 0;
