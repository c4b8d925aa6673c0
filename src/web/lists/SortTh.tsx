/**
 * The head of a column that a press orders the list by, and a second press the other way round.
 * `<SortTh column="joined" sort={list.sort} onSort={list.setSort} firstDown>Joined</SortTh>`
 */
import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ComponentProps } from 'react';
import { columnOf, isDown, pressed, type Sort } from './in-order.ts';
import { Th } from '#web/ui/lists/Table.tsx';

type SortThProps = ComponentProps<typeof Th> & {
  column: string;
  sort: Sort;
  onSort: (sort: Sort) => void;
  /** Whether the first press puts the greatest, or latest, first. */
  firstDown?: boolean;
};

export function SortTh({ column, sort, onSort, firstDown = false, children, ...cell }: SortThProps) {
  const isBy = columnOf(sort) === column;
  const Arrow = isDown(sort) ? ArrowDown : ArrowUp;
  return (
    <Th {...cell} aria-sort={isBy ? (isDown(sort) ? 'descending' : 'ascending') : undefined}>
      <button
        type="button"
        onClick={() => onSort(pressed(column, sort, firstDown))}
        className="-mx-1.5 inline-flex min-h-6 items-center gap-1 rounded-sm px-1.5 transition-colors hover:bg-hover hover:text-ink"
      >
        {children}
        {isBy && <Arrow aria-hidden="true" className="size-3.5 shrink-0 text-accent" />}
      </button>
    </Th>
  );
}
