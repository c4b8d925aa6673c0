import type { ExerciseCategory } from '#domain/prescriptions/exercise-category.ts';
import type { Units, WeightUnit } from '#domain/measures/measure.ts';
import { fromShort, shortIn } from '#domain/measures/short-distance.ts';
import type { TypedWeight } from '#domain/measures/shown.ts';
import { countsAsWork, type SetKind } from '#domain/prescriptions/set-kind.ts';
import { prescribedWeight } from '#domain/prescriptions/prescribed-weight.ts';
import { caloriesOf, caloriesText } from '#domain/prescriptions/calories-of-set.ts';
import { amountText, countedIn } from '#domain/prescriptions/counted-in.ts';
import { milesOf } from '#domain/prescriptions/prescribed-distance.ts';
import { firstNumber, formatSeconds, secondsOf } from '#domain/prescriptions/prescription-text.ts';
import { workSetsOf, workTargetsOf } from '#domain/prescriptions/set-targets.ts';
import { isAttempt } from '#domain/training-sessions/player/current-set.ts';
import { carriedOf, isOfCalories } from '#domain/training/log/carried-set.ts';
import { unitsPrescribed } from '#domain/training/log/workout-units.ts';
import { readNumber } from '#domain/numbers/read-number.ts';
import { maxLogSets } from '#domain/limits.ts';
import { typedNumber } from '#web/ui/controls/typed-number.ts';
import { type ResultField, resultFields } from '#web/parts/training-day/result-fields.ts';
import { suggestedIn } from '#web/parts/training-day/suggested-weight.ts';
import {
  isCountedInSets,
  type LoggedWork,
  type ScheduledExercise,
} from '#web/parts/training-day/training-day.ts';
import {
  distanceField,
  distanceFieldOf,
  type FieldFrom,
  type StoredSet,
  typedDistanceOf,
  typedOf,
  type WeightFrom,
  weightField,
  weightFieldOf,
} from './measure-fields.ts';

/** A weight that was typed in another unit than the form is in keeps what it was typed as. */
export type SetRow = {
  reps: string;
  weight: string;
  from?: WeightFrom;
  /** Where it is not said, a set of work. */
  kind?: SetKind;
  /** As it was told in a session; the form does not ask for it. */
  rpe?: number;
  /** Said to be an attempt that failed: its reps are 0. */
  isMissed?: true;
};

/** What sets are done for, where that is not reps: then what stands in a row's `reps` is how far, in yards or meters, how long, or how many calories. */
export type CarriedBy = 'distance' | 'time' | 'calories';

/** What the form holds: text as typed, in the member's units. A row's place is its set's number. */
export type LogValues = { sets: SetRow[]; carriedBy?: CarriedBy; distanceFrom?: FieldFrom } & Record<
  ResultField,
  string
>;

const emptyRow: SetRow = { reps: '', weight: '' };

type PrescribedRows = Pick<ScheduledExercise, 'exercise' | 'sets'> &
  Partial<Pick<ScheduledExercise, 'setTargets' | 'reps' | 'time' | 'distance' | 'log'>>;

/** Whether it is logged set by set: a lift, and whatever is counted in calories. */
export const isInRows = (
  category: ExerciseCategory,
  { carriedBy }: { carriedBy?: CarriedBy | null },
): boolean => isCountedInSets(category) || carriedBy === 'calories';

/** An empty form: one row for each set assigned. */
export function blankValues(input: PrescribedRows): LogValues {
  const { exercise, sets, setTargets } = input;
  const { category } = exercise;
  const carriedBy = carriedByOf(input);
  const isRows = isInRows(category, { carriedBy });
  const rows = isRows ? workSetsOf(category, { sets, setTargets: setTargets ?? null }) : 0;
  return { sets: emptyRows(rows), ...(carriedBy && { carriedBy }), ...emptyFields };
}

/** What was logged in calories is corrected in them, whatever is asked for now. */
export function carriedByOf({ exercise: { category }, log, ...asked }: PrescribedRows): CarriedBy | null {
  const by = log?.setsData?.some(isOfCalories) ? 'calories' : countedIn(category, asked);
  if (by === 'calories') return by;
  return isCountedInSets(category) && (by === 'distance' || by === 'time') ? by : null;
}

