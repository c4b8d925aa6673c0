import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ShownDayStatus } from '#domain/training/status/shown-day-status.ts';
import { addDays, type PlainDate } from '#domain/plain-date.ts';
import { useReadersToday } from '#web/session/today.ts';
import { IconButton } from '#web/ui/buttons/IconButton.tsx';
import { DayStatusMark, dayStatusLabel } from '#web/ui/calendar/DayStatusMark.tsx';
import { cx } from '#web/ui/look/cx.ts';
import { dayText, weekdayName } from './words/day-text.ts';

type DayHeaderProps = {
  date: PlainDate;
  today: PlainDate;
  status: ShownDayStatus | undefined;
  isMonthOpen: boolean;
  onMonth: (open: boolean) => void;
  onShow: (date: PlainDate) => void;
  className?: string;
};

/** The date of this day, and the days beside it. Where there is no room for the month, its name opens it. */
export function DayHeader({ date, today, status, isMonthOpen, onMonth, onShow, className }: DayHeaderProps) {
  const day = { date, today, status };
  return (
    <div className={cx('flex items-center gap-2', className)}>
      <IconButton label="Previous day" variant="secondary" onClick={() => onShow(addDays(date, -1))}>
        <ChevronLeft />
      </IconButton>
      <h2 className="min-w-0 flex-1" aria-live="polite">
        <button
          type="button"
          aria-expanded={isMonthOpen}
          title={isMonthOpen ? 'Show the week' : 'Show the month'}
          className="min-h-11 w-full rounded-md px-1 py-1 text-center transition-colors hover:bg-hover lg:hidden"
          onClick={() => onMonth(!isMonthOpen)}
        >
          <DayName {...day}>
            <ChevronDown
              aria-hidden="true"
              className={cx('size-4 text-faint transition-transform', isMonthOpen && 'rotate-180')}
            />
          </DayName>
        </button>
        <span className="block px-2 max-lg:hidden">
          <DayName {...day} />
        </span>
      </h2>
      <IconButton label="Next day" variant="secondary" onClick={() => onShow(addDays(date, 1))}>
        <ChevronRight />
      </IconButton>
    </div>
  );
}

type DayNameProps = Pick<DayHeaderProps, 'date' | 'today' | 'status'> & { children?: ReactNode };

function DayName({ date, today, status, children }: DayNameProps) {
  const { name, dateLine } = dayText(date, today);
  // A coach may have another date than the member whose days these are.
  const isTheirs = useReadersToday() !== today && name !== weekdayName(date);
  return (
    <>
      <span className="display flex items-center justify-center gap-2 text-2xl lg:justify-start">
        {name} {children}
      </span>
      <span className="flex flex-wrap items-center justify-center gap-x-2.5 text-sm text-muted lg:justify-start">
        {dateLine}
        {isTheirs && ' for them'}{' '}
        {status && (
          <span className="inline-flex items-center gap-1.5">
            <DayStatusMark status={status} />
            {dayStatusLabel(status)}
          </span>
        )}
      </span>
    </>
  );
}
