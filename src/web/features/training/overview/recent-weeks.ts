import type { getDashboardStats } from '#contract/dashboard.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import { addDays, formatDate, mondayOf, parsePlainDate, type PlainDate } from '#domain/plain-date.ts';
import { recentLogsShown } from '#domain/training/schedule/recent-weeks.ts';
import { weekNumberOf } from '#domain/training/schedule/training-schedule.ts';
import type { Assignment } from '#web/parts/training-day/training-day.ts';
import type { Activity } from './activity.ts';

type RecentWeek = ResponseOf<typeof getDashboardStats>['recentWeeks'][number];

type Course = Pick<Assignment, 'id' | 'kind' | 'startDate'>;

/** The week of its program that a log is of, 'Week 3'; null for work of no program that is still among the member's. */
export function programWeek(log: Activity, assignments: readonly Course[]): string | null {
  const program = assignments.find(({ id, kind }) => id === log.assignmentId && kind === 'program');
  const [start, date] = [parsePlainDate(program?.startDate ?? ''), parsePlainDate(log.completedDate)];
  if (start === null || date === null) return null;
  // Earlier than the first week when the start was moved after the log.
  return `Week ${Math.max(1, weekNumberOf(start, date))}`;
}

/** A week as it is shown: its dates, its newest logs, and how many more it has. */
export type ShownWeek = {
  from: PlainDate;
  to: PlainDate;
  name: string;
  isCurrent: boolean;
  logs: readonly Activity[];
  more: number;
};

/** What is shown of a week with logs. A new week may have begun since it was asked for. */
export function shownWeek({ weekStart, count, logs }: RecentWeek, today: PlainDate): ShownWeek {
  const from = parsePlainDate(weekStart) ?? mondayOf(today);
  const isCurrent = from === mondayOf(today);
  const shown = logs.slice(0, isCurrent ? recentLogsShown.thisWeek : recentLogsShown.olderWeek);
  return {
    from,
    to: addDays(from, 6),
    name: `Week of ${formatDate(from)}`,
    isCurrent,
    logs: shown,
    more: count - shown.length,
  };
}
