import type { ClipboardEvent, KeyboardEvent } from 'react';
import { TextArea } from '#web/ui/fields/TextArea.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { MoveHandle, MoveMenu, useSortableRow } from '#web/ui/lists/SortableList.tsx';
import { cx } from '#web/ui/look/cx.ts';
import type { Line } from './lines.ts';

export type LineTools = {
  write: (key: number, text: string) => void;
  /** After this line; at the end without one. */
  add: (after?: number) => void;
  remove: (key: number) => void;
  paste: (key: number, text: string) => void;
  move: (key: number, by: -1 | 1) => void;
};

type LineRowProps = {
  line: Line;
  /** 'Ingredient 2'. */
  name: string;
  inputId: string;
  error: string | undefined;
  placeholder?: string;
  long?: boolean;
  autoFocus: boolean;
  isFirst: boolean;
  isLast: boolean;
  tools: LineTools;
};

export function LineRow({ line, name, inputId, long, isFirst, isLast, tools, ...input }: LineRowProps) {
  const { key, text } = line;
  const { item, handle, isDragging } = useSortableRow(key);
  const field = {
    ...input,
    id: inputId,
    label: name,
    hideLabel: true,
    value: text,
    maxLength: 1000,
    autoComplete: 'off',
    className: 'flex-1',
    onKeyDown: (event: KeyboardEvent) => writeOn(event, line, tools),
    onPaste: (event: ClipboardEvent) => pasteLines(event, key, tools),
  };
  return (
    <li
      {...item}
      className={cx(
        'flex items-start gap-1 rounded-md',
        isDragging && 'relative z-10 bg-raised shadow-overlay',
      )}
    >
      <MoveHandle
        handle={handle}
        isDragging={isDragging}
        name={name}
        className="-ml-2"
        onMove={by => tools.move(key, by)}
      />
      {long ? (
        <TextArea {...field} rows={1} onChange={event => tools.write(key, event.target.value)} />
      ) : (
        <TextField {...field} onChange={event => tools.write(key, event.target.value)} />
      )}
      <MoveMenu
        name={name}
        isFirst={isFirst}
        isLast={isLast}
        onMove={by => tools.move(key, by)}
        onRemove={() => tools.remove(key)}
      />
    </li>
  );
}

function writeOn(event: KeyboardEvent, { key, text }: Line, tools: LineTools): void {
  if (event.nativeEvent.isComposing) return;
  const act = () => {
    if (event.key === 'Enter' && !event.shiftKey) return tools.add(key);
    if (event.key === 'Backspace' && text === '') return tools.remove(key);
    if (event.altKey && event.key === 'ArrowUp') return tools.move(key, -1);
    if (event.altKey && event.key === 'ArrowDown') return tools.move(key, 1);
    return false;
  };
  if (act() !== false) event.preventDefault();
}

function pasteLines(event: ClipboardEvent, key: number, tools: LineTools): void {
  const pasted = event.clipboardData.getData('text/plain');
  if (!/\S.*\n\s*\S/s.test(pasted)) return;
  event.preventDefault();
  tools.paste(key, pasted);
}
