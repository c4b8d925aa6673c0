import type { ExerciseCategory, Prescription } from '#domain/prescriptions/exercise-category.ts';
import {
  firstCount,
  firstNumber,
  repsOf,
  repsOfOpenSet,
  secondsOf,
  setsOf,
} from '#domain/prescriptions/prescription-text.ts';
import { toTwoDecimals } from '#domain/rounding.ts';
import type { Miles, Pounds } from '#domain/measures/measure.ts';
import type { Entered } from '#domain/measures/entered.ts';
import { isCarriedOrHeld, isLift } from '#domain/prescriptions/counted-in.ts';
import { countsAsWork, type SetKind } from '#domain/prescriptions/set-kind.ts';
import { type WithSetTargets, workSetsOf, workTargetsOf } from '#domain/prescriptions/set-targets.ts';
import { carriedOf, isOfCalories } from './carried-set.ts';

/** A set as it was done. Weight in lb, distance in miles, time as text or in seconds. */
export type LoggedSet = {
  setNum: number;
  reps?: number | null;
  weight?: Pounds | null;
  time?: string | number | null;
  contacts?: number | null;
  calories?: number | null;
  rpe?: number | null;
  heartRate?: number | null;
  distance?: Miles | null;
  completed?: boolean;
  setKind?: SetKind | null;
  /** The amounts as typed, where not in lb and miles. */
  entered?: Entered | null;
};

/** The part of a log that units are counted from. */
export type LoggedWork = {
  setsData?: readonly LoggedSet[] | null;
  timeCompleted?: string | null;
  distanceCompleted?: string | number | null;
  volumeCompleted?: string | number | null;
};

const unitsOfAerobicWork = 100;
/** Of what is done for a distance, a time or calories: as many as a set whose reps hold no number. */
export const unitsOfCarriedSet = repsOfOpenSet;
/** Far beyond any session; keeps a slip of the keyboard from drowning every other number. */
const maxUnits = 1_000_000;

/**
 * Units prescribed: sets × reps (Strength, Calisthenics), contacts (Plyometric), seconds (Isometric, Mobility) or
 * 100 (Aerobic); of a lift that is done for a distance or a time, and of what is done for calories, 10 a set. What cannot be read is 0, so it neither helps nor hurts a rate. Where sets are named one by one, they are
 * summed instead, without the warm-ups; one that says no reps has the prescription's.
 */
export function unitsPrescribed(category: ExerciseCategory, prescription: WithSetTargets): number {
  if (isCarriedOrHeld(category, prescription))
    return inUnits(workSetsOf(category, prescription) * unitsOfCarriedSet);
  if (isLift(category)) return inUnits(repsOfSets(prescription));
  switch (category) {
    case 'Plyometric':
      return inUnits(firstCount(prescription.volume) ?? contactsOfSets(prescription));
    case 'Aerobic':
      return unitsOfAerobicWork;
    default:
      return inUnits(secondsOfSets(prescription));
  }
}

/** Units done, in full: the real reps, contacts or seconds, 10 a set that was carried, held or counted in calories, whatever was prescribed. Weekly totals use these. */
export function unitsDone(category: ExerciseCategory, _prescription: Prescription, work: LoggedWork): number {
  const inCalories = (work.setsData ?? []).filter(isCountedInCalories).length;
  if (inCalories > 0 && !isLift(category))
    return category === 'Aerobic' ? unitsOfAerobicWork : inUnits(inCalories * unitsOfCarriedSet);
  switch (category) {
    case 'Strength':
    case 'Calisthenics':
      return inUnits(sumOf(work, set => (carriedOf(set) ? unitsOfCarriedSet : set.reps)));
    case 'Plyometric':
      return inUnits(countOf(work.volumeCompleted) ?? sumOf(work, set => set.contacts));
    case 'Aerobic':
      return hasDistance(work) ? unitsOfAerobicWork : 0;
    default:
      return inUnits(secondsOf(work.timeCompleted) ?? sumOf(work, set => secondsOfSet(set)));
  }
}

/**
 * Units done of units assigned in percent, one decimal, 0 to 100; 0 when nothing is assigned. The database says the
 * same of `standings.rate`: in whole hundredths, as units are stored, so that a half is a half here too.
 */
export function completionRate(done: number, assigned: number): number {
  const [doneHundredths, assignedHundredths] = [Math.round(done * 100), Math.round(assigned * 100)];
  if (!(assignedHundredths > 0) || !(doneHundredths > 0)) return 0;
  return Math.min(100, Math.round((doneHundredths * 1000) / assignedHundredths) / 10);
}

function repsOfSets(prescription: WithSetTargets): number {
  const { sets, reps } = prescription;
  return overTargets(prescription, repsOf) ?? setsOf(sets) * repsOf(reps);
}

/** A workout's own list asks for sets and reps only: there, reps of a jump are its contacts. */
function contactsOfSets(prescription: WithSetTargets): number {
  const { sets, reps } = prescription;
  return (
    overTargets(prescription, contactsOf) ?? contactsOf(reps) * (firstCount(sets) === null ? 0 : setsOf(sets))
  );
}

/** A hold, times its sets if a number of them is given. A workout's own list has the hold under reps. */
function secondsOfSets(prescription: WithSetTargets): number {
  const { sets, reps, time } = prescription;
  const holdOf = (text: Text) => secondsOf(time) ?? secondsOf(text) ?? 0;
  return overTargets(prescription, holdOf) ?? (firstCount(sets) === null ? 1 : setsOf(sets)) * holdOf(reps);
}

const contactsOf = (text: Text) => firstCount(text) ?? 0;

type Text = Prescription['reps'];

/** The sum over the named work sets, each by its reps or else the prescription's; null where none are named. */
function overTargets(prescription: WithSetTargets, amountOf: (reps: Text) => number): number | null {
  const targets = workTargetsOf(prescription);
  return targets && targets.reduce((sum, { reps }) => sum + amountOf(reps ?? prescription.reps), 0);
}

/** Whether a set counts: it was not left out, and is no warm-up. */
export const isCounted = (set: LoggedSet): boolean => set.completed !== false && countsAsWork(set);

/** An attempt that failed: a set that counts by its kind and says no reps. Its place is used, and nothing is counted of it. */
export const isMissed = (set: LoggedSet): boolean => set.reps === 0 && isCounted(set);

/** Whether a set counts, and was counted in calories. */
export const isCountedInCalories = (set: LoggedSet): boolean => isCounted(set) && isOfCalories(set);

/** Whether a set of a lift is there: it has reps, or was carried, held or counted in calories without. */
export const isDoneOfLift = (set: Pick<LoggedSet, 'reps' | 'distance' | 'time' | 'calories'>): boolean =>
  (set.reps ?? 0) > 0 || carriedOf(set) !== null;

function sumOf({ setsData }: LoggedWork, amountOf: (set: LoggedSet) => number | null | undefined): number {
  return (setsData ?? []).filter(isCounted).reduce((sum, set) => sum + Math.max(0, amountOf(set) || 0), 0);
}

function hasDistance(work: LoggedWork): boolean {
  return (numberOf(work.distanceCompleted) ?? sumOf(work, set => set.distance)) > 0;
}

const secondsOfSet = ({ time }: LoggedSet) => (typeof time === 'number' ? time : secondsOf(time));

const numberOf = (value: string | number | null | undefined): number | null =>
  typeof value === 'number' ? value : firstNumber(value);

const countOf = (value: string | number | null | undefined): number | null =>
  typeof value === 'number' ? value : firstCount(value);

export const inUnits = (amount: number) => toTwoDecimals(Math.min(maxUnits, Math.max(0, amount || 0)));
