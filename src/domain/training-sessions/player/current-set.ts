import { type Loadable, nextLoadable } from '#domain/loads/loadable.ts';
import type { WarmUpSet } from '#domain/loads/warm-up.ts';
import { storedWeight, typedHelp } from '#domain/measures/help.ts';
import type { Entered } from '#domain/measures/entered.ts';
import {
  type DistanceUnit,
  fromMiles,
  fromPounds,
  type WeightUnit,
  type Pounds,
  type Miles,
  miles,
} from '#domain/measures/measure.ts';
import { fromShort, shortIn } from '#domain/measures/short-distance.ts';
import { caloriesOf, caloriesText } from '#domain/prescriptions/calories-of-set.ts';
import { amountText, type CountedIn, countedIn, isLift } from '#domain/prescriptions/counted-in.ts';
import { milesOf } from '#domain/prescriptions/prescribed-distance.ts';
import { toTwoDecimals } from '#domain/rounding.ts';
import type { ExerciseCategory } from '#domain/prescriptions/exercise-category.ts';
import {
  firstCount,
  firstNumber,
  formatSeconds,
  repsOfOpenSet,
  secondsOf,
} from '#domain/prescriptions/prescription-text.ts';
import { holdLeft } from './hold-left.ts';
import { countsAsWork, type SetKind } from '#domain/prescriptions/set-kind.ts';
import { carriedOf } from '#domain/training/log/carried-set.ts';
import type { NextSet } from './next-set.ts';

/** What a set is measured in. `short` is how far a weight is carried, in yards or meters. */
export type Measure = 'reps' | 'weight' | 'seconds' | 'distance' | 'short' | 'contacts' | 'calories';

/** A set before it is saved: each in the person's own unit, time in seconds. Of an assisted exercise the weight is the help, as one types it. */
export type SetEntry = Record<Measure | 'rpe', number | null>;

/** What tells what an exercise of a session is counted in. */
type Counted = {
  category: ExerciseCategory;
  prescription?: { reps: string | null; time: string | null; distance: string | null } | null;
  targets?: readonly { reps: string | null; setKind: SetKind }[];
  /** Where a set that is done says it itself. */
  countedIn?: CountedIn | null;
};

const countedInOf = ({
  category,
  prescription = null,
  targets = [],
  countedIn: said,
}: Counted): CountedIn => {
  if (said) return said;
  const first = targets.find(countsAsWork)?.reps;
  return countedIn(category, prescription && { ...prescription, reps: first || prescription.reps });
};

/** An exercise as a set of it that is done was counted: it stays so, whatever is prescribed now. */
export const asCounted = <Exercise extends Counted>(
  exercise: Exercise,
  set: SetBefore,
): Exercise & Counted => ({
  ...exercise,
  countedIn: doneIn(isLift(exercise.category), set),
});

/** A run of which only the time is known is a run. */
function doneIn(isOfLift: boolean, set: SetBefore): CountedIn | null {
  if (typeof set.reps === 'number') return isOfLift ? 'reps' : null;
  const by = carriedOf(set)?.by ?? null;
  return isOfLift || by !== 'time' ? by : null;
}

/** Without it a set says nothing. */
function neededOf(exercise: Counted): Measure {
  const counted = countedInOf(exercise);
  if (counted === 'distance') return isLift(exercise.category) ? 'short' : 'distance';
  return counted === 'time' ? 'seconds' : counted;
}

/** In the order in which they are shown. */
export function measuresOf(exercise: Counted): readonly Measure[] {
  const measure = neededOf(exercise);
  if (measure === 'calories') return [measure, 'seconds'];
  if (isLift(exercise.category)) return [measure, 'weight'];
  return exercise.category === 'Aerobic' ? [measure, 'seconds'] : [measure];
}

/** Whether the time of a set is told beside what it is counted in: then a stopwatch counts it. */
export const isTimedBeside = (exercise: Counted): boolean => measuresOf(exercise).indexOf('seconds') > 0;

