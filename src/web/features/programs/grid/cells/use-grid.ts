import { createContext, useContext, useRef, useSyncExternalStore } from 'react';
import { type Grid, type GridState, isSameCell, lineAt } from '#web/features/programs/grid/editing/grid.ts';
import type { GridLine } from '#web/features/programs/grid/document/grid-document.ts';
import { includes, type Cell } from '#web/features/programs/grid/document/selection.ts';

export const GridContext = createContext<Grid | null>(null);

export function useGrid(): Grid {
  const grid = useContext(GridContext);
  if (!grid) throw new Error('There is no grid around it');
  return grid;
}

/** The part of the grid that a component shows: rendered again only when its value changes. */
export function useOfGrid<Value>(pick: (state: GridState) => Value): Value {
  const { subscribe, now } = useGrid();
  const read = () => pick(now());
  return useSyncExternalStore(subscribe, read, read);
}

export type Mark = 'none' | 'selected' | 'active' | 'editing';

type Shown = { line: GridLine | undefined; mark: Mark };

/** A cell: there are thousands of them, and each change renders few again. */
export function useCell(cell: Cell): Shown {
  const { subscribe, now } = useGrid();
  const last = useRef<Shown | null>(null);
  const read = () => {
    const next = { line: lineAt(now().document, cell), mark: markOf(now(), cell) };
    const before = last.current;
    if (before !== null && before.line === next.line && before.mark === next.mark) return before;
    last.current = next;
    return next;
  };
  return useSyncExternalStore(subscribe, read, read);
}

function markOf({ selection, editing }: GridState, cell: Cell): Mark {
  if (editing && isSameCell(editing.cell, cell)) return 'editing';
  if (isSameCell(selection.head, cell)) return 'active';
  return includes(selection, cell) ? 'selected' : 'none';
}
