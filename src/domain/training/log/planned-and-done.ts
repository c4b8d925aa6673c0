import { miles, toPounds, type WeightUnit } from '#domain/measures/measure.ts';
import { typedWeightOf } from '#domain/measures/shown.ts';
import { type NumberKind, numbersIn } from '#domain/numbers/numbers-in-text.ts';
import { isHelp } from '#domain/measures/help.ts';
import { toTwoDecimals } from '#domain/rounding.ts';
import { caloriesText } from '#domain/prescriptions/calories-of-set.ts';
import { caloriesSpan } from '#domain/prescriptions/calories-span.ts';
import { amountText } from '#domain/prescriptions/counted-in.ts';
import type { ExerciseCategory } from '#domain/prescriptions/exercise-category.ts';
import { milesSpan } from '#domain/prescriptions/prescribed-distance.ts';
import { helpIn, prescribedWeight } from '#domain/prescriptions/prescribed-weight.ts';
import { firstCount, secondsOf, setsOf } from '#domain/prescriptions/prescription-text.ts';
import { countsAsWork } from '#domain/prescriptions/set-kind.ts';
import { workSetNumbers } from '#domain/prescriptions/set-numbers.ts';
import { type SetTarget, prescribedSet, workTargetsOf } from '#domain/prescriptions/set-targets.ts';
import { type Carried, carriedOf } from './carried-set.ts';
import { isDoneOfLift, isMissed, type LoggedSet, unitsPrescribed } from './workout-units.ts';

/** The prescription of an exercise, as typed. */
export type Planned = {
  sets: string | null;
  reps: string | null;
  weight: string | null;
  weightUnit: string;
  time: string | null;
  distance: string | null;
  volume: string | null;
  rpe: string | null;
  targetHeartRate: string | null;
  percent1RM?: string | null;
  setTargets?: SetTarget[] | null;
};

/** The work done beside the sets. */
export type Done = {
  setsData: readonly LoggedSet[] | null;
  timeCompleted: string | null;
  distanceCompleted: string | null;
  volumeCompleted: string | null;
  rpeCompleted: string | null;
  heartRateAchieved: string | null;
};

/**
 * A set beside its prescription. Differences: below 0 is less, 0 as prescribed, null where the text holds nothing to
 * compare with (AMRAP, a percent of a max).
 */
export type SetComparison = {
  /** The number among the sets that count; of a warm-up its number as logged. */
  setNum: number;
  /** Shown, and compared with nothing. */
  isWarmUp: boolean;
  /** The target of this one set, where sets are named. */
  target: SetTarget | null;
  /** False for a set more than prescribed. */
  isPlanned: boolean;
  /** Null for one that was left out. */
  done: { reps: number; weight: number | null } | null;
  /** An attempt that failed: its weight alone is compared. */
  isMissed: boolean;
  reps: number | null;
  /** In lb. */
  weight: number | null;
  /** Of a set that was carried, held or counted in calories, beside a distance in miles, a time in seconds or calories. */
  carried: Carried | null;
};

