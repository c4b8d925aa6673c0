import { compareNames } from '#domain/names/compare-names.ts';
import type { Assignment } from '#web/assignments/assign/assignment-words.ts';

export const orderLabels = {
  ends: 'What ends first',
  newest: 'Newest first',
  name: 'By name',
};
export type Order = keyof typeof orderLabels;

type Listed = Pick<
  Assignment,
  'memberName' | 'workoutName' | 'status' | 'kind' | 'endDate' | 'createdAt' | 'ahead'
>;

/** When it ends: a program with its last training day; a single workout, which is long done by then, with its end date. */
export const endOf = ({ kind, ahead, endDate }: Pick<Listed, 'kind' | 'ahead' | 'endDate'>): string =>
  (kind === 'program' ? ahead?.lastDate : null) ?? endDate;

/** The list in the order asked for, without touching the one given. */
export const ordered = <A extends Listed>(assignments: readonly A[], order: Order): readonly A[] =>
  assignments.toSorted(comparisons[order]);

const byName = (a: Listed, b: Listed): number =>
  compareNames(a.memberName, b.memberName) || compareNames(a.workoutName ?? '', b.workoutName ?? '');

const rank: Record<Listed['status'], number> = { active: 0, paused: 1, completed: 2 };

/** What runs before what waits before what is over, of which the latest comes first. */
function byEnd(a: Listed, b: Listed): number {
  const earlier = endOf(a).localeCompare(endOf(b));
  return rank[a.status] - rank[b.status] || (a.status === 'completed' ? -earlier : earlier) || byName(a, b);
}

const comparisons: Record<Order, (a: Listed, b: Listed) => number> = {
  ends: byEnd,
  newest: (a, b) => b.createdAt.localeCompare(a.createdAt) || byName(a, b),
  name: byName,
};
