import { useState } from 'react';
import { formatDate, type PlainDate } from '#domain/plain-date.ts';
import { ExercisePicker } from '#web/parts/exercise-picker/ExercisePicker.tsx';
import { type Member, memberName } from '#web/parts/people/member-text.ts';
import { ParameterFields } from '#web/parts/prescriptions/fields/ParameterFields.tsx';
import { weekdayName } from '#web/parts/training-day/words/day-text.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Dialog, DialogClose } from '#web/ui/dialogs/Dialog.tsx';
import { TabPanel, Tabs } from '#web/ui/tabs/Tabs.tsx';
import { useAddExercise } from './add-exercise.ts';
import { useAddProgram } from './add-program.ts';
import { ProgramChoice } from './ProgramChoice.tsx';

type AddWorkoutDialogProps = { member: Member; date: PlainDate; onClose: () => void };

const kinds = [
  { value: 'program', label: 'Program or workout' },
  { value: 'exercise', label: 'Single exercise' },
] as const;

type Kind = (typeof kinds)[number]['value'];

/** Adds to a member's day: a program that starts on it, or an exercise for it alone. */
export function AddWorkoutDialog({ member, date, onClose }: AddWorkoutDialogProps) {
  const [kind, setKind] = useState<Kind>('program');
  const program = useAddProgram(member, date, onClose);
  const exercise = useAddExercise(member, date, onClose);
  const { error, submit, isPending } = kind === 'program' ? program : exercise;
  const isPicking = kind === 'exercise' && exercise.chosen === null;
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title="Add Workout"
      description={`${memberName(member)} · ${weekdayName(date)}, ${formatDate(date)}`}
      size="lg"
      error={error}
      onSubmit={submit}
      footer={
        <>
          <DialogClose>Cancel</DialogClose>
          {!isPicking && (
            <Button type="submit" variant="primary" pending={isPending} pendingLabel="Adding...">
              {kind === 'program' ? 'Add Workout' : 'Add Exercise'}
            </Button>
          )}
        </>
      }
    >
      <Tabs label="What to add" tabs={kinds} value={kind} onValueChange={setKind}>
        <TabPanel value="program">
          <ProgramChoice member={member} date={date} adding={program} />
        </TabPanel>
        <TabPanel value="exercise">
          {exercise.chosen ? (
            <ParameterFields
              chosen={exercise.chosen}
              parameters={exercise.parameters}
              dayLength={0}
              onChange={exercise.setParameters}
              onPickAnother={exercise.pickAnother}
            />
          ) : (
            <ExercisePicker
              library={exercise.library}
              search={exercise.search}
              onSearch={exercise.setSearch}
              onPick={exercise.pick}
            />
          )}
        </TabPanel>
      </Tabs>
    </Dialog>
  );
}
