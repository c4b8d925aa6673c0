import type { listAssignments } from '#contract/assignments.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import { isPlainDate, type PlainDate } from '#domain/plain-date.ts';
import { programEndDate } from '#domain/training/schedule/training-schedule.ts';
import { textSearch } from '#domain/names/fold-text.ts';

export type Assignment = ResponseOf<typeof listAssignments>[number];

export const memberOf = ({ memberName }: Pick<Assignment, 'memberName'>): string =>
  memberName || 'Unknown Member';

export const programOf = ({ workoutName }: Pick<Assignment, 'workoutName'>): string =>
  workoutName ?? 'Unknown Workout';

/** All exercises of the assignment are logged; one without exercises never is. */
export const isComplete = ({ completedExercises, totalExercises }: Counts): boolean =>
  totalExercises > 0 && completedExercises >= totalExercises;

type Counts = Pick<Assignment, 'completedExercises' | 'totalExercises'>;

/** Assignments whose member's or program's name holds the text, folded. */
export function assignmentsFound<A extends Pick<Assignment, 'memberName' | 'workoutName'>>(
  assignments: readonly A[],
  search: string,
): readonly A[] {
  const isFound = textSearch(search);
  return assignments.filter(assignment => isFound(memberOf(assignment), programOf(assignment)));
}

/** The end date that fills itself in; null for a single workout, and while the start is not known. */
export const endDateFor = (start: string, numWeeks: number | null | undefined): PlainDate | null =>
  numWeeks && isPlainDate(start) ? programEndDate(start, numWeeks) : null;

type AssignmentKey = Pick<Assignment, 'memberId' | 'workoutId' | 'status' | 'startDate'> &
  Partial<Pick<Assignment, 'copiedFromId'>>;

/**
 * Whether by this assignment someone has the workout now, or a copy of their own: a paused one waits, a completed one is
 * over.
 */
export const hasIt = (
  given: Pick<AssignmentKey, 'workoutId' | 'status'> & Partial<Pick<AssignmentKey, 'copiedFromId'>>,
  workoutId: string,
): boolean => [given.workoutId, given.copiedFromId].includes(workoutId) && given.status !== 'completed';

/** The assignment by which a member has this program already. */
export const existingAssignment = <A extends AssignmentKey>(
  assignments: readonly A[],
  memberId: string,
  workoutId: string,
) => assignments.find(given => given.memberId === memberId && hasIt(given, workoutId));
