/**
 * Chooses one file, and says its name; a tap on all of it opens the device's own choice.
 * `<ChooseFile label="Choose a file" accept=".json,.csv" hint="At most 2 MB." chosen={name} error={wrong} onChoose={read} />`
 */
import { FileUp } from 'lucide-react';
import { type ChangeEvent, useId } from 'react';
import { Button } from '#web/ui/buttons/Button.tsx';
import { FieldNotes, useControl } from './Field.tsx';

type ChooseFileProps = {
  label: string;
  accept: string;
  hint: string;
  /** The name of the one that was chosen; empty for none. */
  chosen: string;
  error?: string | undefined;
  onChoose: (file: File) => void;
};

export function ChooseFile({ label, accept, hint, chosen, error, onChoose }: ChooseFileProps) {
  const inputId = useId();
  const notes = { error, hint };
  const control = useControl(notes, inputId);
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    if (file) onChoose(file);
    // The same file can be chosen again.
    currentTarget.value = '';
  };
  return (
    <div className="grid content-start gap-2">
      <div className="flex flex-wrap items-center gap-3">
        <input type="file" accept={accept} {...control} onChange={choose} className="peer sr-only" />
        <Button
          asChild
          className="cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-accent"
        >
          <label htmlFor={inputId}>
            <FileUp aria-hidden="true" />
            {label}
          </label>
        </Button>
        <span role="status" className="min-w-0 text-sm wrap-anywhere text-muted">
          {chosen}
        </span>
      </div>
      <FieldNotes id={inputId} {...notes} />
    </div>
  );
}
