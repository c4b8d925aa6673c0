import { type Loadable, nextLoadable } from '#domain/loads/loadable.ts';
import type { WarmUpSet } from '#domain/loads/warm-up.ts';
import { keptWeight, typedHelp } from '#domain/measures/help.ts';
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
import { countsAsWork, type SetKind } from '#domain/prescriptions/set-kind.ts';
import type { SetAhead } from './set-ahead.ts';

/** What a set is measured in. */
export type Measure = 'reps' | 'weight' | 'seconds' | 'distance' | 'contacts';

/** A set before it is told: each in the person's own unit, time in seconds. Of an assisted exercise the weight is the help, as one types it. */
export type SetInHand = Record<Measure | 'rpe', number | null>;

const measures: Record<ExerciseCategory, readonly Measure[]> = {
  Strength: ['reps', 'weight'],
  Calisthenics: ['reps', 'weight'],
  Aerobic: ['distance', 'seconds'],
  Plyometric: ['contacts'],
  Isometric: ['seconds'],
  Mobility: ['seconds'],
};

/** In the order in which they are asked for. */
export const measuresOf = (category: ExerciseCategory): readonly Measure[] => measures[category];

/** Without these a set says nothing. */
const needed: Record<ExerciseCategory, Measure> = {
  Strength: 'reps',
  Calisthenics: 'reps',
  Aerobic: 'distance',
  Plyometric: 'contacts',
  Isometric: 'seconds',
  Mobility: 'seconds',
};

/** What has to be said before a set can be told; null when all is there. */
export function missingOf(category: ExerciseCategory, set: SetInHand): Measure | null {
  const measure = needed[category];
  const least = category === 'Strength' || category === 'Calisthenics' ? 0 : Number.MIN_VALUE;
  return (set[measure] ?? -1) >= least ? null : measure;
}

/** Of a set of so few reps it can fail at the first: then it is an attempt. Of any other set the reps can be stepped to none. */
const mostAttempted = 3;

/** Whether a set is one that is told as missed by a control of its own: few reps, and no warm-up. */
export const isAttempt = (
  category: ExerciseCategory,
  setKind: SetKind,
  { reps }: Pick<SetInHand, 'reps'>,
): boolean =>
  needed[category] === 'reps' && setKind !== 'warmup' && reps !== null && reps > 0 && reps <= mostAttempted;

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
};