/** What is missing before a set can be saved; null when all is there. */
export function missingMeasure(exercise: Counted, set: SetEntry): Measure | null {
  const measure = neededOf(exercise);
  const least = measure === 'reps' ? 0 : Number.MIN_VALUE;
  return (set[measure] ?? -1) >= least ? null : measure;
}

/** Of a set of so few reps it can fail at the first: then it is an attempt. Of any other set the reps can be stepped to none. */
const maxAttempted = 3;

/** Whether a set can be saved as missed by a control of its own: few reps, and no warm-up. */
export const isAttempt = (exercise: Counted, setKind: SetKind, { reps }: Pick<SetEntry, 'reps'>): boolean =>
  neededOf(exercise) === 'reps' && setKind !== 'warmup' && reps !== null && reps > 0 && reps <= maxAttempted;

type LoadOfSet = { weight: number | null };
/** Without a load of its own a set has the exercise's. */
type Target = { reps: string | null; load: LoadOfSet | null };

type SetBefore = {
  setKind?: SetKind | null;
  reps?: number | null;
  weight?: Pounds | null;
  entered?: Entered | null;
  time?: string | number | null;
  distance?: Miles | null;
  contacts?: number | null;
  calories?: number | null;
};

export type MeasuredExercise = {
  category: ExerciseCategory;
  isAssisted?: boolean;
  load: LoadOfSet;
  targets: readonly (Target & { setKind: SetKind })[];
  sets: readonly SetBefore[];
  prescription: {
    sets: string | null;
    reps: string | null;
    time: string | null;
    distance: string | null;
    volume: string | null;
  } | null;
  lastTime: { setsData: readonly SetBefore[] | null; distanceCompleted: string | null } | null;
};

export type PersonsUnits = { weight: WeightUnit; distance: DistanceUnit };

const nothing: SetEntry = {
  reps: null,
  weight: null,
  seconds: null,
  distance: null,
  short: null,
  contacts: null,
  calories: null,
  rpe: null,
};

/** A set as it is offered: done so, it is one tap. */
export function suggestedSet(
  exercise: MeasuredExercise,
  nextSet: NextSet<Target>,
  units: PersonsUnits,
  warmUp: WarmUpSet | null,
): SetEntry {
  if (nextSet.setKind === 'warmup' && warmUp && !nextSet.target) return { ...nothing, ...warmUp };
  if (countedInOf(exercise) === 'calories')
    return {
      ...nothing,
      calories: caloriesOffered(exercise, nextSet),
      seconds: secondsOf(exercise.prescription?.time),
    };
  const weight = () => weightOffered(exercise, nextSet, units.weight);
  switch (exercise.category) {
    case 'Strength':
    case 'Calisthenics':
      return { ...nothing, ...amountOffered(exercise, nextSet, units), weight: helpOf(weight(), exercise) };
    case 'Plyometric':
      return { ...nothing, contacts: contactsOffered(exercise, nextSet) };
    case 'Aerobic':
      return {
        ...nothing,
        distance: distanceOffered(exercise, units.distance),
        seconds: secondsPrescribed(exercise, nextSet),
      };
    default:
      return { ...nothing, seconds: holdLeft(exercise) || secondsPrescribed(exercise, nextSet) };
  }
}

/** Reps of a lift, or how far or how long it is done. */
function amountOffered(
  exercise: MeasuredExercise,
  nextSet: NextSet<Target>,
  { distance: unit }: PersonsUnits,
): Partial<SetEntry> {
  const text = amountText(exercise.prescription, nextSet.target?.reps);
  const last = () => lastWorkOf(exercise) ?? lastTimeOf(exercise, nextSet);
  switch (countedInOf(exercise)) {
    case 'distance': {
      const far = milesOf(text) ?? last()?.distance;
      return { short: far ? Math.round(shortIn(far, unit)) : null };
    }
    case 'time':
      return { seconds: secondsOf(text) ?? secondsDone(last() ?? {}) };
    default:
      return { reps: repsOffered(exercise, nextSet) };
  }
}

