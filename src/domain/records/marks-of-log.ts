import { isHelp } from '#domain/measures/help.ts';
import { pounds } from '#domain/measures/measure.ts';
import { toTwoDecimals } from '#domain/rounding.ts';
import { estimatedOneRepMax } from '#domain/strength/one-rep-max.ts';
import type { ExerciseCategory } from '#domain/prescriptions/exercise-category.ts';
import { firstCount, firstNumber, secondsOf } from '#domain/prescriptions/prescription-text.ts';
import { carriedOf, isOfCalories } from '#domain/training/log/carried-set.ts';
import { isCounted, type LoggedSet, type LoggedWork } from '#domain/training/log/workout-units.ts';
import type { RecordKind } from './record-kind.ts';

/** A value that a log, or a day, has reached. `at` is the weight of 'reps-at', 'distance-at' and 'hold-at' (0 without one), the reps of 'help-at', the miles of 'weight-for-distance', the seconds of 'weight-for-time', null for the others. */
export type Mark = { kind: RecordKind; value: number; at: number | null };

/** A shorter run's pace is no record. In miles. */
const leastPacedMiles = 1;

/** The marks that one log reaches alone. Sets left out, and warm-ups, reach nothing. */
export function marksOfLog(category: ExerciseCategory, work: LoggedWork): Mark[] {
  if (category === 'Mobility') return [];
  const sets = (work.setsData ?? []).filter(isCounted);
  return [...marksOfCategory(category, work, sets), ...marks('calories-set', sets.map(caloriesOf))];
}

function marksOfCategory(category: ExerciseCategory, work: LoggedWork, sets: readonly LoggedSet[]): Mark[] {
  switch (category) {
    case 'Strength':
      return [...liftedMarks(sets), ...helpedMarks(sets), ...sets.flatMap(carriedMarks)];
    case 'Calisthenics':
      return [...marks('reps-set', sets.map(repsAlone)), ...helpedMarks(sets), ...sets.flatMap(carriedMarks)];
    case 'Aerobic':
      return coveredMarks(milesOf(work), secondsDone(work));
    case 'Isometric':
      return marks('hold', holdsOf(work, sets));
    default:
      return [];
  }
}

/** The amount that a log adds to its day's sum; null where no day is compared with another. */
export function amountForDay(
  category: ExerciseCategory,
  work: LoggedWork,
): { kind: RecordKind; amount: number } | null {
  if (category === 'Calisthenics') return { kind: 'reps-day', amount: sumOfSets(work, repsAlone) };
  if (category !== 'Plyometric') return null;
  const contacts = countOf(work.volumeCompleted) ?? sumOfSets(work, set => set.contacts ?? 0);
  return { kind: 'contacts-day', amount: contacts };
}

/** Weights are compared in lb to 2 decimals, so that a plate is the same one whether it was typed in kg or lb. */
function liftedMarks(sets: readonly LoggedSet[]): Mark[] {
  const lifted: Mark[] = [];
  let [heaviest, best] = [0, 0];
  for (const set of sets) {
    const [at, reps] = [toTwoDecimals(set.weight ?? 0), set.reps ?? 0];
    if (!(at > 0) || !(reps > 0)) continue;
    lifted.push({ kind: 'reps-at', value: reps, at });
    heaviest = Math.max(heaviest, at);
    best = Math.max(best, estimatedOneRepMax(set.weight ?? pounds(0), reps) ?? 0);
  }
  return [...marks('weight', [heaviest]), ...marks('e1rm', [best]), ...lifted];
}

const caloriesOf = ({ calories }: LoggedSet): number => calories ?? 0;

/** With more help one does more reps: those are no feat. */
const repsAlone = ({ reps, weight }: LoggedSet): number => (isHelp(weight) ? 0 : (reps ?? 0));

/** The least help for each number of reps. */
function helpedMarks(sets: readonly LoggedSet[]): Mark[] {
  const least = new Map<number, number>();
  for (const { weight, reps } of sets) {
    const help = toTwoDecimals(0 - (weight ?? 0));
    if (help > 0 && reps && help < (least.get(reps) ?? Number.POSITIVE_INFINITY)) least.set(reps, help);
  }
  return [...least].map(([at, value]) => ({ kind: 'help-at', value, at }));
}

/** The weight for its distance or time, and how far or how long it was with this weight. With help it is no feat. */
function carriedMarks(set: LoggedSet): Mark[] {
  const carried = isHelp(set.weight) ? null : carriedOf(set);
  if (carried === null) return [];
  const weight = toTwoDecimals(set.weight ?? 0);
  const { by, amount } = carried;
  if (by === 'calories') return [];
  const heavy: Mark = { kind: `weight-for-${by}`, value: weight, at: amount };
  const far: Mark = { kind: by === 'distance' ? 'distance-at' : 'hold-at', value: amount, at: weight };
  return weight > 0 ? [heavy, far] : [far];
}

function coveredMarks(miles: number, seconds: number): Mark[] {
  const isPaced = miles >= leastPacedMiles && seconds > 0;
  return [...marks('distance', [miles]), ...marks('pace', isPaced ? [seconds / miles] : [])];
}

/** The times of the sets where they have them, else the time of the whole. How long calories took is no hold. */
function holdsOf({ timeCompleted }: LoggedWork, sets: readonly LoggedSet[]): number[] {
  const held = sets.filter(set => !isOfCalories(set));
  const holds = held.map(secondsOfSet).filter(seconds => seconds > 0);
  return holds.length > 0 || held.length < sets.length ? holds : [secondsOf(timeCompleted) ?? 0];
}

export const milesOf = (work: LoggedWork): number =>
  numberOf(work.distanceCompleted) ?? sumOfSets(work, set => set.distance ?? 0);

const secondsDone = (work: LoggedWork): number =>
  secondsOf(work.timeCompleted) ?? sumOfSets(work, secondsOfSet);

function sumOfSets({ setsData }: LoggedWork, amountOf: (set: LoggedSet) => number): number {
  return (setsData ?? []).filter(isCounted).reduce((sum, set) => sum + Math.max(0, amountOf(set)), 0);
}

/** The best of the values; none where none is above 0. */
function marks(kind: RecordKind, values: readonly number[]): Mark[] {
  const best = toTwoDecimals(Math.max(0, ...values));
  return best > 0 ? [{ kind, value: best, at: null }] : [];
}

const secondsOfSet = ({ time }: LoggedSet) => (typeof time === 'number' ? time : (secondsOf(time) ?? 0));

const countOf = (value: string | number | null | undefined): number | null =>
  typeof value === 'number' ? value : firstCount(value);

const numberOf = (value: string | number | null | undefined): number | null =>
  typeof value === 'number' ? value : firstNumber(value);
