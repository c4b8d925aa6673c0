import type { ExerciseCategory, Prescription } from './exercise-category.ts';
import { firstNumber, repsOf, repsOfOpenSet, secondsOf, setsOf } from './prescription-text.ts';
import { toTwoDecimals } from '#domain/rounding.ts';
import type { Entered } from '#domain/measures/entered.ts';
import { countsAsWork, type SetKind } from './set-kind.ts';

/** One set as it was done. Weight in lb, distance in miles, time as text or in seconds. */
export type LoggedSet = {
  setNum: number;
  reps?: number | null;
  weight?: number | null;
  time?: string | number | null;
  contacts?: number | null;
  rpe?: number | null;
  heartRate?: number | null;
  distance?: number | null;
  completed?: boolean;
  setKind?: SetKind | null;
  /** What was typed where that is not lb and miles. */
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
/** Far beyond any session; keeps a slip of the keyboard from drowning every other number. */
const mostUnits = 1_000_000;

/**
 * Units prescribed: sets × reps (Strength, Calisthenics), contacts (Plyometric), seconds (Isometric, Mobility) or
 * 100 (Aerobic). What cannot be read is 0, so it neither helps nor hurts a rate.
 */
export function unitsPrescribed(category: ExerciseCategory, prescription: Prescription): number {
  switch (category) {
    case 'Strength':
    case 'Calisthenics':
      return inUnits(setsOf(prescription.sets) * repsOf(prescription.reps));
    case 'Plyometric':
      return inUnits(firstNumber(prescription.volume) ?? contactsOfSets(prescription));
    case 'Aerobic':
      return unitsOfAerobicWork;
    default:
      return inUnits(secondsOfSets(prescription));
  }
}

/** Units done, in full: the real reps, contacts or seconds, whatever was prescribed. Weekly totals use these. */
export function unitsDone(category: ExerciseCategory, _prescription: Prescription, work: LoggedWork): number {
  switch (category) {
    case 'Strength':
    case 'Calisthenics':
      return inUnits(sumOf(work, set => set.reps));
    case 'Plyometric':
      return inUnits(numberOf(work.volumeCompleted) ?? sumOf(work, set => set.contacts));
    case 'Aerobic':
      return hasDistance(work) ? unitsOfAerobicWork : 0;
    default:
      return inUnits(secondsOf(work.timeCompleted) ?? sumOf(work, set => secondsOfSet(set)));
  }
}

/**
 * Units that count for the completion rate: at most what was prescribed. Where the reps hold no number (AMRAP,
 * max), each set done counts at least the 10 that the prescription counts, so 6 reps to failure are a full set.
 */
export function unitsCounted(
  category: ExerciseCategory,
  prescription: Prescription,
  work: LoggedWork,
): number {
  const isOpen =
    (category === 'Strength' || category === 'Calisthenics') && firstNumber(prescription.reps) === null;
  const done = isOpen
    ? inUnits(setsDone(work).reduce((sum, { reps }) => sum + Math.max(reps ?? 0, repsOfOpenSet), 0))
    : unitsDone(category, prescription, work);
  return Math.min(done, unitsPrescribed(category, prescription));
}

/**
 * Units done of units assigned in percent, one decimal, 0 to 100; 0 when nothing is assigned. The database says the same of
 * `standings.rate`: in whole hundredths, as units are kept, so that a half is a half here too.
 */
export function completionRate(done: number, assigned: number): number {
  const [doneHundredths, assignedHundredths] = [Math.round(done * 100), Math.round(assigned * 100)];
  if (!(assignedHundredths > 0) || !(doneHundredths > 0)) return 0;
  return Math.min(100, Math.round((doneHundredths * 1000) / assignedHundredths) / 10);
}

/** A workout's own list asks for sets and reps only: there, reps of a jump are its contacts. */
function contactsOfSets({ sets, reps }: Prescription): number {
  return (firstNumber(reps) ?? 0) * (firstNumber(sets) === null ? 0 : setsOf(sets));
}

/** A hold, times its sets if a number of them is given. A workout's own list has the hold under reps. */
function secondsOfSets({ sets, reps, time }: Prescription): number {
  const seconds = secondsOf(time) ?? secondsOf(reps) ?? 0;
  return firstNumber(sets) === null ? seconds : seconds * setsOf(sets);
}

/** Whether a set counts: it was not left out, and is no warm-up. */
export const isCounted = (set: LoggedSet): boolean => set.completed !== false && countsAsWork(set);

const setsDone = ({ setsData }: LoggedWork) =>
  (setsData ?? []).filter(set => (set.reps ?? 0) > 0 && isCounted(set));

function sumOf({ setsData }: LoggedWork, amountOf: (set: LoggedSet) => number | null | undefined): number {
  return (setsData ?? []).filter(isCounted).reduce((sum, set) => sum + Math.max(0, amountOf(set) || 0), 0);
}

function hasDistance(work: LoggedWork): boolean {
  return (numberOf(work.distanceCompleted) ?? sumOf(work, set => set.distance)) > 0;
}

const secondsOfSet = ({ time }: LoggedSet) => (typeof time === 'number' ? time : secondsOf(time));

const numberOf = (value: string | number | null | undefined): number | null =>
  typeof value === 'number' ? value : firstNumber(value);

const inUnits = (amount: number) => toTwoDecimals(Math.min(mostUnits, Math.max(0, amount || 0)));
