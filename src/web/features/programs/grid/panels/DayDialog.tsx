import { type FormEvent, useState } from 'react';
import { listWorkouts, multiWeekProgram } from '#contract/programs.ts';
import { useRead } from '#web/data/read.ts';
import { useGrid } from '#web/features/programs/grid/cells/use-grid.ts';
import * as commands from '#domain/programs/document/commands.ts';
import { columnsOf } from '#domain/programs/document/program-document.ts';
import { dayAt } from '#web/features/programs/grid/document/grid-document.ts';
import { daysOf } from '#web/features/programs/grid/document/selection.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Dialog, DialogClose } from '#web/ui/dialogs/Dialog.tsx';
import { SelectField } from '#web/ui/fields/SelectField.tsx';
import { TextArea } from '#web/ui/fields/TextArea.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { capitalised, counted } from '#web/ui/text/words.ts';

/** A day's name, notes and single workout; several selected days are edited at once. */
export function DayDialog({ onClose }: { onClose: () => void }) {
  const grid = useGrid();
  const { document, selection } = grid.now();
  const places = daysOf(selection);
  const [first] = places;
  const day = dayAt(document, first?.column ?? 0, first?.day ?? 0);
  const [dayName, setDayName] = useState(day.dayName);
  const [notes, setNotes] = useState(day.notes);
  const [workoutId, setWorkoutId] = useState(day.assignedWorkoutId ?? '');
  const workouts = useRead(listWorkouts, {});
  const single = (workouts.data ?? []).filter(
    one => one.programType !== multiWeekProgram && one.forMemberId === null,
  );
  const week = (columnsOf(document)[first?.column ?? 0]?.week ?? 0) + 1;
  const save = (event: FormEvent) => {
    event.preventDefault();
    const named = commands.setNotes(document, places, {
      ...(dayName !== day.dayName && { dayName: dayName.trim() }),
      ...(notes !== day.notes && { notes: notes.trim() }),
    });
    const isOther = workoutId !== (day.assignedWorkoutId ?? '');
    const next = isOther ? commands.assignWorkout(named, places, workoutId || null) : named;
    const label =
      places.length > 1 ? `${counted(places.length, 'day')} named` : `${capitalised(day.dayOfWeek)} named`;
    grid.change({ document: next, label });
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title="This Day"
      description={
        places.length > 1
          ? `${counted(places.length, 'day')}: what you change here is changed on all of them.`
          : `Week ${week}, ${capitalised(day.dayOfWeek)}`
      }
      onSubmit={save}
      footer={
        <>
          <DialogClose>Cancel</DialogClose>
          <Button type="submit" variant="primary">
            Done
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <TextField
          label="Name"
          autoFocus
          maxLength={200}
          placeholder="Lower body"
          value={dayName}
          onChange={event => setDayName(event.target.value)}
        />
        <TextArea
          label="Notes"
          rows={3}
          maxLength={5000}
          value={notes}
          onChange={event => setNotes(event.target.value)}
        />
        {(single.length > 0 || workoutId !== '') && (
          <SelectField
            label="Single workout"
            hint="Its exercises come after the day's own."
            options={[
              { value: '', label: 'None' },
              ...single.map(one => ({ value: one.id, label: one.name })),
            ]}
            value={workoutId}
            onChange={event => setWorkoutId(event.target.value)}
          />
        )}
      </div>
    </Dialog>
  );
}
