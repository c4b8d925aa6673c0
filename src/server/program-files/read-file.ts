import type { DifficultyLevel } from '#domain/prescriptions/exercise-category.ts';
import type { Weekday } from '#domain/plain-date.ts';
import type { FilePrescription } from './file-prescription.ts';
import { readJson } from './read-json.ts';

/** The part that can't be read, and its line; null where it is no matter of a line. */
export type Refused = { line: number | null; why: string };

/** A program as a file says it; its exercises are names still. */
export type ParsedProgram = {
  name: string;
  description: string;
  difficultyLevel: DifficultyLevel | null;
  numWeeks: number | null;
  trainingMaxPercent: number;
  weeks: {
    weekNumber: number;
    notes: string;
    days: { dayOfWeek: Weekday; dayName: string; notes: string; exercises: FilePrescription[] }[];
  }[];
};

/** The result of reading a file: the program, or what is wrong with it. */
export type ReadFile = { program: ParsedProgram; refused: Refused[] } | { program: null; refused: Refused[] };

/** Reads a program that was exported whole. */
export async function readFile(text: string): Promise<ReadFile> {
  const read = await readJson(text);
  const isEmpty = read.program?.weeks.every(({ days }) => days.every(day => day.exercises.length === 0));
  if (!isEmpty || read.refused.length > 0) return read;
  return { program: null, refused: [{ line: null, why: 'There is no exercise in it' }] };
}
