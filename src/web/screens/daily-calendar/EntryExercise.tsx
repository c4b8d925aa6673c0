import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useUnits } from '#web/measures/use-units.ts';
import { prescriptionLine } from '#domain/prescriptions/prescription-line.ts';
import { MemberNote } from '#web/parts/day-record/MemberNote.tsx';
import { bracket, GroupMark } from '#web/parts/prescriptions/GroupMark.tsx';
import type { GroupPosition } from '#web/parts/prescriptions/group-positions.ts';
import { Badge } from '#web/ui/figures/Badge.tsx';
import { cx } from '#web/ui/look/cx.ts';
import type { SingleEntry } from './day-entries.ts';

type EntryExerciseProps = {
  exercise: Omit<SingleEntry, 'type' | 'isOwn'>;
  group: GroupPosition | null | undefined;
  /** Action on the exercise. */
  action?: ReactNode;
};

/** An exercise of a day: its prescription, and whether it is logged. */
export function EntryExercise({ exercise, group, action }: EntryExerciseProps) {
  const { name, category } = exercise.exercise;
  const line = prescriptionLine(exercise, category, useUnits());
  return (
    <li
      className={cx(
        'flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5',
        group && 'ml-2.5',
        bracket(group, 'none'),
      )}
    >
      <div className="min-w-0 flex-1 basis-48">
        <GroupMark of={group} />
        <p className="font-medium wrap-anywhere">{name}</p>
        {line && <p className="text-sm text-muted">{line}</p>}
        {exercise.notes && <p className="text-sm whitespace-pre-line text-faint">{exercise.notes}</p>}
      </div>
      {exercise.isCompleted && (
        <Badge tone="success">
          <Check aria-hidden="true" /> Logged
        </Badge>
      )}
      {action}
      {exercise.memberNote && (
        <span className="w-full pt-1">
          <MemberNote isBrief>{exercise.memberNote}</MemberNote>
        </span>
      )}
    </li>
  );
}
