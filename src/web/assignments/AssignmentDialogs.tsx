import { useState } from 'react';
import { removeAssignment } from '#contract/assignments.ts';
import { type Assignment, memberOf, programOf } from '#web/assignments/assign/assignment-words.ts';
import { useSend } from '#web/data/send.ts';
import { ConfirmDialog } from '#web/ui/dialogs/ConfirmDialog.tsx';
import { OneOf } from '#web/ui/fields/OneOf.tsx';
import { partToOpen } from '#web/ui/loading/lazy-part.ts';
import { followingOptions, hasBlocksAfter } from './blocks-after.ts';

const AssignProgramDialog = partToOpen(
  async () => (await import('#web/assignments/assign/AssignProgramDialog.tsx')).AssignProgramDialog,
);
const AssignToAllDialog = partToOpen(
  async () => (await import('#web/assignments/assign/AssignToAllDialog.tsx')).AssignToAllDialog,
);
const EditAssignmentDialog = partToOpen(
  async () => (await import('./EditAssignmentDialog.tsx')).EditAssignmentDialog,
);

const AssignmentSessions = partToOpen(
  async () => (await import('./AssignmentSessions.tsx')).AssignmentSessions,
);

/** What the coach is about to do. */
export type Asked =
  | { what: 'assign' | 'assign-to-all' }
  | { what: 'edit' | 'remove' | 'sessions'; assignment: Assignment };

type AssignmentDialogsProps = { asked: Asked; assignments: readonly Assignment[]; onClose: () => void };

export function AssignmentDialogs({ asked, assignments, onClose }: AssignmentDialogsProps) {
  switch (asked.what) {
    case 'assign':
      return <AssignProgramDialog assignments={assignments} onClose={onClose} />;
    case 'assign-to-all':
      return <AssignToAllDialog assignments={assignments} onClose={onClose} />;
    case 'edit':
      return <EditAssignmentDialog assignment={asked.assignment} onClose={onClose} />;
    case 'sessions':
      return <AssignmentSessions assignment={asked.assignment} onClose={onClose} />;
    default:
      return <RemoveAssignment assignment={asked.assignment} onClose={onClose} />;
  }
}

type RemoveAssignmentProps = { assignment: Assignment; onClose: () => void };

function RemoveAssignment({ assignment, onClose }: RemoveAssignmentProps) {
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
      description={`${programOf(assignment)} leaves the calendar of ${memberOf(assignment)}: its days to come go, what is logged stays.`}
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
