import { isCarriedOrHeld, isLift } from '#domain/prescriptions/counted-in.ts';
import type { ExerciseCategory } from '#domain/prescriptions/exercise-category.ts';
import { firstCount, repsOfOpenSet } from '#domain/prescriptions/prescription-text.ts';
import { workSetNumbers } from '#domain/prescriptions/set-numbers.ts';
import { type WithSetTargets, workTargetsOf } from '#domain/prescriptions/set-targets.ts';
import { carriedOf } from './carried-set.ts';
import {
  inUnits,
  isCounted,
  isDoneOfLift,
  type LoggedSet,
  type LoggedWork,
  unitsDone,
  unitsOfCarriedSet,
  unitsPrescribed,
} from './workout-units.ts';

/**
 * Units that count for the completion rate: at most what was prescribed. Where the reps of a set hold no number (AMRAP,
 * max), doing it counts at least the 10 that the prescription counts, so 6 reps to failure are a full set.
 */
export function unitsCounted(
  category: ExerciseCategory,
  prescription: WithSetTargets,
  work: LoggedWork,
): number {
  const done = isLift(category)
    ? setsCounted(category, prescription, work)
    : unitsDone(category, prescription, work);
  return Math.min(done, unitsPrescribed(category, prescription));
}

function setsCounted(category: ExerciseCategory, prescription: WithSetTargets, work: LoggedWork): number {
  const targets = workTargetsOf(prescription);
  const numbers = workSetNumbers(prescription.setTargets ?? null, work.setsData ?? []);
  const isCarried = isCarriedOrHeld(category, prescription);
  const isOpen = (set: LoggedSet) => {
    if (isCarried) return true;
    const target = targets?.[(numbers.get(set) ?? 0) - 1];
    if (targets && !target) return false;
    return firstCount(target?.reps ?? prescription.reps) === null;
  };
  const counted = (set: LoggedSet) =>
    carriedOf(set) ? unitsOfCarriedSet : Math.max(set.reps ?? 0, isOpen(set) ? repsOfOpenSet : 0);
  return inUnits(setsDone(work).reduce((sum, set) => sum + counted(set), 0));
}

const setsDone = ({ setsData }: LoggedWork) =>
  (setsData ?? []).filter(set => isDoneOfLift(set) && isCounted(set));
