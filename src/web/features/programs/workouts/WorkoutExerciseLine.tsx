import { ChevronDown, ChevronUp, Pencil, Trash2 } from 'lucide-react';
import { bracket, GroupMark } from '#web/parts/prescriptions/GroupMark.tsx';
import type { GroupPosition } from '#web/parts/prescriptions/group-positions.ts';
import { prescriptionLine } from '#domain/prescriptions/prescription-line.ts';
import { useUnits } from '#web/measures/use-units.ts';
import type { WorkoutExercise } from '#web/parts/prescriptions/fields/exercises-form.ts';
import { NowAnother } from '#web/parts/prescriptions/fields/ExerciseLine.tsx';
import { IconButton } from '#web/ui/buttons/IconButton.tsx';
import { cx } from '#web/ui/look/cx.ts';

type WorkoutExerciseLineProps = {
  line: WorkoutExercise;
  group: GroupPosition | null | undefined;
  number: number;
  count: number;
  onMove: (step: -1 | 1) => void;
  onEdit: () => void;
  onRemove: () => void;
  /** Puts the exercise into its place that it has been merged into. */
  onReplace: (by: { id: string; name: string }) => void;
};

/** An exercise with its position, name, sets, reps, rest, notes and menu. */
export function WorkoutExerciseLine(props: WorkoutExerciseLineProps) {
  const { line, group, number, count, onMove, onEdit, onRemove, onReplace } = props;
  const { name, category, mergedInto } = line.exercise;
  const text = prescriptionLine(line, category, useUnits());
  return (
    <li className={cx('flex items-start gap-2', bracket(group))}>
      <span aria-hidden="true" className="min-w-5 pt-px text-right text-sm text-faint">
        {number}
      </span>
      <div className="min-w-0 flex-1">
        <GroupMark of={group} />
        <p className="font-medium break-words">{name}</p>
        {text && <p className="text-sm break-words text-muted">{text}</p>}
        {mergedInto && (
          <NowAnother name={name} now={mergedInto.name} onReplace={() => onReplace(mergedInto)} />
        )}
        {line.notes && <p className="text-sm break-words whitespace-pre-line text-faint">{line.notes}</p>}
      </div>
      <div className="-mt-1 -mr-1.5 grid shrink-0 grid-cols-2 sm:flex">
        {/* At the end of its way a button keeps the focus, so it is not disabled outright. */}
        <IconButton
          size="sm"
          label={`Move ${name} up`}
          aria-disabled={number === 1}
          onClick={() => onMove(-1)}
        >
          <ChevronUp />
        </IconButton>
        <IconButton
          size="sm"
          label={`Move ${name} down`}
          aria-disabled={number === count}
          onClick={() => onMove(1)}
        >
          <ChevronDown />
        </IconButton>
        <IconButton size="sm" label={`Edit ${name}`} onClick={onEdit}>
          <Pencil />
        </IconButton>
        <IconButton size="sm" label={`Remove ${name}`} onClick={onRemove}>
          <Trash2 />
        </IconButton>
      </div>
    </li>
  );
}
