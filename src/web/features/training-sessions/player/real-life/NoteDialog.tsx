import { type FormEvent, useState } from 'react';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Dialog, DialogClose } from '#web/ui/dialogs/Dialog.tsx';
import { TextArea } from '#web/ui/fields/TextArea.tsx';

/** As many characters as an event's note holds. */
const maxNoteLength = 2000;

type NoteDialogProps = {
  open: boolean;
  name: string;
  note: string | null;
  onClose: () => void;
  onNote: (text: string) => void;
};

export function NoteDialog({ open, name, note, onClose, onNote }: NoteDialogProps) {
  const [text, setText] = useState(note ?? '');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onNote(text.trim());
  };
  return (
    <Dialog
      open={open}
      onOpenChange={isOpen => isOpen || onClose()}
      title="Note"
      description={`On ${name}. Your coach reads it too.`}
      onSubmit={submit}
      footer={
        <>
          <DialogClose>Cancel</DialogClose>
          <Button type="submit" variant="primary">
            Save
          </Button>
        </>
      }
    >
      <TextArea
        label="Note"
        hideLabel
        rows={4}
        maxLength={maxNoteLength}
        value={text}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- writing is all there is to do here
        autoFocus
        onChange={event => setText(event.target.value)}
      />
    </Dialog>
  );
}