export type ExerciseInHand = {
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

const nothing: SetInHand = {
  reps: null,
  weight: null,
  seconds: null,
  distance: null,
  contacts: null,
  rpe: null,
};

/** A set as it is offered: done so, it is one tap. */
export function setInHand(
  exercise: ExerciseInHand,
  ahead: SetAhead<Target>,
  units: PersonsUnits,
  warmUp: WarmUpSet | null,
): SetInHand {
  if (ahead.setKind === 'warmup' && warmUp && !ahead.target) return { ...nothing, ...warmUp };
  const reps = () => repsOffered(exercise, ahead);
  const weight = () => weightOffered(exercise, ahead, units.weight);
  switch (exercise.category) {
    case 'Strength':
    case 'Calisthenics':
      return { ...nothing, reps: reps(), weight: helpOf(weight(), exercise) };
    case 'Plyometric':
      return { ...nothing, contacts: contactsOffered(exercise, ahead) };
    case 'Aerobic':
      return {
        ...nothing,
        distance: distanceOffered(exercise, units.distance),
        seconds: secondsAsked(exercise, ahead),
      };
    default:
      return { ...nothing, seconds: secondsAsked(exercise, ahead) };
  }
}

const helpOf = (weight: number | null, { isAssisted }: Pick<ExerciseInHand, 'isAssisted'>): number | null =>
  weight === null ? null : typedHelp(weight, isAssisted);

const lastWorkOf = ({ sets }: ExerciseInHand) => sets.filter(countsAsWork).at(-1);

/** The same set of the last time. */
const lastTimeOf = ({ lastTime }: ExerciseInHand, { place }: SetAhead<unknown>) =>
  (lastTime?.setsData ?? []).filter(countsAsWork)[place - 1];

/** Where no number is asked for ('AMRAP') as many as just now, as the last time, or as an open set counts. */
function repsOffered(exercise: ExerciseInHand, ahead: SetAhead<Target>): number {
  const asked = firstCount((ahead.target ?? exercise.targets.at(-1))?.reps ?? null);
  if (asked !== null && asked >= 0) return Math.floor(asked);
  // No reps were an attempt that failed: nobody means to fail again.
  return lastWorkOf(exercise)?.reps || lastTimeOf(exercise, ahead)?.reps || repsOfOpenSet;
}

/**
 * What was done in the set before, where this one is to weigh the same: a weight that was changed stays changed. Another
 * weight that is asked for stands.
 */
function weightOffered(exercise: ExerciseInHand, ahead: SetAhead<Target>, unit: WeightUnit): number | null {
  const asked = ahead.target ? askedOf(exercise, ahead.target) : null;
  const before = lastWorkOf(exercise);
  if (!before || ahead.setKind === 'warmup') return asked;
  const work = exercise.targets.filter(countsAsWork);
  const targetBefore = work[ahead.place - 2];
  const askedBefore = targetBefore ? askedOf(exercise, targetBefore) : null;
  return ahead.target && asked !== null && asked !== askedBefore ? asked : weightDone(before, unit);
}

/** A set's own load, or that of all of them. */
const askedOf = ({ load }: ExerciseInHand, target: Target): number | null => (target.load ?? load).weight;

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
function secondsAsked(exercise: ExerciseInHand, ahead: Pick<SetAhead<Target>, 'target'>): number | null {
  const asked = secondsOf(exercise.prescription?.time);
  if (asked !== null || exercise.category === 'Aerobic') return asked;
  return secondsOf(ahead.target?.reps ?? exercise.prescription?.reps);
}

/** A volume is that of all sets together. */
function contactsOffered(exercise: ExerciseInHand, ahead: SetAhead<Target>): number | null {
  const { volume = null, sets = null, reps = null } = exercise.prescription ?? {};
  const all = firstCount(volume);
  const each = firstCount(ahead.target?.reps ?? reps);
  if (all === null) return each ?? lastTimeOf(exercise, ahead)?.contacts ?? null;
  const count = firstCount(sets) === null ? 1 : Math.max(1, exercise.targets.filter(countsAsWork).length);
  return Math.ceil(all / count);
}

function distanceOffered(exercise: ExerciseInHand, unit: DistanceUnit): number | null {
  const done = firstNumber(exercise.lastTime?.distanceCompleted);
  const far = milesOf(exercise.prescription?.distance) ?? (done === null ? null : miles(done));
  return far === null ? null : toTwoDecimals(fromMiles(far, unit));
}

type Way = 'up' | 'down';

const stepOf: Record<Exclude<Measure, 'weight'>, number> = {
  reps: 1,
  seconds: 5,
  distance: 0.1,
  contacts: 1,
};

/** One step more or less: of a weight by what can be loaded, without one from the bar on. Nothing goes below nothing. */
export function stepped(measure: Measure, value: number | null, way: Way, loadable: Loadable): number | null {
  if (measure === 'weight') return steppedWeight(value, way, loadable);
  const next = toTwoDecimals((value ?? 0) + (way === 'up' ? 1 : -1) * stepOf[measure]);
  return Math.max(0, next);
}

function steppedWeight(value: number | null, way: Way, loadable: Loadable): number | null {
  if (value === null || value <= 0) return way === 'up' ? nextLoadable(0, 'up', loadable) : null;
  return nextLoadable(value, way, loadable) ?? (way === 'up' ? value : null);
}

/** A set as it is told, without its id and time: only what its category is measured in. */
export function setToTell(
  {
    category,
    prescriptionId,
    isAssisted,
  }: { category: ExerciseCategory; prescriptionId: string; isAssisted?: boolean },
  { setNum, setKind }: { setNum: number; setKind: SetKind },
  set: SetInHand,
  units: PersonsUnits,
) {
  const said = measuresOf(category);
  const of = (measure: Measure) => (said.includes(measure) ? set[measure] : null);
  const [typed, distance, seconds] = [of('weight'), of('distance'), of('seconds')];
  const weight = typed === null ? null : keptWeight(typed, isAssisted);
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
    rpe: set.rpe,
  };
}

/** A set in hand as it is kept: help below zero. */
export const asKept = (set: SetInHand, { isAssisted }: Pick<ExerciseInHand, 'isAssisted'>): SetInHand => ({
  ...set,
  weight: set.weight === null ? null : keptWeight(set.weight, isAssisted),
});

/** A set that is done, taken in hand again to be corrected. */
export function asInHand(
  set: SetBefore & { rpe?: number | null },
  units: PersonsUnits,
  of: Pick<ExerciseInHand, 'isAssisted'> = {},
): SetInHand {
  return {
    reps: set.reps ?? null,
    weight: helpOf(weightDone(set, units.weight), of),
    seconds: secondsDone(set),
    distance: distanceDone(set, units.distance),
    contacts: set.contacts ?? null,
    rpe: set.rpe ?? null,
  };
}
