import type { DragEvent, MouseEvent, PointerEvent } from 'react';
import type { Grid } from '#web/features/programs/grid/editing/grid.ts';
import { isSameCell, lineAt } from '#web/features/programs/grid/editing/grid.ts';
import { dropSelected } from '#web/features/programs/grid/editing/drop.ts';
import { includes, only, type Cell } from '#web/features/programs/grid/document/selection.ts';

/** The cell that an event is in, from its `data-cell`. */
function cellOf({ target }: { target: EventTarget | null }): Cell | null {
  const cell = target instanceof Element ? target.closest('[data-cell]') : null;
  const [column, day, line] = (cell?.getAttribute('data-cell') ?? '').split(' ').map(Number);
  return column === undefined || day === undefined || line === undefined ? null : { column, day, line };
}

/** Selecting, opening and dragging with a mouse or a finger. */
export function pointerOf(grid: Grid, isExtending: boolean) {
  // Pointer down has selected the lines: they may be dragged away before the browser reports it.
  let isLifting = false;
  const extend = (head: Cell) => grid.select({ ...grid.now().selection, kind: 'lines', head });
  return {
    onPointerDown: (event: PointerEvent) => {
      const cell = cellOf(event);
      if (!cell || event.button !== 0 || event.target instanceof HTMLInputElement) return;
      if (event.pointerType !== 'mouse') return;
      if (event.shiftKey) {
        // Else the browser would select text.
        event.preventDefault();
        return extend(cell);
      }
      const { selection } = grid.now();
      const isPicked =
        includes(selection, cell) &&
        (lineAt(grid.now().document, cell) !== undefined || !isSameCell(selection.anchor, selection.head));
      isLifting = isPicked;
      if (!isPicked) grid.select(only(cell));
    },
    onPointerOver: (event: PointerEvent) => {
      if (event.pointerType !== 'mouse' || event.buttons !== 1 || isLifting || grid.now().editing) return;
      const cell = cellOf(event);
      const { selection } = grid.now();
      if (cell && selection.kind === 'lines' && !isSameCell(selection.head, cell)) extend(cell);
    },
    onClick: (event: MouseEvent) => {
      const cell = cellOf(event);
      if (!cell || event.shiftKey || event.target instanceof HTMLInputElement) return;
      if (isExtending) return extend(cell);
      const wasActive = isSameCell(grid.now().selection.head, cell);
      grid.select(only(cell));
      focusCell(event);
      // A finger has no double click: the second tap types.
      if (wasActive && (event.nativeEvent as unknown as { pointerType?: string }).pointerType !== 'mouse')
        open(cell);
    },
    onDoubleClick: (event: MouseEvent) => {
      const cell = cellOf(event);
      if (cell && !(event.target instanceof HTMLInputElement)) open(cell);
    },
    onDragStart: (event: DragEvent) => {
      if (!cellOf(event)) return;
      event.dataTransfer.effectAllowed = 'copyMove';
      event.dataTransfer.setData('text/plain', '');
    },
    onDragOver: (event: DragEvent) => {
      if (!cellOf(event)) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = event.ctrlKey || event.altKey ? 'copy' : 'move';
    },
    onDrop: (event: DragEvent) => {
      const cell = cellOf(event);
      if (!cell) return;
      event.preventDefault();
      dropSelected(grid, cell, event.ctrlKey || event.altKey);
    },
  };

  function open(cell: Cell): void {
    const line = lineAt(grid.now().document, cell);
    grid.edit({ cell, text: line?.text ?? '', isNew: !line });
  }
}

function focusCell({ target }: MouseEvent): void {
  if (target instanceof Element) target.closest<HTMLElement>('[data-cell]')?.focus();
}
