import type { Pounds } from '#domain/measures/measure.ts';
import { ChartLine } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatDate } from '#domain/plain-date.ts';
import { changeOf, type Lift } from '#web/parts/lifts/change/strength-figures.ts';
import { oneRepMaxText } from '#web/measures/measure-text.ts';
import { useUnits } from '#web/measures/use-units.ts';
import { Td } from '#web/ui/lists/Table.tsx';
import { cx } from '#web/ui/look/cx.ts';
import { VisuallyHidden } from '#web/ui/look/VisuallyHidden.tsx';
import { StrengthStatusBadge } from './StrengthStatusBadge.tsx';

/** In a narrow place a row is a small card of three columns. */
export const stackedCell = '@max-4xl:border-0 @max-4xl:p-0 @max-4xl:first:pl-0 @max-4xl:last:pr-0';
export const wholeRow = '@max-4xl:col-span-3';

type LiftCellsProps = { lift: Lift; memberName: string; lastOfMember: boolean; onOpen: () => void };

/** What the table says of one lift. */
export function LiftCells({ lift, memberName, lastOfMember, onOpen }: LiftCellsProps) {
  const cell = cx(stackedCell, lastOfMember && 'border-line');
  return (
    <>
      <Td rowHeader className={cx(cell, 'py-0 font-normal first:pl-3 @max-4xl:-order-2 @max-4xl:col-span-2')}>
        <LiftButton name={lift.exerciseName} memberName={memberName} onOpen={onOpen} />
      </Td>
      <NumberCell label="Current 1RM" className={cx(cell, 'text-base font-medium')}>
        <OneRepMax pounds={lift.current1RM} />
      </NumberCell>
      <NumberCell label="Previous" className={cx(cell, 'text-muted')}>
        {lift.previous1RM === null ? (
          <Nothing words="No earlier 1RM" />
        ) : (
          <OneRepMax pounds={lift.previous1RM} />
        )}
      </NumberCell>
      <NumberCell label="Change" className={cell}>
        {lift.changePercent === null ? <Nothing words="No change known" /> : changeOf(lift.changePercent)}
      </NumberCell>
      <Td
        className={cx(
          cell,
          'text-muted @4xl:whitespace-nowrap @max-4xl:-order-1 @max-4xl:self-center @max-4xl:text-right @max-4xl:text-xs',
        )}
      >
        <VisuallyHidden>Last logged </VisuallyHidden>
        {formatDate(lift.lastLoggedDate)}
      </Td>
      <Td className={cx(cell, wholeRow)}>
        <StrengthStatusBadge status={lift.status} reason={lift.reason} />
      </Td>
    </>
  );
}

type LiftButtonProps = { name: string; memberName: string; onOpen: () => void };

/** The lift; a click draws its line. */
function LiftButton({ name, memberName, onOpen }: LiftButtonProps) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onOpen}
      className="group/lift -mx-2 flex min-h-(--control-height-small) max-w-full items-center gap-2 rounded-md px-2 text-left transition-colors hover:bg-hover @max-4xl:font-medium"
    >
      <span className="min-w-0 wrap-anywhere underline decoration-line-strong decoration-dotted underline-offset-4 group-hover/lift:decoration-accent">
        {name}
      </span>
      <VisuallyHidden> of {memberName}, its line</VisuallyHidden>
      <ChartLine aria-hidden="true" className="size-3.5 shrink-0 text-faint group-hover/lift:text-accent" />
    </button>
  );
}

type NumberCellProps = { label: string; className: string; children: ReactNode };

function NumberCell({ label, className, children }: NumberCellProps) {
  return (
    <Td numeric className={cx('whitespace-nowrap @max-4xl:text-left', className)}>
      <span className="block text-[min(0.75rem,5.4vw)]/[min(1rem,7.2vw)] font-normal whitespace-normal text-faint @4xl:hidden">
        {label}
      </span>
      {children}
    </Td>
  );
}

function OneRepMax({ pounds }: { pounds: Pounds }) {
  const { weight: unit } = useUnits();
  return (
    <>
      {oneRepMaxText(pounds, unit)} <span className="text-xs font-normal text-faint">{unit}</span>
    </>
  );
}

function Nothing({ words }: { words: string }) {
  return (
    <>
      <span aria-hidden="true" className="text-faint">
        –
      </span>
      <VisuallyHidden>{words}</VisuallyHidden>
    </>
  );
}
