import { columnsOf } from '#domain/programs/document/program-document.ts';
import type { GridDocument } from '#web/features/programs/grid/document/grid-document.ts';
import {
  areaOf,
  type Move,
  moved,
  only,
  rowsOf,
  type Selection,
} from '#web/features/programs/grid/document/selection.ts';
import type { Commands } from './command-list.ts';
import { type Grid, lineAt } from './grid.ts';

type Key = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** Does what a key means while no line is being typed; false where it means nothing here. */
export function actOnKey(grid: Grid, commands: Commands, key: Key): boolean {
  const move = moveOf(key);
  if (move) {
    go(grid, move, key.shiftKey && key.key !== 'Tab');
    return true;
  }
  const command = commands.list.find(one => one.isKey?.(key));
  if (command) {
    if (command.isPossible?.() !== false) command.run();
    return true;
  }
  const { selection, document } = grid.now();
  const isChord = key.ctrlKey || key.metaKey || key.altKey;
  if (!isChord && (key.key === 'Enter' || key.key === 'F2')) {
    const line = lineAt(document, selection.head);
    grid.edit({ cell: selection.head, text: line?.text ?? '', isNew: !line });
    return true;
  }
  // Typing replaces the line, as in a spreadsheet.
  if (!isChord && key.key.length === 1 && key.key !== ' ') {
    grid.edit({ cell: selection.head, text: key.key, isNew: true });
    return true;
  }
  if (key.key === 'Escape' && !isChord) {
    grid.select(only(selection.head));
    return true;
  }
  return selectWhole(grid, key);
}

function moveOf({ key, ctrlKey, metaKey, altKey }: Key): Move | null {
  if (altKey) return null;
  const isFar = ctrlKey || metaKey;
  switch (key) {
    case 'ArrowUp':
      return isFar ? 'day-up' : 'up';
    case 'ArrowDown':
      return isFar ? 'day-down' : 'down';
    case 'ArrowLeft':
      return isFar ? 'first' : 'left';
    case 'ArrowRight':
      return isFar ? 'last' : 'right';
    case 'PageUp':
      return 'day-up';
    case 'PageDown':
      return 'day-down';
    case 'Home':
      return isFar ? 'top' : 'first';
    case 'End':
      return isFar ? 'bottom' : 'last';
    default:
      return null;
  }
}

function go(grid: Grid, move: Move, isExtending: boolean): void {
  const { document, selection } = grid.now();
  if (!isExtending) return grid.select(only(moved(document, selection.head, move)));
  // Whole days and weeks go on by whole ones.
  const wider: Move =
    selection.kind !== 'lines' && move === 'down'
      ? 'day-down'
      : selection.kind !== 'lines' && move === 'up'
        ? 'day-up'
        : move;
  const head = moved(document, selection.head, wider);
  grid.select({ ...selection, head });
}

/** Shift and the space bar select the day, Ctrl and it the week, Ctrl+A all there is. */
function selectWhole(grid: Grid, { key, shiftKey, ctrlKey, metaKey, altKey }: Key): boolean {
  const { document, selection } = grid.now();
  const isCtrl = ctrlKey || metaKey;
  if (altKey) return false;
  if (key === ' ' && (shiftKey || isCtrl)) {
    grid.select({ ...selection, kind: isCtrl ? 'weeks' : 'days' });
    return true;
  }
  if (isCtrl && key.toLowerCase() === 'a') {
    grid.select(everything(document));
    return true;
  }
  return false;
}

const everything = (document: GridDocument): Selection => ({
  kind: 'weeks',
  anchor: { column: 0, day: 0, line: 0 },
  head: { column: columnsOf(document).length - 1, day: 6, line: rowsOf(document, 6) - 1 },
});

export const isOneLine = (selection: Selection): boolean => {
  const { firstColumn, lastColumn, from, to } = areaOf(selection);
  return firstColumn === lastColumn && from.day === to.day && from.line === to.line;
};
