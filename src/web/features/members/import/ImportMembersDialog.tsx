import { type DragEvent, type FormEvent, useState } from 'react';
import { importMembers } from '#contract/members/imports.ts';
import { sentenceOf, useSend } from '#web/data/send.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Dialog, DialogClose } from '#web/ui/dialogs/Dialog.tsx';
import { ChooseFile } from '#web/ui/fields/ChooseFile.tsx';
import { textOfFile } from '#web/ui/fields/file-text.ts';
import { TextArea } from '#web/ui/fields/TextArea.tsx';
import { counted } from '#web/ui/text/words.ts';
import { ImportPreview } from './ImportPreview.tsx';
import { type ImportPlan, invitedText } from './import-text.ts';
import { noAnswers } from './import-answers.ts';

const maxBytes = 1_000_000;

/** Members from a spreadsheet: pasted or dropped, looked at line by line, imported whole. */
export function ImportMembersDialog({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState('');
  const [fileName, setFileName] = useState('');
  const [wrong, setWrong] = useState<string>();
  const [answers, setAnswers] = useState(noAnswers);
  const [plan, setPlan] = useState<ImportPlan | null>(null);
  const check = useSend(importMembers, { onSuccess: setPlan });
  const bringIn = useSend(importMembers);
  const look = (list: string, next = answers) => {
    setAnswers(next);
    setWrong(undefined);
    if (list.trim() === '') return setWrong('Choose a file, or paste a list');
    const { invite, ...asked } = next;
    return check.mutate({ body: { text: list, dryRun: true, invite, ...asked } });
  };
  const read = async (file: File | undefined) => {
    if (!file) return;
    if (file.size > maxBytes) return setWrong('Choose a file of at most 1 MB');
    const list = textOfFile(await file.arrayBuffer());
    setText(list);
    setFileName(file.name);
    return look(list);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (plan) bringIn.mutate({ body: { text, ...answers } });
    else look(text);
  };
  const onOpenChange = (open: boolean) => !open && onClose();
  if (bringIn.data) {
    const { counts, mailed } = bringIn.data;
    return (
      <Dialog
        open
        onOpenChange={onOpenChange}
        title={`${counted(counts.taken, 'member')} imported`}
        description={invitedText(counts.taken, answers.invite, mailed)}
        footer={<DialogClose>Done</DialogClose>}
      />
    );
  }
  const failed = bringIn.error ?? check.error;
  const isReady = plan !== null && !plan.isOpen && plan.counts.taken > 0;
  return (
    <Dialog
      open
      onOpenChange={onOpenChange}
      title="Import members"
      description="From a spreadsheet: names, e-mail, groups, paid until, program and its start date, in any order."
      size="xl"
      error={failed ? sentenceOf(failed, 'The list could not be read. Please try again.') : undefined}
      onSubmit={submit}
      footer={
        <>
          {plan && <Button onClick={() => setPlan(null)}>Back</Button>}
          <DialogClose>Cancel</DialogClose>
          <Button
            type="submit"
            variant="primary"
            disabled={plan !== null && !isReady}
            pending={bringIn.isPending || check.isPending}
            pendingLabel={bringIn.isPending ? 'Importing...' : 'Reading...'}
          >
            {plan ? `Import ${counted(plan.counts.taken, 'member')}` : 'Continue'}
          </Button>
        </>
      }
    >
      {plan ? (
        <ImportPreview plan={plan} answers={answers} onAnswers={next => look(text, next)} />
      ) : (
        <div className="grid gap-5" onDragOver={stay} onDrop={event => void read(dropped(event))}>
          <ChooseFile
            label="Choose a File"
            accept=".csv,.tsv,.txt,text/csv,text/plain"
            hint="CSV or text, at most 1 MB. You can drop it here, too."
            chosen={fileName}
            error={wrong}
            onChoose={file => void read(file)}
          />
          <TextArea
            label="Or paste it here"
            hint="With the headings. You see what is read of each line before anyone is added."
            rows={8}
            spellCheck={false}
            className="[&_textarea]:field-sizing-fixed [&_textarea]:font-mono"
            value={text}
            onChange={event => setText(event.target.value)}
          />
        </div>
      )}
    </Dialog>
  );
}

const stay = (event: DragEvent) => event.preventDefault();

function dropped(event: DragEvent): File | undefined {
  event.preventDefault();
  return event.dataTransfer.files[0];
}
