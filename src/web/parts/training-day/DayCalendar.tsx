import { Suspense } from 'react';
import type { ShownDayStatus } from '#domain/training/status/shown-day-status.ts';
import { mondayOf, type PlainDate } from '#domain/plain-date.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { DayStatusLegend } from '#web/ui/calendar/DayStatusMark.tsx';
import { useIsWide } from '#web/ui/layout/wide-screen.ts';
import { lazyPart } from '#web/ui/loading/lazy-part.ts';
import { cx } from '#web/ui/look/cx.ts';
import { Notice } from '#web/ui/notices/Notice.tsx';
import { Skeleton } from '#web/ui/notices/Skeleton.tsx';
import { WeekStrip } from './WeekStrip.tsx';

/** A phone opens it seldom. */
const Calendar = lazyPart(async () => (await import('#web/ui/calendar/Calendar.tsx')).Calendar);

type DayCalendarProps = {
  date: PlainDate;
  today: PlainDate;
  statuses: Readonly<Record<PlainDate, ShownDayStatus>>;
  /** The statuses are on their way. */
  isLoading: boolean;
  failed: readonly { refetch: () => unknown }[];
  isMonthOpen: boolean;
  onShow: (date: PlainDate) => void;
  className?: string;
};

/** The days by their status: a month beside the day's work, or a week above it where there is less room. */
export function DayCalendar(props: DayCalendarProps) {
  const { date, today, statuses, isLoading, failed, isMonthOpen, onShow, className } = props;
  const isMonth = useIsWide() || isMonthOpen;
  const days = { date, today, statuses, onShow };
  return (
    <section
      aria-label="Calendar"
      aria-busy={isLoading}
      className={cx('grid gap-3 rounded-lg border border-line bg-surface p-2 shadow-card lg:p-5', className)}
    >
      {isMonth ? <Month {...days} isLoading={isLoading} /> : <WeekStrip {...days} />}
      {date !== today && (isMonth || mondayOf(date) !== mondayOf(today)) && (
        <Button variant="ghost" onClick={() => onShow(today)}>
          Back to today
        </Button>
      )}
      {failed.length > 0 && <CalendarFailure onRetry={() => failed.forEach(read => void read.refetch())} />}
    </section>
  );
}

function Month({
  date,
  today,
  statuses,
  isLoading,
  onShow,
}: Omit<DayCalendarProps, 'failed' | 'isMonthOpen'>) {
  return (
    <div className="grid gap-4 max-lg:p-2">
      <Suspense fallback={<Skeleton className="h-94" />}>
        <Calendar
          label="Workout calendar"
          today={today}
          selected={date}
          onSelect={onShow}
          statuses={statuses}
          className={cx(isLoading && 'animate-breathe')}
        />
      </Suspense>
      <DayStatusLegend />
    </div>
  );
}

function CalendarFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice tone="danger">
      <span className="flex flex-wrap items-center justify-between gap-2">
        Failed to fetch calendar status
        <Button size="sm" onClick={onRetry}>
          Try again
        </Button>
      </span>
    </Notice>
  );
}
