import { useRef, useState } from 'react';
import { maxPathBlocks, maxPathWeeks } from '#domain/limits.ts';
import { weeksTogether } from '#domain/training/schedule/path-blocks.ts';
import { weeksOfBlocks } from '#web/parts/paths/block-weeks.ts';
import { lengthOfPath } from '#web/parts/paths/path-text.ts';
import type { Program } from '#web/parts/program/program-list.ts';
import { SelectField } from '#web/ui/fields/SelectField.tsx';
import { SortableList } from '#web/ui/lists/SortableList.tsx';
import { counted } from '#web/ui/text/words.ts';
import { BlockRow } from './BlockRow.tsx';
import { type DraftBlock, movedBy, movedOver, withBlock, withoutBlock } from './blocks.ts';

type BlockListProps = {
  blocks: readonly DraftBlock[];
  programs: readonly Program[];
  error: string | undefined;
  onChange: (blocks: DraftBlock[]) => void;
};

/** The programs of a path in their order: added at its end, moved by hand or with the arrow keys, taken out again. */
export function BlockList({ blocks, programs, error, onChange }: BlockListProps) {
  const [said, setSaid] = useState('');
  const adding = useRef<HTMLSelectElement>(null);
  const programOf = (id: string) => programs.find(program => program.id === id);
  const weeks = blocks.map(({ workoutId }) => programOf(workoutId)?.numWeeks ?? null);
  const weeksOf = weeksOfBlocks(weeks);
  const place = (next: DraftBlock[], key: number) => {
    onChange(next);
    const at = next.findIndex(block => block.key === key);
    setSaid(
      `${programOf(next[at]?.workoutId ?? '')?.name ?? 'Block'} is now block ${at + 1} of ${next.length}`,
    );
  };
  const add = (workoutId: string) => {
    const next = withBlock(blocks, workoutId);
    place(next, next.at(-1)?.key ?? 0);
  };
  const remove = (key: number) => {
    onChange(withoutBlock(blocks, key));
    setSaid('Block removed');
    adding.current?.focus();
  };
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="mb-1.5 text-sm font-medium">Blocks</legend>
      <SortableList
        keys={blocks.map(({ key }) => key)}
        onMoveOver={(key, over) => place(movedOver(blocks, key, over), key)}
      >
        <ol className="grid gap-2 empty:hidden">
          {blocks.map(({ key, workoutId }, index) => (
            <BlockRow
              key={key}
              blockKey={key}
              position={index + 1}
              of={blocks.length}
              name={programOf(workoutId)?.name}
              weeks={weeksOf[index] ?? ''}
              onMove={by => place(movedBy(blocks, key, by), key)}
              onRemove={() => remove(key)}
            />
          ))}
        </ol>
      </SortableList>
      <SelectField
        ref={adding}
        label="Add a program"
        placeholder="Choose the next program"
        hint={totalText(weeks)}
        error={error}
        disabled={blocks.length >= maxPathBlocks}
        options={programs.map(({ id, name, numWeeks }) => ({
          value: id,
          label: numWeeks === null ? name : `${name} (${counted(numWeeks, 'week')})`,
        }))}
        value=""
        onChange={event => event.target.value && add(event.target.value)}
      />
      <p role="status" className="sr-only">
        {said}
      </p>
    </fieldset>
  );
}

/** How long it is by now, and how much longer it may get. */
function totalText(weeks: readonly (number | null)[]): string {
  if (weeks.length === 0) return `Up to ${maxPathBlocks} programs, ${maxPathWeeks} weeks together.`;
  const total = weeksTogether(weeks);
  const length = lengthOfPath(total, weeks.length);
  return total > maxPathWeeks ? `${length}: at most ${maxPathWeeks} weeks fit.` : `${length}.`;
}
