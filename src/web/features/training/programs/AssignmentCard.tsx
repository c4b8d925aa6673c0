import { datesText, nameOfWorkout } from '#web/parts/training-day/assignment-list.ts';
import type { Assignment } from '#web/parts/training-day/training-day.ts';
import { StatusBadge } from '#web/ui/figures/StatusBadge.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { VisuallyHidden } from '#web/ui/look/VisuallyHidden.tsx';
import { ProgramOfAssignment } from './ProgramOfAssignment.tsx';

/** One program or workout: where it stands, and its days. */
export function AssignmentCard({ assignment }: { assignment: Assignment }) {
  return (
    <Card
      title={
        // The same program may have been assigned twice: its dates tell the two apart by ear.
        <>
          {nameOfWorkout(assignment)}
          <VisuallyHidden>, {datesText(assignment)}</VisuallyHidden>
        </>
      }
      description={datesText(assignment)}
      actions={<StatusBadge status={assignment.status} />}
    >
      <ProgramOfAssignment assignment={assignment} />
    </Card>
  );
}
