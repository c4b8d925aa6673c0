import type { programFormats } from '#contract/programs/program-files.ts';
import type { Refused } from '#domain/program-files/read-program-csv.ts';
import type { DifficultyLevel } from '#domain/prescriptions/exercise-category.ts';
import type { Weekday } from '#domain/plain-date.ts';
import type { FilePrescription } from './file-prescription.ts';
import { readJson } from './read-json.ts';
import { readTable } from './read-table.ts';

/** A program as a file says it; its exercises are names still. */
export type SaidProgram = {
  /** Empty in a table, which has no place for it. */
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

/** What is read of a file: the program, or what is wrong with it. */
export type ReadFile = { program: SaidProgram; refused: Refused[] } | { program: null; refused: Refused[] };

const readers: Record<(typeof programFormats)[number], (text: string) => ReadFile> = {
  json: readJson,
  csv: readTable,
};

/** Reads a program in one of the forms in which it can be exported. */
export function readFile(format: keyof typeof readers, text: string): ReadFile {
  const read = readers[format](text);
  const isEmpty = read.program?.weeks.every(({ days }) => days.every(day => day.exercises.length === 0));
  if (!isEmpty || read.refused.length > 0) return read;
  return { program: null, refused: [{ line: null, why: 'There is no exercise in it' }] };
}
