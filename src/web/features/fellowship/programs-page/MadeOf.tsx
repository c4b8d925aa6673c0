import { X } from 'lucide-react';
import { maxBlocks } from '#domain/fellowship/fellowship-limits.ts';
import { countTexts } from '#domain/fellowship/described-programs.ts';
import { IconButton } from '#web/ui/buttons/IconButton.tsx';
import { SelectField } from '#web/ui/fields/SelectField.tsx';
import { cx } from '#web/ui/look/cx.ts';
import { counted } from '#web/ui/text/words.ts';

export type LibraryProgram = { id: string; name: string; numWeeks: number | null };

type MadeOfProps = {
  ids: readonly string[];
  library: readonly LibraryProgram[];
  error: string | undefined;
  onChange: (ids: string[]) => void;
  className?: string;
};

/** The programs of the library that one is made of, in order, and how long that is. */
export function MadeOf({ ids, library, error, onChange, className }: MadeOfProps) {
  const found = ids.map(id => library.find(program => program.id === id));
  const words = countTexts(found.flatMap(program => (program ? [{ weeks: program.numWeeks ?? 0 }] : [])));
  return (
    <div className={cx('grid gap-3', className)}>
      <SelectField
        label="Made of"
        placeholder="Add one of your programs"
        hint={words.length > 0 ? `${words.join(' in ')}.` : 'Without one, the page does not mention weeks.'}
        error={error}
        disabled={ids.length >= maxBlocks}
        options={library.map(({ id, name, numWeeks }) => ({
          value: id,
          label: `${name} (${counted(numWeeks ?? 0, 'week')})`,
        }))}
        value=""
        onChange={event => event.target.value && onChange([...ids, event.target.value])}
        className="md:max-w-md"
      />
      <ol className="flex flex-wrap gap-2 empty:hidden">
        {found.map((program, index) => (
          <li
            key={blockKey(index)}
            className="flex items-center gap-1 rounded-full border border-line bg-raised pl-3 text-sm"
          >
            {program?.name ?? 'No longer there'}
            <IconButton
              size="sm"
              label={`Remove ${program?.name ?? 'it'}`}
              onClick={() => onChange(ids.filter((_, at) => at !== index))}
            >
              <X />
            </IconButton>
          </li>
        ))}
      </ol>
    </div>
  );
}

const blockKey = (index: number) => `block ${index}`;
