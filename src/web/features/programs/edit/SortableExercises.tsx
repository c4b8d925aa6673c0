import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { arrayMove, SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { useLayoutEffect, useMemo, useRef } from 'react';
import type { DraftExercise } from '#web/parts/prescriptions/fields/draft.ts';
import { ExerciseLine, type ExerciseListProps } from '#web/parts/prescriptions/fields/ExerciseLine.tsx';
import { Lines, NumberedExercises } from '#web/parts/prescriptions/fields/NumberedExercises.tsx';
import type { GroupPosition } from '#web/parts/prescriptions/group-positions.ts';
import { nearby, upAndDown } from '#web/ui/lists/SortableList.tsx';
import { cx } from '#web/ui/look/cx.ts';
import { Handle, listLook, restoreFocus } from './OrderedExercises.tsx';

/** The exercises of a day, to be moved within it by a handle: with a pointer, a finger, or the arrow keys. */
export function SortableExercises({ onReorder, ...list }: ExerciseListProps) {
  const { exercises, gaps, onUndo, ...line } = list;
  const rows = useRef<HTMLOListElement>(null);
  useLayoutEffect(() => restoreFocus(rows.current), []);
  const sensors = useSensors(useSensor(PointerSensor, nearby), useSensor(KeyboardSensor));
  const keys = useMemo(() => exercises.map(({ key }) => key), [exercises]);
  const accessibility = useMemo(
    () => ({ announcements: announcementsOf(exercises), screenReaderInstructions: instructions }),
    [exercises],
  );
  const drop = ({ active, over }: DragEndEvent) => {
    if (!over || over.id === active.id) return;
    onReorder(arrayMove(keys, keys.indexOf(Number(active.id)), keys.indexOf(Number(over.id))));
  };
  if (exercises.length < 2) return <NumberedExercises {...list} />;
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={upAndDown}
      accessibility={accessibility}
      onDragEnd={drop}
    >
      <SortableContext items={keys} strategy={verticalListSortingStrategy}>
        <ol ref={rows} className={listLook}>
          <Lines
            exercises={exercises}
            gaps={gaps}
            onUndo={onUndo}
            line={(exercise, group) => <SortableLine exercise={exercise} group={group} {...line} />}
          />
        </ol>
      </SortableContext>
    </DndContext>
  );
}

type SortableLineProps = Omit<ExerciseListProps, 'exercises' | 'onReorder' | 'gaps' | 'onUndo'> & {
  exercise: DraftExercise;
  group: GroupPosition | null | undefined;
};

function SortableLine({ exercise, ...line }: SortableLineProps) {
  const sortable = useSortable({ id: exercise.key });
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    sortable;
  return (
    <ExerciseLine
      {...line}
      exercise={exercise}
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={cx('rounded-md', isDragging && 'relative z-10 bg-raised shadow-overlay')}
      mark={
        <Handle
          {...attributes}
          {...listeners}
          ref={setActivatorNodeRef}
          name={exercise.name}
          isDragging={isDragging}
        />
      }
    />
  );
}

const instructions = {
  draggable:
    'To move an exercise, press Space, then the arrow keys. Space leaves it there, Escape puts it back.',
};

function announcementsOf(exercises: readonly DraftExercise[]): Announcements {
  const nameOf = (id: UniqueIdentifier) => exercises.find(({ key }) => key === id)?.name ?? '';
  const placeOf = (id: UniqueIdentifier | undefined) =>
    `position ${exercises.findIndex(({ key }) => key === id) + 1} of ${exercises.length}`;
  let said: UniqueIdentifier | undefined;
  return {
    onDragStart: ({ active }) => {
      said = active.id;
      return `Picked up ${nameOf(active.id)}, ${placeOf(active.id)}.`;
    },
    // The place it is picked up from would be said at once over that it has been picked up.
    onDragOver: ({ active, over }) => {
      if (over?.id === said) return undefined;
      said = over?.id;
      return `${nameOf(active.id)} is now at ${placeOf(over?.id)}.`;
    },
    onDragEnd: ({ active, over }) => `${nameOf(active.id)} was left at ${placeOf(over?.id)}.`,
    onDragCancel: ({ active }) => `${nameOf(active.id)} is back at ${placeOf(active.id)}.`,
  };
}
