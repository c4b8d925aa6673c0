import { type FormEvent, useState } from 'react';
import { importProgram } from '#contract/programs/program-files.ts';
import { sentenceOf, useSend } from '#web/data/send.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Dialog, DialogClose } from '#web/ui/dialogs/Dialog.tsx';
import { ChooseFile } from '#web/ui/fields/ChooseFile.tsx';
import { textOfFile } from '#web/ui/fields/file-text.ts';
import { TextArea } from '#web/ui/fields/TextArea.tsx';
import { whyTooMuch } from '#domain/program-reader/rows/too-much.ts';
import { RestoredDraft } from '#web/ui/notices/RestoredDraft.tsx';
import { isJson, maxBytes, type Source, type ImportSummary, tooLarge } from './import-source.ts';
import { RefusedLines } from './RefusedLines.tsx';

type ChooseSourceProps = {
  source: Source;
  /** Lines that could not be read at the last check. */
  refused: ImportSummary['refused'];
  /** Whether it was brought in before, and neither imported nor thrown away. */
  isRestored: boolean;
  onStartOver: () => void;
  onSource: (source: Source) => void;
  /** Of a program that was exported. */
  onSummary: (summary: ImportSummary) => void;
  /** Of text that is read as it was written. */
  onText: () => void;
  onClose: () => void;
};

/** A file, or text that is pasted; errors are named, and typed text stays. */
export function ChooseSource(props: ChooseSourceProps) {
  const { source, refused, isRestored, onStartOver, onSource, onSummary, onText, onClose } = props;
  const [wrong, setWrong] = useState<string>();
  const check = useSend(importProgram, { onSuccess: onSummary });
  const take = (text: string, fileName = '') => {
    setWrong(undefined);
    check.reset();
    onSource({ text, fileName });
  };
  const read = async (file: File) => {
    if (file.size > maxBytes) return setWrong(tooLarge);
    return take(textOfFile(await file.arrayBuffer()), file.name);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (source.text.trim() === '') return setWrong('Choose a file, or paste a program');
    if (!isJson(source.text)) {
      const tooMuch = whyTooMuch(source.text);
      return tooMuch === null ? onText() : setWrong(tooMuch);
    }
    return check.mutate({ body: { format: 'json', text: source.text, dryRun: true } });
  };
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title="Import Program"
      description="A sheet, a list, a program as you wrote it down, or one that was exported."
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
        {isRestored && (
          <RestoredDraft onStartOver={onStartOver}>What you had brought in is back.</RestoredDraft>
        )}
        <ChooseFile
          label="Choose a File"
          accept=".json,.csv,.tsv,.txt,.md,application/json,text/csv,text/plain,text/markdown"
          hint="CSV, text or JSON, at most 2 MB."
          chosen={source.fileName}
          error={wrong}
          onChoose={file => void read(file)}
        />
        <TextArea
          label="Or paste it here"
          hint="From a spreadsheet, a document or a message. You see how each line was read before anything is created."
          rows={6}
          spellCheck={false}
          className="[&_textarea]:field-sizing-fixed [&_textarea]:font-mono"
          value={source.text}
          onChange={event => take(event.target.value)}
        />
        <RefusedLines refused={refused} />
      </div>
    </Dialog>
  );
}
