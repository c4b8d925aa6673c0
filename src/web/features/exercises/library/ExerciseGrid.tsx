import { Dumbbell } from 'lucide-react';
import { useState } from 'react';
import { NextPage } from '#web/ui/controls/NextPage.tsx';
import type { useSelection } from '#web/lists/selection.ts';
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

/** So many cards, and as many again as their end comes near: hundreds of them are no page to scroll. */
const atOnce = 24;

export function ExerciseGrid({ exercises, empty, isArchived, selection, onStar, onOpen }: ExerciseGridProps) {
  const [count, setCount] = useState(atOnce);
  if (exercises?.length === 0) return <EmptyState icon={Dumbbell}>{empty}</EmptyState>;
  return (
    <>
      <ul className="grid gap-3 md:grid-cols-2 xl:grid-cols-3" aria-busy={exercises === null}>
        {exercises === null
          ? Array.from({ length: 6 }, (_, index) => <ExerciseCardSkeleton key={index} />)
          : exercises
              .slice(0, count)
              .map(exercise => (
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
      {exercises !== null && count < exercises.length && (
        <NextPage isLoading={false} hasFailed={false} onMore={() => setCount(count + atOnce)} />
      )}
    </>
  );
}
