import type { Assignment } from '#web/parts/assign/assignment-words.ts';
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

type AssignmentDialogsProps = { asked: OpenDialog; assignments: readonly Assignment[]; onClose: () => void };

export function AssignmentDialogs({ asked, assignments, onClose }: AssignmentDialogsProps) {
  switch (asked.what) {
    case 'assign':
      return (
        <AssignProgramDialog
          assignments={assignments}
          {...(asked.workoutId && { workoutId: asked.workoutId })}
          onClose={onClose}
        />
      );
    case 'assign-to-all':
      return <AssignToAllDialog assignments={assignments} onClose={onClose} />;
    default:
      return (
        <DaysIn value={asked.assignment.ahead?.timeZone ?? null}>
          <OfAssignment {...asked} onClose={onClose} />
        </DaysIn>
      );
  }
}

type OfAssignmentProps = Extract<OpenDialog, { assignment: Assignment }> & { onClose: () => void };

function OfAssignment({ what, ...props }: OfAssignmentProps) {
  if (what === 'edit') return <EditAssignmentDialog {...props} />;
  return what === 'sessions' ? <AssignmentSessions {...props} /> : <RemoveAssignment {...props} />;
}
