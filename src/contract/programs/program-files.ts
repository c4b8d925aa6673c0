import * as z from 'zod/mini';
import { weekdays } from '#domain/plain-date.ts';
import { exerciseCategories } from '#domain/prescriptions/exercise-category.ts';
import { endpoint } from '#contract/endpoint.ts';
import { difficultyLevel, exerciseCategory } from '#contract/exercise-fields.ts';
import { createWorkout, prescription } from '#contract/programs.ts';
import { createPath } from '#contract/programs/paths.ts';
import { answersToQuestions, notTaken, questions } from '#contract/programs/read-program.ts';
import { fewNames, flag, id, text } from '#contract/wire.ts';
import { distanceUnits, weightUnits } from '#domain/measures/measure.ts';

/**
 * A program whole, as it is trained: a day that uses a workout holds its exercises, and each training day those attached to the
 * program. Weeks and days without anything are there too.
 */
export const getWholeProgram = endpoint({
  method: 'GET',
  path: '/api/programs/:id/whole',
  access: 'coach',
  providesTags: ['programs', 'schedule', 'exercises'],
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

/** The address of a program as a file: a link, not a call, for a coach. */
export const exportOf = (programId: string, format: (typeof programFormats)[number]): string =>
  `/api/workouts/${programId}/export?format=${format}`;

/** Text is anything that is read as a program: tables of one's own, shorthand, plain sentences. */
export const importFormats = [...programFormats, 'text'] as const;

const maxText = 2_000_000;

const named = z.object({ id: z.string(), name: z.string(), category: z.enum(exerciseCategories) });

/** Names as the file has them. */
const byName = <Value extends z.ZodMiniType>(value: Value) =>
  z._default(
    fewNames(z.record(text(200), value), { max: 1_000, message: 'Name at most 1,000 exercises' }),
    {},
  );

/**
 * Makes a program of a file that was exported, or of text; of more weeks than a program has a path of blocks. All or nothing: where
 * something of it is not known or can't be read, nothing is made, and the answer says what. With `dryRun` nothing is made either
 * way.
 */
export const importProgram = endpoint({
  method: 'POST',
  path: '/api/programs/import',
  access: 'coach',
  invalidatesTags: ['programs', 'paths', 'exercises'],
  idempotent: true,
  // A text takes more room in JSON.
  bodyLimit: 6_000_000,
  body: z.object({
    format: z.enum(importFormats, 'A program is imported from json, csv or text'),
    text: z.string().check(z.maxLength(maxText, 'Choose a file of at most 2 MB')),
    dryRun: z._default(flag.read, false),
    /** The name here; the file's where this is left out or empty. */
    name: z._default(text(200), ''),
    /** For names that the library does not know: the exercise that is meant. */
    exercises: byName(id),
    /** The unknown exercises to add to the library, each with its category. */
    create: byName(exerciseCategory),
    /** Of text: the answers to its questions; the proposals hold for the others. */
    answers: z._default(answersToQuestions, {}),
    /** The unit of bare numbers; the coach's own where it is left out. */
    weightUnit: z.optional(z.enum(weightUnits, 'Choose lb or kg')),
    distanceUnit: z.optional(z.enum(distanceUnits, 'Choose mi or km')),
    /** Whether it is made without what is not taken of it; else nothing is made where there is any. */
    leaveOut: z._default(flag.read, false),
  }),
  response: z.object({
    /** The program that was made; null where nothing was, or a path. */
    program: z.nullable(createWorkout.response),
    /** The path that was made, of programs called as it with a number. */
    path: z.nullable(createPath.response),
    /** The program in the file; null where it can't be read. */
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
    /** The unreadable parts, the first hundred; with a line where there is one. */
    refused: z.array(z.object({ line: z.nullable(z.number()), why: z.string() })),
    /** Of text: its open questions, and the parts of it that are in no prescription. */
    questions,
    notTaken,
  }),
});
