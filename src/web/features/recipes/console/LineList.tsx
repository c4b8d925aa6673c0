import { Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '#web/ui/buttons/Button.tsx';
import { FieldNotes } from '#web/ui/fields/Field.tsx';
import { SortableList } from '#web/ui/lists/SortableList.tsx';
import { LineRow, type LineTools } from './LineRow.tsx';
import {
  type Line,
  lineAt,
  moved,
  movedBy,
  withLineAfter,
  withoutLine,
  withPasted,
  withText,
} from './lines.ts';
import type { ListError } from './recipe-values.ts';

type LineListProps = {
  /** 'Ingredients', and what one of them is called. */
  label: string;
  one: string;
  hint?: string;
  placeholder?: string;
  error?: ListError | undefined;
  /** Takes more than a line each. */
  long?: boolean;
  lines: readonly Line[];
  onChange: (lines: Line[]) => void;
};

/** A list to write like a text: Enter adds a line, Backspace in an empty one removes it, a pasted list becomes lines. */
export function LineList({ label, one, hint, error, lines, onChange, ...line }: LineListProps) {
  const id = useId();
  const [added, setAdded] = useState<number>();
  const [said, setSaid] = useState('');
  const wrong = error && lineAt(lines, error.index);
  const place = (next: readonly Line[], key: number) => {
    const at = next.findIndex(line => line.key === key);
    setSaid(`${one} moved to place ${at + 1} of ${next.length}`);
  };
  const tools: LineTools = {
    write: (key, text) => onChange(withText(lines, key, text)),
    add: after => {
      const next = withLineAfter(lines, after);
      setAdded(next.key);
      onChange(next.lines);
    },
    remove: key => {
      const at = lines.findIndex(line => line.key === key);
      const neighbour = lines[at - 1] ?? lines[at + 1];
      onChange(withoutLine(lines, key));
      setSaid(`${one} removed`);
      if (neighbour) document.getElementById(`${id}-${neighbour.key}`)?.focus();
    },
    paste: (key, text) => onChange(withPasted(lines, key, text)),
    move: (key, by) => {
      const next = movedBy(lines, key, by);
      onChange(next);
      place(next, key);
    },
  };
  const moveOver = (key: number, over: number) => {
    const next = moved(lines, key, over);
    onChange(next);
    place(next, key);
  };
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-medium">{label}</legend>
      <SortableList keys={lines.map(line => line.key)} onMoveOver={moveOver}>
        <ul className="grid gap-2">
          {lines.map((each, index) => (
            <LineRow
              key={each.key}
              {...line}
              inputId={`${id}-${each.key}`}
              line={each}
              error={each === wrong ? error?.message : undefined}
              name={`${one} ${index + 1}`}
              autoFocus={each.key === added}
              isFirst={index === 0}
              isLast={index === lines.length - 1}
              tools={tools}
            />
          ))}
        </ul>
      </SortableList>
      <Button variant="ghost" size="sm" className="mt-1 mb-1" onClick={() => tools.add()}>
        <Plus aria-hidden="true" /> Add {one}
      </Button>
      <FieldNotes id={id} hint={hint} error={wrong ? undefined : error?.message} />
      <p role="status" className="sr-only">
        {said}
      </p>
    </fieldset>
  );
}
