import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { ArrowDown, ArrowUp, EllipsisVertical, GripVertical, Trash2 } from 'lucide-react';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { cx } from '#web/ui/cx.ts';
import { DropdownMenu } from '#web/ui/DropdownMenu.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextField } from '#web/ui/TextField.tsx';
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
  placeholder?: string;
  long?: boolean;
  autoFocus: boolean;
  isFirst: boolean;
  isLast: boolean;
  tools: LineTools;
};

export function LineRow({ line, name, inputId, long, isFirst, isLast, tools, ...input }: LineRowProps) {
  const { key, text } = line;
  const sortable = useSortable({ id: key });
  const { setNodeRef, setActivatorNodeRef, listeners, transform, transition, isDragging } = sortable;
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
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={cx(
        'flex items-start gap-1 rounded-md',
        isDragging && 'relative z-10 bg-raised shadow-overlay',
      )}
    >
      <IconButton
        {...listeners}
        ref={setActivatorNodeRef}
        label={`Move ${name}: the up and down arrow keys, or drag`}
        className={cx('-ml-2 touch-none', isDragging ? 'cursor-grabbing' : 'cursor-grab')}
        onKeyDown={event => moveByKey(event, key, tools)}
      >
        <GripVertical />
      </IconButton>
      {long ? (
        <TextArea {...field} rows={1} onChange={event => tools.write(key, event.target.value)} />
      ) : (
        <TextField {...field} onChange={event => tools.write(key, event.target.value)} />
      )}
      <DropdownMenu
        trigger={
          <IconButton label={`More for ${name}`}>
            <EllipsisVertical />
          </IconButton>
        }
        items={[
          { label: 'Move Up', icon: ArrowUp, disabled: isFirst, onSelect: () => tools.move(key, -1) },
          { label: 'Move Down', icon: ArrowDown, disabled: isLast, onSelect: () => tools.move(key, 1) },
          { label: 'Remove', icon: Trash2, tone: 'danger', onSelect: () => tools.remove(key) },
        ]}
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

function moveByKey(event: KeyboardEvent, key: number, tools: LineTools): void {
  if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
  event.preventDefault();
  tools.move(key, event.key === 'ArrowUp' ? -1 : 1);
}

function pasteLines(event: ClipboardEvent, key: number, tools: LineTools): void {
  const pasted = event.clipboardData.getData('text/plain');
  if (!/\S.*\n\s*\S/s.test(pasted)) return;
  event.preventDefault();
  tools.paste(key, pasted);
}
