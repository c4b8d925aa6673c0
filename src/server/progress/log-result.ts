import { resultTextsOf } from '#domain/training/log/log-fields.ts';
import type { ReadRequest } from '#contract/endpoint.ts';
import type { logProgress } from '#contract/progress.ts';
import type { ExerciseCategory } from '#domain/prescriptions/exercise-category.ts';
import { inPoundsAndMiles } from '#domain/measures/entered.ts';
import { toMiles } from '#domain/measures/measure.ts';
import { inMiles } from '#domain/training/log/entered-distance.ts';
import { missingResult } from '#domain/training/log/log-requirements.ts';
import { bestOneRepMax } from '#domain/strength/one-rep-max.ts';
import { countedIn, isCarriedOrHeld, isLift } from '#domain/prescriptions/counted-in.ts';
import { firstNumber } from '#domain/prescriptions/prescription-text.ts';
import type { PercentOf } from '#domain/prescriptions/percent-of.ts';
import type { SetTarget } from '#domain/prescriptions/set-targets.ts';
import { carriedOf } from '#domain/training/log/carried-set.ts';
import { unitsCounted } from '#domain/training/log/units-counted.ts';
import { isCounted, isDoneOfLift, unitsDone, unitsPrescribed } from '#domain/training/log/workout-units.ts';
import { toTwoDecimals } from '#domain/rounding.ts';
import { badInput } from '#server/http/problem.ts';

type Result = Omit<
  ReadRequest<typeof logProgress>['body'],
  'assignmentId' | 'exerciseId' | 'prescriptionId' | 'completedDate'
>;

type Against = {
  category: ExerciseCategory;
  unitsPrescribed: number;
  sets: string | null;
  reps: string | null;
  time: string | null;
  volume: string | null;
  distance: string | null;
  percent1RM: string | null;
  percentOf: PercentOf;
  setTargets: SetTarget[] | null;
};

/** The columns of a log's result, and those computed from it and its prescription. */
export function resultColumns(result: Result, prescription: Against | null, category: ExerciseCategory) {
  const work = { ...result, ...inMiles(result), setsData: setsDone(result.setsData, category) };
  const missing = missingResult(category, work, prescription ? countedIn(category, prescription) : undefined);
  if (missing !== null) throw badInput(missing.field, missing.message);
  const sets = work.setsData ?? [];
  const done = sets.filter(set => isCounted(set) && isDoneOfLift(set));
  const reps = done.reduce((sum, set) => sum + (set.reps ?? 0), 0);
  const weights = done.flatMap(set => set.weight ?? []);
  return {
    setsData: work.setsData,
    setsCompleted: done.length > 0 ? done.length : null,
    repsCompleted: reps > 0 ? reps : null,
    weightUsed: weights.length > 0 ? Math.max(...weights) : null,
    percent1RMUsed: percentUsed(prescription),
    estimated1RM: bestOneRepMax(category, sets),
    ...resultTextsOf(result),
    distanceCompleted: work.distanceCompleted,
    entered: work.entered,
    completionTime: result.completionTime,
    notes: result.notes,
    workoutUnitsCompleted: unitsDone(category, prescription ?? {}, work),
    workoutUnitsPrescribed: prescription?.unitsPrescribed ?? 0,
    unitsCounted: prescription === null ? 0 : countedOf(category, prescription, work),
  };
}

/**
 * At most what the prescription counts: an exercise that a member added pays for nothing. A day that was compiled when yards and
 * seconds were counted as reps asks for as much as ever, and is paid by the same share of its sets.
 */
export function countedOf(
  category: ExerciseCategory,
  prescription: Against,
  work: Parameters<typeof unitsCounted>[2],
): number {
  const [input, counted] = [prescription.unitsPrescribed, unitsCounted(category, prescription, work)];
  const isCarried =
    isCarriedOrHeld(category, prescription) && (work.setsData ?? []).some(set => carriedOf(set));
  if (!isCarried) return Math.min(input, counted);
  const now = unitsPrescribed(category, prescription);
  return now > 0 ? toTwoDecimals((input * counted) / now) : 0;
}

/**
 * The same without the rows that were not done (member §5): those without reps, distance and time. No reps at a weight, or said to be missed, are an
 * attempt that failed.
 */
export function withoutEmptyRows<Sent extends Pick<Result, 'setsData'>>(
  result: Sent,
  category: ExerciseCategory,
): Sent {
  if (!result.setsData || !isCountedInSets(category)) return result;
  const setsData = result.setsData.flatMap(({ isMissed, ...set }) => {
    if (isDone(set)) return [set];
    return isMissed || (set.reps === 0 && set.weight) ? [{ ...set, reps: 0 }] : [];
  });
  return { ...result, setsData };
}

/** Logged set by set. */
export const isCountedInSets = (category: ExerciseCategory) => isLift(category);

type SentSet = NonNullable<Result['setsData']>[number];

const isDone = ({ distance, distanceUnit, ...set }: Omit<SentSet, 'isMissed'>): boolean =>
  isDoneOfLift({ ...set, distance: distance ? toMiles(distance, distanceUnit ?? 'mi') : null });

/** A set without reps, distance and time was not done, and a weight of 0 counts as none (member §5). In lb and miles, with what was typed beside. */
function setsDone(sets: Result['setsData'], category: ExerciseCategory) {
  if (!sets) return null;
  const kept = isCountedInSets(category) ? sets.filter(set => set.reps === 0 || isDone(set)) : sets;
  return kept.map(({ weight, unit, distance, distanceUnit, isMissed: _said, ...set }) => {
    const typed = inPoundsAndMiles({ weight: weight || null, unit, distance, distanceUnit });
    return {
      ...set,
      ...(typed.weight !== null && { weight: typed.weight }),
      ...(typed.distance !== null && { distance: typed.distance }),
      ...(typed.entered !== null && { entered: typed.entered }),
    };
  });
}

/** Of the one-rep max: a percent of a training max is none of it. */
function percentUsed(prescription: Against | null): number | null {
  if (prescription?.percentOf === 'training-max') return null;
  const percent = firstNumber(prescription?.percent1RM ?? '');
  return percent !== null && percent >= 0 && percent <= 1000 ? percent : null;
}
