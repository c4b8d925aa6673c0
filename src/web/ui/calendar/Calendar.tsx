/**
 * A month to pick a day from; dates are 'yyyy-mm-dd' strings. Weeks start on Monday (`mondayOf`).
 * `<Calendar label="Workout Log" today={today} selected={date} onSelect={setDate} statuses={{ '2026-11-20': 'complete' }} />`
 */
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { type DateLib, type DayButtonProps, DayPicker, type Modifiers } from 'react-day-picker';
import { type ShownDayStatus, shownDayStatuses } from '#domain/training/status/shown-day-status.ts';
import { dateOfLocal, localDateOf, type PlainDate } from '#domain/plain-date.ts';
import { DayStatusMark, dayStatusLabel } from './DayStatusMark.tsx';
import { buttonStyles } from '#web/ui/look/button-styles.ts';
import { cx } from '#web/ui/look/cx.ts';

type CalendarProps = {
  label: string;
  today: PlainDate;
  selected: PlainDate;
  onSelect: (date: PlainDate) => void;
  statuses?: Readonly<Record<PlainDate, ShownDayStatus>>;
  min?: PlainDate;
  max?: PlainDate;
  className?: string;
};

export function Calendar({
  label,
  today,
  selected,
  onSelect,
  statuses = {},
  min,
  max,
  className,
}: CalendarProps) {
  const [month, setMonth] = useMonthOf(selected);
  return (
    <DayPicker
      mode="single"
      required
      aria-label={label}
      role="application"
      className={cx('w-full', className)}
      classNames={classNames}
      components={components}
      labels={{ labelDayButton, labelNav: () => `${label}: other months` }}
      weekStartsOn={1}
      today={localDateOf(today)}
      selected={localDateOf(selected)}
      onSelect={date => onSelect(dateOfLocal(date))}
      month={month}
      onMonthChange={setMonth}
      showOutsideDays
      {...(min && { startMonth: localDateOf(min) })}
      {...(max && { endMonth: localDateOf(max) })}
      disabled={[
        ...(min ? [{ before: localDateOf(min) }] : []),
        ...(max ? [{ after: localDateOf(max) }] : []),
      ]}
      modifiers={Object.fromEntries(
        shownDayStatuses.map(status => [status, (date: Date) => statuses[dateOfLocal(date)] === status]),
      )}
    />
  );
}

/** The month leafed to, until another day is selected from outside: then that day's. */
function useMonthOf(selected: PlainDate) {
  const [shown, setShown] = useState({ month: localDateOf(selected), selected });
  if (shown.selected !== selected) setShown({ month: localDateOf(selected), selected });
  return [shown.month, (month: Date) => setShown({ month, selected })] as const;
}

const statusOf = (modifiers: Modifiers) => shownDayStatuses.find(status => modifiers[status]);

const grounds: Record<ShownDayStatus, string> = {
  missed: 'bg-danger-soft',
  incomplete: 'bg-warning-soft',
  'to-do': 'bg-neutral-soft',
  complete: 'bg-success-soft',
  rest: '',
  upcoming: 'bg-neutral-soft',
};

function DayButton({ day, modifiers, ...button }: DayButtonProps) {
  const status = statusOf(modifiers);
  return (
    <button
      {...button}
      ref={element => {
        if (modifiers.focused) element?.focus();
      }}
      className={cx(
        'flex min-h-12 w-full flex-col items-center justify-center gap-0.5 rounded-md text-sm transition-colors',
        !modifiers.selected && !modifiers.disabled && 'hover:bg-hover',
        status && !modifiers.selected && grounds[status],
        modifiers.today && 'font-semibold inset-ring-2 inset-ring-accent',
        modifiers.selected && 'bronze font-semibold',
        modifiers.disabled && 'line-through',
        colourOf(modifiers),
      )}
    >
      {day.date.getDate()}
      {status && <DayStatusMark status={status} className={cx(modifiers.selected && 'text-on-accent')} />}
    </button>
  );
}

/** Dates that cannot be chosen are faint, whatever else they are; on the tint of a status faint could not be read. */
function colourOf(modifiers: Modifiers): string {
  const { disabled, selected, today, outside } = modifiers;
  if (disabled) return 'text-faint';
  if (selected) return 'text-on-accent';
  if (today) return 'text-accent';
  return outside ? (statusOf(modifiers) ? 'text-muted' : 'text-faint') : '';
}

function labelDayButton(date: Date, modifiers: Modifiers, _options?: unknown, dateLib?: DateLib) {
  const status = statusOf(modifiers);
  return [
    modifiers.today && 'Today',
    dateLib?.format(date, 'PPPP'),
    status && dayStatusLabel(status),
    modifiers.selected && 'selected',
  ]
    .filter(Boolean)
    .join(', ');
}

function Chevron({ orientation }: { orientation?: string }) {
  return orientation === 'left' ? <ChevronLeft aria-hidden="true" /> : <ChevronRight aria-hidden="true" />;
}

const components = { DayButton, Chevron };
const turnPage = buttonStyles({ variant: 'ghost', size: 'md', square: true });

const classNames = {
  months: 'relative',
  month: 'grid gap-3',
  month_caption: 'flex min-h-(--control-height) items-center pr-24',
  caption_label: 'display text-xl',
  nav: 'absolute top-0 right-0 flex',
  button_previous: turnPage,
  button_next: turnPage,
  month_grid: 'w-full table-fixed border-separate border-spacing-x-1 border-spacing-y-1',
  weekday: 'pb-1 text-xs font-medium text-faint',
  day: 'p-0',
};
