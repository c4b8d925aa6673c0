import { type AssignmentStanding, assignmentStandings } from '#domain/training/status/assignment-kind.ts';
import { addDays, formatDate, parsePlainDate, type PlainDate, sundayOf } from '#domain/plain-date.ts';
import { type Assignment, assignmentsFound } from '#web/parts/assign/assignment-text.ts';

/** Filters of the list, which all apply together. */
export type Filter = {
  search: string;
  thisWeek: boolean;
  status: StatusTab;
  ahead: Ahead;
  /** The id of a group of members, '' for everyone. */
  group: string;
};

export const statusTabs = ['all', ...assignmentStandings] as const;
export type StatusTab = 'all' | AssignmentStanding;

/** The standing of an assignment by its member's own date. */
export const standingOf = ({ status, ahead }: Pick<Assignment, 'status' | 'ahead'>): AssignmentStanding =>
  ahead?.standing ?? status;

/** By what lies ahead: training days in this week, or a last session with nothing after it. */
export const aheadLabels = {
  all: 'All dates',
  'this-week': 'Trains this week',
  'ends-soon': 'Last session soon, nothing after',
};
export type Ahead = keyof typeof aheadLabels;

export const noFilter: Filter = { search: '', thisWeek: false, status: 'all', ahead: 'all', group: '' };

/** Whether a start date lies in the Sunday-to-Saturday week of today (coach §9). */
export function startsThisWeek(startDate: string, today: PlainDate): boolean {
  const start = parsePlainDate(startDate);
  const sunday = sundayOf(today);
  return start !== null && start >= sunday && start <= addDays(sunday, 6);
}

/** The range of `Show this week only`: 'Started Nov 22 to 28', over the end of a month 'Started Nov 29 to Dec 5'. */
export function startedText(today: PlainDate): string {
  const sunday = sundayOf(today);
  const [from, to] = [sunday, addDays(sunday, 6)].map(date => formatDate(date).replace(/,.*$/, ''));
  return `Started ${from} to ${from?.slice(0, 3) === to?.slice(0, 3) ? to?.slice(4) : to}`;
}

type Listed = Pick<Assignment, 'memberName' | 'workoutName' | 'startDate' | 'status' | 'ahead'>;

const filterBy: Record<Ahead, (assignment: Listed) => boolean> = {
  all: () => true,
  'this-week': ({ ahead }) => ahead?.trainsThisWeek === true,
  'ends-soon': ({ ahead }) => ahead?.endsSoon === true,
};

/** Assignments that match both the week filter and the one on what lies ahead. */
export const narrowed = <A extends Listed>(
  assignments: readonly A[],
  { thisWeek, ahead }: Pick<Filter, 'thisWeek' | 'ahead'>,
  today: PlainDate,
): readonly A[] =>
  assignments.filter(
    assignment => (!thisWeek || startsThisWeek(assignment.startDate, today)) && filterBy[ahead](assignment),
  );

/** Assignments that the search finds, and how many of them each status has. */
export function filtered<A extends Listed>(assignments: readonly A[], search: string, status: StatusTab) {
  const found = assignmentsFound(assignments, search);
  const counts: Record<StatusTab, number> = {
    all: found.length,
    active: 0,
    'to-come': 0,
    paused: 0,
    completed: 0,
  };
  for (const assignment of found) counts[standingOf(assignment)] += 1;
  const shown = status === 'all' ? found : found.filter(assignment => standingOf(assignment) === status);
  return { shown, counts };
}

/** The reason why nothing is shown, and which of the filters to clear. */
export function whyEmpty(
  filter: Filter,
  narrow: number,
  found: number,
): { words: string; instead: Filter; takenBack: string } {
  const back = (words: string, less: Partial<Filter>, takenBack: string) => ({
    words,
    instead: { ...filter, ...less },
    takenBack,
  });
  if (filter.thisWeek && narrow === 0) {
    const words = 'No assignments for this week. Toggle off the filter to see all assignments.';
    return back(words, { thisWeek: false }, 'Show all weeks');
  }
  if (narrow === 0 && filter.ahead === 'all' && filter.group !== '')
    return back('Nobody in this group has an assignment.', { group: '' }, 'Show all groups');
  if (narrow === 0) return back(nothingAhead[filter.ahead], { ahead: 'all' }, 'Show all assignments');
  if (found > 0) {
    const words =
      filter.status === 'to-come' ? 'Nothing is to come.' : `No ${filter.status} assignments found.`;
    return back(words, { status: 'all' }, 'Show every status');
  }
  return back('No assignments found matching your search.', { search: '' }, 'Clear the search');
}

const nothingAhead: Record<Ahead, string> = {
  all: 'No assignments found.',
  'this-week': 'Nobody trains this week.',
  'ends-soon': 'No program has its last session within 10 days and nothing after it.',
};
