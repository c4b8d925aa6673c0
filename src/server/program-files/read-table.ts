import * as z from 'zod/mini';
import { notes, text } from '#contract/wire.ts';
import { usualTrainingMaxPercent } from '#domain/loads/training-max-percent.ts';
import { mostExercisesADay, mostWeeks } from '#domain/limits.ts';
import { type ProgramRow, readProgramCsv, type Refused } from '#domain/program-files/read-program-csv.ts';
import { weeksOfRows } from '#domain/program-files/weeks-of-rows.ts';
import { inputIssues } from '#server/http/input-issues.ts';
import { type FilePrescription, filePrescription } from './file-prescription.ts';
import type { ReadFile } from './read-file.ts';

const said = z.object({
  dayName: text(200),
  dayNotes: notes,
  weekNotes: notes,
  exercise: z.nullable(filePrescription),
});

/** As many exercises as a program holds, and a row for each day and week that has none. */
const mostRows = mostWeeks * (7 * (mostExercisesADay + 1) + 1);
const tooLong = 'This table is longer than a program can be';

type Row = Omit<ProgramRow, 'exercise'> & { exercise: FilePrescription | null };

/** Reads a program from a table: a row a prescription. */
export function readTable(source: string): ReadFile {
  const table = readProgramCsv(source);
  const beyond = table.rows[mostRows];
  if (beyond) return { program: null, refused: [{ line: beyond.line, why: tooLong }] };
  const refused = [...table.refused];
  const rows = table.rows.flatMap((row): Row[] => {
    const result = z.safeParse(said, row);
    if (result.success) return [{ ...row, ...result.data }];
    const why = inputIssues(result.error.issues).map(({ message }) => message);
    refused.push({ line: row.line, why: [...new Set(why)].join('; ') });
    return [];
  });
  const { weeks, refused: contrary } = weeksOfRows(rows);
  refused.push(...contrary, ...beyondADay(rows));
  if (refused.length > 0) return { program: null, refused: refused.toSorted(byLine) };
  const numWeeks = weeks.at(-1)?.weekNumber ?? null;
  const program = { name: '', description: '', difficultyLevel: null, numWeeks, weeks };
  return { program: { ...program, trainingMaxPercent: usualTrainingMaxPercent }, refused };
}

const byLine = (a: Refused, b: Refused) => (a.line ?? 0) - (b.line ?? 0);

/** The first exercise of each day that is one too many. */
function beyondADay(rows: readonly Row[]): Refused[] {
  const counts = new Map<string, number>();
  return rows.flatMap(({ line, week, day, exercise }) => {
    if (exercise === null) return [];
    const key = `${week} ${day}`;
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    const why = `Use at most ${mostExercisesADay} exercises a day`;
    return count === mostExercisesADay + 1 ? [{ line, why }] : [];
  });
}
