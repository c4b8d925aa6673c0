import { NotebookPen } from 'lucide-react';
import { useState } from 'react';
import { getDashboardStats } from '#contract/dashboard.ts';
import { formatInstant, type PlainDate } from '#domain/plain-date.ts';
import { dayWords } from '#web/progress/day-words.ts';
import { oneRepMaxText } from '#web/progress/logged-work-text.ts';
import { useRead } from '#web/data/read.ts';
import { useCurrentUser } from '#web/session/current-user.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { Loading, Skeleton } from '#web/ui/Skeleton.tsx';
import { type Activity, byDay, workDone } from './activity.ts';

/** What was logged last, newest first. */
export function RecentActivity({ today }: { today: PlainDate }) {
  const { data, isPending, isFetching, refetch } = useRead(getDashboardStats, {});
  return (
    <Card title="Recent Activity">
      {isPending ? (
        <ActivitySkeleton />
      ) : !data ? (
        <ErrorState message="Recent activity could not be loaded." onRetry={refetch} retrying={isFetching} />
      ) : data.recentActivity.length === 0 ? (
        <EmptyState icon={NotebookPen}>
          No activity yet. What you log in the Workout Log shows up here.
        </EmptyState>
      ) : (
        <Logs logs={data.recentActivity} today={today} />
      )}
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
      {byDay(shown, zone).map(({ date, logs }) => (
        <section key={date} aria-labelledby={`activity-${date}`}>
          <DayName date={date} today={today} />
          <ul className="divide-y divide-line/60">
            {logs.map(log => (
              <LogRow key={log.id} log={log} zone={zone} />
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
      {dayWords(date, today).name}
    </h3>
  );
}

function LogRow({ log, zone }: { log: Activity; zone: string }) {
  const work = workDone(log);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5 py-3">
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-medium wrap-anywhere">{log.exerciseName}</p>
        <p className="text-sm text-faint">
          {log.exerciseCategory} · {formatInstant(log.loggedAt, zone)}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {work && <p className="text-sm @2xl:text-base">{work}</p>}
        {log.estimated1RM !== null && (
          <Badge tone="accent">Est. 1RM {oneRepMaxText(log.estimated1RM)} lb</Badge>
        )}
      </div>
    </li>
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
