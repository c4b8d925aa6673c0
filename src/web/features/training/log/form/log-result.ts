import type * as z from 'zod/mini';
import { correctProgress } from '#contract/progress.ts';
import { isHelp, storedWeight } from '#domain/measures/help.ts';
import {
  fromMiles,
  toPounds,
  type Units,
  type WeightUnit,
  type Pounds,
  pounds,
} from '#domain/measures/measure.ts';
import { fromShort } from '#domain/measures/short-distance.ts';
import type { ExerciseCategory } from '#domain/prescriptions/exercise-category.ts';
import { formatSeconds, secondsOf } from '#domain/prescriptions/prescription-text.ts';
import { missingResult } from '#domain/training/log/log-requirements.ts';
import { estimatedOneRepMax } from '#domain/strength/one-rep-max.ts';
import { notReliable } from '#web/parts/training-day/logged-work-text.ts';
import { type ResultField, resultFields } from '#web/parts/training-day/result-fields.ts';
import { numberOrText, typedNumber, unreadText } from '#web/ui/controls/typed-number.ts';
import { isDistanceUntouched, typedDistanceOf, typedOf } from './measure-fields.ts';
import { type CarriedBy, isFilled, isInRows, isWarmUp, type LogValues, type SetRow } from './log-values.ts';

/** What is sent, whether a log is new or corrected. */
export type LogResult = z.input<typeof correctProgress.body>;

type SentSet = NonNullable<LogResult['setsData']>[number];

/** Messages by field; those of a set's fields under `reps.0`, `weight.0`, by row. */
export type LogErrors = Partial<Record<ResultField | `reps.${number}` | `weight.${number}`, string>>;

/** The form's result by the contract's own rules, or what is wrong with it. */
export function readResult(
  category: ExerciseCategory,
  values: LogValues,
  units: Units,
  isAssisted?: boolean,
): { result: LogResult; errors?: never } | { result?: never; errors: LogErrors } {
  const unread = unreadIn(category, values, units);
  if (Object.keys(unread).length > 0) return { errors: unread };
  const result = resultOf(category, values, units, isAssisted);
  const read = correctProgress.body.safeParse(result);
  if (!read.success) {
    const issues = read.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
    return { errors: errorsOf(issues, result, units.weight) };
  }
  const helped = (result.setsData ?? []).findIndex(({ weight }) => isHelp(Number(weight ?? 0)));
  if (helped >= 0 && !isAssisted)
    return { errors: errorsOf([{ path: `setsData.${helped}.weight`, message: '' }], result, units.weight) };
  const missing = missingResult(category, read.data, values.carriedBy);
  if (missing)
    return {
      errors: errorsOf(
        [{ path: missing.field, message: values.carriedBy ? 'Log at least one set' : missing.message }],
        result,
        units.weight,
      ),
    };
  return { result };
}

const numberFields: ReadonlySet<ResultField> = new Set([
  'distanceCompleted',
  'rpeCompleted',
  'heartRateAchieved',
  'volumeCompleted',
]);

/** What is no number is nothing to be sent: neither as another one, nor left out. */
function unreadIn(category: ExerciseCategory, values: LogValues, units: Units): LogErrors {
  const rows = isInRows(category, values) ? values.sets : [];
  const typed = [
    ...[...numberFields]
      .filter(field => field !== 'distanceCompleted' || !isDistanceUntouched(values, units.distance))
      .map(field => [field, values[field]] as const),
    ...(values.carriedBy === 'time' ? [] : rows.map(({ reps }, index) => [`reps.${index}`, reps] as const)),
    ...rows.map(({ weight }, index) => [`weight.${index}`, weight] as const),
  ];
  const noTimes =
    values.carriedBy === 'time' ? rows.map(({ reps }, index) => [`reps.${index}`, reps] as const) : [];
  return Object.fromEntries([
    ...noTimes
      .filter(([, text]) => text.trim() !== '' && secondsOf(text) === null)
      .map(([field]) => [field, 'Enter a time such as 1:30 or 45']),
    ...typed.flatMap(([field, text]) => {
      const problem = unreadText(text, { decimal: true });
      return problem === null ? [] : [[field, problem]];
    }),
  ]);
}

/** As the wire has it: '12,5' goes as '12.5'. */
const numberText = (text: string): string => String(numberOrText(text.trim()));

/** Rows without reps were not done and are left out, unless they were missed; so is a weight that is not above 0, and every empty field. */
function resultOf(
  category: ExerciseCategory,
  values: LogValues,
  units: Units,
  isAssisted: boolean | undefined,
): LogResult {
  const fields = resultFields.flatMap(field => {
    const text = values[field].trim();
    return text === '' ? [] : [[field, numberFields.has(field) ? numberText(text) : text]];
  });
  const rows = withKinds(values.sets);
  const setsData = rows.flatMap((row, index) =>
    setOf(row, index + 1, { units, isAssisted, carriedBy: values.carriedBy }),
  );
  return {
    ...Object.fromEntries(fields),
    ...distanceOf(values, units),
    ...(isInRows(category, values) && { setsData }),
  };
}

