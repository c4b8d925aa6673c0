import { type FormEvent, useState } from 'react';
import type { DayPosition } from '#web/parts/prescriptions/fields/draft.ts';
import type { Change, ShownDay } from '#web/features/programs/document/schedule.ts';
import { ownDayName, positionText } from '#web/parts/program/program-text.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Dialog, DialogClose } from '#web/ui/dialogs/Dialog.tsx';
import { TextArea } from '#web/ui/fields/TextArea.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { capitalised } from '#web/ui/text/words.ts';

type DayNotesProps = { day: ShownDay; at: DayPosition; change: Change; onClose: () => void };

/** A day's name, beside its weekday, and its notes for the member. */
export function DayNotes({ day, at, change, onClose }: DayNotesProps) {
  const [dayName, setDayName] = useState(ownDayName(at.weekday, day.dayName) ?? '');
  const [notes, setNotes] = useState(day.notes);
  const [problem, setProblem] = useState<string>();
  const [isSaving, setIsSaving] = useState(false);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (isSaving) return;
    setIsSaving(true);
    const wentWrong = await change({
      type: 'describe-day',
      at,
      dayName: dayName.trim(),
      notes: notes.trim(),
    });
    setIsSaving(false);
    setProblem(wentWrong);
    if (!wentWrong) onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title={capitalised(at.weekday)}
      description={positionText(at)}
      size="sm"
      error={problem}
      onSubmit={event => void save(event)}
      footer={
        <>
          <DialogClose>Cancel</DialogClose>
          <Button type="submit" variant="primary" pending={isSaving} pendingLabel="Saving...">
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
