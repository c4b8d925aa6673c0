import { Check, NotebookPen } from 'lucide-react';
import type { ReactNode } from 'react';
import { LoggedResult } from '#web/parts/training-day/LoggedResult.tsx';
import { useUnits } from '#web/measures/use-units.ts';
import { prescriptionLine } from '#domain/prescriptions/prescription-line.ts';
import { type ScheduledExercise, swappedOf, type TrainingDay } from '#web/parts/training-day/training-day.ts';
import { bracket, GroupMark } from '#web/parts/prescriptions/GroupMark.tsx';
import { type GroupPosition, groupPositions } from '#web/parts/prescriptions/group-positions.ts';
import { Badge } from '#web/ui/figures/Badge.tsx';
import { cx } from '#web/ui/look/cx.ts';
import { Loading, Skeleton } from '#web/ui/notices/Skeleton.tsx';

/** What the day asks for, and what has been logged of it. */
export function TrainingDayContent({ day, children }: { day: TrainingDay; children: ReactNode }) {
  const groups = groupPositions(day.exercises);
  return (
    <div className="grid gap-4">
      {day.dayName && <h3 className="display text-xl">{day.dayName}</h3>}
      <div className="grid justify-items-start gap-2 empty:hidden">{children}</div>
      {day.notes && (
        <p className="flex gap-2.5 text-sm whitespace-pre-line text-muted">
          <NotebookPen aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-accent" />
          {day.notes}
        </p>
      )}
      <ol className="divide-y divide-line border-y border-line">
        {day.exercises.map((exercise, index) => (
          <ExerciseRow key={exercise.id} exercise={exercise} group={groups[index]} />
        ))}
      </ol>
    </div>
  );
}

type ExerciseRowProps = { exercise: ScheduledExercise; group: GroupPosition | null | undefined };

function ExerciseRow({ exercise, group }: ExerciseRowProps) {
  const { name, category } = exercise.exercise;
  const line = prescriptionLine(exercise, category, useUnits());
  return (
    <li className={cx('grid gap-1.5 py-3.5', group && 'ml-2.5', bracket(group, 'none'))}>
      <GroupMark of={group} />
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
      {exercise.log && <LoggedResult category={category} log={exercise.log} swapped={swappedOf(exercise)} />}
    </li>
  );
}

export function TrainingDaySkeleton() {
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
