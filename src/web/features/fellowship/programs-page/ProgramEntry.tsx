import { Trash2 } from 'lucide-react';
import type { DescribedProgram } from '#web/features/fellowship/form/fellowship-form.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { TextArea } from '#web/ui/fields/TextArea.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { type LibraryProgram, MadeOf } from './MadeOf.tsx';

const texts = [
  { of: 'overview', label: 'Overview', hint: 'A paragraph a line.' },
  { of: 'results', label: 'Expected results', hint: 'One a line.' },
  { of: 'principles', label: 'Principles', hint: 'One a line.' },
  { of: 'audience', label: 'Ideal audience', hint: 'A paragraph a line.' },
] as const;

type ProgramEntryProps = {
  description: DescribedProgram;
  library: readonly LibraryProgram[];
  problemOf: (field: string) => string | undefined;
  change: (part: Partial<DescribedProgram>) => void;
  remove: () => void;
};

export function ProgramEntry({ description, library, problemOf, change, remove }: ProgramEntryProps) {
  return (
    <fieldset className="grid min-w-0 gap-4 rounded-lg border border-line p-(--card-pad)">
      <legend className="sr-only">{description.name || 'A program'}</legend>
      <div className="grid gap-4 md:grid-cols-2">
        <TextField
          label="Name"
          autoComplete="off"
          maxLength={200}
          value={description.name}
          error={problemOf('name')}
          onChange={event => change({ name: event.target.value })}
        />
        <TextField
          label="Level"
          placeholder="All levels"
          autoComplete="off"
          maxLength={100}
          value={description.level}
          error={problemOf('level')}
          onChange={event => change({ level: event.target.value })}
        />
        <MadeOf
          ids={description.workoutIds}
          library={library}
          error={problemOf('workoutIds')}
          onChange={workoutIds => change({ workoutIds })}
          className="md:col-span-2"
        />
        {texts.map(({ of, label, hint }) => (
          <TextArea
            key={of}
            label={label}
            hint={hint}
            rows={4}
            value={description[of]}
            error={problemOf(of)}
            onChange={event => change({ [of]: event.target.value })}
          />
        ))}
      </div>
      <Button variant="ghost" size="sm" className="justify-self-start" onClick={remove}>
        <Trash2 aria-hidden="true" />
        Remove<span className="sr-only"> {description.name || 'this program'}</span>
      </Button>
    </fieldset>
  );
}
