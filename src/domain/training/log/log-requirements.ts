import type { CountedIn } from '#domain/prescriptions/counted-in.ts';
import type { ExerciseCategory } from '#domain/prescriptions/exercise-category.ts';
import { firstNumber, secondsOf } from '#domain/prescriptions/prescription-text.ts';
import { miles } from '#domain/measures/measure.ts';
import {
  isCounted,
  isCountedInCalories,
  isDoneOfLift,
  isMissed,
  type LoggedSet,
  type LoggedWork,
} from './workout-units.ts';

/** Of a result what a weight or a distance is in does not matter here: it may be one that is sent, in any unit. */
type TypedResult = Omit<LoggedWork, 'setsData'> & {
  setsData?:
    | readonly (Omit<LoggedSet, 'weight' | 'distance' | 'entered'> & { distance?: number | null })[]
    | null;
};

/**
 * The part that a log of this category requires and lacks; null when it is all there. Spec: member §5. Sets in calories
 * are enough of any category; `countedIn` is what was asked for.
 */
export function missingResult(
  category: ExerciseCategory,
  work: TypedResult,
  countedIn?: CountedIn,
): { field: keyof LoggedWork; message: string } | null {
  if (setsOf(work).some(isCountedInCalories)) return null;
  const missing = missingOfCategory(category, work);
  return missing && countedIn === 'calories'
    ? { field: 'setsData', message: 'Log at least one set with its calories' }
    : missing;
}

function missingOfCategory(
  category: ExerciseCategory,
  work: TypedResult,
): { field: keyof LoggedWork; message: string } | null {
  switch (category) {
    case 'Strength':
    case 'Calisthenics':
      return hasSets(work) ? null : { field: 'setsData', message: 'Log at least one set with reps' };
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
const hasSets = (work: TypedResult) =>
  setsOf(work).some(set => (isDoneOfLift(set) && isCounted(set)) || isMissed(set));

const setsOf = ({ setsData }: TypedResult): LoggedSet[] =>
  (setsData ?? []).map(({ distance, ...set }) => ({ ...set, distance: distance ? miles(distance) : null }));

const isAbove = (value: string | number | null | undefined) =>
  value !== null && value !== undefined && (firstNumber(String(value)) ?? 0) > 0;

const hasTime = (work: TypedResult) => (secondsOf(work.timeCompleted ?? '') ?? 0) > 0;
