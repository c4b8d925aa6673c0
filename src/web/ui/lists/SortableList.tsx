/**
 * Rows to be moved by a handle: with a pointer, a finger, or the arrow keys, and the same as a menu. Its user announces
 * where a row has gone, in the same words for each way.
 * `<SortableList keys={keys} onMoveOver={moveOver}><ul>…</ul></SortableList>`, and in a row `useSortableRow(key)`,
 * `<MoveHandle handle={handle} isDragging={isDragging} name="Step 2" onMove={by => …} />` and `<MoveMenu name="Step 2" … />`
 */
import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  type Modifier,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { ArrowDown, ArrowUp, EllipsisVertical, GripVertical, Trash2 } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { IconButton } from '#web/ui/buttons/IconButton.tsx';
import { DropdownMenu } from '#web/ui/dialogs/DropdownMenu.tsx';
import { cx } from '#web/ui/look/cx.ts';

type SortableListProps = {
  keys: number[];
  /** The row `key` was let go over the row `over`. */
  onMoveOver: (key: number, over: number) => void;
  children: ReactNode;
};

export function SortableList({ keys, onMoveOver, children }: SortableListProps) {
  const sensors = useSensors(useSensor(PointerSensor, nearby));
  const drop = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) onMoveOver(Number(active.id), Number(over.id));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={upAndDown}
      accessibility={withoutWords}
      onDragEnd={drop}
    >
      <SortableContext items={keys} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}

/** A press is no drag before it has moved this far, in pixels. */
export const nearby = { activationConstraint: { distance: 4 } };

const stayInColumn: Modifier = ({ transform }) => ({ ...transform, x: 0 });
export const upAndDown = [stayInColumn];

const withoutWords = {
  announcements: {
    onDragStart: () => undefined,
    onDragOver: () => undefined,
    onDragEnd: () => undefined,
    onDragCancel: () => undefined,
  },
  screenReaderInstructions: { draggable: '' },
};

/** `item` is for the row's element, `handle` for what moves it. */
export function useSortableRow(key: number) {
  const sortable = useSortable({ id: key });
  const { setNodeRef, setActivatorNodeRef, listeners, transform, transition, isDragging } = sortable;
  const style = { transform: CSS.Translate.toString(transform), transition };
  return { item: { ref: setNodeRef, style }, handle: { ...listeners, ref: setActivatorNodeRef }, isDragging };
}

type Move = (by: -1 | 1) => void;

type MoveHandleProps = {
  handle: ReturnType<typeof useSortableRow>['handle'];
  isDragging: boolean;
  name: string;
  size?: 'sm';
  className?: string;
  onMove: Move;
};

export function MoveHandle({ handle, isDragging, name, className, onMove, ...look }: MoveHandleProps) {
  return (
    <IconButton
      {...look}
      {...handle}
      label={`Move ${name}: the up and down arrow keys, or drag`}
      className={cx('touch-none', isDragging ? 'cursor-grabbing' : 'cursor-grab', className)}
      onKeyDown={event => moveByKey(event, onMove)}
    >
      <GripVertical />
    </IconButton>
  );
}

function moveByKey(event: KeyboardEvent, onMove: Move): void {
  if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
  event.preventDefault();
  onMove(event.key === 'ArrowUp' ? -1 : 1);
}

type MoveMenuProps = {
  name: string;
  isFirst: boolean;
  isLast: boolean;
  size?: 'sm';
  onMove: Move;
  onRemove: () => void;
};

export function MoveMenu({ name, isFirst, isLast, onMove, onRemove, ...look }: MoveMenuProps) {
  return (
    <DropdownMenu
      trigger={
        <IconButton {...look} label={`More for ${name}`}>
          <EllipsisVertical />
        </IconButton>
      }
      items={[
        { label: 'Move Up', icon: ArrowUp, disabled: isFirst, onSelect: () => onMove(-1) },
        { label: 'Move Down', icon: ArrowDown, disabled: isLast, onSelect: () => onMove(1) },
        { label: 'Remove', icon: Trash2, tone: 'danger', onSelect: onRemove },
      ]}
    />
  );
}
