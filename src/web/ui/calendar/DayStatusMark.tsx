/**
 * The sign of a day's status, in its colour and its own shape. `<DayStatusMark status="complete" />`
 * `<DayStatusLegend />` explains them all.
 */
import type { ReactNode } from 'react';
import { type ShownDayStatus, shownDayStatuses } from '#domain/training/status/shown-day-status.ts';
import { cx } from '#web/ui/look/cx.ts';

const looks: Record<ShownDayStatus, { label: string; colour: string; shape: ReactNode }> = {
  missed: { label: 'Missed', colour: 'text-day-missed', shape: <path d="m3 3 6 6M9 3 3 9" /> },
  incomplete: {
    label: 'Incomplete',
    colour: 'text-day-incomplete',
    shape: (
      <>
        <circle cx="6" cy="6" r="4" />
        <path d="M6 2a4 4 0 0 1 0 8z" fill="currentColor" />
      </>
    ),
  },
  'to-do': {
    label: 'To do',
    colour: 'text-day-upcoming',
    shape: (
      <>
        <circle cx="6" cy="6" r="4" />
        <circle cx="6" cy="6" r="0.75" fill="currentColor" />
      </>
    ),
  },
  complete: { label: 'Complete', colour: 'text-day-complete', shape: <path d="m2 6.5 2.75 2.75L10 3.5" /> },
  rest: { label: 'Rest', colour: 'text-day-rest', shape: <path d="M3 6h6" /> },
  upcoming: { label: 'Upcoming', colour: 'text-day-upcoming', shape: <circle cx="6" cy="6" r="3.5" /> },
};

export const dayStatusLabel = (status: ShownDayStatus) => looks[status].label;

export function DayStatusMark({ status, className }: { status: ShownDayStatus; className?: string }) {
  const { colour, shape } = looks[status];
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 12 12"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={cx('size-3 shrink-0', colour, className)}
    >
      {shape}
    </svg>
  );
}

export function DayStatusLegend({ className }: { className?: string }) {
  return (
    <ul className={cx('flex flex-wrap gap-x-4 gap-y-1.5 text-xs text-muted', className)}>
      {shownDayStatuses.map(status => (
        <li key={status} className="flex items-center gap-1.5">
          <DayStatusMark status={status} />
          {looks[status].label}
        </li>
      ))}
    </ul>
  );
}
