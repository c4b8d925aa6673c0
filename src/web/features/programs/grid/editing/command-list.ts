import { columnsOf } from '#domain/programs/document/program-document.ts';
import { dayAt } from '#web/features/programs/grid/document/grid-document.ts';
import { columnsToFill } from '#web/features/programs/grid/document/change-lines.ts';
import { copy, copyInto, pasteFrom, pasteLastCopy } from './clipboard.ts';
import { duplicate, fill, moveBy, remove } from './commands.ts';
import type { Grid } from './grid.ts';
import { isOneLine } from './keys.ts';
import { addWeek, canAddWeek, removeWeeks } from './week-commands.ts';

type Key = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** A command of the grid: by its key, in the menu, and by name in the list of actions. */
export type Command = {
  id: string;
  label: string;
  /** As it is written in the list of keys. */
  keys?: string;
  isKey?: (key: Key) => boolean;
  run: () => void;
  isPossible?: () => boolean;
};

/** The panel that a command opens beside the grid. */
export type Opening =
  | 'keys'
  | 'actions'
  | 'day'
  | 'line'
  | 'paste'
  | 'progression'
  | 'templates'
  | 'save-template'
  | 'volume'
  | 'publish'
  | 'history'
  | 'discard'
  | 'details';

export type Commands = {
  list: readonly Command[];
  copyInto: (transfer: DataTransfer, isCut: boolean) => void;
  pasteFrom: (transfer: DataTransfer) => boolean;
};

type Around = {
  open: (what: Opening) => void;
  /** Text from the clipboard that is to be looked at first. */
  onPasteText: (text: string) => void;
  say: (what: string) => void;
  isDraftOfOne: boolean;
};

const chord =
  (wanted: string, how: { shift?: true; alt?: true } = {}) =>
  (key: Key) =>
    (how.alt ? key.altKey : (key.ctrlKey || key.metaKey) && !key.altKey) &&
    key.shiftKey === (how.shift ?? false) &&
    key.key.toLowerCase() === wanted;

const plain = (wanted: string) => (key: Key) =>
  key.key === wanted && !key.ctrlKey && !key.metaKey && !key.altKey;

export function commandsOf(grid: Grid, { open, onPasteText, say, isDraftOfOne }: Around): Commands {
  const lineNow = () => {
    const { document, selection } = grid.now();
    return dayAt(document, selection.head.column, selection.head.day).lines[selection.head.line];
  };
  const list: Command[] = [
    {
      id: 'undo',
      label: 'Undo',
      keys: 'Ctrl+Z',
      isKey: chord('z'),
      isPossible: () => grid.now().history.done.length > 0,
      run: () => void grid.undo().then(what => said(what, 'Undone')),
    },
    {
      id: 'redo',
      label: 'Redo',
      keys: 'Ctrl+Y',
      isKey: key => chord('y')(key) || chord('z', { shift: true })(key),
      isPossible: () => grid.now().history.undone.length > 0,
      run: () => void grid.redo().then(what => said(what, 'Done again')),
    },
    { id: 'cut', label: 'Cut', keys: 'Ctrl+X', run: () => void copy(grid, true) },
    { id: 'copy', label: 'Copy', keys: 'Ctrl+C', run: () => void copy(grid, false) },
    {
      id: 'paste',
      label: 'Paste',
      keys: 'Ctrl+V',
      run: () => void pasteLastCopy(grid).then(text => text !== null && onPasteText(text)),
    },
    { id: 'duplicate', label: 'Duplicate', keys: 'Ctrl+D', isKey: chord('d'), run: () => duplicate(grid) },
    {
      id: 'up',
      label: 'Move up',
      keys: 'Alt+↑',
      isKey: chord('arrowup', { alt: true }),
      run: () => moveBy(grid, -1),
    },
    {
      id: 'down',
      label: 'Move down',
      keys: 'Alt+↓',
      isKey: chord('arrowdown', { alt: true }),
      run: () => moveBy(grid, 1),
    },
    {
      id: 'fill',
      label: 'Fill to the right',
      keys: 'Ctrl+R',
      isKey: chord('r'),
      isPossible: () => columnsToFill(grid.now().document, grid.now().selection).length > 0,
      run: () => fill(grid),
    },
    {
      id: 'progression',
      label: 'Progression…',
      keys: 'Ctrl+E',
      isKey: chord('e'),
      run: () => open('progression'),
    },
    {
      id: 'remove',
      label: 'Remove',
      keys: 'Delete',
      isKey: key => plain('Delete')(key) || plain('Backspace')(key),
      run: () => remove(grid),
    },
    {
      id: 'line',
      label: 'All of this line…',
      keys: 'Ctrl+I',
      isKey: chord('i'),
      isPossible: () => isOneLine(grid.now().selection) && lineNow()?.exerciseId != null,
      run: () => open('line'),
    },
    {
      id: 'day',
      label: 'Name and notes of this day…',
      keys: 'Ctrl+M',
      isKey: chord('m'),
      run: () => open('day'),
    },
    { id: 'paste-rows', label: 'Paste from a spreadsheet…', run: () => open('paste') },
    {
      id: 'templates',
      label: 'Insert a favourite…',
      keys: 'Ctrl+O',
      isKey: chord('o'),
      run: () => open('templates'),
    },
    { id: 'save-template', label: 'Keep as a favourite…', run: () => open('save-template') },
    {
      id: 'add-week',
      label: 'Add a week',
      isPossible: () => canAddWeek(grid),
      run: () => addWeek(grid),
    },
    {
      id: 'remove-weeks',
      label: 'Remove the last week',
      isPossible: () => columnsOf(grid.now().document).length > 1,
      run: () => removeWeeks(grid),
    },
    {
      id: 'volume',
      label: 'Volume and warnings',
      keys: 'Ctrl+G',
      isKey: chord('g'),
      run: () => open('volume'),
    },
    {
      id: 'publish',
      label: 'Preview and publish…',
      keys: 'Ctrl+S',
      isKey: chord('s'),
      run: () => open('publish'),
    },
    ...(isDraftOfOne
      ? [
          { id: 'details', label: 'Program details…', run: () => open('details') },
          { id: 'history', label: 'History…', run: () => open('history') },
          { id: 'discard', label: 'Discard the draft…', run: () => open('discard') },
        ]
      : []),
    { id: 'actions', label: 'All actions', keys: 'Ctrl+K', isKey: chord('k'), run: () => open('actions') },
    { id: 'keys', label: 'Keys', keys: '?', isKey: plain('?'), run: () => open('keys') },
  ];
  function said(what: string | null, how: string): void {
    if (what !== null) say(`${how}: ${what}`);
  }
  return {
    list,
    copyInto: (transfer, isCut) => copyInto(grid, transfer, isCut),
    pasteFrom: transfer => pasteFrom(grid, transfer),
  };
}
