import type { ShownDayStatus } from '#domain/training/status/shown-day-status.ts';
import type { PlainDate } from '#domain/plain-date.ts';
import { weekdayName } from '#web/parts/training-day/words/day-text.ts';
import { DayStatusMark } from '#web/ui/calendar/DayStatusMark.tsx';
import { cx } from '#web/ui/look/cx.ts';
import { dayButtonName, type TimelineDay } from './timeline.ts';

const grounds: Record<ShownDayStatus, string> = {
  missed: 'bg-warning-soft base:inset-ring-1 base:inset-ring-warning/45',
  incomplete: 'bg-warning-soft base:inset-ring-1 base:inset-ring-warning/45',
  'to-do': 'bg-neutral-soft',
  complete: 'bg-success-soft',
  upcoming: 'bg-neutral-soft',
  rest: 'base:text-faint',
};

type TimelineDayButtonProps = { day: TimelineDay; today: PlainDate; onOpen: (date: PlainDate) => void };

/** One day of a week. All of its cell takes the touch, so that seven fit on the narrowest phone. */
export function TimelineDayButton({ day, today, onOpen }: TimelineDayButtonProps) {
  const { date, status } = day;
  const isToday = date === today;
  const ground = isToday && status === 'incomplete' ? grounds.upcoming : grounds[status];
  return (
    <button
      type="button"
      disabled={status === 'rest'}
      aria-label={dayButtonName(day, today)}
      aria-current={isToday ? 'date' : undefined}
      onClick={() => onOpen(date)}
      className="group h-16 w-full rounded-md p-0.5 focus-visible:-outline-offset-2 @2xl:h-12"
    >
      <span
        className={cx(
          'flex size-full flex-col items-center justify-center gap-0.5 rounded-md text-base leading-5 @2xl:text-sm transition-shadow group-not-disabled:group-hover:inset-ring-2 group-not-disabled:group-hover:inset-ring-line-strong @2xl:flex-row @2xl:gap-2',
          ground,
          isToday && 'font-semibold text-accent inset-ring-2 inset-ring-accent',
        )}
      >
        <span className="text-xs font-medium text-muted @2xl:hidden">{weekdayName(date).slice(0, 1)}</span>
        {Number(date.slice(-2))}
        <DayStatusMark status={status} />
      </span>
    </button>
  );
}
