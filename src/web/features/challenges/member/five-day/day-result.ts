import type * as z from 'zod/mini';
import { submitChallengeDay } from '#contract/challenges.ts';
import { type DistanceUnit, toMiles } from '#domain/measures/measure.ts';
import { typedNumber, unreadText } from '#web/ui/controls/typed-number.ts';
import { challengeScore, type dayFieldsOf } from '#domain/challenges/challenge.ts';

export const dayFields = ['reps', 'contacts', 'holdTime', 'distance', 'runTime'] as const;

export type DayField = (typeof dayFields)[number];

export type DayValues = Record<DayField, string>;

export const blankDay: DayValues = { reps: '', contacts: '', holdTime: '', distance: '', runTime: '' };

export type DayErrors = Partial<DayValues>;

type DayResultInput = ReturnType<typeof dayFieldsOf>;

type DayBody = z.input<typeof submitChallengeDay.body>;

/** The body that completes a day, or the errors of the typed values: every field that is asked for is required. */
export function readDayResult(
  input: DayResultInput,
  values: DayValues,
  unit: DistanceUnit,
): { body: DayBody; errors?: never } | { body?: never; errors: DayErrors } {
  const problems = dayFields.flatMap(field => {
    const problem = input[field] ? problemOf(field, values[field], unit) : null;
    return problem === null ? [] : [[field, problem]];
  });
  if (problems.length > 0) return { errors: Object.fromEntries(problems) };
  const body = bodyOf(input, values, unit);
  const read = submitChallengeDay.body.safeParse(inOwnText(input, body));
  if (read.success) return { body };
  return {
    errors: dayErrorsOf(
      input,
      read.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })),
    ),
  };
}

/** Errors of the contract or the server, beside the field each is about. */
export const dayErrorsOf = (
  input: DayResultInput,
  issues: readonly { path: string; message: string }[],
): DayErrors => Object.fromEntries(issues.map(({ path, message }) => [fieldOf(input, path), message]));

/** The wire has one name for a day's only count, and one for its only time. */
function bodyOf(
  input: DayResultInput,
  { reps, contacts, holdTime, distance, runTime }: DayValues,
  unit: DistanceUnit,
): DayBody {
  const has = (field: DayField, other: DayField) => input[field] && input[other];
  return {
    ...(input.reps && { reps: typedNumber(reps) }),
    ...(input.contacts &&
      (has('reps', 'contacts') ? { contacts: typedNumber(contacts) } : { reps: typedNumber(contacts) })),
    ...(input.runTime && { completionTime: runTime.trim() }),
    ...(input.holdTime &&
      (has('holdTime', 'runTime') ? { holdTime: holdTime.trim() } : { completionTime: holdTime.trim() })),
    ...(input.distance && { distance: toMiles(typedNumber(distance), unit) }),
  };
}

/** Contacts as the day's only count take the errors of its reps. */
const inOwnText = (input: DayResultInput, body: DayBody): DayBody =>
  input.reps || !input.contacts ? body : { ...body, reps: null, contacts: body.reps };

/** Whether the form has a field for it: others that the server misses have been added by the coach since. */
export const hasField = (input: DayResultInput, path: string): boolean =>
  dayFields.some(field => input[field] && field === fieldOf(input, path));

function fieldOf(input: DayResultInput, path: string): string {
  if (path === 'reps') return input.reps ? 'reps' : 'contacts';
  if (path === 'completionTime') return input.runTime ? 'runTime' : 'holdTime';
  return path;
}

/** In miles, or in km. */
const leastDistance = 0.1;
const unitNames: Record<DistanceUnit, string> = { mi: 'miles', km: 'km' };

/** The error of a required field, in the server's words. Values out of bounds are the contract's to refuse. */
function problemOf(field: DayField, typed: string, unit: DistanceUnit): string | null {
  switch (field) {
    case 'holdTime':
      return timeProblem(typed, 'Hold time is required (mm:ss)');
    case 'runTime':
      return timeProblem(typed, 'Run time is required (mm:ss)');
    case 'distance':
      return (
        unreadText(typed, { decimal: true }) ??
        (typedNumber(typed) >= leastDistance ? null : `Distance is required (${unitNames[unit]})`)
      );
    default:
      return (
        unreadText(typed, { decimal: false }) ??
        (typedNumber(typed) !== 0 ? null : `${field === 'reps' ? 'Reps' : 'Contacts'} are required`)
      );
  }
}

/** Minutes and seconds, as in a weekly challenge. */
function timeProblem(typed: string, missing: string): string | null {
  if (typed.trim() === '') return missing;
  const read = challengeScore('time', { completionTime: typed });
  return 'problem' in read ? read.problem : null;
}