/** Whether a row says what its set was. */
export const isFilled = ({ reps }: SetRow, carriedBy?: CarriedBy): boolean =>
  carriedBy === 'time' ? (secondsOf(reps) ?? 0) > 0 : typedNumber(reps) > 0;

const emptyFields: Record<ResultField, string> = {
  timeCompleted: '',
  distanceCompleted: '',
  rpeCompleted: '',
  heartRateAchieved: '',
  volumeCompleted: '',
  contactTimeAchieved: '',
  groundContactTimeAchieved: '',
  notes: '',
};

/** The form for correcting a log. */
export function valuesOf(work: LoggedWork, blank: LogValues, units: Units): LogValues {
  const sets = rowsOf(work.setsData ?? [], blank.sets.length, units, blank.carriedBy);
  return {
    ...fieldsTaken(work, blank, units),
    sets: sets.map((row, index) => asItWas(row, work, index)),
    notes: work.notes ?? '',
  };
}

/** Kind, effort and a miss: what is done of another time does not have them, what is corrected keeps them. */
function asItWas(row: SetRow, { setsData }: LoggedWork, index: number): SetRow {
  const set = setsData?.find(({ setNum }) => setNum === index + 1);
  if (!set) return row;
  return {
    ...row,
    ...(set.setKind && { kind: set.setKind }),
    ...(set.rpe != null && { rpe: set.rpe }),
    ...(set.reps === 0 && { reps: '0', isMissed: true }),
  };
}

/** What was typed in other units, as a draft may have been before they were changed: each number stays what it was typed as. */
export function inUnits(values: LogValues, typedIn: Units, units: Units): LogValues {
  const { distanceFrom: _from, distanceCompleted, ...others } = values;
  const distance =
    distanceCompleted.trim() === ''
      ? { distanceCompleted }
      : distanceField(typedDistanceOf(values, typedIn.distance), units.distance);
  return {
    ...others,
    ...distance,
    sets: values.sets.map(row => amountIn(rowIn(row, typedIn.weight, units.weight), values, typedIn, units)),
  };
}

/** Yards that are meters now; what is no number stays as it is typed. */
function amountIn(row: SetRow, { carriedBy }: LogValues, typedIn: Units, units: Units): SetRow {
  const far = readNumber(row.reps);
  if (carriedBy !== 'distance' || far === null || typedIn.distance === units.distance) return row;
  return { ...row, reps: String(shortIn(fromShort(far, typedIn.distance), units.distance)) };
}

const rowIn = (row: SetRow, typedIn: WeightUnit, unit: WeightUnit): SetRow =>
  row.weight === '' ? row : withWeight(row, weightField(typedOf(row, typedIn), unit));

const withWeight = ({ weight: _was, from: _of, ...row }: SetRow, field: Pick<SetRow, 'weight' | 'from'>) => ({
  ...row,
  ...field,
});

/** How last time is taken over: no more sets than are asked for, and those that were done beyond them apart. */
export type LastTimeFill = { filled: LogValues; sets: number; beyond: SetRow[] };

/**
 * Fills in what was done last time, up to the prescribed sets or the rows there are. Where nobody said how many sets to
 * do, all of them.
 */
export function fillLastTime(
  work: LoggedWork,
  values: LogValues,
  prescribed: number | null,
  units: Units,
): LastTimeFill {
  const rows = workRows(values.sets);
  const taken = rowsOf(workSetsDone(work), rows.length, units, values.carriedBy);
  const room = prescribed === null ? taken.length : Math.max(prescribed, rows.length);
  return {
    filled: {
      ...fieldsTaken(work, values, units),
      sets: overWork(values.sets, () => taken.slice(0, room)),
    },
    sets: workSetsDone(work).length,
    beyond: taken.slice(room).filter(({ reps }) => reps !== ''),
  };
}

/** Adds the sets that were done beyond those asked for. */
export const addRows = (values: LogValues, rows: readonly SetRow[]): LogValues => ({
  ...values,
  sets: [...values.sets, ...rows].slice(0, maxLogSets),
});

