import { Plus, Undo2 } from 'lucide-react';
import type { MouseEvent } from 'react';
import { Button } from '#web/ui/buttons/Button.tsx';
import { cx } from '#web/ui/look/cx.ts';
import { addRows, type LogValues } from './log-values.ts';
import type { Filled, Fills } from './use-fills.ts';

type FilledNoteProps = { by: Filled['by']; values: LogValues; fills: Fills };

/** What one tap has just done, the sets it left out, and the way back. */
export function FilledNote({ by, values, fills }: FilledNoteProps) {
  const { last, put, undo } = fills;
  if (last?.by !== by) return null;
  const beyond = last.beyond ?? [];
  const others = beyond.length === 1 ? 'the other one' : `the other ${beyond.length}`;
  const takeBack = (event: MouseEvent<HTMLButtonElement>) => {
    // The button goes with what it takes back.
    event.currentTarget.closest('[data-fills]')?.querySelector('button')?.focus();
    undo();
  };
  return (
    <div className="flex flex-wrap items-center justify-end gap-x-1 gap-y-1 rounded-md bg-neutral-soft py-1 pr-1 pl-3 text-sm text-muted">
      <p
        role="status"
        className={cx('min-w-[min(10rem,100%)] flex-1 py-1', beyond.length > 0 && 'basis-full')}
      >
        {last.announcement}
      </p>
      {beyond.length > 0 && (
        <Button
          variant="ghost"
          size="sm"
          className="px-2"
          onClick={() => put(addRows(values, beyond), { by, announcement: `Added ${others}.` })}
        >
          <Plus aria-hidden="true" /> Add {others}
        </Button>
      )}
      <Button variant="ghost" size="sm" className="px-2" onClick={takeBack}>
        <Undo2 aria-hidden="true" /> Undo
      </Button>
    </div>
  );
}