/** Where a kind is said, each is: what is sent without one keeps the kind that the set of its number had. */
const withKinds = (rows: readonly SetRow[]): SetRow[] =>
  rows.some(({ kind }) => kind) ? rows.map(row => ({ ...row, kind: row.kind ?? 'work' })) : [...rows];

/** lb and miles go without their unit, as ever. */
function distanceOf(values: LogValues, units: Units): Pick<LogResult, 'distanceCompleted' | 'distanceUnit'> {
  if (values.distanceCompleted.trim() === '') return {};
  const { distance, unit } = typedDistanceOf(values, units.distance);
  return { distanceCompleted: numberText(distance), ...(unit !== 'mi' && { distanceUnit: unit }) };
}

type Form = { units: Units; isAssisted: boolean | undefined; carriedBy: CarriedBy | undefined };

function setOf(row: SetRow, setNum: number, { units, isAssisted, carriedBy }: Form): SentSet[] {
  const isMissed = row.isMissed === true;
  const isNothing = carriedBy === 'time' ? !isFilled(row, carriedBy) : typedNumber(row.reps) === 0;
  if (isNothing && !isMissed) return [];
  const typed = typedOf(row, units.weight);
  const [weight, unit] = [storedWeight(typed.weight, isAssisted), typed.unit];
  return [
    {
      setNum,
      ...amountSent(row, carriedBy, units),
      ...(row.kind && { setKind: row.kind, rpe: row.rpe ?? null }),
      ...(isMissed && { isMissed }),
      ...(weight !== 0 && { weight, ...(unit !== 'lb' && { unit }) }),
      completed: true,
    },
  ];
}

/** Reps, or how far, how long or how many calories without any. */
function amountSent(
  { reps, isMissed }: SetRow,
  carriedBy: CarriedBy | undefined,
  { distance: unit }: Units,
): Pick<SentSet, 'reps' | 'distance' | 'distanceUnit' | 'time' | 'calories'> {
  if (carriedBy === undefined || isMissed) return { reps: typedNumber(reps) };
  if (carriedBy === 'time') return { reps: null, time: formatSeconds(secondsOf(reps) ?? 0) };
  if (carriedBy === 'calories') return { reps: null, calories: typedNumber(reps) };
  const distance = fromMiles(fromShort(typedNumber(reps), unit), unit);
  return { reps: null, distance, ...(unit !== 'mi' && { distanceUnit: unit }) };
}

/** What was found wrong, by the contract or by the server, beside the fields it belongs to. */
export function errorsOf(
  issues: readonly { path: string; message: string }[],
  result: LogResult,
  unit: WeightUnit,
): LogErrors {
  return Object.fromEntries(issues.map(({ path, message }) => errorOf(path, message, result, unit)));
}

function errorOf(path: string, message: string, result: LogResult, unit: WeightUnit): [string, string] {
  const [, index, field] = /^setsData\.(\d+)\.(reps|weight|distance|time|calories)$/.exec(path) ?? [];
  if (index === undefined) return [path === 'setsData' ? 'reps.0' : path, message];
  const row = Number(result.setsData?.[Number(index)]?.setNum ?? 1) - 1;
  if (field === 'distance' || field === 'time' || field === 'calories') return [`reps.${row}`, message];
  return [`${field}.${row}`, field === 'reps' ? 'Whole reps, up to 10,000' : maxWeight[unit]];
}

const maxWeight = { lb: 'A weight up to 5,000 lb', kg: 'A weight up to 2,267 kg' };

/**
 * What a row's set comes to while it is typed: the estimated 1RM in lb, or the words that there is none. A weight that
 * has an estimate at one rep has none only because of its reps.
 */
export function estimateOf(
  category: ExerciseCategory,
  row: SetRow,
  shownIn: WeightUnit,
): Pounds | typeof notReliable | null {
  if (category !== 'Strength' || isWarmUp(row)) return null;
  const typed = typedOf(row, shownIn);
  const [weight, reps] = [toPounds(typed.weight, typed.unit), typedNumber(row.reps)];
  const estimate = estimatedOneRepMax(weight, reps);
  const isTooMany = estimate === null && reps > 1 && Number.isInteger(reps);
  return isTooMany && estimatedOneRepMax(weight, 1) !== null ? notReliable : estimate;
}

/** The best of the rows, as the log will have it. */
export function bestEstimate(
  category: ExerciseCategory,
  rows: readonly SetRow[],
  unit: WeightUnit,
): Pounds | null {
  const estimates = rows
    .map(row => estimateOf(category, row, unit))
    .filter(estimate => typeof estimate === 'number');
  return estimates.length > 0 ? pounds(Math.max(...estimates)) : null;
}
