import { isHelp } from '#domain/measures/help.ts';
import { type DistanceUnit, fromMiles, type Units, pounds, miles } from '#domain/measures/measure.ts';
import { numberText, weightIn } from '#domain/measures/shown.ts';
import { shortIn, shortUnitOf } from '#domain/measures/short-distance.ts';
import { type Carried, carriedOf } from '#domain/training/log/carried-set.ts';
import {
  type AmountDifferences,
  amountDifferences,
  type SetComparison,
} from '#domain/training/log/planned-and-done.ts';
import { formatSeconds } from '#domain/prescriptions/prescription-text.ts';
import { caloriesText } from '#domain/prescriptions/calories-of-set.ts';
import { isInCalories, isLift } from '#domain/prescriptions/counted-in.ts';
import { asksForCalories } from '#domain/prescriptions/prescribed-calories.ts';
import type { PrescriptionDetails } from '#domain/prescriptions/prescription-details.ts';
import type { WrittenPrescription } from '#domain/prescriptions/written-prescription.ts';
import type { SetKind } from '#domain/prescriptions/set-kind.ts';
import { type SetTarget, prescribedSet } from '#domain/prescriptions/set-targets.ts';
import type { ExerciseCategory } from '#domain/prescriptions/exercise-category.ts';
import { distanceText, setText, withUnit } from '#web/parts/training-day/logged-work-text.ts';
import { prescriptionLine } from '#domain/prescriptions/prescription-line.ts';
import type { ExerciseRecord, LogRecord } from './day-record.ts';

/** The difference from the prescription. Less than prescribed calls for a look; more is only shown. */
export type Difference = { text: string; isLess: boolean };

const less = (text: string): Difference => ({ text, isLess: true });
const more = (text: string): Difference => ({ text, isLess: false });

/** Differences of a set; none where it is as prescribed, or where nothing can be compared. */
export function differencesOfSet(
  { isPlanned, done, reps, weight, carried }: SetComparison,
  { weight: unit, distance }: Units,
): Difference[] {
  if (done === null) return [less('not done')];
  if (!isPlanned) return [more('more than prescribed')];
  return [
    differs(reps, ['rep', 'reps'], 'fewer', 'more'),
    carried && differsInCarried(carried, distance),
    differs(
      weight && Math.sign(weight) * weightIn(pounds(Math.abs(weight)), unit),
      [unit, unit],
      isHelp(done.weight) ? 'more help' : 'lighter',
      isHelp(done.weight) ? 'less help' : 'heavier',
    ),
  ].filter(difference => difference !== null);
}

/** Whether a set is known to be as prescribed. */
export const isAsPlanned = (set: SetComparison): boolean =>
  set.isPlanned &&
  set.done !== null &&
  (set.reps === 0 || set.carried?.amount === 0) &&
  (set.weight ?? 0) === 0;

function differsInCarried({ by, amount }: Carried, distance: DistanceUnit): Difference | null {
  if (by === 'calories') return differs(amount, ['cal', 'cal'], 'fewer', 'more');
  if (by === 'time') return differenceOf('time', amount, distance);
  const unit = shortUnitOf(distance);
  return differs(
    Math.sign(amount) * shortIn(miles(Math.abs(amount)), distance),
    [unit, unit],
    'less',
    'more',
  );
}

function differs(amount: number | null, [one, many]: [string, string], below: string, above: string) {
  if (amount === null || amount === 0) return null;
  const size = Math.abs(amount);
  const words = `${numberText(size)} ${size === 1 ? one : many} ${amount < 0 ? below : above}`;
  return amount < 0 ? less(words) : more(words);
}

type LoggedSet = NonNullable<LogRecord['setsData']>[number];

/** '225 lb × 5 · RPE 8' */
export const doneSetText = ({ rpe, heartRate, ...set }: LoggedSet, units: Units): string =>
  [
    setText(set, units),
    isTimeBeside(set) && set.time && withUnit(set.time, 's'),
    rpe && `RPE ${rpe}`,
    heartRate && `${heartRate} bpm`,
  ]
    .filter(Boolean)
    .join(' · ');

/** The time is told beside reps and calories; of a hold it is the set itself. */
const isTimeBeside = (set: LoggedSet): boolean => (carriedOf(set)?.by ?? 'calories') === 'calories';

type PrescribedText = Omit<WrittenPrescription, 'restTimerSeconds' | 'notes' | keyof PrescriptionDetails> &
  Partial<Pick<PrescriptionDetails, 'percentOf' | 'setTargets' | 'tempo'>>;

