import { ArrowLeftRight, CalendarClock, EllipsisVertical, TrendingDown, Undo2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useToday } from '#web/session/today.ts';
import type { Units } from '#domain/measures/measure.ts';
import { useUnits } from '#web/measures/use-units.ts';
import { prescriptionLine } from '#web/training/day/prescription-line.ts';
import { nameOfDay, placeOfDay } from '#web/training-days/day-record.ts';
import { movedText, sessionDay } from '#web/training-days/day-words.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { IconButton } from '#web/ui/buttons/IconButton.tsx';
import { DropdownMenu, type MenuItem } from '#web/ui/dialogs/DropdownMenu.tsx';
import { Badge } from '#web/ui/figures/Badge.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { partToOpen } from '#web/ui/loading/lazy-part.ts';
import type { Assignment } from '#web/assignments/assign/assignment-words.ts';
import { type ComingDay, exercisesIn, isOpen } from './week-words.ts';
import type { useWeekChanges } from './use-week-changes.ts';

const SwapDialog = partToOpen(async () => (await import('./SwapDialog.tsx')).SwapDialog);
const MoveComingDay = partToOpen(async () => (await import('./MoveComingDay.tsx')).MoveComingDay);

export type WeekOpened = { swap: string | null } | { move: string } | null;

type ComingWeekProps = {
  days: readonly ComingDay[];
  assignments: readonly Assignment[];
  firstName: string;
  changes: ReturnType<typeof useWeekChanges>;
};

/** The sessions of the next seven days, and what can be made of them for this member alone. */
export function ComingWeek({ days, assignments, firstName, changes }: ComingWeekProps) {
  const [opened, setOpened] = useState<WeekOpened>(null);
  const open = days.filter(isOpen);
  const moved = opened && 'move' in opened ? (days.find(({ id }) => id === opened.move) ?? null) : null;
  const itsAssignment = assignments.find(({ id }) => id === moved?.assignmentId);
  return (
    <Card
      title="Coming week"
      description={`Changes here are for ${firstName} alone.`}
      actions={
        open.length > 0 && (
          <>
            <Button
              size="sm"
              pending={changes.isSaving}
              aria-keyshortcuts="l"
              onClick={() => changes.lighten(open.map(({ id }) => id))}
            >
              <TrendingDown aria-hidden="true" />
              10% lighter
            </Button>
            <Button size="sm" onClick={() => setOpened({ swap: null })}>
              <ArrowLeftRight aria-hidden="true" />
              Swap
            </Button>
          </>
        )
      }
    >
      {days.length === 0 && <p className="text-muted">No session in the next 7 days.</p>}
      {days.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {days.map(day => (
            <li key={day.id}>
              <Day
                day={day}
                menu={isOpen(day) && <Menu items={itemsFor(day, changes, setOpened)} day={day} />}
              />
            </li>
          ))}
        </ul>
      )}
      {opened && 'swap' in opened && (
        <SwapDialog
          days={open}
          dayId={opened.swap}
          exercises={exercisesIn(open.filter(({ id }) => opened.swap === null || id === opened.swap))}
          onSwap={(ids, from, to) => {
            setOpened(null);
            changes.swap(ids, from, to);
          }}
          onClose={() => setOpened(null)}
        />
      )}
      {moved && itsAssignment && (
        <MoveComingDay day={moved} assignment={itsAssignment} onClose={() => setOpened(null)} />
      )}
    </Card>
  );
}

function itemsFor(
  { id, isOwn }: ComingDay,
  changes: ComingWeekProps['changes'],
  setOpened: (opened: WeekOpened) => void,
): MenuItem[] {
  return [
    { label: '10% lighter', icon: TrendingDown, onSelect: () => changes.lighten([id]) },
    { label: 'Swap an exercise', icon: ArrowLeftRight, onSelect: () => setOpened({ swap: id }) },
    { label: 'Move to another day', icon: CalendarClock, onSelect: () => setOpened({ move: id }) },
    ...(isOwn
      ? [{ label: 'As in the program again', icon: Undo2, onSelect: () => changes.followProgram(id) }]
      : []),
  ];
}

function Menu({ items, day }: { items: MenuItem[]; day: ComingDay }) {
  return (
    <DropdownMenu
      items={items}
      trigger={
        <IconButton label={`Change ${nameOfDay(day)}`} size="sm" className="pointer-coarse:size-11">
          <EllipsisVertical />
        </IconButton>
      }
    />
  );
}

function Day({ day, menu }: { day: ComingDay; menu: ReactNode }) {
  const units = useUnits();
  const today = useToday();
  const facts = [placeOfDay(day), movedText(day)].filter(Boolean).join(' · ');
  return (
    <div className="grid gap-1 py-3">
      <div className="flex items-start justify-between gap-2">
        <div className="flex min-w-0 flex-wrap items-center gap-x-2.5 gap-y-0.5">
          <span className="font-medium">{sessionDay(day.date, today)}</span>
          <span className="min-w-0 wrap-anywhere">{nameOfDay(day)}</span>
          {day.isOwn && <Badge tone="accent">Theirs alone</Badge>}
          {facts && <span className="basis-full text-xs text-faint">{facts}</span>}
        </div>
        {menu}
      </div>
      <ul className="flex flex-wrap gap-x-3 gap-y-0.5 text-sm">
        {day.exercises.map(({ exercise, prescription }, index) => (
          <li key={prescription?.id ?? index} className="min-w-0 wrap-anywhere">
            {exercise.name}{' '}
            <span className="text-faint">{prescription && loadLine(prescription, exercise, units)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What is done, without how long one rests: '4 × 3 · 87.5%'. */
const loadLine = (
  prescription: NonNullable<ComingDay['exercises'][number]['prescription']>,
  { category }: ComingDay['exercises'][number]['exercise'],
  units: Units,
) => prescriptionLine({ ...prescription, restSeconds: null, tempo: null }, category, units);