/** As prescribed; where no number is ('max cal') as many as just now, or as the last time. */
function caloriesOffered(exercise: MeasuredExercise, nextSet: NextSet<Target>): number | null {
  const prescribed = caloriesOf(caloriesText(exercise.prescription, nextSet.target?.reps));
  return prescribed ?? lastWorkOf(exercise)?.calories ?? lastTimeOf(exercise, nextSet)?.calories ?? null;
}

const helpOf = (
  weight: number | null,
  { isAssisted }: Pick<MeasuredExercise, 'isAssisted'>,
): number | null => (weight === null ? null : typedHelp(weight, isAssisted));

const lastWorkOf = ({ sets }: MeasuredExercise) => sets.filter(countsAsWork).at(-1);

/** The same set of the last time. */
const lastTimeOf = ({ lastTime }: MeasuredExercise, { position }: NextSet<unknown>) =>
  (lastTime?.setsData ?? []).filter(countsAsWork)[position - 1];

/** Where no number is prescribed ('AMRAP') as many as just now, as the last time, or as an open set counts. */
function repsOffered(exercise: MeasuredExercise, nextSet: NextSet<Target>): number {
  const prescribed = firstCount((nextSet.target ?? exercise.targets.at(-1))?.reps ?? null);
  if (prescribed !== null && prescribed >= 0) return Math.floor(prescribed);
  // No reps were an attempt that failed: no one means to fail again.
  return lastWorkOf(exercise)?.reps || lastTimeOf(exercise, nextSet)?.reps || repsOfOpenSet;
}

/**
 * What was done in the set before, where this one is to weigh the same: a weight that was changed stays changed. Another
 * weight that is prescribed stands.
 */
function weightOffered(
  exercise: MeasuredExercise,
  nextSet: NextSet<Target>,
  unit: WeightUnit,
): number | null {
  const prescribed = nextSet.target ? prescribedWeight(exercise, nextSet.target) : null;
  const before = lastWorkOf(exercise);
  if (!before || nextSet.setKind === 'warmup') return prescribed;
  const work = exercise.targets.filter(countsAsWork);
  const targetBefore = work[nextSet.position - 2];
  const prescribedBefore = targetBefore ? prescribedWeight(exercise, targetBefore) : null;
  return nextSet.target && prescribed !== null && prescribed !== prescribedBefore
    ? prescribed
    : weightDone(before, unit);
}

/** A set's own load, or that of all of them. */
const prescribedWeight = ({ load }: MeasuredExercise, target: Target): number | null =>
  (target.load ?? load).weight;

/** As it was typed where that was in this unit. */
function weightDone({ weight = null, entered }: SetBefore, unit: WeightUnit): number | null {
  if (entered?.unit === unit && entered.weight !== null) return entered.weight;
  return weight === null ? null : toTwoDecimals(fromPounds(weight, unit));
}

function distanceDone({ distance = null, entered }: SetBefore, unit: DistanceUnit): number | null {
  if (entered?.distanceUnit === unit && entered.distance !== null) return entered.distance;
  return distance === null ? null : toTwoDecimals(fromMiles(distance, unit));
}

const secondsDone = ({ time }: SetBefore): number | null =>
  typeof time === 'number' ? time : secondsOf(time);

/** A hold's time may stand where the reps do ('45s'). */
function secondsPrescribed(
  exercise: MeasuredExercise,
  nextSet: Pick<NextSet<Target>, 'target'>,
): number | null {
  const prescribed = secondsOf(exercise.prescription?.time);
  if (prescribed !== null || exercise.category === 'Aerobic') return prescribed;
  return secondsOf(nextSet.target?.reps ?? exercise.prescription?.reps);
}