/** The target of a set: '5 reps · 185 lb', 'drop · 8 reps · 60%'. */
export function plannedSetText(
  prescribed: PrescribedText,
  category: ExerciseCategory,
  units: Units,
  target: SetTarget | null = null,
): string {
  const { weightUnit, percentOf } = prescribed;
  const { reps, weight, percent1RM, rpe } = target ? prescribedSet(prescribed, target) : prescribed;
  const kind = target && kindText[target.kind];
  const load = { weight, weightUnit, percent1RM, rpe, ...(percentOf && { percentOf }) };
  const calories = isInCalories(prescribed) ? caloriesText(prescribed, reps) : null;
  const asked = prescriptionLine({ ...onlySets, reps: calories ?? reps, ...load }, category, units);
  return [kind, asked].filter(Boolean).join(' · ');
}

const kindText: Partial<Record<SetKind, string>> = { drop: 'drop', failure: 'to failure' };

const onlySets: PrescribedText = {
  sets: null,
  reps: null,
  weight: null,
  weightUnit: 'lbs',
  percent1RM: null,
  time: null,
  distance: null,
  volume: null,
  rpe: null,
  targetHeartRate: null,
  contactTime: null,
  groundContactTime: null,
  restSeconds: null,
};

/** A line beside the sets: its label, the target, the result. */
export type AmountLine = {
  label: string;
  planned: string | null;
  done: string | null;
  difference: Difference | null;
  isAsPlanned: boolean;
};

/** Targets and results beside the sets, in the order of a log's fields. */
export function amountLines({ exercise, prescription, log }: ExerciseRecord, units: Units): AmountLine[] {
  const { category } = exercise;
  const far = prescription && log ? amountDifferences(category, prescription, log) : unknown;
  const planned = prescription ?? onlySets;
  const isEffortOfSets = isLift(category);
  const line = (
    label: string,
    asked: string | null,
    done: string | null | undefined,
    key?: keyof AmountDifferences,
  ) => ({
    label,
    planned: asked || null,
    done: done || null,
    difference: key ? differenceOf(key, far[key], units.distance) : null,
    isAsPlanned: key !== undefined && far[key] === 0,
  });
  const only = (fields: Partial<PrescribedText>) =>
    prescriptionLine({ ...onlySets, ...fields }, category, units);
  return [
    line(
      'Distance',
      asksForCalories(planned.distance) ? null : only({ distance: planned.distance }),
      log && distanceText(log, units),
      'distance',
    ),
    line(
      'Contacts',
      only({ volume: planned.volume }),
      withUnit(log?.volumeCompleted ?? null, 'contacts'),
      'contacts',
    ),
    line('Time', prescribedTime(planned, category), withUnit(log?.timeCompleted ?? null, 's'), 'time'),
    line('RPE', isEffortOfSets ? null : planned.rpe, log?.rpeCompleted, 'rpe'),
    line(
      'Heart rate',
      only({ targetHeartRate: planned.targetHeartRate }),
      withUnit(log?.heartRateAchieved ?? null, 'bpm'),
      'heartRate',
    ),
    line('Contact time', planned.contactTime, log?.contactTimeAchieved),
    line('Ground contact', planned.groundContactTime, log?.groundContactTimeAchieved),
  ].filter(({ planned, done }) => planned !== null || done !== null);
}

const unknown: AmountDifferences = { time: null, distance: null, contacts: null, rpe: null, heartRate: null };

/** A hold with its sets, as its time is logged: '3 × 60 s'. */
function prescribedTime({ sets, time }: PrescribedText, category: ExerciseCategory): string | null {
  if (time === null) return null;
  const isHold = category === 'Isometric' || category === 'Mobility';
  const text = withUnit(time, 's');
  return isHold && sets !== null ? `${sets} × ${text}` : text;
}

const words: Record<keyof AmountDifferences, (amount: number, distance: DistanceUnit) => string> = {
  time: amount => `${formatSeconds(Math.abs(amount))} ${amount < 0 ? 'shorter' : 'longer'}`,
  distance: (amount, unit) =>
    `${numberText(fromMiles(miles(Math.abs(amount)), unit))} ${unit} ${amount < 0 ? 'less' : 'more'}`,
  contacts: amount => `${numberText(Math.abs(amount))} ${amount < 0 ? 'fewer' : 'more'}`,
  rpe: amount => `${numberText(Math.abs(amount))} ${amount < 0 ? 'easier' : 'harder'}`,
  heartRate: amount => `${numberText(Math.abs(amount))} bpm ${amount < 0 ? 'lower' : 'higher'}`,
};

function differenceOf(
  key: keyof AmountDifferences,
  amount: number | null,
  distance: DistanceUnit,
): Difference | null {
  if (amount === null || amount === 0) return null;
  return { text: words[key](amount, distance), isLess: amount < 0 };
}
