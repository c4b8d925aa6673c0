import { removeAssignment } from '#contract/assignments.ts';
import { useSend } from '#web/data/send.ts';
import { ConfirmDialog } from '#web/ui/dialogs/ConfirmDialog.tsx';
import { assignmentReads } from '#web/assignments/assign/assignment-reads.ts';
import { type Assignment, memberOf, programOf } from '#web/assignments/assign/assignment-words.ts';

type RemoveAssignmentProps = { assignment: Assignment; onClose: () => void };

export function RemoveAssignment({ assignment, onClose }: RemoveAssignmentProps) {
  const failure = 'Failed to remove assignment';
  const remove = useSend(removeAssignment, {
    refreshes: assignmentReads,
    success: { title: 'Success', description: 'Assignment removed successfully' },
    failure,
    plainly: true,
    onSuccess: onClose,
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={open => !open && onClose()}
      title="Remove Assignment?"
      description={`${programOf(assignment)} leaves the calendar of ${memberOf(assignment)}: its days to come go, what is logged stays.`}
      confirmLabel="Remove"
      pendingLabel="Removing..."
      pending={remove.isPending}
      error={remove.isError ? failure : undefined}
      onConfirm={() => remove.mutate({ params: { id: assignment.id } })}
    />
  );
}
