import { withUnit as unitBehind } from '#domain/prescriptions/with-unit.ts';
import { type Units, type WeightUnit, miles } from '#domain/measures/measure.ts';
import { numberText, typedWeightOf } from '#domain/measures/shown.ts';
import type { ExerciseCategory } from '#domain/prescriptions/exercise-category.ts';
import { formatSeconds } from '#domain/prescriptions/prescription-text.ts';
import { countsAsWork } from '#domain/prescriptions/set-kind.ts';
import { formatDistance, shortDistanceText, typedWeightText } from '#web/measures/measure-text.ts';
import { carriedOf } from '#domain/training/log/carried-set.ts';
import { isDoneOfLift } from '#domain/training/log/workout-units.ts';
import type { LoggedWork } from './training-day.ts';

type Set = NonNullable<LoggedWork['setsData']>[number];

export const notReliable = 'Above 12 reps the estimate is not reliable.';

/** Logged work in one line: '225 lb × 5, 5, 4', '12, 10 reps', '12 cal, 10 cal', '3.1 mi · 28:10 · RPE 7'. In the reader's own units. */
export function workText(work: LoggedWork, units: Units): string {
  return [
    ...setsText((work.setsData ?? []).filter(countsAsWork), units),
    warmUpsText(work.setsData ?? []),
    distanceText(work, units),
    withUnit(work.volumeCompleted, 'contacts'),
    withUnit(work.timeCompleted, 's'),
    work.rpeCompleted && `RPE ${work.rpeCompleted}`,
    withUnit(work.heartRateAchieved, 'bpm'),
    work.contactTimeAchieved && `contact time ${work.contactTimeAchieved}`,
    work.groundContactTimeAchieved && `ground contact time ${work.groundContactTimeAchieved}`,
  ]
    .filter(Boolean)
    .join(' · ');
}

type Far = { by: 'distance' | 'time' | 'calories'; amount: number };

/** The distance, in miles, the time, in seconds, or the calories of a set: '40 yd', '0:45', '12 cal'. */
export function carriedText({ by, amount }: Far, units: Pick<Units, 'distance'>): string {
  if (by === 'calories') return caloriesText(amount);
  return by === 'time' ? formatSeconds(amount) : shortDistanceText(miles(amount), units.distance);
}

export const caloriesText = (calories: number): string => `${numberText(calories)} cal`;

type Amounts = Pick<Set, 'reps' | 'distance' | 'time' | 'calories'>;

/** Of a set without reps, as it was done; null of any other. */
function amountText(set: Amounts, units: Pick<Units, 'distance'>) {
  const carried = carriedOf(set);
  if (carried?.by !== 'distance') return carried && carriedText(carried, units);
  return carriedText({ ...carried, ...(set.distance && { amount: set.distance }) }, units);
}

/** A set: '225 lb × 5', '70 lb × 40 yd', '12 reps' without a weight, '12 cal', '225 lb, missed' of an attempt that failed. */
export function setText(
  set: Amounts & Pick<Set, 'weight' | 'entered'>,
  units: Pick<Units, 'weight' | 'distance'>,
): string {
  const weight = weightOfSet(set, units.weight);
  const carried = amountText(set, units);
  if (carried !== null) return weight === null ? carried : `${weight} × ${carried}`;
  if (set.reps === 0) return weight === null ? 'missed' : `${weight}, missed`;
  return weight === null ? `${set.reps ?? 0} reps` : `${weight} × ${set.reps ?? 0}`;
}

function weightOfSet(set: Pick<Set, 'weight' | 'entered'>, unit: WeightUnit): string | null {
  const typed = typedWeightOf(set);
  return typed && typedWeightText(typed, unit);
}

/** The reason why a log of a lift has no estimate; null when it has one, or when there is nothing to say. */
export function missingEstimate(category: ExerciseCategory, work: LoggedWork): string | null {
  if (category !== 'Strength' || work.estimated1RM !== null) return null;
  return (work.setsData ?? []).some(({ reps, completed, weight }) => (reps ?? 0) > 0 && completed && weight)
    ? notReliable
    : null;
}

const isDone = (set: Set) => isDoneOfLift(set) && set.completed;

/** Attempts that failed stand in their place. */
const isTried = (set: Set) => (typeof set.reps === 'number' || carriedOf(set) !== null) && set.completed;

/** '2 warm-ups': they count for nothing, so they stand apart. */
function warmUpsText(sets: readonly Set[]): string | null {
  const count = sets.filter(set => isDone(set) && !countsAsWork(set)).length;
  return count > 0 ? `${count} ${count === 1 ? 'warm-up' : 'warm-ups'}` : null;
}

/** Sets that follow each other at the same weight stand together: '225 lb × 5, 5', '150 kg × 1, missed', '150 kg, 2 missed'. */
function setsText(sets: readonly Set[], units: Units): string[] {
  const runs: Run[] = [];
  for (const set of sets.filter(isTried)) {
    const run = runs.at(-1);
    const weight = weightOfSet(set, units.weight);
    const amount = amountText(set, units) ?? set.reps ?? 0;
    if (run && run.weight === weight && typeof run.sets[0] === typeof amount) run.sets.push(amount);
    else runs.push({ weight, sets: [amount] });
  }
  return runs.map(runText);
}

/** Reps, or how far, how long or how many calories in words. */
type Run = { weight: string | null; sets: (number | string)[] };

function runText({ weight, sets }: Run): string {
  const reps = sets.filter(count => count !== 0).join(', ');
  if (typeof sets[0] === 'string') return [weight, reps].filter(Boolean).join(' × ');
  const misses = sets.filter(count => count === 0).length;
  const done = weight === null ? reps && `${reps} reps` : [weight, reps].filter(Boolean).join(' × ');
  return [done, misses > 0 && (misses === 1 ? 'missed' : `${misses} missed`)].filter(Boolean).join(', ');
}

type Distance = Partial<Pick<LoggedWork, 'entered'>> & Pick<LoggedWork, 'distanceCompleted'>;

/**
 * A distance: as it was typed where that is the reader's unit, else converted; words that hold no bare number as they
 * are.
 */
export function distanceText(
  { distanceCompleted, entered }: Distance,
  { distance: unit }: Pick<Units, 'distance'>,
) {
  const [typed, typedIn] = entered ? [entered.distance, entered.distanceUnit] : [distanceCompleted, 'mi'];
  const isAsTyped = typedIn === unit && !isWorkedOut.test(distanceCompleted ?? '');
  if (!distanceCompleted || !bareNumber.test(distanceCompleted) || (entered && typedIn === unit) || isAsTyped)
    return withUnit(typed, typedIn);
  return formatDistance(miles(Number(distanceCompleted)), unit);
}

const bareNumber = /^\d+(\.\d+)?$/;
/** Converted values: no one types so many decimals. */
const isWorkedOut = /\.\d{4,}$/;

/** A number alone gets its unit; a time typed as one is in seconds. */
export const withUnit = (text: string | null, unit: string) => text && unitBehind(text, ` ${unit}`);
