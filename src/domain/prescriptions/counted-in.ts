import { numbersIn } from '#domain/numbers/numbers-in-text.ts';
import type { ExerciseCategory, Prescription } from './exercise-category.ts';
import { asksForCalories } from './prescribed-calories.ts';
import { prescribedDistance } from './prescribed-distance.ts';
import { secondsOf } from './prescription-text.ts';
import { type WithSetTargets, workTargetsOf } from './set-targets.ts';

/** The measure of a set. */
export type CountedIn = 'reps' | 'time' | 'distance' | 'contacts' | 'calories';

type CountedInput = Pick<Prescription, 'reps' | 'time' | 'distance'> & Pick<WithSetTargets, 'setTargets'>;

const usual: Record<ExerciseCategory, CountedIn> = {
  Strength: 'reps',
  Calisthenics: 'reps',
  Aerobic: 'distance',
  Plyometric: 'contacts',
  Isometric: 'time',
  Mobility: 'time',
};

/**
 * The measure of an exercise: calories where it asks for them ('12 cal'), whatever its category. Else of Strength and
 * Calisthenics what its reps say ('40 yd', '45s'), where they say nothing its distance or its time, else reps; of the
 * others their category's. Of sets that are named the first of work says it.
 */
export function countedIn(category: ExerciseCategory, prescription: CountedInput | null): CountedIn {
  if (isInCalories(prescription)) return 'calories';
  return isLift(category) ? countedInOfLift(prescription) : usual[category];
}

/** Whether an exercise is lifted: a set of it has reps, unless its prescription says otherwise. */
export const isLift = (category: ExerciseCategory): boolean => usual[category] === 'reps';

/** Whether an exercise asks for calories, under its reps or as its distance. */
export const isInCalories = (prescription: CountedInput | null): boolean =>
  [repsOf(prescription), prescription?.distance].some(asksForCalories);

/**
 * Whether sets are done for another measure than their category's: carries, sleds, holds, calories. What is Aerobic is
 * counted as a whole, however it is measured.
 */
export const isCarriedOrHeld = (category: ExerciseCategory, prescription: CountedInput | null): boolean =>
  category !== 'Aerobic' && countedIn(category, prescription) !== usual[category];

/** The text that says how much a set is, of all that may say it: its own, else the prescription's. */
export function amountText(
  prescription: CountedInput | null,
  ofSet: string | null | undefined,
): string | null {
  const { reps, distance, time } = prescription ?? {};
  return [ofSet, reps, distance, time].find(isSaid) ?? null;
}

/** Of sets that are named those of the first of work, else of all. */
const repsOf = (prescription: CountedInput | null) =>
  [workTargetsOf(prescription ?? {})?.[0]?.reps, prescription?.reps].find(isSaid);

function countedInOfLift(prescription: CountedInput | null): CountedIn {
  const { distance, time } = prescription ?? {};
  const said = repsOf(prescription);
  if (said !== undefined) return unitNamed(said ?? '') ?? 'reps';
  if (isSaid(distance)) return 'distance';
  return secondsOf(time) ? 'time' : 'reps';
}

const isSaid = (text: string | null | undefined): boolean => (text ?? '').trim() !== '';

const timesBefore = /^\s*\d+\s*[x×]\s*/i;
const wordsBehind = /(?:\(|(?:each|per|a|every)\b|\/).*/is;
const workNamed = /(?:hold|carry|walk|push|drag)$/i;
const unitOfTime = /^\s*(?:s|secs?|seconds?|m|mins?|minutes?|h|hrs?|hours?|["”″'’′])(?![a-z])/i;
const toAnother = /^\s*(?:-|–|—|to)\s*$/;

/** In meters: nobody carries so little, so '2m' are minutes. */
const leastCarried = 5;

/** The unit that the first number of a text, or its first range, is in; null for a number alone, and one that other words follow. */
function unitNamed(typed: string): 'time' | 'distance' | null {
  const text = typed
    .replace(timesBefore, '')
    .replace(wordsBehind, '')
    .trimEnd()
    .replace(workNamed, '')
    .trimEnd();
  const far = prescribedDistance(text);
  const [first, second] = numbersIn(text);
  if (!first || text.slice(0, first.from).trim() !== '') return null;
  const isRange = second !== undefined && toAnother.test(text.slice(first.to, second.from));
  const behind = text.slice(isRange ? second.to : first.to);
  const isAlone = behind.trim() === '';
  if (far && !isAlone && (far.unit !== 'm' || far.min >= leastCarried || /met/i.test(text)))
    return 'distance';
  return (unitOfTime.test(behind) || /^\d+:\d/.test(text.trim())) && secondsOf(text) ? 'time' : null;
}
