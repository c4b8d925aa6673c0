import { firstNumber, formatSeconds } from '#domain/training/prescription-text.ts';
import { workSetsOf, workTargetsOf } from '#domain/training/set-targets.ts';
import { unitsPrescribed } from '#domain/training/workout-units.ts';
import { mostSetsOfLog } from '#domain/limits.ts';
import { type ResultField, resultFields } from '#web/training/day/result-fields.ts';
import { isCountedInSets, type LoggedWork, type ScheduledExercise } from '#web/training/day/training-day.ts';

export type SetRow = { reps: string; weight: string };

/** What the form holds: text as typed. A row's place is its set's number. */
export type LogValues = { sets: SetRow[] } & Record<ResultField, string>;

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
export function valuesOf(work: LoggedWork, blank: LogValues): LogValues {
  return { ...takeOver(work, blank), notes: work.notes ?? '' };
}

/** How last time is taken over: no more sets than are asked for, and those that were done beyond them apart. */
export type LastTimeFill = { filled: LogValues; sets: number; beyond: SetRow[] };

/**
 * Fills in what was done last time, up to the prescribed sets or the rows there are. Where nobody said how many sets to
 * do, all of them.
 */
export function fillLastTime(work: LoggedWork, values: LogValues, prescribed: number | null): LastTimeFill {
  const taken = takeOver(work, values);
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

/** Takes over what was done another time: everything but the words about that day. */
export function takeOver(work: LoggedWork, values: LogValues): LogValues {
  const fields = resultFields.filter(field => field !== 'notes').map(field => [field, work[field] ?? '']);
  return { ...values, ...Object.fromEntries(fields), sets: rowsOf(work, values.sets.length) };
}

function rowsOf({ setsData }: LoggedWork, assigned: number): SetRow[] {
  if (assigned === 0) return [];
  const rows = emptyRows(Math.max(assigned, ...(setsData ?? []).map(({ setNum }) => setNum)));
  for (const { setNum, reps, weight } of setsData ?? []) {
    rows[setNum - 1] = { reps: reps ? String(reps) : '', weight: weight ? String(weight) : '' };
  }
  return rows;
}

const emptyRows = (count: number) => Array.from({ length: count }, () => emptyRow);

export const fillWeights = (rows: readonly SetRow[], weight: number): SetRow[] =>
  rows.map(row => ({ ...row, weight: String(weight) }));

export const fillReps = (rows: readonly SetRow[], reps: number): SetRow[] =>
  rows.map(row => ({ ...row, reps: String(reps) }));

export const copyFirstDown = (rows: readonly SetRow[]): SetRow[] => rows.map(() => rows[0] ?? emptyRow);

/** One more set, at the weight of the last one. */
export const addSet = (rows: readonly SetRow[]): SetRow[] =>
  rows.length < mostSetsOfLog ? [...rows, { reps: '', weight: rows.at(-1)?.weight ?? '' }] : [...rows];

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
  rows.map((row, index) => ({ ...row, reps: String(reps[index] ?? row.reps) }));

/** The reps of every set, where the coach asked for one whole number of them. */
export function exactReps(reps: string | null): number | null {
  return /^\s*\d+\s*(reps?)?\s*$/i.test(reps ?? '') ? firstNumber(reps) || null : null;
}

/** The load in lb of every set: suggested from the latest 1RM, or else typed by the coach as one number of pounds. */
export function exactWeight(
  exercise: Pick<ScheduledExercise, 'suggestedWeight' | 'weight' | 'weightUnit'>,
): number | null {
  if (exercise.suggestedWeight !== null) return exercise.suggestedWeight;
  const isPounds = /^\s*lbs?\s*$/i.test(exercise.weightUnit);
  return isPounds && /^\s*\d+(\.\d+)?\s*(lbs?)?\s*$/i.test(exercise.weight ?? '')
    ? firstNumber(exercise.weight) || null
    : null;
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
