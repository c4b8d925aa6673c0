import { useToday } from '#web/session/today.ts';
import { completionText, isProgram } from '#web/parts/training-day/assignment-list.ts';
import { isActive } from '#web/parts/training-day/blocks.ts';
import type { Assignment } from '#web/parts/training-day/training-day.ts';
import { ProgressOverview } from '#web/features/training/overview/ProgressOverview.tsx';
import { ProgramTimeline } from '#web/features/training/programs/ProgramTimeline.tsx';
import { ProgressBar } from '#web/ui/figures/ProgressBar.tsx';

type ProgramOfMemberProps = {
  assignment: Assignment;
  memberId: string;
  onOpenDate: (date: string) => void;
};

/** The content of a card for one program or block: its progress, and its days. */
export function ProgramOfMember({ assignment, memberId, onOpenDate }: ProgramOfMemberProps) {
  const isTrained = useIsTrained(assignment);
  return (
    <div className="@container grid grid-cols-[minmax(0,1fr)] gap-5">
      <ProgressBar
        label="Exercises logged"
        value={assignment.completionPercentage}
        valueText={completionText(assignment)}
        tone={assignment.completionPercentage >= 100 ? 'success' : 'accent'}
      />
      {isTrained && <ProgressOverview assignment={assignment} ofMember={memberId} />}
      {isProgram(assignment) && <ProgramTimeline assignment={assignment} onOpen={onOpenDate} />}
    </div>
  );
}

/** Whether a program is under way: then there is progress to show. */
export function useIsTrained(assignment: Assignment): boolean {
  const today = useToday();
  return assignment.kind === 'program' && isActive(assignment, today);
}
