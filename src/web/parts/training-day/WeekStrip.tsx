import type { ShownDayStatus } from '#domain/training/status/shown-day-status.ts';
import { addDays, formatDate, mondayOf, type PlainDate } from '#domain/plain-date.ts';
import { DayStatusMark, dayStatusLabel } from '#web/ui/calendar/DayStatusMark.tsx';
import { cx } from '#web/ui/look/cx.ts';
import { weekdayName } from './words/day-text.ts';

type WeekStripProps = {
  date: PlainDate;
  today: PlainDate;
  statuses: Readonly<Record<PlainDate, ShownDayStatus>>;
  onShow: (date: PlainDate) => void;
};

/** The week of the chosen day, Monday first: the calendar in the space a phone has. */
export function WeekStrip({ date, today, statuses, onShow }: WeekStripProps) {
  const monday = mondayOf(date);
  const week = [0, 1, 2, 3, 4, 5, 6].map(day => addDays(monday, day));
  return (
    <ul className="grid grid-cols-7 gap-1">
      {week.map(day => (
        <li key={day}>
          <StripDay
            day={day}
            status={statuses[day]}
            isToday={day === today}
            isChosen={day === date}
            onShow={onShow}
          />
        </li>
      ))}
    </ul>
  );
}

const grounds: Partial<Record<ShownDayStatus, string>> = {
  missed: 'bg-danger-soft',
  incomplete: 'bg-warning-soft',
  'to-do': 'bg-neutral-soft',
  complete: 'bg-success-soft',
  upcoming: 'bg-neutral-soft',
};

type StripDayProps = {
  day: PlainDate;
  status: ShownDayStatus | undefined;
  isToday: boolean;
  isChosen: boolean;
  onShow: (date: PlainDate) => void;
};

function StripDay({ day, status, isToday, isChosen, onShow }: StripDayProps) {
  const weekday = weekdayName(day);
  const words = [weekday, formatDate(day), status && dayStatusLabel(status)].filter(Boolean);
  return (
    <button
      type="button"
      aria-label={words.join(', ')}
      aria-current={isToday ? 'date' : undefined}
      aria-pressed={isChosen}
      onClick={() => onShow(day)}
      className={cx(
        'flex min-h-16 w-full flex-col items-center justify-center gap-0.5 rounded-md transition-colors',
        isToday && 'font-semibold inset-ring-2 inset-ring-accent',
        isChosen
          ? 'bronze font-semibold'
          : ['hover:bg-hover', status && grounds[status], isToday && 'text-accent'],
      )}
    >
      <span className={cx('text-xs font-medium', !isChosen && 'text-muted')}>{weekday.slice(0, 1)}</span>
      {Number(day.slice(-2))}
      <span className="grid h-3 place-items-center">
        {status && <DayStatusMark status={status} className={cx(isChosen && 'text-on-accent')} />}
      </span>
    </button>
  );
}
