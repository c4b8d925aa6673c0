import type { Units, WeightUnit } from '#domain/measures/measure.ts';
import type { TypedWeight } from '#domain/measures/shown.ts';
import { prescribedWeight } from '#domain/prescriptions/prescribed-weight.ts';
import { firstNumber, formatSeconds } from '#domain/prescriptions/prescription-text.ts';
import { workSetsOf, workTargetsOf } from '#domain/prescriptions/set-targets.ts';
import { isAttempt } from '#domain/training-sessions/set-in-hand.ts';
import { unitsPrescribed } from '#domain/training/workout-units.ts';
import { mostSetsOfLog } from '#domain/limits.ts';
import { type ResultField, resultFields } from '#web/training/day/result-fields.ts';
import { suggestedIn } from '#web/training/day/suggested-weight.ts';
import { isCountedInSets, type LoggedWork, type ScheduledExercise } from '#web/training/day/training-day.ts';
import {
  distanceField,
  distanceFieldOf,
  type FieldFrom,
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
  /** Said to be an attempt that failed: its reps are 0. */
  isMissed?: true;
};

/** What the form holds: text as typed, in the member's units. A row's place is its set's number. */
export type LogValues = { sets: SetRow[]; distanceFrom?: FieldFrom } & Record<ResultField, string>;

const emptyRow: SetRow = { reps: '', weight: '' };

type RowsAsked = Pick<ScheduledExercise, 'exercise' | 'sets'> &
  Partial<Pick<ScheduledExercise, 'setTargets'>>;

/** An empty form: one row for each set assigned. */
export function blankValues({ exercise, sets, setTargets }: RowsAsked): LogValues {
  const { category } = exercise;
  const rows = isCountedInSets(category) ? workSetsOf(category, { sets, setTargets: setTargets ?? null }) : 0;
  return { sets: emptyRows(rows), ...emptyFields };
}

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
  const taken = takeOver(work, blank, units);
  return {
    ...taken,
    sets: taken.sets.map((row, index) => asMissed(row, work, index)),
    notes: work.notes ?? '',
  };
}

function asMissed(row: SetRow, { setsData }: LoggedWork, index: number): SetRow {
  const isMissed = setsData?.some(({ setNum, reps }) => setNum === index + 1 && reps === 0);
  return isMissed ? { ...row, reps: '0', isMissed } : row;
}

/** What was typed in other units, as a draft may have been before they were changed: each number stays what it was typed as. */
export function inUnits(values: LogValues, typedIn: Units, units: Units): LogValues {
  const { distanceFrom: _from, distanceCompleted, ...others } = values;
  const distance =
    distanceCompleted.trim() === ''
      ? { distanceCompleted }
      : distanceField(typedDistanceOf(values, typedIn.distance), units.distance);
  return { ...others, ...distance, sets: values.sets.map(row => rowIn(row, typedIn.weight, units.weight)) };
}

const rowIn = (row: SetRow, typedIn: WeightUnit, unit: WeightUnit): SetRow =>
  row.weight === '' ? row : { ...repsOf(row), ...weightField(typedOf(row, typedIn), unit) };

const repsOf = ({ reps, isMissed }: SetRow): Pick<SetRow, 'reps' | 'isMissed'> => ({
  reps,
  ...(isMissed && { isMissed }),
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
  const taken = takeOver(work, values, units);
  const room = prescribed === null ? taken.sets.length : Math.max(prescribed, values.sets.length);
  return {
    filled: { ...taken, sets: taken.sets.slice(0, room) },
    sets: work.setsData?.length ?? 0,
    beyond: taken.sets.slice(room).filter(({ reps }) => reps !== ''),
  };
}

/** Adds the sets that were done beyond those asked for. */
export const addRows = (values: LogValues, rows: readonly SetRow[]): LogValues => ({
  ...values,
  sets: [...values.sets, ...rows].slice(0, mostSetsOfLog),
});

/** Takes over what was done another time: everything but the words about that day. Of an attempt that failed its weight. */
export function takeOver(work: LoggedWork, values: LogValues, units: Units): LogValues {
  const fields = resultFields.filter(field => field !== 'notes').map(field => [field, work[field] ?? '']);
  const { distanceFrom: _before, ...others } = values;
  return {
    ...others,
    ...Object.fromEntries(fields),
    ...distanceFieldOf(work, units.distance),
    sets: rowsOf(work, values.sets.length, units.weight),
  };
}

function rowsOf({ setsData }: LoggedWork, assigned: number, unit: WeightUnit): SetRow[] {
  if (assigned === 0) return [];
  const rows = emptyRows(Math.max(assigned, ...(setsData ?? []).map(({ setNum }) => setNum)));
  for (const set of setsData ?? []) {
    rows[set.setNum - 1] = { reps: set.reps ? String(set.reps) : '', ...weightFieldOf(set, unit) };
  }
  return rows;
}

const emptyRows = (count: number) => Array.from({ length: count }, () => emptyRow);

export const fillWeights = (rows: readonly SetRow[], typed: TypedWeight, unit: WeightUnit): SetRow[] =>
  rows.map(row => ({ ...repsOf(row), ...weightField(typed, unit) }));

/** Reps that are typed or filled in are no attempt that failed. */
export const withReps = ({ isMissed: _was, ...row }: SetRow, reps: string): SetRow => ({ ...row, reps });

export const fillReps = (rows: readonly SetRow[], reps: number): SetRow[] =>
  rows.map(row => withReps(row, String(reps)));

export const copyFirstDown = (rows: readonly SetRow[]): SetRow[] => rows.map(() => rows[0] ?? emptyRow);

/** One more set, at the weight of the last one. */
export const addSet = (rows: readonly SetRow[]): SetRow[] =>
  rows.length < mostSetsOfLog ? [...rows, withReps(rows.at(-1) ?? emptyRow, '')] : [...rows];

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
  rows.map((row, index) => (reps[index] === undefined ? row : withReps(row, String(reps[index]))));

/** The reps of every set, where the coach asked for one whole number of them. */
export function exactReps(reps: string | null): number | null {
  return /^\s*\d+\s*(reps?)?\s*$/i.test(reps ?? '') ? firstNumber(reps) || null : null;
}

/** Whether a row offers to be told as missed: it has few enough reps, or was to have. */
export function mayBeMissed(exercise: ScheduledExercise, index: number, { reps }: SetRow): boolean {
  const asked = exactRepsOfSets(exercise)?.[index] ?? exactReps(exercise.reps);
  const meant = reps.trim() === '' ? asked : Number(reps);
  return isAttempt(exercise.exercise.category, 'work', { reps: meant });
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
  return typed && typed.least === typed.most ? { weight: typed.least, unit: typed.unit } : null;
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
