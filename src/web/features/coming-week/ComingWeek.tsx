import {
  ArrowLeftRight,
  CalendarArrowRight,
  CornerUpLeft,
  EllipsisVertical,
  TrendingDown,
  Undo2,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useDays } from '#web/session/today.ts';
import type { Units } from '#domain/measures/measure.ts';
import { useUnits } from '#web/measures/use-units.ts';
import { prescriptionLine } from '#domain/prescriptions/prescription-line.ts';
import { useStore } from '#web/state/use-store.ts';
import { nameOfDay, contextOfDay } from '#web/parts/day-record/day-record.ts';
import { movedText, sessionDay } from '#web/parts/day-record/day-text.ts';
import { isMovable as isOpen, moveLabel, MoveToOpen } from '#web/parts/day-record/move-to-open.ts';
import { OwnChanges } from '#web/parts/day-record/OwnChanges.tsx';
import { Button } from '#web/ui/buttons/Button.tsx';
import { IconButton } from '#web/ui/buttons/IconButton.tsx';
import { Key } from '#web/ui/buttons/Key.tsx';
import { DropdownMenu, type MenuItem } from '#web/ui/dialogs/DropdownMenu.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { partToOpen } from '#web/ui/loading/lazy-part.ts';
import { undoStack } from './undo-stack.ts';
import type { WeekChanges } from './use-week-changes.ts';
import type { ComingDay } from './week-text.ts';

const SwapDialog = partToOpen(async () => (await import('./SwapDialog.tsx')).SwapDialog);
const LightenAgain = partToOpen(async () => (await import('./LightenAgain.tsx')).LightenAgain);

type ComingWeekProps = {
  days: readonly ComingDay[];
  firstName: string;
  changes: WeekChanges;
  /** Where the round's keys are heard, they are shown. */
  hasKeys?: boolean;
};

/** The sessions of the next seven days, and what can be made of them for this member alone. */
export function ComingWeek({ days, firstName, changes, hasKeys = false }: ComingWeekProps) {
  const { opened, open: setOpened } = changes;
  const close = () => setOpened(null);
  const open = days.filter(isOpen);
  const moved = opened && 'move' in opened ? days.find(({ id }) => id === opened.move) : undefined;
  return (
    <Card title="Coming week" description={`Changes here are for ${firstName} only.`}>
      <WeekActions open={open} changes={changes} hasKeys={hasKeys} />
      {days.length === 0 && <p className="text-muted">No session in the next 7 days.</p>}
      {days.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {days.map(day => (
            <li key={day.id}>
              <Day day={day} menu={isOpen(day) && <Menu items={itemsFor(day, changes)} day={day} />} />
            </li>
          ))}
        </ul>
      )}
      {opened && 'swap' in opened && open[0] && (
        <SwapDialog
          days={open}
          dayId={opened.swap}
          onSwap={(ids, from, to) => {
            close();
            changes.swap(ids, from, to);
          }}
          onClose={close}
        />
      )}
      {moved && (
        <MoveToOpen
          day={{ ...moved, name: nameOfDay(moved) }}
          onClose={close}
          onMoved={() => changes.moved(moved)}
        />
      )}
      {changes.lightenAgain && <LightenAgain days={changes.lightenAgain} changes={changes} />}
    </Card>
  );
}

type WeekActionsProps = { open: readonly ComingDay[]; changes: WeekChanges; hasKeys: boolean };

/** What changes all sessions that are still to come, and the way back. */
function WeekActions({ open, changes, hasKeys }: WeekActionsProps) {
  const last = useStore(undoStack).findLast(({ memberId }) => memberId === changes.memberId);
  const own = open.filter(({ isOwn }) => isOwn);
  if (open.length === 0 && !last) return null;
  return (
    <div className="mb-4 flex flex-wrap gap-2 pointer-coarse:*:min-h-11">
      {open.length > 0 && (
        <>
          <Button
            size="sm"
            pending={changes.isSaving}
            {...(hasKeys && { 'aria-keyshortcuts': 'l' })}
            onClick={() => changes.lighten(open)}
          >
            <TrendingDown aria-hidden="true" />
            10% lighter
            {hasKeys && <Key>l</Key>}
          </Button>
          <Button
            size="sm"
            {...(hasKeys && { 'aria-keyshortcuts': 'w' })}
            onClick={() => changes.open({ swap: null })}
          >
            <ArrowLeftRight aria-hidden="true" />
            Swap
            {hasKeys && <Key>w</Key>}
          </Button>
        </>
      )}
      {own.length > 0 && (
        <Button
          size="sm"
          disabled={changes.isSaving}
          onClick={() => changes.backToProgram(own.map(({ id }) => id))}
        >
          <CornerUpLeft aria-hidden="true" />
          Back to the program
        </Button>
      )}
      {last && (
        <Button
          size="sm"
          variant="ghost"
          disabled={changes.isSaving}
          aria-label={`Undo: ${last.label}`}
          title={last.label}
          onClick={() => changes.undo(last)}
        >
          <Undo2 aria-hidden="true" />
          Undo
          {hasKeys && <Key>u</Key>}
        </Button>
      )}
    </div>
  );
}

function itemsFor(day: ComingDay, changes: WeekChanges): MenuItem[] {
  const { id, isOwn } = day;
  return [
    { label: '10% lighter', icon: TrendingDown, onSelect: () => changes.lighten([day]) },
    { label: 'Swap an exercise', icon: ArrowLeftRight, onSelect: () => changes.open({ swap: id }) },
    { label: moveLabel, icon: CalendarArrowRight, onSelect: () => changes.open({ move: id }) },
    ...(isOwn
      ? [{ label: 'Back to the program', icon: CornerUpLeft, onSelect: () => changes.backToProgram([id]) }]
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
  const when = useDays();
  const facts = [contextOfDay(day), movedText(day)].filter(Boolean).join(' · ');
  return (
    <div className="grid gap-1 py-3">
      <div className="flex items-start justify-between gap-2">
        <div className="flex min-w-0 flex-wrap items-center gap-x-2.5 gap-y-0.5">
          <span className="font-medium">{sessionDay(day.date, when)}</span>
          <span className="min-w-0 wrap-anywhere">{nameOfDay(day)}</span>
          {facts && <span className="basis-full text-xs text-faint">{facts}</span>}
        </div>
        {menu}
      </div>
      <OwnChanges day={day} />
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
