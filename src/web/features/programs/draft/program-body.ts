import type { RequestOf } from '#contract/endpoint.ts';
import { type createWorkout, multiWeekProgram } from '#contract/programs.ts';
import { prescriptionFieldsOf } from '#domain/prescriptions/exercise-category.ts';
import { weekdays } from '#domain/plain-date.ts';
import { maxWeeks } from '#domain/limits.ts';
import { typedNumber } from '#web/ui/controls/typed-number.ts';
import {
  type Draft,
  type Prescribed,
  weekCountOf,
  weekNumbersOf,
} from '#web/parts/prescriptions/fields/draft.ts';

type Body = RequestOf<typeof createWorkout>['body'];

export type DraftProblems = { name?: string; numWeeks?: string };

/** Problems that keep the draft from becoming a program. */
export function problemsOf(draft: Draft): DraftProblems {
  return {
    ...(draft.name.trim() === '' && { name: 'Program name is required' }),
    ...(!isWeekNumber(draft.numWeeks) && { numWeeks: `Number of weeks must be between 1 and ${maxWeeks}` }),
  };
}

/** A blank counts as 1. */
function isWeekNumber(typed: string): boolean {
  const number = typed.trim() === '' ? 1 : typedNumber(typed);
  return Number.isInteger(number) && number >= 1 && number <= maxWeeks;
}

/** The whole program in one request. Days with nothing in them are left out: the server makes all seven. */
export function bodyOf(draft: Draft): Body {
  return {
    name: draft.name.trim(),
    description: draft.description.trim(),
    programType: multiWeekProgram,
    numWeeks: weekCountOf(draft),
    difficultyLevel: draft.difficultyLevel,
    trainingMaxPercent: draft.trainingMaxPercent,
    weeks: weekNumbersOf(draft).map(weekNumber => ({ weekNumber, days: daysOf(draft, weekNumber) })),
  };
}

function daysOf(draft: Draft, week: number) {
  return weekdays.flatMap(dayOfWeek => {
    const day = draft.weeks[week - 1]?.[dayOfWeek];
    return day ? [{ dayOfWeek, ...day, exercises: day.exercises.map(exerciseBody) }] : [];
  });
}

/**
 * The parameters of the exercise's own category, its weight, and the unit its weights are in; those typed for another
 * one stay behind.
 */
export function exerciseBody(prescribed: Prescribed) {
  const { exerciseId, category, fields, restTimerSeconds, details, weight, weightUnit } = prescribed;
  const own = prescriptionFieldsOf(category).map(field => [field, fields[field]?.trim() ?? '']);
  const typed = Object.fromEntries(own.filter(([, text]) => text !== ''));
  return {
    exerciseId,
    restTimerSeconds,
    ...typed,
    ...details,
    ...(weight !== undefined && { weight }),
    ...(weightUnit !== undefined && { weightUnit }),
  };
}
