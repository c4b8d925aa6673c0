import * as z from 'zod/mini';
import { weekdays } from '#domain/plain-date.ts';
import { exerciseCategories } from '#domain/prescriptions/exercise-category.ts';
import { endpoint } from '#contract/endpoint.ts';
import { difficultyLevel, exerciseCategory } from '#contract/exercise-fields.ts';
import { createWorkout, prescription } from '#contract/programs.ts';
import { flag, id, text } from '#contract/wire.ts';

/**
 * A program whole, as it is trained: a day that uses a workout holds its exercises, and each training day those attached to the
 * program. Weeks and days without anything are there too.
 */
export const getWholeProgram = endpoint({
  method: 'GET',
  path: '/api/programs/:id/whole',
  access: 'coach',
  tells: ['programs', 'schedule', 'exercises'],
  response: z.object({
    name: z.string(),
    description: z.string(),
    difficultyLevel: z.nullable(difficultyLevel),
    numWeeks: z.nullable(z.number()),
    trainingMaxPercent: z.number(),
    weeks: z.array(
      z.object({
        weekNumber: z.number(),
        notes: z.string(),
        days: z.array(
          z.object({
            dayOfWeek: z.enum(weekdays),
            dayName: z.string(),
            notes: z.string(),
            exercises: z.array(
              z.extend(z.omit(prescription, { id: true, orderIndex: true }), {
                /** The names of its alternates that are in the library. */
                alternates: z.array(z.string()),
              }),
            ),
          }),
        ),
      }),
    ),
  }),
});

export const programFormats = ['json', 'csv'] as const;

/** Where a program can be had as a file: a link, not a call, for a coach. */
export const exportOf = (programId: string, format: (typeof programFormats)[number]): string =>
  `/api/workouts/${programId}/export?format=${format}`;

const mostText = 2_000_000;

const named = z.object({ id: z.string(), name: z.string(), category: z.enum(exerciseCategories) });

/** Names as the file has them. */
const byName = <Value extends z.ZodMiniType>(value: Value) => z._default(z.record(text(200), value), {});

/**
 * Makes a program of a file that was exported, or of a table. All or nothing: where something of it is not known or can't be
 * read, nothing is made, and the answer says what. With `dryRun` nothing is made either way.
 */
export const importProgram = endpoint({
  method: 'POST',
  path: '/api/programs/import',
  access: 'coach',
  changes: ['programs', 'exercises'],
  once: true,
  // A text takes more room in JSON.
  bodyLimit: 6_000_000,
  body: z.object({
    format: z.enum(programFormats, 'A program is imported from json or csv'),
    text: z.string().check(z.maxLength(mostText, 'Choose a file of at most 2 MB')),
    dryRun: z._default(flag.read, false),
    /** What it is called here; as the file says where it is left out or empty. */
    name: z._default(text(200), ''),
    /** For names that the library does not know: the exercise that is meant. */
    exercises: byName(id),
    /** Those of them to be put into the library, in which category. */
    create: byName(exerciseCategory),
  }),
  response: z.object({
    program: z.nullable(createWorkout.response),
    /** What the file holds; null where it can't be read. */
    read: z.nullable(
      z.object({ name: z.string(), numWeeks: z.number(), sessions: z.number(), exercises: z.number() }),
    ),
    /** Names that are in no library here, each with the likeliest that are. */
    unknown: z.array(
      z.object({
        name: z.string(),
        /** As the file says. */
        category: z.nullable(z.enum(exerciseCategories)),
        nearest: z.array(named),
      }),
    ),
    /** What can't be read, the first hundred; a line where there is one. */
    refused: z.array(z.object({ line: z.nullable(z.number()), why: z.string() })),
  }),
});
