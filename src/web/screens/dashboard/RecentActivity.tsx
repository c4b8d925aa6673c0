import { NotebookPen } from 'lucide-react';
import { useState } from 'react';
import { getDashboardStats } from '#contract/dashboard.ts';
import type { PlainDate } from '#domain/plain-date.ts';
import { Query } from '#web/data/Query.tsx';
import { useRead } from '#web/data/read.ts';
import { useCurrentUser } from '#web/session/current-user.ts';
import { dayText } from '#web/parts/training-day/words/day-text.ts';
import { type Activity, byDay } from '#web/features/training/overview/activity.ts';
import { ActivityRow } from '#web/features/training/overview/ActivityRow.tsx';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { EmptyState } from '#web/ui/notices/EmptyState.tsx';
import { Loading, Skeleton } from '#web/ui/notices/Skeleton.tsx';

/** The latest logs, newest first. */
export function RecentActivity({ today }: { today: PlainDate }) {
  const stats = useRead(getDashboardStats, {});
  return (
    <Card title="Recent Activity">
      <Query of={stats} failed="Recent activity could not be loaded." loading={<ActivitySkeleton />}>
        {({ recentActivity }) =>
          recentActivity.length === 0 ? (
            <EmptyState icon={NotebookPen}>
              No activity yet. What you log in the Workout Log appears here.
            </EmptyState>
          ) : (
            <Logs logs={recentActivity} today={today} />
          )
        }
      </Query>
    </Card>
  );
}

const fewLogs = 6;

function Logs({ logs, today }: { logs: readonly Activity[]; today: PlainDate }) {
  const { user } = useCurrentUser();
  const zone = user?.timeZone ?? 'UTC';
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? logs : logs.slice(0, fewLogs);
  return (
    <div className="grid gap-5">
      {byDay(shown).map(({ date, logs }) => (
        <section key={date} aria-labelledby={`activity-${date}`}>
          <DayName date={date} today={today} />
          <ul className="divide-y divide-line/60">
            {logs.map(log => (
              <ActivityRow key={log.id} log={log} zone={zone} />
            ))}
          </ul>
        </section>
      ))}
      {logs.length > fewLogs && (
        <Button variant="ghost" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? 'Show fewer' : `Show all ${logs.length}`}
        </Button>
      )}
    </div>
  );
}

function DayName({ date, today }: { date: PlainDate; today: PlainDate }) {
  return (
    <h3 id={`activity-${date}`} className="border-b border-line pb-1.5 text-sm text-muted">
      {dayText(date, today).name}
    </h3>
  );
}

function ActivitySkeleton() {
  return (
    <Loading label="Loading recent activity" className="grid gap-5">
      {[0, 1, 2, 3].map(log => (
        <div key={log} className="flex items-center justify-between gap-4">
          <div className="grid min-w-0 flex-1 gap-2">
            <Skeleton className="h-5 w-40 max-w-full" />
            <Skeleton className="w-48 max-w-full" />
          </div>
          <Skeleton className="h-6 w-24" />
        </div>
      ))}
    </Loading>
  );
}
