import { NotebookPen } from 'lucide-react';
import { useId, useState } from 'react';
import { getDashboardStats } from '#contract/dashboard.ts';
import { useRead } from '#web/data/read.ts';
import { useCurrentUser } from '#web/session/current-user.ts';
import { useToday } from '#web/session/today.ts';
import type { Assignment } from '#web/training/day/training-day.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Badge } from '#web/ui/figures/Badge.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { EmptyState } from '#web/ui/notices/EmptyState.tsx';
import { ErrorState } from '#web/ui/notices/ErrorState.tsx';
import { Loading, Skeleton } from '#web/ui/notices/Skeleton.tsx';
import { ActivityRow } from './ActivityRow.tsx';
import { logsToShow, type RecentWeek, recentWeeks } from './recent-weeks.ts';

/** What was logged last, by the weeks of each program. */
export function RecentWeeks({ assignments }: { assignments: readonly Assignment[] }) {
  const today = useToday();
  const { data, isPending, isFetching, refetch } = useRead(getDashboardStats, {});
  const weeks = recentWeeks(data?.recentActivity ?? [], assignments, today);
  return (
    <Card title="Recent Activity">
      {isPending ? (
        <Loading label="Loading recent activity" className="grid gap-4">
          {[0, 1, 2, 3, 4].map(log => (
            <Skeleton key={log} className="h-12" />
          ))}
        </Loading>
      ) : !data ? (
        <ErrorState message="Recent activity could not be loaded." onRetry={refetch} retrying={isFetching} />
      ) : weeks.length === 0 ? (
        <EmptyState icon={NotebookPen}>No activity yet. What you log shows up here, week by week.</EmptyState>
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          {weeks.map(week => (
            <Week key={week.key} week={week} />
          ))}
        </div>
      )}
    </Card>
  );
}

function Week({ week }: { week: RecentWeek }) {
  const { user } = useCurrentUser();
  const [isWhole, setWhole] = useState(false);
  const headingId = useId();
  const { shown, hidden } = logsToShow(week, isWhole);
  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 border-b border-line pb-1.5 text-sm text-muted">
        <h3 id={headingId} className="min-w-0 wrap-anywhere">
          <span className="font-medium text-ink">{week.name}</span>
          {week.workout && ` · ${week.workout}`}
        </h3>
        {week.isCurrent && <Badge tone="accent">This week</Badge>}
      </div>
      <ul aria-labelledby={headingId} className="divide-y divide-line/60">
        {shown.map(log => (
          <ActivityRow key={log.id} log={log} zone={user?.timeZone ?? 'UTC'} />
        ))}
      </ul>
      {hidden > 0 && (
        <Button
          variant="ghost"
          size="sm"
          className="-ml-3"
          aria-expanded={isWhole}
          aria-label={`${isWhole ? 'Show fewer' : `+${hidden} more`}, ${week.name}${week.workout ? ` of ${week.workout}` : ''}`}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? 'Show fewer' : `+${hidden} more`}
        </Button>
      )}
    </div>
  );
}
