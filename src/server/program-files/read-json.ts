import * as z from 'zod/mini';
import { difficultyLevel } from '#contract/exercise-fields.ts';
import { daysOfAWeek, exercisesOfADay, weekCount, weekday, weeksOfAProgram } from '#contract/programs.ts';
import { trainingMaxPercent } from '#contract/loading-fields.ts';
import { notes, requiredText, text } from '#contract/wire.ts';
import { usualTrainingMaxPercent } from '#domain/loads/training-max-percent.ts';
import { programFormat, programVersion } from '#domain/program-files/program-json.ts';
import { inputIssues } from '#server/http/input-issues.ts';
import { filePrescription } from './file-prescription.ts';
import type { ReadFile } from './read-file.ts';

const day = z.object({
  dayOfWeek: weekday,
  dayName: z._default(text(200), ''),
  notes: z._default(notes, ''),
  exercises: z._default(exercisesOfADay(filePrescription), []),
});

const week = z.object({
  weekNumber: weekCount,
  notes: z._default(notes, ''),
  days: z._default(daysOfAWeek(day), []),
});

const file = z.object({
  format: z.literal(programFormat),
  version: z.number(),
  name: requiredText('The program has no name'),
  description: z._default(notes, ''),
  difficultyLevel: z._default(z.nullable(difficultyLevel), null),
  numWeeks: z._default(z.nullable(weekCount), null),
  trainingMaxPercent: z._default(trainingMaxPercent, usualTrainingMaxPercent),
  weeks: z._default(weeksOfAProgram(week), []),
});

/** Reads a program that was exported as JSON. */
export function readJson(source: string): ReadFile {
  let said: unknown;
  try {
    said = JSON.parse(source.replace(/^\uFEFF/, ''));
  } catch {
    return refusedFor(['This can’t be read as JSON']);
  }
  const { format, version } = Object(said) as { format?: unknown; version?: unknown };
  if (format !== programFormat)
    return refusedFor(['This is no program that was exported here, or in another fellowship']);
  if (typeof version === 'number' && version > programVersion)
    return refusedFor(['This was exported by a newer release than this one']);
  const result = z.safeParse(file, said);
  if (result.success) return { program: result.data, refused: [] };
  const issues = inputIssues(result.error.issues);
  return refusedFor(issues.map(({ path, message }) => `${placeOf(said, path)}${message}`));
}

/** Nobody reads JSON by its lines. */
const refusedFor = (reasons: string[]): ReadFile => ({
  program: null,
  refused: reasons.map(why => ({ line: null, why })),
});

type Tree = { weeks?: { weekNumber?: unknown; days?: { dayOfWeek?: unknown }[] }[] };

/** 'Week 2, wednesday, exercise 3, sets: ', of a path as 'weeks.1.days.0.exercises.2.sets'. */
function placeOf(said: unknown, path: string): string {
  const [, weekAt, , dayAt, , exerciseAt, ...rest] = path.split('.');
  const ofWeek = (said as Tree).weeks?.[Number(weekAt)];
  const ofDay = ofWeek?.days?.[Number(dayAt)];
  const words = [
    ofWeek && `Week ${wordOf(ofWeek.weekNumber)}`,
    ofDay && wordOf(ofDay.dayOfWeek),
    exerciseAt !== undefined && `exercise ${Number(exerciseAt) + 1}`,
    ...rest,
  ].filter(Boolean);
  return words.length === 0 ? '' : `${words.join(', ')}: `;
}

const wordOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, 20) : '?';