/** Every set that was prescribed or done, in order: the warm-ups that were logged, then the sets that count. */
export function compareSets<Set extends LoggedSet>(
  planned: Planned | null,
  sets: readonly Set[],
): (SetComparison & { logged: Set | null })[] {
  const targets = planned && workTargetsOf(planned);
  const prescribed = planned === null ? 0 : (targets?.length ?? setsOf(planned.sets));
  const done = sets.filter(set => (isDoneOfLift(set) && set.completed !== false) || isMissed(set));
  const numbers = workSetNumbers(planned?.setTargets ?? null, done);
  const inOrder = [...numbers].toSorted(([, one], [, other]) => one - other);
  const count = Math.max(prescribed, ...numbers.values());
  const counted = Array.from({ length: count }, (_, index) => {
    const logged = inOrder.find(([, number]) => number === index + 1)?.[0] ?? null;
    const target = targets?.[index] ?? null;
    const isPlanned = index < prescribed;
    const said = planned && target ? { ...planned, ...prescribedOf(planned, target) } : planned;
    const missed = logged !== null && isMissed(logged);
    return {
      setNum: index + 1,
      isWarmUp: false,
      target,
      isPlanned,
      logged,
      done: logged && doneOf(logged),
      isMissed: missed,
      reps:
        logged && isPlanned && !missed && typeof logged.reps === 'number'
          ? beyond(logged.reps, prescribedReps(said?.reps ?? null, target ? 0 : index))
          : null,
      weight: logged && isPlanned && said ? beyondWeight(logged, said) : null,
      carried: logged && isPlanned && said ? beyondCarried(logged, said, target ? 0 : index) : null,
    };
  }).filter(({ isPlanned, logged }) => isPlanned || logged !== null);
  const warmUps = done.filter(set => !countsAsWork(set));
  return [...warmUps.map(warmUpDone), ...counted];
}

const doneOf = ({ reps, weight }: LoggedSet) => ({ reps: reps ?? 0, weight: weight ?? null });

const prescribedOf = (planned: Planned, target: SetTarget) =>
  prescribedSet({ ...planned, percent1RM: planned.percent1RM ?? null }, target);

const warmUpDone = <Set extends LoggedSet>(logged: Set) => ({
  setNum: logged.setNum,
  isWarmUp: true,
  target: null,
  isPlanned: true,
  logged,
  done: doneOf(logged),
  isMissed: false,
  reps: null,
  weight: null,
  carried: null,
});

/** The difference of a set from its prescribed distance, time or calories; null where another was prescribed. */
function beyondCarried(logged: LoggedSet, planned: Planned, index: number): Carried | null {
  const carried = carriedOf(logged);
  if (carried?.by === 'calories') {
    const difference = beyond(carried.amount, caloriesSpan(caloriesText(planned, null), index));
    return difference === null ? null : { by: 'calories', amount: difference };
  }
  const text = amountText(planned, null);
  if (carried?.by === 'distance') {
    const difference = beyondRange(carried.amount, milesSpan(text));
    if (difference === null) return null;
    return { by: 'distance', amount: miles(Math.abs(difference) <= roomOfCarry ? 0 : difference) };
  }
  const seconds = carried && beyond(carried.amount, exactly(secondsOf(text)));
  return seconds === null ? null : { by: 'time', amount: seconds };
}

/** Half a yard: so near is as prescribed, in yards or in meters. */
const roomOfCarry = 0.5 / 1760;

/** 5 km are 3.1 miles to a runner. */
const roomOfMiles = 0.01;

/**
 * The differences of the rest of a log from its prescription; null as above. Seconds, miles, contacts, points, beats.
 */
export type AmountDifferences = Record<'time' | 'distance' | 'contacts' | 'rpe' | 'heartRate', number | null>;

export function amountDifferences(
  category: ExerciseCategory,
  planned: Planned,
  done: Done,
): AmountDifferences {
  const contacts = unitsPrescribed('Plyometric', planned);
  return {
    time: beyond(secondsOf(done.timeCompleted), exactly(prescribedSeconds(category, planned))),
    distance: beyondRoom(rangeOf(done.distanceCompleted)?.min, milesSpan(planned.distance), roomOfMiles),
    contacts: category === 'Plyometric' ? beyond(firstCount(done.volumeCompleted), exactly(contacts)) : null,
    rpe: beyond(rangeOf(done.rpeCompleted)?.min, rangeOf(planned.rpe, /^\s*rpe|rpe\s*$/i)),
    heartRate: beyond(rangeOf(done.heartRateAchieved)?.min, rangeOf(planned.targetHeartRate, /bpm/i)),
  };
}

type Range = { min: number; max: number };

const exactly = (amount: number | null): Range | null =>
  amount === null || amount <= 0 ? null : { min: amount, max: amount };

