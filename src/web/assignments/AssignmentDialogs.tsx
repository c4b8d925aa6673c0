import { AssignProgramDialog } from '#web/assignments/assign/AssignProgramDialog.tsx';
import { AssignToAllDialog } from '#web/assignments/assign/AssignToAllDialog.tsx';
import type { Assignment } from '#web/assignments/assign/assignment-words.ts';
import { EditAssignmentDialog } from './EditAssignmentDialog.tsx';
import { RemoveAssignment } from './RemoveAssignment.tsx';

/** What the coach is about to do. */
export type Asked =
  | { what: 'assign' | 'assign-to-all' }
  | { what: 'edit' | 'remove'; assignment: Assignment };

type AssignmentDialogsProps = { asked: Asked; assignments: readonly Assignment[]; onClose: () => void };

export function AssignmentDialogs({ asked, assignments, onClose }: AssignmentDialogsProps) {
  switch (asked.what) {
    case 'assign':
      return <AssignProgramDialog assignments={assignments} onClose={onClose} />;
    case 'assign-to-all':
      return <AssignToAllDialog assignments={assignments} onClose={onClose} />;
    case 'edit':
      return <EditAssignmentDialog assignment={asked.assignment} onClose={onClose} />;
    default:
      return <RemoveAssignment assignment={asked.assignment} onClose={onClose} />;
  }
}
