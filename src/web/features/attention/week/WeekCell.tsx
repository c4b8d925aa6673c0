import { CornerUpRight, UserRound } from 'lucide-react';
import type { ShownDayStatus } from '#domain/training/status/shown-day-status.ts';
import { DayStatusMark } from '#web/ui/calendar/DayStatusMark.tsx';
import { cx } from '#web/ui/look/cx.ts';
import { cellFacts, cellLabel, statusLabels } from './cell-text.ts';
import type { WeekDay } from './week-order.ts';

const marks: Record<Exclude<WeekDay['status'], 'moved'>, ShownDayStatus> = {
  trained: 'complete',
  beside: 'complete',
  part: 'incomplete',
  missed: 'missed',
  'to-do': 'to-do',
  'to-come': 'upcoming',
  rest: 'rest',
};

type WeekMarkProps = { status: WeekDay['status'] };

/** The sign of a status, in its colour and its own shape. */
export function WeekMark({ status }: WeekMarkProps) {
  if (status === 'moved') return <CornerUpRight aria-hidden="true" className="size-3 shrink-0 text-accent" />;
  return <DayStatusMark status={marks[status]} />;
}

type WeekCellProps = { memberName: string; day: WeekDay; onOpen: () => void };

/** One date of a member: a sign on a phone, with words where there is room. It opens as planned beside done. */
export function WeekCell({ memberName, day, onOpen }: WeekCellProps) {
  const { status, sessions, isOwn, movedFrom } = day;
  const facts = cellFacts(day);
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={cellLabel(memberName, day)}
      onClick={onOpen}
      className="flex min-h-11 w-full flex-col items-center justify-center gap-0.5 rounded-md p-1 text-left transition-colors hover:bg-hover lg:flex-row lg:items-start lg:justify-start lg:gap-2 lg:px-2 lg:py-1.5"
    >
      <span className="flex items-center gap-0.5 lg:mt-1">
        <WeekMark status={status} />
      </span>
      {(isOwn || movedFrom.length > 0) && (
        <span className="flex gap-0.5 text-accent lg:hidden">
          {movedFrom.length > 0 && <CornerUpRight aria-hidden="true" className="size-3" />}
          {isOwn && <UserRound aria-hidden="true" className="size-3" />}
        </span>
      )}
      <span className="hidden min-w-0 lg:block">
        <span className="line-clamp-2 wrap-anywhere">{sessions.join(', ') || statusLabels[status]}</span>
        {facts.length > 0 && (
          <span className={cx('block text-xs wrap-anywhere', isOwn ? 'text-accent' : 'text-faint')}>
            {facts.join(', ')}
          </span>
        )}
      </span>
    </button>
  );
}