function beyond(done: number | null | undefined, prescribed: Range | null): number | null {
  const far = beyondRange(done, prescribed);
  return far === null ? null : toTwoDecimals(far);
}

function beyondRange(done: number | null | undefined, prescribed: Range | null): number | null {
  if (done === null || done === undefined || prescribed === null) return null;
  const { min, max } = prescribed;
  return done < min ? done - min : done > max ? done - max : 0;
}

const toAnother = /^\s*(?:-|–|—|to)\s*$/;

/** '8' or '8-12', with the unit if it is one of these; null for all that says more than that. */
function rangeOf(typed: string | null, unit?: RegExp, kind?: NumberKind): Range | null {
  const text = (typed ?? '')
    .trim()
    .replace(unit ?? '', '')
    .trim();
  const [first, second, ...more] = numbersIn(text, kind);
  const ends = second?.to ?? first?.to;
  if (first?.from !== 0 || ends !== text.length || more.length > 0) return null;
  if (second && !toAnother.test(text.slice(first.to, second.from))) return null;
  return { min: first.value, max: Math.max(first.value, second?.value ?? first.value) };
}

/** So few blanks, and words so short: nothing of a long text is tried twice. */
const eachSide = /(?:reps?)?\s{0,3}(?:(?:each|per)(?:\s{1,3}\w{1,20})?|\/\s{0,3}\w{1,20})?$/i;

/** Of a list ('5/3/1', '12, 10, 8') the one of that set, the last for sets after it. */
function prescribedReps(text: string | null, index: number): Range | null {
  const list = /^\s*\d+(?:\s*[,/]\s*\d+)+\s*$/.test(text ?? '') ? (text ?? '').split(/[,/]/) : null;
  return list ? rangeOf(list[Math.min(index, list.length - 1)] ?? null) : rangeOf(text, eachSide, 'counts');
}

/**
 * The difference of a set's weight from its prescription, in lb. Typed in the prescribed unit it is compared as typed;
 * in another one, the nearest of its usual steps is as prescribed: plates of 220 lb are the 100 kg. Where help was
 * given the prescription is help, with its sign or without.
 */
function beyondWeight(logged: LoggedSet, { weight, weightUnit }: Planned): number | null {
  const help = helpIn(weight);
  const typed = prescribedWeight(help ?? weight, weightUnit);
  const done = typedWeightOf(logged);
  if (typed === null || done === null) return null;
  const isOfHelp = help !== null || isHelp(logged.weight);
  const prescribed = isOfHelp ? { ...typed, min: -typed.max, max: -typed.min } : typed;
  if (done.unit === prescribed.unit) return inLb(beyond(done.weight, prescribed), prescribed.unit);
  const room = toPounds(halfAStep[done.unit], done.unit);
  const [min, max] = [toPounds(prescribed.min, prescribed.unit), toPounds(prescribed.max, prescribed.unit)];
  return beyondRoom(toPounds(done.weight, done.unit), { min, max }, room);
}

/** Half of what plates go by in either unit: what is nearest to a weight is no further from it. */
const halfAStep: Record<WeightUnit, number> = { lb: 2.5, kg: 1.25 };

/** Prescriptions in another unit are met by what comes so near. */
function beyondRoom(done: number | null | undefined, prescribed: Range | null, room: number): number | null {
  const difference = beyond(done, prescribed);
  return difference !== null && Math.abs(difference) <= room ? 0 : difference;
}

const inLb = (difference: number | null, unit: WeightUnit): number | null =>
  difference && toTwoDecimals(toPounds(difference, unit));

/** Holds are logged with all their sets together, as their units are counted. */
const prescribedSeconds = (category: ExerciseCategory, planned: Planned): number | null =>
  category === 'Isometric' || category === 'Mobility'
    ? unitsPrescribed(category, planned)
    : secondsOf(planned.time);
