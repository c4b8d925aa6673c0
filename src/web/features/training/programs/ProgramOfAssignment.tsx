import { useState } from 'react';
import type { PlainDate } from '#domain/plain-date.ts';
import { useToday } from '#web/session/today.ts';
import { completionText, isProgram } from '#web/parts/training-day/assignment-list.ts';
import { isActive } from '#web/parts/training-day/blocks.ts';
import type { Assignment } from '#web/parts/training-day/training-day.ts';
import { ProgressOverview } from '#web/features/training/overview/ProgressOverview.tsx';
import { Button } from '#web/ui/buttons/Button.tsx';
import { ProgressBar } from '#web/ui/figures/ProgressBar.tsx';
import { partToOpen } from '#web/ui/loading/lazy-part.ts';
import { ProgramTimeline } from './ProgramTimeline.tsx';
import { startOf } from './timeline.ts';

const TrainingDayDialog = partToOpen(async () => (await import('./TrainingDayDialog.tsx')).TrainingDayDialog);

/** What a card shows of a program or workout: where it stands, and its days. */
export function ProgramOfAssignment({ assignment }: { assignment: Assignment }) {
  const [day, setDay] = useState<{ date: PlainDate; isOpen: boolean } | null>(null);
  const today = useToday();
  const open = (date: PlainDate) => setDay({ date, isOpen: true });
  const isTrained = assignment.kind === 'program' && isActive(assignment, today);
  return (
    <>
      <div className="grid gap-5">
        <ProgressBar
          label="Exercises logged"
          value={assignment.completionPercentage}
          valueText={completionText(assignment)}
          tone={assignment.completionPercentage >= 100 ? 'success' : 'accent'}
        />
        {isTrained && <ProgressOverview assignment={assignment} />}
        {isProgram(assignment) ? (
          <ProgramTimeline assignment={assignment} onOpen={open} />
        ) : (
          <Button className="justify-self-start" onClick={() => open(startOf(assignment))}>
            View workout
          </Button>
        )}
      </div>
      {day && (
        <TrainingDayDialog
          assignment={assignment}
          date={day.date}
          open={day.isOpen}
          onShow={open}
          onClose={() => setDay({ ...day, isOpen: false })}
        />
      )}
    </>
  );
}
