import { getWeeklyBreakdown } from '#contract/progress.ts';
import { useRead } from '#web/data/read.ts';
import { datesText, nameOfWorkout } from '#web/parts/training-day/assignment-list.ts';
import type { Assignment } from '#web/parts/training-day/training-day.ts';
import { WeeklyBreakdown } from '#web/features/training/overview/WeeklyBreakdown.tsx';
import { StatusBadge } from '#web/ui/figures/StatusBadge.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { VisuallyHidden } from '#web/ui/look/VisuallyHidden.tsx';
import { ProgramOfMember, useIsTrained } from './ProgramOfMember.tsx';

type MemberProgramProps = {
  assignment: Assignment;
  memberId: string;
  onOpenDate: (date: string) => void;
};

/** A program as its member sees it, but every day opens as planned beside done. */
export function MemberProgram({ assignment, memberId, onOpenDate }: MemberProgramProps) {
  const isTrained = useIsTrained(assignment);
  // Comes with the page, whether or not the window is wide enough to open it at once.
  useRead(getWeeklyBreakdown, { params: { id: assignment.id } }, { enabled: isTrained });
  return (
    <>
      <Card
        headingLevel={3}
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
        <ProgramOfMember assignment={assignment} memberId={memberId} onOpenDate={onOpenDate} />
      </Card>
      {isTrained && <WeeklyBreakdown assignment={assignment} />}
    </>
  );
}
