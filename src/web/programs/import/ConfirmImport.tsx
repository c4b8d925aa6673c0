import { type FormEvent, useState } from 'react';
import { importProgram } from '#contract/programs/program-files.ts';
import { sentenceOf, useSend } from '#web/data/send.ts';
import { openView } from '#web/programs/program/view-history.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Dialog } from '#web/ui/dialogs/Dialog.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { counted } from '#web/ui/text/words.ts';
import { askedWith, type Source, type Told } from './import-source.ts';
import { type Choices, toldWith, type Unknown } from './name-choices.ts';
import { PickExercise } from './PickExercise.tsx';
import { UnknownNames } from './UnknownNames.tsx';

type ConfirmImportProps = {
  source: Source;
  told: Told;
  read: NonNullable<Told['read']>;
  onTold: (told: Told) => void;
  onBack: () => void;
  onClose: () => void;
};

/** What the file holds, what it is to be called, and what the names mean that the library does not know. */
export function ConfirmImport({ source, told, read, onTold, onBack, onClose }: ConfirmImportProps) {
  const [name, setName] = useState(read.name);
  const [choices, setChoices] = useState<Choices>({});
  const [picking, setPicking] = useState<Unknown | null>(null);
  /** Whoever comes back from picking goes on where they were. */
  const [lastPicked, setLastPicked] = useState<string>();
  const [isSent, setSent] = useState(false);
  const send = useSend(importProgram, {
    success: ({ program, read: made }) =>
      program
        ? { title: 'Program imported', description: `${program.name}: ${sizeText(made ?? read)}` }
        : { title: 'Not imported yet', description: 'The library has changed meanwhile: look once more' },
    onSuccess: answer => {
      if (answer.program) openView({ name: 'edit', programId: answer.program.id });
      else onTold(answer);
    },
  });
  const left = told.unknown.filter(unknown => !choices[unknown.name]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
    if (left.length > 0 || name.trim() === '') return;
    send.mutate({ body: { ...askedWith(source), ...toldWith(choices), name, dryRun: false } });
  };
  const pick = (unknown: Unknown) => {
    setLastPicked(unknown.name);
    setPicking(unknown);
  };
  if (picking) {
    return (
      <PickExercise
        name={picking.name}
        onPick={({ id, name: picked }) => {
          setChoices({ ...choices, [picking.name]: { id, name: picked } });
          setPicking(null);
        }}
        onBack={() => setPicking(null)}
        onClose={onClose}
      />
    );
  }
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
          unknown={told.unknown}
          choices={choices}
          isAsked={isSent}
          onChoose={setChoices}
          onPickAnother={pick}
          focused={lastPicked}
        />
      </div>
    </Dialog>
  );
}

/** '3 weeks, 9 sessions, 54 exercises' */
const sizeText = ({ numWeeks, sessions, exercises }: ConfirmImportProps['read']): string =>
  [counted(numWeeks, 'week'), counted(sessions, 'session'), counted(exercises, 'exercise')].join(', ');
