import type { Assignment } from '#web/parts/assign/assignment-text.ts';
import { DaysIn } from '#web/session/today.ts';
import { partToOpen } from '#web/ui/loading/lazy-part.ts';

const AssignProgramDialog = partToOpen(
  async () => (await import('#web/parts/assign/AssignProgramDialog.tsx')).AssignProgramDialog,
);
const AssignToAllDialog = partToOpen(
  async () => (await import('#web/parts/assign/AssignToAllDialog.tsx')).AssignToAllDialog,
);
const EditAssignmentDialog = partToOpen(
  async () => (await import('./EditAssignmentDialog.tsx')).EditAssignmentDialog,
);

const AssignmentSessions = partToOpen(
  async () => (await import('./AssignmentSessions.tsx')).AssignmentSessions,
);

const RemoveAssignment = partToOpen(async () => (await import('./RemoveAssignment.tsx')).RemoveAssignment);

/** The dialog that the coach has opened. */
export type OpenDialog =
  | { what: 'assign'; workoutId?: string }
  | { what: 'assign-to-all' }
  | { what: 'edit' | 'remove' | 'sessions'; assignment: Assignment };

type AssignmentDialogsProps = {
  openDialog: OpenDialog;
  assignments: readonly Assignment[];
  onClose: () => void;
};

export function AssignmentDialogs({ openDialog, assignments, onClose }: AssignmentDialogsProps) {
  switch (openDialog.what) {
    case 'assign':
      return (
        <AssignProgramDialog
          assignments={assignments}
          {...(openDialog.workoutId && { workoutId: openDialog.workoutId })}
          onClose={onClose}
        />
      );
    case 'assign-to-all':
      return <AssignToAllDialog assignments={assignments} onClose={onClose} />;
    default:
      return (
        <DaysIn value={openDialog.assignment.ahead?.timeZone ?? null}>
          <OfAssignment {...openDialog} onClose={onClose} />
        </DaysIn>
      );
  }
}

type OfAssignmentProps = Extract<OpenDialog, { assignment: Assignment }> & { onClose: () => void };

function OfAssignment({ what, ...props }: OfAssignmentProps) {
  if (what === 'edit') return <EditAssignmentDialog {...props} />;
  return what === 'sessions' ? <AssignmentSessions {...props} /> : <RemoveAssignment {...props} />;
}
