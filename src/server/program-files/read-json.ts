import * as z from 'zod/mini';
import { setImmediate as letOthersOn } from 'node:timers/promises';
import { difficultyLevel } from '#contract/exercise-fields.ts';
import { maxWeeks } from '#domain/limits.ts';
import { daysOfAWeek, exercisesOfADay, weekCount, weekday, weeksOfAProgram } from '#contract/programs.ts';
import { trainingMaxPercent } from '#contract/loading-fields.ts';
import { notes, requiredText, text } from '#contract/wire.ts';
import { usualTrainingMaxPercent } from '#domain/loads/training-max-percent.ts';
import { programFormat, programVersion } from '#domain/program-files/program-json.ts';
import { parseJson } from '#server/http/bodies/parse-json.ts';
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

const weekNumbers = weeksOfAProgram(z.object({ weekNumber: weekCount }));

/** The weeks are looked at one by one. */
const file = z.object({
  format: z.literal(programFormat),
  version: z.number(),
  name: requiredText('The program has no name'),
  description: z._default(notes, ''),
  difficultyLevel: z._default(z.nullable(difficultyLevel), null),
  numWeeks: z._default(z.nullable(weekCount), null),
  trainingMaxPercent: z._default(trainingMaxPercent, usualTrainingMaxPercent),
  weeks: z._default(
    z.array(z.unknown()).check(z.maxLength(maxWeeks, `Number of weeks must be between 1 and ${maxWeeks}`)),
    [],
  ),
});

/** Reads a program that was exported as JSON, piece by piece: other requests are answered between two weeks. */
export async function readJson(source: string): Promise<ReadFile> {
  let said: unknown;
  try {
    said = await parseJson(Buffer.from(source.replace(/^\uFEFF/, '')));
  } catch {
    return refusedFor(['This can’t be read as JSON']);
  }
  const { format, version } = Object(said) as { format?: unknown; version?: unknown };
  if (format !== programFormat)
    return refusedFor(['This is no program that was exported here, or in another fellowship']);
  if (typeof version === 'number' && version > programVersion)
    return refusedFor(['This was exported by a newer release than this one']);
  const { data: whole, issues } = checked(file, said);
  const given = (said as { weeks?: unknown }).weeks;
  const weeks: z.output<typeof week>[] = [];
  for (const [index, one] of (Array.isArray(given) ? given : []).slice(0, maxWeeks).entries()) {
    const { data, issues: ofWeek } = checked(week, one, ['weeks', index]);
    if (data) weeks.push(data);
    issues.push(...ofWeek);
    await letOthersOn();
  }
  if (issues.length === 0) issues.push(...checked(weekNumbers, weeks, ['weeks']).issues);
  if (whole && issues.length === 0) return { program: { ...whole, weeks }, refused: [] };
  return refusedFor(inputIssues(issues).map(({ path, message }) => `${pathText(said, path)}${message}`));
}

/** The parsed part, or what is wrong with it, by its path in the whole. */
function checked<Part extends z.ZodMiniType>(part: Part, said: unknown, at: PropertyKey[] = []) {
  const { data, error } = z.safeParse(part, said);
  const issues = (error?.issues ?? []).map(issue => ({ ...issue, path: [...at, ...issue.path] }));
  return { data, issues };
}

/** Nobody reads JSON by its lines. */
const refusedFor = (reasons: string[]): ReadFile => ({
  program: null,
  refused: reasons.map(why => ({ line: null, why })),
});

type Tree = { weeks?: { weekNumber?: unknown; days?: { dayOfWeek?: unknown }[] }[] };

/** 'Week 2, wednesday, exercise 3, sets: ', of a path as 'weeks.1.days.0.exercises.2.sets'. */
function pathText(said: unknown, path: string): string {
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
