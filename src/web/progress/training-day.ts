import type { getCalendarStatus, getExercisesForDate, listAssignments } from '#contract/assignments.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import type { ExerciseCategory } from '#domain/exercise-category.ts';
import type { PlainDate } from '#domain/plain-date.ts';

export type Assignment = ResponseOf<typeof listAssignments>[number];
export type CalendarStatus = ResponseOf<typeof getCalendarStatus>;
export type TrainingDay = ResponseOf<typeof getExercisesForDate>;
export type ScheduledExercise = TrainingDay['exercises'][number];
export type LoggedWork = NonNullable<ScheduledExercise['log']>;

/** One-off exercises from the coach, beside any program. */
export const isOneOff = ({ kind }: Pick<Assignment, 'kind'>): boolean => kind === 'daily';

/** What one-off exercises are headed by for the member. */
export const fromYourCoach = 'From your coach';

/** Where a log belongs: one exercise of one assignment's day. */
export type LogTarget = {
  assignmentId: string;
  date: PlainDate;
  /** Its place in the day, see `placesOf`. */
  place: string;
  exercise: ScheduledExercise;
};

/**
 * A name for each exercise's place in its day: the exercise, and which one of it when it comes twice. The id of a
 * prescription is another after each change by the coach; what a member is typing at the time has to stay.
 */
export function placesOf(exercises: readonly Pick<ScheduledExercise, 'exerciseId'>[]): string[] {
  const seen = new Map<string, number>();
  return exercises.map(({ exerciseId }) => {
    const number = (seen.get(exerciseId) ?? 0) + 1;
    seen.set(exerciseId, number);
    return `${exerciseId} ${number}`;
  });
}

/** What is logged set by set, in reps. */
export const isCountedInSets = (category: ExerciseCategory): boolean =>
  category === 'Strength' || category === 'Calisthenics';

/** The exercise to do now: the first open one after the last one logged, else the first open one. */
export function nextExercise<Exercise extends { log: unknown }>(
  exercises: readonly Exercise[],
): Exercise | null {
  const isOpen = ({ log }: Exercise) => log === null;
  const lastLogged = exercises.findLastIndex(({ log }) => log !== null);
  return exercises.slice(lastLogged + 1).find(isOpen) ?? exercises.find(isOpen) ?? null;
}
