import { type FormEvent, useState } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { Dialog, DialogClose } from '#web/ui/Dialog.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { dayOf, type Draft, type Place } from './draft.ts';
import type { DraftChange } from './draft-changes.ts';
import { capitalised, placeText } from './program-words.ts';

type DayNotesProps = { draft: Draft; at: Place; change: (change: DraftChange) => void; onClose: () => void };

/** What a day is called, beside its weekday, and what the member should know about it. */
export function DayNotes({ draft, at, change, onClose }: DayNotesProps) {
  const day = dayOf(draft, at);
  const [dayName, setDayName] = useState(day.dayName);
  const [notes, setNotes] = useState(day.notes);
  const save = (event: FormEvent) => {
    event.preventDefault();
    change({ type: 'describe-day', at, dayName: dayName.trim(), notes: notes.trim() });
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title={capitalised(at.weekday)}
      description={placeText(at)}
      size="sm"
      onSubmit={save}
      footer={
        <>
          <DialogClose>Cancel</DialogClose>
          <Button type="submit" variant="primary">
            Save
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <TextField
          label="Day name"
          autoFocus
          maxLength={200}
          placeholder="Lower Body"
          value={dayName}
          onChange={event => setDayName(event.target.value)}
        />
        <TextArea
          label="Notes"
          rows={4}
          maxLength={5000}
          value={notes}
          onChange={event => setNotes(event.target.value)}
        />
      </div>
    </Dialog>
  );
}
