import { listAssignments } from '#contract/assignments.ts';
import { AssignToAllDialog } from '#web/parts/assign/AssignToAllDialog.tsx';
import { useRead } from '#web/data/read.ts';
import type { ManyProps } from './many.ts';

/** Gives a program to the ticked members; one who has it already is skipped. */
export function AssignToMany({ memberIds, onClose }: ManyProps) {
  const assignments = useRead(listAssignments, {});
  return <AssignToAllDialog assignments={assignments.data ?? []} memberIds={memberIds} onClose={onClose} />;
}
