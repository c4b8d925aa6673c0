import { Query } from '#web/data/Query.tsx';
import { HowItIsDone } from '#web/parts/how-it-is-done/HowItIsDone.tsx';
import { useCachedSince } from '#web/offline/signal.ts';
import { NoSignal } from '#web/parts/training-day/DayWorkWaiting.tsx';
import type { ExerciseCategory } from '#domain/prescriptions/exercise-category.ts';
import { Dialog } from '#web/ui/dialogs/Dialog.tsx';
import { Loading, Skeleton } from '#web/ui/notices/Skeleton.tsx';
import { useEffect } from 'react';
import { getExerciseGuides, listExercises } from '#contract/exercises.ts';
import { useRead } from '#web/data/read.ts';

/** An exercise as an assignment has it. */
type Exercise = { assignmentId: string; exerciseId: string; name: string; category: ExerciseCategory };

type HowToDialogProps = { open: boolean; exercise: Exercise; onClose: () => void };

/** Instructions for an exercise of the day: the text without a signal too, once the device has it. */
export function HowToDialog({ open, exercise, onClose }: HowToDialogProps) {
  const { name, category } = exercise;
  return (
    <Dialog
      open={open}
      onOpenChange={isOpen => isOpen || onClose()}
      title={name}
      description={`How to · ${category}`}
      size="lg"
    >
      <Guide exercise={exercise} />
    </Dialog>
  );
}

function Guide({ exercise }: Pick<HowToDialogProps, 'exercise'>) {
  const { guide, read } = useGuide(exercise);
  // A browser knows of a cable; an answer from the device shows that the server is out of reach.
  const isOffline = useCachedSince() !== null || !navigator.onLine;
  if (guide) return <HowItIsDone {...guide} name={exercise.name} isOffline={isOffline} />;
  if (read.fetchStatus === 'paused') return <NoSignal />;
  return (
    <Query
      of={read}
      failed="The instructions could not be loaded."
      loading={
        <Loading label="Loading the instructions" className="grid gap-3">
          <Skeleton className="h-5 w-full" />
          <Skeleton className="h-5 w-full" />
          <Skeleton className="h-5 w-2/3" />
        </Loading>
      }
    />
  );
}

/** In milliseconds: a coach may have put in a video meanwhile. */
const staleTime = 5 * 60_000;

const nothingWritten = { description: '', muscleGroups: [], equipment: [], videoUrl: '' };

/** The guide of an exercise, from those of its assignment. A missing one may be new, so they are loaded once more. */
function useGuide({ assignmentId, exerciseId }: { assignmentId: string; exerciseId: string }) {
  const read = useRead(getExerciseGuides, { params: { id: assignmentId } }, { staleTime });
  const found = read.data?.find(({ id }) => id === exerciseId);
  const isMissing = read.data !== undefined && found === undefined;
  const { refetch, isFetchedAfterMount } = read;
  useEffect(() => {
    if (isMissing && !isFetchedAfterMount) void refetch();
  }, [isMissing, isFetchedAfterMount, refetch]);
  // A swapped or added exercise is none of the assignment's.
  const isElsewhere = isMissing && isFetchedAfterMount;
  const library = useRead(listExercises, {}, { staleTime, enabled: isElsewhere });
  const guide = found ?? (isElsewhere ? library.data?.find(({ id }) => id === exerciseId) : undefined);
  const isNowhere = isElsewhere && (library.data !== undefined || library.isError);
  return { read, guide: guide ?? (isNowhere ? nothingWritten : undefined) };
}
