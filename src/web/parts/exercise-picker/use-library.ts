import { listExercises } from '#contract/exercises.ts';
import { useRead } from '#web/data/read.ts';

const fiveMinutes = 5 * 60 * 1000;

/** The exercises to pick from; loaded again when they are shown after five minutes. */
export const useLibrary = () => useRead(listExercises, {}, { staleTime: fiveMinutes });
