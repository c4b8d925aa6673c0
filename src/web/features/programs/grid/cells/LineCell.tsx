import { Asterisk, TriangleAlert } from 'lucide-react';
import { memo, useEffect, useRef } from 'react';
import { beyondShorthand } from '#domain/shorthand/apply-shorthand.ts';
import { type GridLine, isWrong } from '#web/features/programs/grid/document/grid-document.ts';
import { cx } from '#web/ui/look/cx.ts';
import { LineEditor } from './LineEditor.tsx';
import { type Mark, useCell } from './use-grid.ts';

type LineCellProps = { column: number; day: number; line: number };

/** A prescription. Its cell has the focus when the cursor is on it, and is the only one that Tab leads to. */
export const LineCell = memo(function LineCell({ column, day, line: at }: LineCellProps) {
  const { line, mark } = useCell({ column, day, line: at });
  const cell = useRef<HTMLDivElement>(null);
  const isActive = mark === 'active';
  useEffect(() => {
    const grid = cell.current?.closest('[role=grid]');
    const { activeElement } = document;
    // The focus follows only a coach who is in the grid already; a text field that has closed leaves no element with
    // the focus.
    if (isActive && (grid?.contains(activeElement) || activeElement === document.body)) cell.current?.focus();
  }, [isActive]);
  const isBad = line !== undefined && isWrong(line);
  return (
    <div
      ref={cell}
      role="gridcell"
      tabIndex={isActive ? 0 : -1}
      aria-colindex={column + 2}
      aria-selected={mark !== 'none'}
      aria-invalid={isBad || undefined}
      data-cell={`${column} ${day} ${at}`}
      draggable={mark === 'selected' || (isActive && line !== undefined)}
      className={cx(looks.all, looks[mark], isBad ? 'text-danger' : line === undefined && 'text-faint')}
    >
      {mark === 'editing' ? (
        <LineEditor cell={{ column, day, line: at }} />
      ) : (
        <Text line={line} isActive={isActive} />
      )}
    </div>
  );
});

const looks: Record<Mark | 'all', string> = {
  all: 'relative flex min-h-8 lg:group-data-[rows=compact]/grid:min-h-6 min-w-0 cursor-cell items-center border-r border-b border-line px-2 text-sm outline-none select-none max-lg:min-h-11 scroll-mt-24 scroll-ml-16',
  none: '',
  selected: 'bg-accent-soft',
  active: 'z-10 bg-accent-soft ring-2 ring-accent ring-inset',
  editing: 'z-20 ring-2 ring-accent ring-inset',
};

type TextProps = { line: GridLine | undefined; isActive: boolean };

function Text({ line, isActive }: TextProps) {
  if (!line) return <span className="sr-only">{isActive ? 'Empty line' : ''}</span>;
  const { text, problem, prescription } = line;
  const beyond = beyondShorthand(prescription).join(', ');
  return (
    <>
      {problem !== null && <TriangleAlert aria-hidden="true" className="mr-1.5 size-3.5 shrink-0" />}
      <span className="min-w-0 lg:truncate" title={problem ?? (beyond === '' ? text : `${text} (${beyond})`)}>
        {text}
      </span>
      {problem !== null && <span className="sr-only">. {problem}</span>}
      {beyond !== '' && (
        <>
          <Asterisk aria-hidden="true" className="ml-auto size-3.5 shrink-0 text-muted" />
          <span className="sr-only">, with {beyond}</span>
        </>
      )}
    </>
  );
}
