import { NotebookText, SquareStack } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { usualTrainingMaxPercent } from '#domain/loads/training-max-percent.ts';
import { columnsOf } from '#domain/programs/document/program-document.ts';
import { dayAt, weekAt } from '#web/features/programs/grid/document/grid-document.ts';
import { cx } from '#web/ui/look/cx.ts';
import { dayLength, weekFigures } from '#web/features/programs/grid/volume/figures.ts';
import { counted } from '#web/ui/text/words.ts';
import { useGrid, useOfGrid } from './use-grid.ts';

/** A week: pressed, it is selected whole. */
export function WeekHead({ column }: { column: number }) {
  const grid = useGrid();
  const week = useOfGrid(({ document }) => weekAt(document, column));
  const cell = useOfGrid(({ document }) => columnsOf(document)[column]);
  const program = useOfGrid(({ document }) => document.programs[cell?.program ?? 0]);
  const isOfMany = useOfGrid(({ document }) => document.programs.length > 1);
  const isSelected = useOfGrid(
    ({ selection }) =>
      selection.kind === 'weeks' &&
      column >= Math.min(selection.anchor.column, selection.head.column) &&
      column <= Math.max(selection.anchor.column, selection.head.column),
  );
  const { sets, longest } = weekFigures(
    week,
    grid.library(),
    program?.trainingMaxPercent ?? usualTrainingMaxPercent,
  );
  const select = () => {
    const at = { column, day: 0, line: 0 };
    grid.select({ kind: 'weeks', anchor: at, head: at });
  };
  return (
    <div
      role="columnheader"
      aria-label={`${isOfMany ? `${program?.name}, ` : ''}Week ${(cell?.week ?? 0) + 1}`}
      aria-colindex={column + 2}
      aria-selected={isSelected}
      className="h-full"
    >
      <button
        type="button"
        tabIndex={-1}
        onClick={select}
        onKeyDown={stay}
        className={cx(
          'flex h-full min-h-11 w-full flex-col items-start justify-center border-r border-line px-2 text-left',
          isSelected ? 'bg-accent-soft' : 'hover:bg-hover',
        )}
      >
        <span className="text-sm font-semibold">
          {isOfMany && <span className="font-normal text-muted">{program?.name} · </span>}
          Week {(cell?.week ?? 0) + 1}
        </span>
        <span className="max-w-full truncate text-xs text-muted tabular-nums">
          {counted(sets, 'set')}
          {longest > 0 && ` · longest day ${longest} min`}
        </span>
      </button>
    </div>
  );
}

/** A day of a week: its name, how long it takes; pressed, it is selected whole. */
export function DayHead({ column, day }: { column: number; day: number }) {
  const grid = useGrid();
  const it = useOfGrid(({ document }) => dayAt(document, column, day));
  const isSelected = useOfGrid(
    ({ selection: { kind, anchor, head } }) =>
      kind !== 'lines' &&
      between(column, anchor.column, head.column) &&
      (kind === 'weeks' || between(day, anchor.day, head.day)),
  );
  const minutes = dayLength(it, grid.library());
  const select = () => {
    const at = { column, day, line: 0 };
    grid.select({ kind: 'days', anchor: at, head: at });
  };
  return (
    <div role="columnheader" aria-colindex={column + 2} aria-selected={isSelected}>
      <button
        type="button"
        tabIndex={-1}
        onClick={select}
        onKeyDown={stay}
        className={cx(
          'flex min-h-7 w-full items-center gap-2 border-r border-b border-line px-2 text-left text-xs max-lg:min-h-11',
          isSelected ? 'bg-accent-soft' : 'bg-sunken hover:bg-hover',
        )}
      >
        <span className={cx('min-w-0 flex-1 truncate', it.dayName ? 'font-semibold' : 'text-faint')}>
          {it.dayName || (it.lines.length === 0 && !it.assignedWorkoutId ? 'Rest' : 'Unnamed')}
        </span>
        {it.notes && <Mark icon={NotebookText} label="Has notes" />}
        {it.assignedWorkoutId && <Mark icon={SquareStack} label="With a single workout" />}
        {minutes > 0 && (
          <span
            className={cx(
              'shrink-0 tabular-nums',
              minutes > 60 ? 'font-semibold text-warning' : 'text-muted',
            )}
          >
            {minutes} min{minutes > 60 && <span className="sr-only">, over an hour</span>}
          </span>
        )}
      </button>
    </div>
  );
}

type MarkProps = { icon: typeof NotebookText; label: string };

const Mark = ({ icon: Icon, label }: MarkProps) => (
  <>
    <Icon aria-hidden="true" className="size-3.5 shrink-0 text-muted" />
    <span className="sr-only">{label}</span>
  </>
);

const between = (value: number, a: number, b: number) => value >= Math.min(a, b) && value <= Math.max(a, b);

/** The grid's own keys are not for a button. */
const stay = (event: KeyboardEvent) => {
  if (event.key === 'Enter' || event.key === ' ') event.stopPropagation();
};
