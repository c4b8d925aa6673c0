import { useEffect } from 'react';
import { createAssignment } from '#contract/assignments.ts';
import { listMembers } from '#contract/members.ts';
import { listWorkouts } from '#contract/programs.ts';
import { useContractForm } from '#web/data/forms/contract-form.ts';
import { useRead } from '#web/data/read.ts';
import { useSend } from '#web/data/send.ts';
import { useToday } from '#web/session/today.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Dialog, DialogClose } from '#web/ui/dialogs/Dialog.tsx';
import { type Assignment, endDateFor } from './assignment-text.ts';
import { type AssignmentInput, AssignProgramFields } from './AssignProgramFields.tsx';
import { BeforeAssigning } from './BeforeAssigning.tsx';
import { onlyChoices } from './only-choices.ts';
import { weeksOf } from './workout-choice.ts';

type AssignProgramDialogProps = {
  assignments: readonly Assignment[];
  /** The program chosen at first. */
  workoutId?: string;
  memberId?: string;
  onClose: () => void;
};

/** Gives a program, or a single workout, to a member, once there are both. */
export function AssignProgramDialog({
  assignments,
  workoutId = '',
  memberId = '',
  onClose,
}: AssignProgramDialogProps) {
  const today = useToday();
  const members = useRead(listMembers, {});
  const workouts = useRead(listWorkouts, {});
  const trainees = members.data?.filter(member => member.role === 'member') ?? [];
  const ready = trainees.length > 0 && workouts.data !== undefined && workouts.data.length > 0;
  const form = useContractForm<typeof createAssignment.body, AssignmentInput>(createAssignment.body, {
    memberId,
    workoutId,
    startDate: '',
    endDate: null,
  });
  useEffect(() => {
    if (!ready) return;
    const only = onlyChoices({ members: trainees, workouts: workouts.data ?? [] });
    const { memberId: who, workoutId: what, startDate } = form.getValues();
    const program = what || only.workoutId;
    if (who === '') form.setValue('memberId', only.memberId);
    if (what === '') form.setValue('workoutId', program);
    if (startDate === '') form.setValue('startDate', today);
    const weeks = weeksOf(workouts.data?.find(({ id }) => id === program));
    if (startDate === '') form.setValue('endDate', endDateFor(today, weeks));
    // Once, when the lists are there: what is chosen afterwards stays.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [ready]);
  const assign = useSend(createAssignment, {
    success: { title: 'Success', description: 'Program assigned successfully' },
    failure: 'Failed to assign program',
    onSuccess: onClose,
    onError: form.refuse,
  });
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title="Assign Program"
      description="Its training days land on the member's calendar at once."
      error={form.formState.errors.root?.message}
      onSubmit={form.handleSubmit(body => assign.mutate({ body }))}
      footer={
        <>
          <DialogClose>Cancel</DialogClose>
          {ready && (
            <Button type="submit" variant="primary" pending={assign.isPending} pendingLabel="Assigning...">
              Assign Program
            </Button>
          )}
        </>
      }
    >
      {ready ? (
        <AssignProgramFields
          form={form}
          members={trainees}
          workouts={workouts.data}
          assignments={assignments}
        />
      ) : (
        <BeforeAssigning members={members} workouts={workouts} hasMember={trainees.length > 0} />
      )}
    </Dialog>
  );
}