/** Takes over what is beside the sets, but not the words about that day. */
function fieldsTaken(work: LoggedWork, values: LogValues, units: Units): LogValues {
  const fields = resultFields.filter(field => field !== 'notes').map(field => [field, work[field] ?? '']);
  const { distanceFrom: _before, ...others } = values;
  return { ...others, ...Object.fromEntries(fields), ...distanceFieldOf(work, units.distance) };
}

/** Each set in its row, with room for as many sets of work as are assigned. Of an attempt that failed its weight. */
function rowsOf(
  sets: readonly StoredSet[],
  assigned: number,
  units: Units,
  carriedBy: CarriedBy | undefined,
): SetRow[] {
  if (assigned === 0) return [];
  const warmUps = sets.filter(set => !countsAsWork(set)).length;
  const rows = emptyRows(Math.max(assigned + warmUps, ...sets.map(({ setNum }) => setNum)));
  for (const set of sets)
    rows[set.setNum - 1] = { reps: amountOf(set, units, carriedBy), ...weightFieldOf(set, units.weight) };
  return rows;
}

/** As one would type it: reps, yards or meters, a time, calories. Reps of a carry are yards that were told as reps. */
function amountOf(set: StoredSet, units: Units, carriedBy: CarriedBy | undefined): string {
  const carried = carriedOf(set);
  if (carried === null || carriedBy === undefined) return set.reps ? String(set.reps) : '';
  if (carried.by !== carriedBy) return '';
  if (carried.by === 'calories') return String(carried.amount);
  return carried.by === 'time'
    ? formatSeconds(carried.amount)
    : String(shortIn(set.distance ?? carried.amount, units.distance));
}

/** Without the warm-ups, numbered as if there had been none. */
function workSetsDone({ setsData }: LoggedWork): StoredSet[] {
  const sets = setsData ?? [];
  const warmUpsBefore = (setNum: number) =>
    sets.filter(set => !countsAsWork(set) && set.setNum < setNum).length;
  return sets.filter(countsAsWork).map(set => ({ ...set, setNum: set.setNum - warmUpsBefore(set.setNum) }));
}

export const isWarmUp = ({ kind }: SetRow): boolean => kind === 'warmup';

/** The rows that are numbered, filled in and estimated: all but the warm-ups. */
export const workRows = (rows: readonly SetRow[]): SetRow[] => rows.filter(row => !isWarmUp(row));

/** Rows with their names, as one reads them: 'warm-up 1', 'set 1'; numbers count each of the two for itself. */
export function namedRows(rows: readonly SetRow[]): { row: SetRow; number: number; name: string }[] {
  const counts = { warmUps: 0, work: 0 };
  return rows.map(row => {
    const number = isWarmUp(row) ? (counts.warmUps += 1) : (counts.work += 1);
    return { row, number, name: `${isWarmUp(row) ? 'warm-up' : 'set'} ${number}` };
  });
}

/** Changes the rows of work alone: warm-ups stay what and where they are. */
function overWork(rows: readonly SetRow[], change: (work: SetRow[]) => SetRow[]): SetRow[] {
  const changed = change(workRows(rows));
  const inPlace = rows.flatMap(row => (isWarmUp(row) ? row : (changed.shift() ?? [])));
  return [...inPlace, ...changed];
}

const emptyRows = (count: number) => Array.from({ length: count }, () => emptyRow);

export const fillWeights = (rows: readonly SetRow[], typed: TypedWeight, unit: WeightUnit): SetRow[] =>
  overWork(rows, work => work.map(row => withWeight(row, weightField(typed, unit))));

/** Reps that are typed or filled in are no attempt that failed. */
export const withReps = ({ isMissed: _was, ...row }: SetRow, reps: string): SetRow => ({ ...row, reps });

export const fillReps = (rows: readonly SetRow[], reps: number | string): SetRow[] =>
  overWork(rows, work => work.map(row => withReps(row, String(reps))));

/** Reps and weight: a set stays of its kind. */
export const copyFirstDown = (rows: readonly SetRow[]): SetRow[] =>
  overWork(rows, ([first = emptyRow, ...others]) => [
    first,
    ...others.map(({ kind }) => ({ ...plainRow(first), ...(kind && { kind }) })),
  ]);

/** What one copies of a set: neither its kind nor its effort. */
const plainRow = ({ kind: _kind, rpe: _rpe, ...row }: SetRow): SetRow => row;

