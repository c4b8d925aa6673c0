import { usualTrainingMaxPercent } from '#domain/loads/training-max-percent.ts';
import { maxWeeks } from '#domain/limits.ts';
import { weekdays, type Weekday } from '#domain/plain-date.ts';
import { typedNumber } from '#web/ui/controls/typed-number.ts';
import type { Draft, DraftDay, DraftExercise, Prescribed } from './draft-shape.ts';

export type { Draft, DraftDay, DraftExercise, Prescribed };
export type DayPosition = { week: number; weekday: Weekday };

export const blankDraft = (id: string): Draft => ({
  id,
  name: '',
  description: '',
  numWeeks: String(maxWeeks),
  difficultyLevel: 'beginner',
  trainingMaxPercent: usualTrainingMaxPercent,
  weeks: Array.from({ length: maxWeeks }, () => ({})),
  nextKey: 1,
});

const emptyDay: DraftDay = { dayName: '', notes: '', exercises: [] };

export const dayOf = (draft: Draft, { week, weekday }: DayPosition): DraftDay =>
  draft.weeks[week - 1]?.[weekday] ?? emptyDay;

/** The weeks that the draft shows: a blank number is 1, and any other stays within 1 to 12. */
export function weekCountOf(draft: Draft): number {
  const typed = Math.floor(typedNumber(draft.numWeeks));
  return Number.isNaN(typed) ? 1 : Math.min(maxWeeks, Math.max(1, typed));
}

/** The numbers of the weeks shown: 1, 2, 3 … */
export const weekNumbersOf = (draft: Draft): number[] =>
  Array.from({ length: weekCountOf(draft) }, (_, index) => index + 1);

export const exercisesInWeek = (draft: Draft, week: number): number =>
  weekdays.reduce((sum, weekday) => sum + dayOf(draft, { week, weekday }).exercises.length, 0);

export const exercisesInDraft = (draft: Draft): number =>
  weekNumbersOf(draft).reduce((sum, week) => sum + exercisesInWeek(draft, week), 0);

/** Exercises of weeks beyond the number of weeks: kept in the draft, but no part of the program. */
export const exercisesLeftOut = (draft: Draft): number =>
  draft.weeks.reduce((sum, _, index) => sum + exercisesInWeek(draft, index + 1), 0) - exercisesInDraft(draft);

/** Whether anything has been written that someone would miss. */
export function isWorthKeeping(draft: Draft): boolean {
  const somethingInADay = draft.weeks.some(week => Object.keys(week).length > 0);
  return draft.name.trim() !== '' || draft.description.trim() !== '' || somethingInADay;
}

/** Places where the draft prescribes an exercise that the library no longer has; the server would refuse it. */
export function positionsWithout(
  draft: Draft,
  library: ReadonlySet<string>,
): (DayPosition & { name: string })[] {
  return positionsOf(draft).flatMap(place =>
    dayOf(draft, place)
      .exercises.filter(exercise => !library.has(exercise.exerciseId))
      .map(({ name }) => ({ ...place, name })),
  );
}

/** Places where it uses a single workout that has been deleted. */
export function positionsWithoutWorkout(draft: Draft, workouts: ReadonlySet<string>) {
  return positionsOf(draft).flatMap(place => {
    const { assignedWorkoutId } = dayOf(draft, place);
    const isGone = assignedWorkoutId !== undefined && !workouts.has(assignedWorkoutId);
    return isGone ? [{ ...place, name: 'Single workout' }] : [];
  });
}

const positionsOf = (draft: Draft): DayPosition[] =>
  weekNumbersOf(draft).flatMap(week => weekdays.map(weekday => ({ week, weekday })));
