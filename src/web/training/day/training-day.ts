import type { getCalendarStatus, getExercisesForDate, listAssignments } from '#contract/assignments.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import type { ExerciseCategory } from '#domain/prescriptions/exercise-category.ts';
import { isPlanned } from '#domain/training/assignment-kind.ts';
import type { PlainDate } from '#domain/plain-date.ts';
import type { WaitingLog } from '#web/training/outbox/waiting-log.ts';
import { waitingAt } from '#web/training/outbox/waiting-logs.ts';

export type Assignment = ResponseOf<typeof listAssignments>[number];
export type CalendarStatus = ResponseOf<typeof getCalendarStatus>;
type DayAnswer = ResponseOf<typeof getExercisesForDate>;
export type ScheduledExercise = DayAnswer['exercises'][number] & {
  /** What is written down on this device and not sent yet. */
  waiting?: WaitingLog | null;
};
export type TrainingDay = Omit<DayAnswer, 'exercises'> & { exercises: ScheduledExercise[] };
export type LoggedWork = NonNullable<ScheduledExercise['log']>;

/** What was done instead of what; an answer that was kept of an earlier release does not say. */
export const swappedOf = ({
  exercise: { name },
  doneInstead,
}: Swappable): { from: string; to: string } | null =>
  doneInstead ? { from: name, to: doneInstead.name } : null;

type Swappable = { exercise: { name: string } } & Partial<Pick<ScheduledExercise, 'doneInstead'>>;

type Kind = Pick<Assignment, 'kind'>;

/** One-off exercises, beside any program: from the coach, or the member's own. */
export const isOneOff = ({ kind }: Kind): boolean => !isPlanned(kind);

/** Exercises that the member has added: nothing of them is asked for. */
export const isOwn = ({ kind }: Kind): boolean => kind === 'own';

/** What one-off exercises are headed by for the member. */
export const fromYourCoach = 'From your coach';
const addedByYou = 'Added by you';

/** What one session of a day is headed by: others may stand beside it. */
export function headingOf(assignment: Kind, { programName }: Pick<TrainingDay, 'programName'>): string {
  if (!isOneOff(assignment)) return programName;
  return isOwn(assignment) ? addedByYou : fromYourCoach;
}

/** Where a log belongs: one exercise of one assignment's day. */
export type LogTarget = {
  memberId: string;
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

/** The day with what waits on this device to be sent. */
export function withWaiting(
  day: DayAnswer,
  of: { assignmentId: string; date: PlainDate },
  kept: readonly WaitingLog[],
): TrainingDay {
  if (kept.length === 0) return day;
  const places = placesOf(day.exercises);
  const exercises = day.exercises.map((exercise, index) => ({
    ...exercise,
    waiting: waitingAt(kept, of, places[index]),
  }));
  return { ...day, exercises };
}

type Written = { log: unknown; waiting?: unknown };

/** Done and written down, though it may still wait for a signal. */
const isWritten = ({ log, waiting }: Written): boolean => log !== null || Boolean(waiting);

/** Written down, but on this device alone. */
export const isWaiting = ({ log, waiting }: Written): boolean => log === null && Boolean(waiting);

/** What is logged set by set, in reps. */
export const isCountedInSets = (category: ExerciseCategory): boolean =>
  category === 'Strength' || category === 'Calisthenics';

/** The exercise to do now: the first open one after the last one written down, else the first open one. */
export function nextExercise<Exercise extends Written>(exercises: readonly Exercise[]): Exercise | null {
  const isOpen = (exercise: Exercise) => !isWritten(exercise);
  const last = exercises.findLastIndex(isWritten);
  return exercises.slice(last + 1).find(isOpen) ?? exercises.find(isOpen) ?? null;
}