/** A volume is that of all sets together. */
function contactsOffered(exercise: MeasuredExercise, nextSet: NextSet<Target>): number | null {
  const { volume = null, sets = null, reps = null } = exercise.prescription ?? {};
  const all = firstCount(volume);
  const each = firstCount(nextSet.target?.reps ?? reps);
  if (all === null) return each ?? lastTimeOf(exercise, nextSet)?.contacts ?? null;
  const count = firstCount(sets) === null ? 1 : Math.max(1, exercise.targets.filter(countsAsWork).length);
  return Math.ceil(all / count);
}

function distanceOffered(exercise: MeasuredExercise, unit: DistanceUnit): number | null {
  const done = firstNumber(exercise.lastTime?.distanceCompleted);
  const far = milesOf(exercise.prescription?.distance) ?? (done === null ? null : miles(done));
  return far === null ? null : toTwoDecimals(fromMiles(far, unit));
}

type Direction = 'up' | 'down';

const stepOf: Record<Exclude<Measure, 'weight'>, number> = {
  reps: 1,
  seconds: 5,
  distance: 0.1,
  short: 5,
  contacts: 1,
  calories: 1,
};

/** One step more or less: of a weight by what can be loaded, without one from the bar on. Nothing goes below nothing. */
export function stepped(
  measure: Measure,
  value: number | null,
  direction: Direction,
  loadable: Loadable,
): number | null {
  if (measure === 'weight') return steppedWeight(value, direction, loadable);
  const next = toTwoDecimals((value ?? 0) + (direction === 'up' ? 1 : -1) * stepOf[measure]);
  return Math.max(0, next);
}

function steppedWeight(value: number | null, direction: Direction, loadable: Loadable): number | null {
  if (value === null || value <= 0) return direction === 'up' ? nextLoadable(0, 'up', loadable) : null;
  return nextLoadable(value, direction, loadable) ?? (direction === 'up' ? value : null);
}

/** The event of a set, without its id and time: only what its exercise is measured in. */
export function setEvent(
  exercise: Counted & { prescriptionId: string; isAssisted?: boolean },
  { setNum, setKind }: { setNum: number; setKind: SetKind },
  set: SetEntry,
  units: PersonsUnits,
) {
  const { prescriptionId, isAssisted } = exercise;
  const measures = measuresOf(exercise);
  const of = (measure: Measure) => (measures.includes(measure) ? set[measure] : null);
  const [typed, seconds, short] = [of('weight'), of('seconds'), of('short')];
  const distance =
    short === null ? of('distance') : fromMiles(fromShort(short, units.distance), units.distance);
  const weight = typed === null ? null : storedWeight(typed, isAssisted);
  return {
    kind: 'set' as const,
    prescriptionId,
    setNum,
    setKind,
    reps: of('reps'),
    weight,
    unit: weight === null ? null : units.weight,
    time: seconds === null ? null : formatSeconds(seconds),
    distance,
    distanceUnit: distance === null ? null : units.distance,
    contacts: of('contacts'),
    calories: of('calories'),
    rpe: set.rpe,
  };
}

/** An entered set as it is stored: help below zero. */
export const asStored = (set: SetEntry, { isAssisted }: Pick<MeasuredExercise, 'isAssisted'>): SetEntry => ({
  ...set,
  weight: set.weight === null ? null : storedWeight(set.weight, isAssisted),
});

/** A set that is done, entered again to be corrected. */
export function asEntry(
  set: SetBefore & { rpe?: number | null },
  units: PersonsUnits,
  of: Pick<MeasuredExercise, 'category' | 'isAssisted'>,
): SetEntry {
  const isShort = isLift(of.category);
  return {
    reps: set.reps ?? null,
    weight: helpOf(weightDone(set, units.weight), of),
    seconds: secondsDone(set),
    distance: isShort ? null : distanceDone(set, units.distance),
    short: isShort && set.distance ? shortIn(set.distance, units.distance) : null,
    contacts: set.contacts ?? null,
    calories: set.calories ?? null,
    rpe: set.rpe ?? null,
  };
}
