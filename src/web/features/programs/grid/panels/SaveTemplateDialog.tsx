import { type FormEvent, useState } from 'react';
import { createDayTemplate } from '#contract/programs/templates.ts';
import { sentenceOf, useSend } from '#web/data/send.ts';
import { useGrid } from '#web/features/programs/grid/cells/use-grid.ts';
import { clipOf, linesOfClip } from '#web/features/programs/grid/document/clip.ts';
import { dayAt, isWrong } from '#web/features/programs/grid/document/grid-document.ts';
import { areaOf } from '#web/features/programs/grid/document/selection.ts';
import { exerciseOf } from '#web/features/programs/grid/saving/draft-tree.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Dialog, DialogClose } from '#web/ui/dialogs/Dialog.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { counted } from '#web/ui/text/words.ts';

/** Keeps the selected lines as a circuit, or the selected day, by a name. */
export function SaveTemplateDialog({ onClose }: { onClose: () => void }) {
  const grid = useGrid();
  const { document, selection } = grid.now();
  const { firstColumn, from } = areaOf(selection);
  const day = dayAt(document, firstColumn, from.day);
  const isDay = selection.kind !== 'lines';
  const lines = (isDay ? day.lines : linesOfClip(clipOf(document, selection))).filter(line => !isWrong(line));
  const [name, setName] = useState(isDay ? day.dayName : '');
  const create = useSend(createDayTemplate, {
    success: { title: 'Success', description: 'Kept as a favourite' },
    onSuccess: onClose,
  });
  const save = (event: FormEvent) => {
    event.preventDefault();
    create.mutate({
      body: {
        kind: isDay ? 'day' : 'circuit',
        name: name.trim(),
        ...(isDay && { dayName: day.dayName, notes: day.notes }),
        exercises: lines.map(exerciseOf),
      },
    });
  };
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      size="sm"
      title="Keep as a Favourite"
      description={`${isDay ? 'This day' : 'A circuit'} with ${counted(lines.length, 'exercise')}, for all coaches.`}
      error={create.error ? sentenceOf(create.error, 'It could not be kept.') : undefined}
      onSubmit={save}
      footer={
        <>
          <DialogClose>Cancel</DialogClose>
          <Button
            type="submit"
            variant="primary"
            disabled={lines.length === 0}
            pending={create.isPending}
            pendingLabel="Keeping..."
          >
            Keep
          </Button>
        </>
      }
    >
      <TextField
        label="Name"
        required
        autoFocus
        maxLength={100}
        value={name}
        onChange={event => setName(event.target.value)}
      />
    </Dialog>
  );
}
