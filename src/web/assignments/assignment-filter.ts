import type { assignmentStatuses } from '#contract/assignments.ts';
import { addDays, parsePlainDate, type PlainDate, sundayOf } from '#domain/plain-date.ts';
import { type Assignment, assignmentsFound } from '#web/assignments/assign/assignment-words.ts';

type Status = (typeof assignmentStatuses)[number];

/** What the list shows: all of it together. */
export type Filter = { search: string; thisWeek: boolean; status: StatusTab };

export const statusTabs = ['all', 'active', 'paused', 'completed'] as const;
export type StatusTab = 'all' | Status;

export const noFilter: Filter = { search: '', thisWeek: false, status: 'all' };

/** Whether a start date lies in the Sunday-to-Saturday week of today (coach §9). */
export function startsThisWeek(startDate: string, today: PlainDate): boolean {
  const start = parsePlainDate(startDate);
  const sunday = sundayOf(today);
  return start !== null && start >= sunday && start <= addDays(sunday, 6);
}

type Listed = Pick<Assignment, 'memberName' | 'workoutName' | 'startDate' | 'status'>;

export const ofThisWeek = <A extends Listed>(assignments: readonly A[], today: PlainDate): readonly A[] =>
  assignments.filter(({ startDate }) => startsThisWeek(startDate, today));

/** Those found among the assignments, and how many of them each status has. */
export function filtered<A extends Listed>(assignments: readonly A[], search: string, status: StatusTab) {
  const found = assignmentsFound(assignments, search);
  const counts: Record<StatusTab, number> = { all: found.length, active: 0, paused: 0, completed: 0 };
  for (const assignment of found) counts[assignment.status] += 1;
  const shown = status === 'all' ? found : found.filter(assignment => assignment.status === status);
  return { shown, counts };
}

/** Why nothing is shown, and which of the filters to take back. */
export function whyEmpty(filter: Filter, inWeek: number, found: number): { words: string; instead: Filter } {
  if (filter.thisWeek && inWeek === 0) {
    return {
      words: 'No assignments for this week. Toggle off the filter to see all assignments.',
      instead: { ...filter, thisWeek: false },
    };
  }
  if (found > 0)
    return { words: `No ${filter.status} assignments found.`, instead: { ...filter, status: 'all' } };
  return { words: 'No assignments found matching your search.', instead: { ...filter, search: '' } };
}
