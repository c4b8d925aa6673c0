import { Dumbbell } from 'lucide-react';
import type { useSelection } from '#web/exercises/many/selection.ts';
import { EmptyState } from '#web/ui/notices/EmptyState.tsx';
import { ExerciseCard, ExerciseCardSkeleton } from './ExerciseCard.tsx';
import type { Exercise } from './library.ts';
import type { Opened } from './opened.ts';

type ExerciseGridProps = {
  /** Null while the library loads. */
  exercises: readonly Exercise[] | null;
  empty: string;
  isArchived: boolean;
  selection: ReturnType<typeof useSelection>;
  onStar: (exercise: Exercise) => void;
  onOpen: (opened: Opened) => void;
};

export function ExerciseGrid({ exercises, empty, isArchived, selection, onStar, onOpen }: ExerciseGridProps) {
  if (exercises?.length === 0) return <EmptyState icon={Dumbbell}>{empty}</EmptyState>;
  return (
    <ul className="grid gap-3 md:grid-cols-2 xl:grid-cols-3" aria-busy={exercises === null}>
      {exercises === null
        ? Array.from({ length: 6 }, (_, index) => <ExerciseCardSkeleton key={index} />)
        : exercises.map(exercise => (
            <ExerciseCard
              key={exercise.id}
              exercise={exercise}
              isArchived={isArchived}
              selected={selection.isOn ? selection.has(exercise.id) : undefined}
              onSelect={selection.press}
              onStar={onStar}
              onOpen={onOpen}
            />
          ))}
    </ul>
  );
}
