import { type FormEvent, useState } from 'react';
import { importProgram } from '#contract/programs/program-files.ts';
import { sentenceOf, useSend } from '#web/data/send.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Dialog, DialogClose } from '#web/ui/dialogs/Dialog.tsx';
import { ChooseFile } from '#web/ui/fields/ChooseFile.tsx';
import { TextArea } from '#web/ui/fields/TextArea.tsx';
import { askedWith, mostBytes, type Source, textOf, type Told, tooLarge } from './import-source.ts';
import { RefusedLines } from './RefusedLines.tsx';

type ChooseSourceProps = {
  source: Source;
  /** What can't be read of it, as it was looked at last. */
  refused: Told['refused'];
  onSource: (source: Source) => void;
  onTold: (told: Told) => void;
  onClose: () => void;
};

/** A file, or a table that is pasted; what is wrong with it is named, and what was typed stays. */
export function ChooseSource({ source, refused, onSource, onTold, onClose }: ChooseSourceProps) {
  const [wrong, setWrong] = useState<string>();
  const check = useSend(importProgram, { onSuccess: onTold });
  const take = (text: string, fileName = '') => {
    setWrong(undefined);
    check.reset();
    onSource({ text, fileName });
  };
  const read = async (file: File) => {
    if (file.size > mostBytes) return setWrong(tooLarge);
    return take(textOf(await file.arrayBuffer()), file.name);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (source.text.trim() === '') return setWrong('Choose a file, or paste a table');
    return check.mutate({ body: { ...askedWith(source), dryRun: true } });
  };
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title="Import Program"
      description="A program that was exported, or a table with a row for each exercise."
      size="lg"
      error={
        check.error ? sentenceOf(check.error, 'The program could not be read. Please try again.') : undefined
      }
      onSubmit={submit}
      footer={
        <>
          <DialogClose>Cancel</DialogClose>
          <Button type="submit" variant="primary" pending={check.isPending} pendingLabel="Reading...">
            Continue
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <ChooseFile
          label="Choose a File"
          accept=".json,.csv,.tsv,.txt,application/json,text/csv,text/plain"
          hint="JSON or CSV, at most 2 MB."
          chosen={source.fileName}
          error={wrong}
          onChoose={file => void read(file)}
        />
        <TextArea
          label="Or paste it here"
          hint="A table begins with the names of its columns: Week, Day, Exercise, Sets, Reps, Load, Rest, Notes …"
          rows={6}
          spellCheck={false}
          className="[&_textarea]:font-mono"
          value={source.text}
          onChange={event => take(event.target.value)}
        />
        <RefusedLines refused={refused} />
      </div>
    </Dialog>
  );
}
