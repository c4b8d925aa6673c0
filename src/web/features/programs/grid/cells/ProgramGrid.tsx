import { type ClipboardEvent, type CSSProperties, type KeyboardEvent, memo, useMemo, useRef } from 'react';
import { weekdays } from '#domain/plain-date.ts';
import { columnsOf } from '#domain/programs/document/program-document.ts';
import { rowsOf } from '#web/features/programs/grid/document/selection.ts';
import type { Commands } from '#web/features/programs/grid/editing/command-list.ts';
import { actOnKey } from '#web/features/programs/grid/editing/keys.ts';
import { gridLook, weekWidths } from '#web/features/programs/grid/look/grid-look.ts';
import { useStore } from '#web/state/use-store.ts';
import { useIsWide } from '#web/ui/layout/wide-screen.ts';
import { cx } from '#web/ui/look/cx.ts';
import { capitalised } from '#web/ui/text/words.ts';
import { DayHead, WeekHead } from './Heads.tsx';
import { LineCell } from './LineCell.tsx';
import { pointerOf } from './pointer.ts';
import { useColumnsInView } from './use-columns-in-view.ts';
import { useGrid, useOfGrid } from './use-grid.ts';

type ProgramGridProps = {
  commands: Commands;
  onPasteText: (text: string) => void;
  /** Whether a tap goes on from the anchor: how lines are selected with a finger. */
  isExtending: boolean;
};

/** Weeks by days: every prescription is a line. On a phone one week at a time. */
export function ProgramGrid({ commands, onPasteText, isExtending }: ProgramGridProps) {
  const grid = useGrid();
  const isWide = useIsWide();
  const count = useOfGrid(({ document }) => columnsOf(document).length);
  const cursor = useOfGrid(({ selection }) => selection.head.column);
  const table = useRef<HTMLDivElement>(null);
  const { width, rows } = useStore(gridLook);
  const inView = useColumnsInView(table, count, cursor, weekWidths[width]);
  const columns = useStable(isWide ? inView : [cursor]);
  const pointer = useMemo(() => pointerOf(grid, isExtending), [grid, isExtending]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.target instanceof HTMLElement) || event.target.matches('input, textarea, select')) return;
    if (actOnKey(grid, commands, event.nativeEvent)) event.preventDefault();
  };
  const onCopy = (event: ClipboardEvent) => {
    if (isTyping(event)) return;
    event.preventDefault();
    commands.copyInto(event.clipboardData, event.type === 'cut');
  };
  const onPaste = (event: ClipboardEvent) => {
    if (isTyping(event)) return;
    event.preventDefault();
    if (!commands.pasteFrom(event.clipboardData)) onPasteText(event.clipboardData.getData('text/plain'));
  };
  return (
    <div
      ref={table}
      role="grid"
      tabIndex={-1}
      aria-label="Weeks and days"
      aria-multiselectable="true"
      aria-colcount={count + 1}
      data-swiped
      data-rows={rows}
      style={{ '--weeks': count, '--week': `${weekWidths[width]}rem` } as CSSProperties}
      className="group/grid relative max-h-[calc(100dvh-var(--bottom-bar)-13rem)] min-h-80 overflow-auto overscroll-contain rounded-lg border border-line bg-surface max-lg:max-h-none"
      onKeyDown={onKeyDown}
      onCopy={onCopy}
      onCut={onCopy}
      onPaste={onPaste}
      {...pointer}
    >
      <div role="row" className={cx('sticky top-0 z-30 border-b border-line-strong bg-raised', row)}>
        <div role="columnheader" aria-colindex={1} className={corner}>
          <span className="sr-only">Day</span>
        </div>
        {columns.map((column, index) => (
          <div
            key={column}
            role="presentation"
            className={cellWidth}
            style={after(column, columns[index - 1])}
          >
            <WeekHead column={column} />
          </div>
        ))}
      </div>
      {weekdays.map((weekday, day) => (
        <DayRows key={weekday} name={capitalised(weekday)} day={day} columns={columns} />
      ))}
    </div>
  );
}

const corner = 'sticky left-0 z-10 w-14 shrink-0 border-r border-line bg-raised max-lg:w-12';

/** The full width of all weeks, whichever of them are rendered. */
const row = 'flex w-[calc(3.5rem+var(--weeks)*var(--week))] min-w-full max-lg:w-full';

const cellWidth = 'w-(--week) shrink-0 max-lg:m-0! max-lg:w-auto max-lg:flex-1 max-lg:min-w-0';

/** Containment: a change in a cell lays out that cell alone; the line that is typed lies over its neighbours. */
const byItself =
  'lg:h-8 lg:group-data-[rows=compact]/grid:h-6 lg:contain-layout lg:contain-style focus-within:z-20';

/** The room of the weeks between two that are rendered. */
const after = (column: number, previous = -1): CSSProperties | undefined =>
  column - previous > 1 ? { marginLeft: `calc(var(--week) * ${column - previous - 1})` } : undefined;

/** The same array while it holds the same. */
function useStable(columns: readonly number[]): readonly number[] {
  const key = columns.join(' ');
  return useMemo(() => key.split(' ').filter(Boolean).map(Number), [key]);
}

const isTyping = ({ target }: ClipboardEvent) =>
  target instanceof HTMLElement && target.matches('input, textarea');

type DayRowsProps = { name: string; day: number; columns: readonly number[] };

const DayRows = memo(function DayRows({ name, day, columns }: DayRowsProps) {
  const rows = useOfGrid(({ document }) => rowsOf(document, day));
  return (
    <>
      <div role="row" className={cx('border-t border-line-strong', row)}>
        <div role="rowheader" aria-colindex={1} className={`${corner} px-2 py-1 text-sm font-semibold`}>
          <span aria-hidden="true">{name.slice(0, 3)}</span>
          <span className="sr-only">{name}</span>
        </div>
        {columns.map((column, index) => (
          <div
            key={column}
            role="presentation"
            className={cellWidth}
            style={after(column, columns[index - 1])}
          >
            <DayHead column={column} day={day} />
          </div>
        ))}
      </div>
      {Array.from({ length: rows }, (_, line) => (
        <div key={line} role="row" className={row}>
          <div
            role="rowheader"
            aria-colindex={1}
            className={`${corner} px-2 text-right text-xs/8 text-faint tabular-nums lg:group-data-[rows=compact]/grid:text-xs/6`}
          >
            {line < rows - 1 ? line + 1 : <span className="sr-only">New line</span>}
          </div>
          {columns.map((column, index) => (
            <div
              key={column}
              role="presentation"
              className={cx(cellWidth, byItself)}
              style={after(column, columns[index - 1])}
            >
              <LineCell column={column} day={day} line={line} />
            </div>
          ))}
        </div>
      ))}
    </>
  );
});
