import type { getDashboardStats } from '#contract/dashboard.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import { addDays, formatDate, mondayOf, parsePlainDate, type PlainDate } from '#domain/plain-date.ts';
import { recentLogsShown } from '#domain/training/recent-weeks.ts';
import type { Activity } from './activity.ts';

type RecentWeek = ResponseOf<typeof getDashboardStats>['recentWeeks'][number];

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