/** One more set of work, at the weight of the last one. */
export const addSet = (rows: readonly SetRow[]): SetRow[] =>
  rows.length < maxLogSets ? [...rows, withReps(plainRow(workRows(rows).at(-1) ?? emptyRow), '')] : [...rows];

export const removeSet = (rows: readonly SetRow[]): SetRow[] =>
  rows.length > 1 ? rows.slice(0, -1) : [...rows];

/** The reps of each set that is named, where all of them ask for one whole number. */
export function exactRepsOfSets({ setTargets, reps }: Partial<ScheduledExercise>): number[] | null {
  const targets = workTargetsOf({ setTargets: setTargets ?? null });
  const exact = targets?.map(target => exactReps(target.reps ?? reps ?? null)) ?? [];
  const known = exact.filter(one => one !== null);
  return known.length > 0 && known.length === exact.length ? known : null;
}

/** Gives each set its own; sets beyond those that are named keep theirs. */
export const fillRepsOfSets = (rows: readonly SetRow[], reps: readonly number[]): SetRow[] =>
  overWork(rows, work =>
    work.map((row, index) => (reps[index] === undefined ? row : withReps(row, String(reps[index])))),
  );

/** The reps of every set, where the coach asked for one whole number of them. */
export function exactReps(reps: string | null): number | null {
  return /^\s*\d+\s*(reps?)?\s*$/i.test(reps ?? '') ? firstNumber(reps) || null : null;
}

/** What each set is to be carried, held or done for, as it would be typed; null where the coach asks for reps, or for no one amount. */
export function prescribedAmount(
  exercise: ScheduledExercise,
  carriedBy: CarriedBy | undefined,
  { distance: unit }: Units,
): string | null {
  if (carriedBy === undefined || exercise.setTargets) return null;
  if (carriedBy === 'calories') return caloriesOf(caloriesText(exercise, null))?.toString() ?? null;
  const text = amountText(exercise, null);
  if (carriedBy === 'time') {
    const seconds = secondsOf(text);
    return seconds === null ? null : formatSeconds(seconds);
  }
  const far = milesOf(text);
  return far === null ? null : String(Math.round(shortIn(far, unit)));
}

/** Whether the set of work of this number offers to be told as missed: it has few enough reps, or was to have. */
export function mayBeMissed(exercise: ScheduledExercise, number: number, { reps, kind }: SetRow): boolean {
  if (carriedByOf(exercise)) return false;
  const asked = exactRepsOfSets(exercise)?.[number - 1] ?? exactReps(exercise.reps);
  const meant = reps.trim() === '' ? asked : Number(reps);
  return isAttempt({ category: exercise.exercise.category }, kind ?? 'work', { reps: meant });
}

/** The load of every set: suggested in the member's unit from the latest 1RM, or else typed by the coach as one number of lb or kg. */
export function exactWeight(
  exercise: Pick<
    ScheduledExercise,
    'suggestedWeight' | 'latest1RM' | 'percentageOf1RM' | 'weight' | 'weightUnit'
  > &
    Partial<Pick<ScheduledExercise, 'isAssisted'>>,
  unit: WeightUnit,
): TypedWeight | null {
  const suggested = suggestedIn(exercise, unit);
  if (suggested !== null) return { weight: suggested, unit };
  const text = exercise.isAssisted ? (exercise.weight?.replace(/^\s*[-−]\s*/, '') ?? null) : exercise.weight;
  const typed = prescribedWeight(text, exercise.weightUnit);
  return typed && typed.min === typed.max ? { weight: typed.min, unit: typed.unit } : null;
}

/** What the coach asked for in the fields beside the sets, as the member would type it; empty when nothing is. */
export function asPrescribed(exercise: ScheduledExercise): Partial<Record<ResultField, string>> {
  const { category } = exercise.exercise;
  const units = unitsPrescribed(category, exercise);
  switch (category) {
    case 'Plyometric':
      return units > 0 ? { volumeCompleted: String(units) } : {};
    case 'Isometric':
    case 'Mobility':
      return units > 0 ? { timeCompleted: formatSeconds(units) } : {};
    default:
      return {};
  }
}
