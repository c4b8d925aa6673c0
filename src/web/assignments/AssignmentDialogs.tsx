import type { Assignment } from '#web/assignments/assign/assignment-words.ts';
import { partToOpen } from '#web/ui/loading/lazy-part.ts';

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

const RemoveAssignment = partToOpen(async () => (await import('./RemoveAssignment.tsx')).RemoveAssignment);

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
