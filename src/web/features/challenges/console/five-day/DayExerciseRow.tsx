import { Badge } from '#web/ui/figures/Badge.tsx';
import { MoveHandle, MoveMenu, useSortableRow } from '#web/ui/lists/SortableList.tsx';
import { cx } from '#web/ui/look/cx.ts';
import type { DayChange } from './day-changes.ts';
import { DayExerciseFields } from './DayExerciseFields.tsx';
import type { DraftExercise } from './five-day-draft.ts';

export type RowTools = {
  change: (change: DayChange) => void;
  move: (key: number, by: -1 | 1) => void;
  remove: (key: number) => void;
};

type DayExerciseRowProps = {
  exercise: DraftExercise;
  /** Position in the day, from 1. */
  position: number;
  count: number;
  /** Whether it has left the library since. */
  isUnknown: boolean;
  tools: RowTools;
};

/** An exercise of a day with its fields, a handle to move it by, and the same as a menu. */
export function DayExerciseRow({ exercise, position, count, isUnknown, tools }: DayExerciseRowProps) {
  const { key, name, category } = exercise;
  const { item, handle, isDragging } = useSortableRow(key);
  return (
    <li
      {...item}
      aria-label={name}
      className={cx(
        'grid gap-3 rounded-md border border-line bg-raised p-3',
        isDragging && 'relative z-10 shadow-overlay',
      )}
    >
      <div className="flex items-start gap-1">
        <MoveHandle
          handle={handle}
          isDragging={isDragging}
          name={name}
          size="sm"
          className="-ml-1"
          onMove={by => tools.move(key, by)}
        />
        <div className="flex min-h-(--control-height-small) min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1">
          <p className="min-w-0 font-medium break-words">
            <span aria-hidden="true" className="mr-1.5 text-faint">
              {position}
            </span>
            {name}
          </p>
          <Badge>{category}</Badge>
          {isUnknown && <Badge tone="warning">Not in the library</Badge>}
        </div>
        <MoveMenu
          name={name}
          size="sm"
          isFirst={position === 1}
          isLast={position === count}
          onMove={by => tools.move(key, by)}
          onRemove={() => tools.remove(key)}
        />
      </div>
      <DayExerciseFields exercise={exercise} change={tools.change} />
    </li>
  );
}
