import type { DragEvent, MouseEvent, PointerEvent } from 'react';
import type { Grid } from '#web/features/programs/grid/editing/grid.ts';
import { isSamePlace, lineAt } from '#web/features/programs/grid/editing/grid.ts';
import { dropSelected } from '#web/features/programs/grid/editing/drop.ts';
import { includes, only, type Place } from '#web/features/programs/grid/document/selection.ts';

/** The cell that an event is in, from its `data-cell`. */
function placeOf({ target }: { target: EventTarget | null }): Place | null {
  const cell = target instanceof Element ? target.closest('[data-cell]') : null;
  const [column, day, line] = (cell?.getAttribute('data-cell') ?? '').split(' ').map(Number);
  return column === undefined || day === undefined || line === undefined ? null : { column, day, line };
}

/** Selecting, opening and dragging with a mouse or a finger. */
export function pointerOf(grid: Grid, isExtending: boolean) {
  // Pointer down has selected the lines: they may be dragged away before the browser reports it.
  let isLifting = false;
  const extend = (head: Place) => grid.select({ ...grid.now().selection, kind: 'lines', head });
  return {
    onPointerDown: (event: PointerEvent) => {
      const place = placeOf(event);
      if (!place || event.button !== 0 || event.target instanceof HTMLInputElement) return;
      if (event.pointerType !== 'mouse') return;
      if (event.shiftKey) {
        // Else the browser would select text.
        event.preventDefault();
        return extend(place);
      }
      const { selection } = grid.now();
      const isPicked =
        includes(selection, place) &&
        (lineAt(grid.now().document, place) !== undefined || !isSamePlace(selection.anchor, selection.head));
      isLifting = isPicked;
      if (!isPicked) grid.select(only(place));
    },
    onPointerOver: (event: PointerEvent) => {
      if (event.pointerType !== 'mouse' || event.buttons !== 1 || isLifting || grid.now().editing) return;
      const place = placeOf(event);
      const { selection } = grid.now();
      if (place && selection.kind === 'lines' && !isSamePlace(selection.head, place)) extend(place);
    },
    onClick: (event: MouseEvent) => {
      const place = placeOf(event);
      if (!place || event.shiftKey || event.target instanceof HTMLInputElement) return;
      if (isExtending) return extend(place);
      const wasActive = isSamePlace(grid.now().selection.head, place);
      grid.select(only(place));
      focusCell(event);
      // A finger has no double click: the second tap types.
      if (wasActive && (event.nativeEvent as unknown as { pointerType?: string }).pointerType !== 'mouse')
        open(place);
    },
    onDoubleClick: (event: MouseEvent) => {
      const place = placeOf(event);
      if (place && !(event.target instanceof HTMLInputElement)) open(place);
    },
    onDragStart: (event: DragEvent) => {
      if (!placeOf(event)) return;
      event.dataTransfer.effectAllowed = 'copyMove';
      event.dataTransfer.setData('text/plain', '');
    },
    onDragOver: (event: DragEvent) => {
      if (!placeOf(event)) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = event.ctrlKey || event.altKey ? 'copy' : 'move';
    },
    onDrop: (event: DragEvent) => {
      const place = placeOf(event);
      if (!place) return;
      event.preventDefault();
      dropSelected(grid, place, event.ctrlKey || event.altKey);
    },
  };

  function open(place: Place): void {
    const line = lineAt(grid.now().document, place);
    grid.edit({ place, text: line?.text ?? '', isNew: !line });
  }
}

function focusCell({ target }: MouseEvent): void {
  if (target instanceof Element) target.closest<HTMLElement>('[data-cell]')?.focus();
}
