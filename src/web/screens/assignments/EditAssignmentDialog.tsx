import { useState } from 'react';
import { updateAssignment } from '#contract/assignments.ts';
import { listMembers } from '#contract/members.ts';
import { listWorkouts } from '#contract/programs.ts';
import { type Assignment, memberOf, programOf } from '#web/parts/assign/assignment-text.ts';
import { BeforeAssigning } from '#web/parts/assign/BeforeAssigning.tsx';
import { useContractForm } from '#web/data/forms/contract-form.ts';
import { useRead } from '#web/data/read.ts';
import { useSend } from '#web/data/send.ts';
import { useToday } from '#web/session/today.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Dialog, DialogClose } from '#web/ui/dialogs/Dialog.tsx';
import { TabPanel, Tabs } from '#web/ui/tabs/Tabs.tsx';
import { pathLine } from './path-line.ts';
import { changesOf, type Edited, editedOf } from './edit-plan.ts';
import { EditAssignmentFields } from './EditAssignmentFields.tsx';
import { ExercisesOfChosen } from './ExercisesOfChosen.tsx';

type EditAssignmentDialogProps = { assignment: Assignment; onClose: () => void };

const tabs = [
  { value: 'assignment', label: 'Assignment' },
  { value: 'exercises', label: 'Exercises' },
] as const;

/** Status, program and dates of an assignment; and, saved at once, the exercises of the chosen workout. */
export function EditAssignmentDialog({ assignment: opened, onClose }: EditAssignmentDialogProps) {
  const [assignment, setAssignment] = useState(opened);
  const today = useToday();
  const members = useRead(listMembers, {});
  const workouts = useRead(listWorkouts, {});
  const [tab, setTab] = useState<(typeof tabs)[number]['value']>('assignment');
  const form = useContractForm<typeof updateAssignment.body, Edited>(
    updateAssignment.body,
    editedOf(assignment),
  );
  const update = useSend(updateAssignment, {
    success: { title: 'Success', description: 'Assignment updated successfully' },
    failure: 'Failed to update assignment',
    plainly: true,
    onSuccess: onClose,
    onError: form.refuse,
  });
  const save = (edited: Edited) =>
    update.mutate({ params: { id: assignment.id }, body: changesOf(assignment, edited, today) });
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title="Edit Assignment"
      description={[memberOf(assignment), programOf(assignment), pathLine(assignment)]
        .filter(Boolean)
        .join(' · ')}
      size="lg"
      error={form.formState.errors.root?.message}
      onSubmit={form.handleSubmit(save, () => setTab('assignment'))}
      footer={
        // Exercises are saved already: with nothing else changed there is nothing to save.
        tab === 'exercises' && !form.formState.isDirty ? (
          <DialogClose>Done</DialogClose>
        ) : (
          <>
            <DialogClose>Cancel</DialogClose>
            <Button type="submit" variant="primary" pending={update.isPending} pendingLabel="Saving...">
              Save Changes
            </Button>
          </>
        )
      }
    >
      {members.data && workouts.data ? (
        <Tabs label="What to edit" tabs={tabs} value={tab} onValueChange={setTab}>
          <TabPanel value="assignment">
            <EditAssignmentFields
              form={form}
              assignment={assignment}
              members={members.data}
              workouts={workouts.data}
            />
          </TabPanel>
          <TabPanel value="exercises">
            <ExercisesOfChosen
              assignment={assignment}
              workouts={workouts}
              workoutId={form.watch('workoutId')}
              onOwn={({ workoutId }) => {
                setAssignment({ ...assignment, workoutId, copiedFromId: assignment.workoutId });
                form.resetField('workoutId', { defaultValue: workoutId });
              }}
            />
          </TabPanel>
        </Tabs>
      ) : (
        <BeforeAssigning members={members} workouts={workouts} hasMember />
      )}
    </Dialog>
  );
}
