import { useState } from 'react';
import type { PlainDate } from '#domain/plain-date.ts';
import { completionText, datesText, isProgram, nameOfWorkout } from '#web/training/day/assignment-list.ts';
import type { Assignment } from '#web/training/day/training-day.ts';
import { ProgressOverview } from '#web/training/overview/ProgressOverview.tsx';
import { Button } from '#web/ui/buttons/Button.tsx';
import { ProgressBar } from '#web/ui/figures/ProgressBar.tsx';
import { StatusBadge } from '#web/ui/figures/StatusBadge.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { partToOpen } from '#web/ui/loading/lazy-part.ts';
import { VisuallyHidden } from '#web/ui/look/VisuallyHidden.tsx';
import { ProgramTimeline } from './ProgramTimeline.tsx';
import { startOf } from './timeline.ts';

const TrainingDayDialog = partToOpen(async () => (await import('./TrainingDayDialog.tsx')).TrainingDayDialog);

/** One program or workout: where it stands, and its days. */
export function AssignmentCard({ assignment }: { assignment: Assignment }) {
  const [day, setDay] = useState<{ date: PlainDate; isOpen: boolean } | null>(null);
  const open = (date: PlainDate) => setDay({ date, isOpen: true });
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
      <div className="grid gap-5">
        <ProgressBar
          label="Exercises logged"
          value={assignment.completionPercentage}
          valueText={completionText(assignment)}
          tone={assignment.completionPercentage >= 100 ? 'success' : 'accent'}
        />
        {assignment.kind === 'program' && assignment.status === 'active' && (
          <ProgressOverview assignment={assignment} />
        )}
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
    </Card>
  );
}
