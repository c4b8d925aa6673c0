import type { getCalendarStatus, getExercisesForDate, listAssignments } from '#contract/assignments.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import type { ExerciseCategory } from '#domain/prescriptions/exercise-category.ts';
import { isPlanned } from '#domain/training/status/assignment-kind.ts';
import type { PlainDate } from '#domain/plain-date.ts';
import type { PendingLog } from '#web/outbox/logs/pending-log.ts';
import { pendingLogAt } from '#web/outbox/logs/pending-logs.ts';

export type Assignment = ResponseOf<typeof listAssignments>[number];
export type CalendarStatus = ResponseOf<typeof getCalendarStatus>;
type DayAnswer = ResponseOf<typeof getExercisesForDate>;
export type ScheduledExercise = DayAnswer['exercises'][number] & {
  /** Log on this device that is not sent yet. */
  pending?: PendingLog | null;
};
export type TrainingDay = Omit<DayAnswer, 'exercises'> & { exercises: ScheduledExercise[] };
export type LoggedWork = NonNullable<ScheduledExercise['log']>;

/** A swap as from and to; an answer cached by an earlier release has none. */
export const swappedOf = ({
  exercise: { name },
  doneInstead,
}: Swappable): { from: string; to: string } | null =>
  doneInstead ? { from: name, to: doneInstead.name } : null;

/** The name shown for an exercise: the one done, else the one prescribed. */
export const nameDone = ({
  exercise: { name },
  doneInstead,
  pending,
}: Swappable & Pick<ScheduledExercise, 'pending'>) => doneInstead?.name ?? pending?.exerciseName ?? name;

type Swappable = { exercise: { name: string } } & Partial<Pick<ScheduledExercise, 'doneInstead'>>;

type Kind = Pick<Assignment, 'kind'>;

/** Whether the exercise is a one-off, beside any program: from the coach, or the member's own. */
export const isOneOff = ({ kind }: Kind): boolean => !isPlanned(kind);

/** Whether the member has added the exercises: none of them is prescribed. */
export const isOwn = ({ kind }: Kind): boolean => kind === 'own';

/** The member's heading for one-off exercises. */
export const fromYourCoach = 'From your coach';
const addedByYou = 'Added by you';

/** The heading of a session of a day: others may stand beside it. */
export function headingOf(assignment: Kind, { programName }: Pick<TrainingDay, 'programName'>): string {
  if (!isOneOff(assignment)) return programName;
  return isOwn(assignment) ? addedByYou : fromYourCoach;
}

/** The target of a log: one exercise of one assignment's day. */
export type LogTarget = {
  memberId: string;
  assignmentId: string;
  date: PlainDate;
  /** Place in the day, see `placesOf`. */
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

/**
 * The day with pending logs of this device, and with those that the server took after it answered (at `readAt`, by the
 * device's clock): they hold until it is read again.
 */
export function withPending(
  day: DayAnswer,
  of: { assignmentId: string; date: PlainDate; readAt?: number },
  written: readonly PendingLog[],
): TrainingDay {
  const kept = written.filter(({ isTaken, keptAt }) => !isTaken || keptAt > (of.readAt ?? 0));
  if (kept.length === 0) return day;
  const places = placesOf(day.exercises);
  const exercises = day.exercises.map((exercise, index) => ({
    ...exercise,
    pending: pendingLogOf(exercise, pendingLogAt(kept, of, places[index])),
  }));
  return { ...day, exercises };
}

/** A pending log that the server took is dropped once the answer has it. */
const pendingLogOf = ({ log }: { log: unknown }, waiting: PendingLog | null): PendingLog | null =>
  log !== null && waiting?.isTaken ? null : waiting;

type Written = { log: unknown; pending?: Partial<PendingLog> | null };

/** Done and written down, though it may still wait for a signal. */
export const isWritten = ({ log, pending }: Written): boolean => log !== null || Boolean(pending);

/** Written down, but on this device alone. */
export const isPending = (written: Written): boolean => isWritten(written) && !isLogged(written);

/** The server has it, as far as this device knows. */
export const isLogged = ({ log, pending }: Written): boolean => log !== null || pending?.isTaken === true;

/** Whether it is logged set by set, in reps. */
export const isCountedInSets = (category: ExerciseCategory): boolean =>
  category === 'Strength' || category === 'Calisthenics';

/** The exercise to do now: the first open one after the last one written down, else the first open one. */
export function nextExercise<Exercise extends Written>(exercises: readonly Exercise[]): Exercise | null {
  const isOpen = (exercise: Exercise) => !isWritten(exercise);
  const last = exercises.findLastIndex(isWritten);
  return exercises.slice(last + 1).find(isOpen) ?? exercises.find(isOpen) ?? null;
}
