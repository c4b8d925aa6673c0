import { Check, NotebookPen } from 'lucide-react';
import { getExercisesForDate } from '#contract/assignments.ts';
import { formatDate, type PlainDate } from '#domain/plain-date.ts';
import { weekdayName } from '#web/progress/day-words.ts';
import { LoggedResult } from '#web/progress/LoggedResult.tsx';
import { prescriptionLine } from '#web/progress/prescription-line.ts';
import type { Assignment, ScheduledExercise, TrainingDay } from '#web/progress/training-day.ts';
import { useRead } from '#web/data/read.ts';
import { useGoTo } from '#web/shell/go-to.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Dialog, DialogClose } from '#web/ui/Dialog.tsx';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { Loading, Skeleton } from '#web/ui/Skeleton.tsx';
import { nameOfWorkout } from './assignment-list.ts';
import { openInLog } from './open-in-log.ts';

type TrainingDayDialogProps = { assignment: Assignment; date: PlainDate; open: boolean; onClose: () => void };

/** One date of an assignment: what it asks for, and what has been logged of it. */
export function TrainingDayDialog({ assignment, date, open, onClose }: TrainingDayDialogProps) {
  const goTo = useGoTo();
  const read = useRead(
    getExercisesForDate,
    { params: { id: assignment.id }, query: { date } },
    { enabled: open },
  );
  const isRest = read.error?.status === 404 || read.data?.exercises.length === 0;
  const toLog = () => {
    openInLog(date);
    goTo('calendar');
  };
  return (
    <Dialog
      open={open}
      onOpenChange={isOpen => isOpen || onClose()}
      title={`${weekdayName(date)}, ${formatDate(date)}`}
      description={whereText(assignment, read.data)}
      footer={
        <>
          <DialogClose>Close</DialogClose>
          {!isRest && (
            <Button variant="primary" onClick={toLog}>
              Open Workout Log
            </Button>
          )}
        </>
      }
    >
      {isRest ? (
        <p className="py-6 text-center text-muted">Rest Day - No workout assigned</p>
      ) : read.data ? (
        <Day day={read.data} />
      ) : read.isError ? (
        <ErrorState message="Failed to fetch exercises" onRetry={read.refetch} retrying={read.isFetching} />
      ) : (
        <DaySkeleton />
      )}
    </Dialog>
  );
}

function whereText(assignment: Assignment, day: TrainingDay | undefined): string {
  const week = day?.weekNumber ? `Week ${day.weekNumber}` : null;
  return [day?.programName ?? nameOfWorkout(assignment), week].filter(Boolean).join(' · ');
}

function Day({ day }: { day: TrainingDay }) {
  return (
    <div className="grid gap-4">
      {day.dayName && <h3 className="display text-xl">{day.dayName}</h3>}
      {day.notes && (
        <p className="flex gap-2.5 text-sm whitespace-pre-line text-muted">
          <NotebookPen aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-accent" />
          {day.notes}
        </p>
      )}
      <ol className="divide-y divide-line border-y border-line">
        {day.exercises.map(exercise => (
          <ExerciseRow key={exercise.id} exercise={exercise} />
        ))}
      </ol>
    </div>
  );
}

function ExerciseRow({ exercise }: { exercise: ScheduledExercise }) {
  const { name, category } = exercise.exercise;
  const line = prescriptionLine(exercise, category);
  return (
    <li className="grid gap-1.5 py-3.5">
      <div className="flex items-start justify-between gap-3">
        <p className="min-w-0 font-medium">{name}</p>
        {exercise.log ? (
          <Badge tone="success" className="shrink-0">
            <Check aria-hidden="true" /> Completed
          </Badge>
        ) : (
          <Badge className="shrink-0">Not Logged</Badge>
        )}
      </div>
      {line && <p className="text-sm text-muted">{line}</p>}
      {exercise.notes && <p className="text-sm whitespace-pre-line text-faint">{exercise.notes}</p>}
      {exercise.log && <LoggedResult category={category} log={exercise.log} />}
    </li>
  );
}

function DaySkeleton() {
  return (
    <Loading label="Loading exercises" className="grid gap-5">
      <Skeleton className="h-6 w-48 max-w-full" />
      {[0, 1, 2, 3].map(exercise => (
        <div key={exercise} className="grid gap-2">
          <Skeleton className="h-5 w-40 max-w-full" />
          <Skeleton className="w-56 max-w-full" />
        </div>
      ))}
    </Loading>
  );
}
