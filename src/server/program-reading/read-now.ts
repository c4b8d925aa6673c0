import type { ProgramReading, ReadOptions } from '#domain/program-reader/program-reading.ts';
import { readProgram } from '#domain/program-reader/read/read-program.ts';
import { exerciseIndex, type Nameable } from '#domain/shorthand/match-exercise.ts';

/** The input of a reading, as it can be handed to a thread. */
export type TextToRead = Omit<ReadOptions, 'library'> & { text: string; exercises: readonly Nameable[] };

export const readNow = ({ text, exercises, ...options }: TextToRead): ProgramReading =>
  readProgram(text, { ...options, library: exerciseIndex(exercises) });
