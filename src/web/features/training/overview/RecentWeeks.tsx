import { NotebookPen } from 'lucide-react';
import { useId, useState } from 'react';
import { getDashboardStats } from '#contract/dashboard.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import { listProgress } from '#contract/progress.ts';
import { setsInBrief } from '#domain/training/log/sets-in-brief.ts';
import { Query } from '#web/data/Query.tsx';
import { useRead } from '#web/data/read.ts';
import { useCurrentUser } from '#web/session/current-user.ts';
import { useToday } from '#web/session/today.ts';
import type { Assignment } from '#web/parts/training-day/training-day.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Badge } from '#web/ui/figures/Badge.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { EmptyState } from '#web/ui/notices/EmptyState.tsx';
import { Loading, Skeleton } from '#web/ui/notices/Skeleton.tsx';
import type { Activity } from './activity.ts';
import { ActivityRow } from './ActivityRow.tsx';
import { programWeek, type ShownWeek, shownWeek } from './recent-weeks.ts';

/** What was logged last, week by week. */
export function RecentWeeks({ assignments }: { assignments: readonly Assignment[] }) {
  const today = useToday();
  const stats = useRead(getDashboardStats, {});
  // An answer that the device has kept from an earlier version has none.
  const weeks = (stats.data?.recentWeeks ?? []).map(week => shownWeek(week, today));
  return (
    <Card title="Recent Activity">
      <Query of={stats} failed="Recent activity could not be loaded." loading={<LogsSkeleton logs={5} />}>
        {() =>
          weeks.length === 0 ? (
            <EmptyState icon={NotebookPen}>
              No activity yet. What you log appears here, week by week.
            </EmptyState>
          ) : (
            <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
              {weeks.map(week => (
                <Week key={week.from} week={week} assignments={assignments} />
              ))}
            </div>
          )
        }
      </Query>
    </Card>
  );
}

type WeekProps = { week: ShownWeek; assignments: readonly Assignment[] };

function Week({ week, assignments }: WeekProps) {
  const { name, logs, more } = week;
  const [isWhole, setWhole] = useState(false);
  const headingId = useId();
  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 border-b border-line pb-1.5 text-sm text-muted">
        <h3 id={headingId} className="font-medium text-ink">
          {name}
        </h3>
        {week.isCurrent && <Badge tone="accent">This week</Badge>}
      </div>
      {isWhole ? (
        <WholeWeek week={week} assignments={assignments} labelledBy={headingId} />
      ) : (
        <Logs logs={logs} assignments={assignments} labelledBy={headingId} />
      )}
      {more > 0 && (
        <Button
          variant="ghost"
          size="sm"
          className="-ml-3"
          aria-expanded={isWhole}
          aria-label={`${isWhole ? 'Show fewer' : `+${more} more`}, ${name}`}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? 'Show fewer' : `+${more} more`}
        </Button>
      )}
    </div>
  );
}

/** All logs of a week, read when they are wanted. */
function WholeWeek({
  week: { from, to, logs, more },
  assignments,
  labelledBy,
}: WeekProps & { labelledBy: string }) {
  const week = useRead(listProgress, { query: { from, to } });
  return (
    <>
      <Logs logs={week.data?.map(inBrief) ?? logs} assignments={assignments} labelledBy={labelledBy} />
      <Query
        of={week}
        failed="The week’s logs could not be loaded."
        loading={<LogsSkeleton logs={Math.min(more, 5)} />}
      />
    </>
  );
}

const inBrief = (log: ResponseOf<typeof listProgress>[number]): Activity => ({
  ...log,
  ...setsInBrief(log.setsData),
});

type LogsProps = {
  logs: readonly Activity[];
  assignments: readonly Assignment[];
  labelledBy: string;
};

function Logs({ logs, assignments, labelledBy }: LogsProps) {
  const { user } = useCurrentUser();
  return (
    <ul aria-labelledby={labelledBy} className="divide-y divide-line/60">
      {logs.map(log => (
        <ActivityRow
          key={log.id}
          log={log}
          zone={user?.timeZone ?? 'UTC'}
          week={programWeek(log, assignments)}
        />
      ))}
    </ul>
  );
}

function LogsSkeleton({ logs }: { logs: number }) {
  return (
    <Loading label="Loading recent activity" className="grid gap-4 py-2">
      {Array.from({ length: logs }, (_, log) => (
        <Skeleton key={log} className="h-12" />
      ))}
    </Loading>
  );
}
