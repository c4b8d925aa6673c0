import { GripVertical } from 'lucide-react';
import { type ComponentProps, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { ExerciseLine, type ExerciseListProps } from '#web/parts/prescriptions/fields/ExerciseLine.tsx';
import { groupPositions } from '#web/parts/prescriptions/group-positions.ts';
import { IconButton } from '#web/ui/buttons/IconButton.tsx';
import { Fetched, lazyPart } from '#web/ui/loading/lazy-part.ts';
import { whenInUse } from '#web/ui/loading/when-idle.ts';
import { cx } from '#web/ui/look/cx.ts';

const SortableExercises = lazyPart(async () => (await import('./SortableExercises.tsx')).SortableExercises);

/** The exercises of a day, with a handle each from the first: what drags them comes when the page is first touched. */
export function OrderedExercises({ onReorder, ...list }: ExerciseListProps) {
  const [isInUse, setIsInUse] = useState(false);
  useEffect(() => void whenInUse().then(() => setIsInUse(true)), []);
  return (
    <Fetched
      part={SortableExercises}
      isWanted={isInUse}
      props={{ ...list, onReorder }}
      meanwhile={<StandingExercises {...list} />}
    />
  );
}

/** A fallback without gaps of removed exercises: no one removes any before the rest is here. */
function StandingExercises({
  exercises,
  gaps: _gaps,
  onUndo: _undo,
  ...line
}: Omit<ExerciseListProps, 'onReorder'>) {
  const list = useRef<HTMLOListElement>(null);
  useLayoutEffect(() => {
    const here = list.current;
    return () => leaveFocus(here);
  }, []);
  const groups = groupPositions(exercises.map(({ details }) => details ?? {}));
  return (
    <ol ref={list} className={listLook}>
      {exercises.map((exercise, index) => (
        <ExerciseLine
          key={exercise.key}
          group={groups[index]}
          exercise={exercise}
          mark={exercises.length > 1 ? <Handle name={exercise.name} /> : 1}
          {...line}
        />
      ))}
    </ol>
  );
}

export const listLook = 'grid gap-3';

type HandleProps = Omit<ComponentProps<typeof IconButton>, 'label' | 'children'> & {
  name: string;
  isDragging?: boolean;
};

export function Handle({ name, isDragging = false, ...button }: HandleProps) {
  return (
    <IconButton
      {...button}
      label={`Move ${name}`}
      size="sm"
      className={cx('-mt-1 -mr-1 -ml-2 touch-none', isDragging ? 'cursor-grabbing' : 'cursor-grab')}
    >
      <GripVertical />
    </IconButton>
  );
}

let left: { line: number; button: number } | null = null;

/** Remembers which button of which line has the focus, for the list that replaces this one. */
function leaveFocus(list: HTMLOListElement | null): void {
  const lines = [...(list?.children ?? [])];
  const line = lines.findIndex(one => one.contains(document.activeElement));
  const buttons = [...(lines[line]?.querySelectorAll('button') ?? [])];
  left = line === -1 ? null : { line, button: buttons.findIndex(one => one === document.activeElement) };
  // Focus is not restored when the day itself has gone.
  queueMicrotask(() => (left = null));
}

/** Gives the focus back to the button that had it. */
export function restoreFocus(list: HTMLOListElement | null): void {
  if (left) list?.children[left.line]?.querySelectorAll('button')[left.button]?.focus();
  left = null;
}
