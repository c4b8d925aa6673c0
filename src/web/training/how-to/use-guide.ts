import { useEffect } from 'react';
import { getExerciseGuides } from '#contract/exercises.ts';
import { useRead } from '#web/data/read.ts';
import type { LogTarget } from '#web/training/day/training-day.ts';

/** In milliseconds: a coach may have put in a video meanwhile. */
const freshFor = 5 * 60_000;

const nothingWritten = { description: '', muscleGroups: [], equipment: [], videoUrl: '' };

/** How an exercise is done, from what is known of its assignment. One that was added since is asked for once more. */
export function useGuide({ assignmentId, exercise }: LogTarget) {
  const read = useRead(getExerciseGuides, { params: { id: assignmentId } }, { freshFor });
  const found = read.data?.find(({ id }) => id === exercise.exerciseId);
  const isMissing = read.data !== undefined && found === undefined;
  const { refetch, isFetchedAfterMount } = read;
  useEffect(() => {
    if (isMissing && !isFetchedAfterMount) void refetch();
  }, [isMissing, isFetchedAfterMount, refetch]);
  return { read, guide: found ?? (isMissing && isFetchedAfterMount ? nothingWritten : undefined) };
}
