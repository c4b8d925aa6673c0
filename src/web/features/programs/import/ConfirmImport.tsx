import { type FormEvent, useState } from 'react';
import { importProgram } from '#contract/programs/program-files.ts';
import { sentenceOf, useSend } from '#web/data/send.ts';
import { type Choices, chosenOf } from '#web/features/programs/reading/name-choices.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Dialog } from '#web/ui/dialogs/Dialog.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { type Made, madeOf, sizeText, type ImportSummary } from './import-source.ts';
import { UnknownNames } from './UnknownNames.tsx';
import { usePicking } from './use-picking.tsx';

type ConfirmImportProps = {
  text: string;
  summary: ImportSummary;
  read: NonNullable<ImportSummary['read']>;
  onSummary: (summary: ImportSummary) => void;
  onMade: (made: Made) => void;
  onBack: () => void;
  onClose: () => void;
};

/** The content of the file, its name, and the meaning of names that the library does not know. */
export function ConfirmImport({
  text,
  summary,
  read,
  onSummary,
  onMade,
  onBack,
  onClose,
}: ConfirmImportProps) {
  const [name, setName] = useState(read.name);
  const [choices, setChoices] = useState<Choices>({});
  const [isSent, setSent] = useState(false);
  const { picker, pick, lastPicked } = usePicking({ choices, onChoices: setChoices, onClose });
  const send = useSend(importProgram, {
    onSuccess: answer => {
      const made = madeOf(answer);
      if (made) onMade(made);
      else onSummary(answer);
    },
  });
  const left = summary.unknown.filter(unknown => !choices[unknown.name]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
    if (left.length > 0 || name.trim() === '') return;
    send.mutate({ body: { format: 'json', text, ...chosenOf(choices), name } });
  };
  if (picker) return picker;
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title="Import Program"
      description={`${sizeText(read)}.`}
      size="lg"
      error={
        send.error
          ? sentenceOf(send.error, 'The program could not be imported. Please try again.')
          : undefined
      }
      onSubmit={submit}
      footer={
        <>
          <Button onClick={onBack}>Back</Button>
          <Button type="submit" variant="primary" pending={send.isPending} pendingLabel="Importing...">
            Import Program
          </Button>
        </>
      }
    >
      <div className="grid gap-6">
        <TextField
          label="Program Name"
          required
          maxLength={200}
          autoComplete="off"
          autoFocus={lastPicked === undefined}
          value={name}
          error={isSent && name.trim() === '' ? 'Program name is required' : undefined}
          onChange={event => setName(event.target.value)}
        />
        <UnknownNames
          unknown={summary.unknown}
          choices={choices}
          isSubmitted={isSent}
          onChoose={setChoices}
          onPickAnother={pick}
          focused={lastPicked}
        />
      </div>
    </Dialog>
  );
}
