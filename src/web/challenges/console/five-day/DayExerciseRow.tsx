import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { ArrowDown, ArrowUp, EllipsisVertical, GripVertical, Trash2 } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { Badge } from '#web/ui/Badge.tsx';
import { cx } from '#web/ui/cx.ts';
import { DropdownMenu } from '#web/ui/DropdownMenu.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
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
  /** Its place in the day, from 1. */
  place: number;
  count: number;
  /** It has left the library since. */
  isUnknown: boolean;
  tools: RowTools;
};

/** One exercise of a day with its fields, a handle to move it by, and the same as a menu. */
export function DayExerciseRow({ exercise, place, count, isUnknown, tools }: DayExerciseRowProps) {
  const { key, name, category } = exercise;
  const sortable = useSortable({ id: key });
  const { setNodeRef, setActivatorNodeRef, listeners, transform, transition, isDragging } = sortable;
  return (
    <li
      ref={setNodeRef}
      aria-label={name}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={cx(
        'grid gap-3 rounded-md border border-line bg-raised p-3',
        isDragging && 'relative z-10 shadow-overlay',
      )}
    >
      <div className="flex items-start gap-1">
        <IconButton
          {...listeners}
          ref={setActivatorNodeRef}
          label={`Move ${name}: the up and down arrow keys, or drag`}
          size="sm"
          className={cx('-ml-1 touch-none', isDragging ? 'cursor-grabbing' : 'cursor-grab')}
          onKeyDown={event => moveByKey(event, key, tools)}
        >
          <GripVertical />
        </IconButton>
        <div className="flex min-h-(--control-height-small) min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1">
          <p className="min-w-0 font-medium break-words">
            <span aria-hidden="true" className="mr-1.5 text-faint">
              {place}
            </span>
            {name}
          </p>
          <Badge>{category}</Badge>
          {isUnknown && <Badge tone="warning">Not in the library</Badge>}
        </div>
        <DropdownMenu
          trigger={
            <IconButton label={`More for ${name}`} size="sm">
              <EllipsisVertical />
            </IconButton>
          }
          items={[
            {
              label: 'Move Up',
              icon: ArrowUp,
              disabled: place === 1,
              onSelect: () => tools.move(key, -1),
            },
            {
              label: 'Move Down',
              icon: ArrowDown,
              disabled: place === count,
              onSelect: () => tools.move(key, 1),
            },
            { label: 'Remove', icon: Trash2, tone: 'danger', onSelect: () => tools.remove(key) },
          ]}
        />
      </div>
      <DayExerciseFields exercise={exercise} change={tools.change} />
    </li>
  );
}

function moveByKey(event: KeyboardEvent, key: number, tools: RowTools): void {
  if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
  event.preventDefault();
  tools.move(key, event.key === 'ArrowUp' ? -1 : 1);
}
