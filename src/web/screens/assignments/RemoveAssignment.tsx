import { useState } from 'react';
import { removeAssignment } from '#contract/assignments.ts';
import { type Assignment, memberOf, programOf } from '#web/parts/assign/assignment-text.ts';
import { useSend } from '#web/data/send.ts';
import { ConfirmDialog } from '#web/ui/dialogs/ConfirmDialog.tsx';
import { OneOf } from '#web/ui/fields/OneOf.tsx';
import { followingOptions, hasBlocksAfter } from './blocks-after.ts';

type RemoveAssignmentProps = { assignment: Assignment; onClose: () => void };

export function RemoveAssignment({ assignment, onClose }: RemoveAssignmentProps) {
  const failure = 'Failed to remove assignment';
  const [following, setFollowing] = useState<(typeof followingOptions)[number]['value']>('stay');
  const asksFollowing = hasBlocksAfter(assignment) && assignment.status !== 'completed';
  const remove = useSend(removeAssignment, {
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
      description={`${programOf(assignment)} leaves the calendar of ${memberOf(assignment)}: its upcoming days are removed, what is logged stays.`}
      confirmLabel="Remove"
      pendingLabel="Removing..."
      pending={remove.isPending}
      error={remove.isError ? failure : undefined}
      onConfirm={() =>
        remove.mutate({ params: { id: assignment.id }, ...(asksFollowing && { query: { following } }) })
      }
    >
      {asksFollowing && (
        <OneOf
          legend={`The blocks after it in ${assignment.path?.name}`}
          value={following}
          onChange={setFollowing}
          options={followingOptions}
        />
      )}
    </ConfirmDialog>
  );
}
