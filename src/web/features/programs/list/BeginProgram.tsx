import { type FormEvent, useState } from 'react';
import { createWorkout, multiWeekProgram } from '#contract/programs.ts';
import { maxWeeks } from '#domain/limits.ts';
import { sentenceOf, useSend } from '#web/data/send.ts';
import { openView } from '#web/parts/program/view-history.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Dialog, DialogClose } from '#web/ui/dialogs/Dialog.tsx';
import { SelectField } from '#web/ui/fields/SelectField.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';

/** A program by its name and its weeks, empty, opened in the grid: the text there is a draft until it is published. */
export function BeginProgram({ onClose }: { onClose: () => void }) {
  const [name, setName] = useState('');
  const [numWeeks, setNumWeeks] = useState(maxWeeks);
  const create = useSend(createWorkout, {
    onSuccess: ({ id }) => openView({ name: 'write', programId: id }),
  });
  const save = (event: FormEvent) => {
    event.preventDefault();
    const weeks = Array.from({ length: numWeeks }, (_, index) => ({ weekNumber: index + 1 }));
    create.mutate({ body: { name: name.trim(), programType: multiWeekProgram, numWeeks, weeks } });
  };
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      size="sm"
      title="Write in the Grid"
      description="Weeks by days, each exercise a line you type. Nobody sees it before you publish."
      error={create.error ? sentenceOf(create.error, 'Failed to create program') : undefined}
      onSubmit={save}
      footer={
        <>
          <DialogClose>Cancel</DialogClose>
          <Button type="submit" variant="primary" pending={create.isPending} pendingLabel="Creating...">
            Begin
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <TextField
          label="Program Name"
          required
          autoFocus
          maxLength={200}
          autoComplete="off"
          value={name}
          onChange={event => setName(event.target.value)}
        />
        <SelectField
          label="Weeks"
          options={Array.from({ length: maxWeeks }, (_, index) => ({
            value: String(index + 1),
            label: String(index + 1),
          }))}
          value={String(numWeeks)}
          onChange={event => setNumWeeks(Number(event.target.value))}
        />
      </div>
    </Dialog>
  );
}
