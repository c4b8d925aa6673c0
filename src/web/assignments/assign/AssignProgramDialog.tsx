import { createAssignment } from '#contract/assignments.ts';
import { listMembers } from '#contract/members.ts';
import { listWorkouts } from '#contract/programs.ts';
import { useContractForm } from '#web/data/contract-form.ts';
import { useRead } from '#web/data/read.ts';
import { useSend } from '#web/data/send.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Dialog, DialogClose } from '#web/ui/dialogs/Dialog.tsx';
import type { Assignment } from './assignment-words.ts';
import { type AssignmentInput, AssignProgramFields } from './AssignProgramFields.tsx';
import { BeforeAssigning } from './BeforeAssigning.tsx';

type AssignProgramDialogProps = {
  assignments: readonly Assignment[];
  /** Those chosen to begin with. */
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
