import { compareNames } from '#domain/names/compare-names.ts';
import type { Assignment } from '#web/parts/assign/assignment-text.ts';

export const orderLabels = {
  ends: 'What ends first',
  newest: 'Newest first',
  name: 'By name',
  program: 'By program',
  done: 'Least done first',
};
export type Order = keyof typeof orderLabels;

type Listed = Pick<
  Assignment,
  | 'memberName'
  | 'workoutName'
  | 'status'
  | 'kind'
  | 'endDate'
  | 'createdAt'
  | 'ahead'
  | 'completedExercises'
  | 'totalExercises'
>;

/**
 * The date of a running program's last session that counts: mostly some days before it ends. Null for a single workout, which
 * has but one, and for what no longer runs.
 */
export const lastSessionOf = ({ kind, status, ahead }: Pick<Listed, 'kind' | 'status' | 'ahead'>) =>
  (kind === 'program' && status === 'active' ? ahead?.lastDate : null) ?? null;

/** The planned end: a program's last session, else its end date. */
const overBy = ({ kind, ahead, endDate }: Listed): string =>
  (kind === 'program' ? ahead?.lastDate : null) ?? endDate;

/** The list in the chosen order, as a copy. */
export const ordered = <A extends Listed>(assignments: readonly A[], order: Order): readonly A[] =>
  assignments.toSorted(comparisons[order]);

const byName = (a: Listed, b: Listed): number =>
  compareNames(a.memberName, b.memberName) || compareNames(a.workoutName ?? '', b.workoutName ?? '');

const doneOf = ({ completedExercises, totalExercises }: Listed): number =>
  completedExercises / Math.max(totalExercises, 1);

const rank: Record<Listed['status'], number> = { active: 0, paused: 1, completed: 2 };

/** Active ones come before waiting ones before those that are over, of which the latest comes first. */
function byEnd(a: Listed, b: Listed): number {
  const earlier = overBy(a).localeCompare(overBy(b));
  return rank[a.status] - rank[b.status] || (a.status === 'completed' ? -earlier : earlier) || byName(a, b);
}

const comparisons: Record<Order, (a: Listed, b: Listed) => number> = {
  ends: byEnd,
  newest: (a, b) => b.createdAt.localeCompare(a.createdAt) || byName(a, b),
  name: byName,
  program: (a, b) => compareNames(a.workoutName ?? '', b.workoutName ?? '') || byName(a, b),
  done: (a, b) => rank[a.status] - rank[b.status] || doneOf(a) - doneOf(b) || byName(a, b),
};
