import type { ResponseOf } from '#contract/endpoint.ts';
import type { importProgram } from '#contract/programs/program-files.ts';
import type { ReadWeek } from '#domain/program-reader/program-reading.ts';
import { counted } from '#web/ui/text/words.ts';

/** The text to import, as it was typed or read, and the file it came from. */
export type Source = { text: string; fileName: string };

/** The server's description of it. */
export type ImportSummary = ResponseOf<typeof importProgram>;

/** Two megabytes: as much as is taken. */
export const maxBytes = 2_000_000;

export const tooLarge = 'Choose a file of at most 2 MB';

/** A program that was exported as JSON, which begins as nothing else does; all else is read as it was written. */
export const isJson = (text: string): boolean => text.trimStart().startsWith('{');

/** A file's name as a program may be called. */
export const bareName = (fileName: string): string =>
  fileName
    .replace(/\.[a-z]+$/i, '')
    .trim()
    .slice(0, 190);

type Size = Pick<NonNullable<ImportSummary['read']>, 'numWeeks' | 'sessions' | 'exercises'>;

/** '3 weeks, 9 sessions, 54 exercises' */
export const sizeText = ({ numWeeks, sessions, exercises }: Size): string =>
  [counted(numWeeks, 'week'), counted(sessions, 'session'), counted(exercises, 'exercise')].join(', ');

export function sizeOf(weeks: readonly ReadWeek[]): Size {
  const days = weeks.flatMap(week => week.days).filter(day => day.exercises.length > 0);
  return {
    numWeeks: Math.max(0, ...weeks.map(({ weekNumber }) => weekNumber)),
    sessions: days.length,
    exercises: days.reduce((sum, day) => sum + day.exercises.length, 0),
  };
}

/** The result of an import. */
export type Made = { summary: string } & (
  | { kind: 'program'; program: NonNullable<ImportSummary['program']> }
  | { kind: 'path'; path: NonNullable<ImportSummary['path']> }
);

/** Null where nothing was made. */
export function madeOf({ program, path, read }: ImportSummary): Made | null {
  const size = read ? sizeText(read) : '';
  if (path) {
    const summary = `${path.name}: ${size}, in ${counted(path.blocks.length, 'block')}.`;
    return { kind: 'path', path, summary };
  }
  return program && { kind: 'program', program, summary: `${program.name}: ${size}.` };
}
