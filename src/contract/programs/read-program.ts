import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { prescription } from '#contract/programs.ts';
import { fewNames, verbatim } from '#contract/wire.ts';
import { distanceUnits, weightUnits } from '#domain/measures/measure.ts';
import { exerciseCategories } from '#domain/prescriptions/exercise-category.ts';
import { weekdays } from '#domain/plain-date.ts';
import { maxPastedLines, maxPastedText } from '#domain/program-reader/rows/too-much.ts';
import { questionKinds } from '#domain/program-reader/program-reading.ts';

/** The answers to the questions that a text raised, by question id. */
export const answersToQuestions = fewNames(
  z.record(z.string().check(z.maxLength(500)), z.string().check(z.maxLength(500))),
  { max: 1_000, message: 'A text raises at most 1,000 questions' },
);

/** The questions to answer before a text can be taken. */
export const questions = z.array(
  z.object({
    id: z.string(),
    kind: z.enum(questionKinds),
    text: z.string(),
    /** The lines of the text that it concerns. */
    lines: z.array(z.number()),
    choices: z.array(z.object({ value: z.string(), label: z.string() })),
    /** The choice that holds until another is given. */
    proposed: z.string(),
  }),
);

/** The parts of a text that are in no prescription, and why. */
export const notTaken = z.array(z.object({ line: z.number(), text: z.string(), why: z.string() }));

/** The largest text that is read at once. */
export const programText = verbatim(maxPastedText).check(
  z.refine(
    text => text.split(/\r\n?|\n/).length <= maxPastedLines,
    `Read at most ${maxPastedLines.toLocaleString('en-US')} lines at once`,
  ),
);

const exercise = z.extend(
  z.omit(prescription, { id: true, orderIndex: true, exercise: true, exerciseId: true }),
  {
    /** As it was written; the library's own name where it was found. */
    exerciseName: z.string(),
    exerciseId: z.nullable(z.string()),
    category: z.nullable(z.enum(exerciseCategories)),
    /**
     * The exercises that may be done instead, by name; those that the library has are in `alternateExerciseIds` too.
     */
    alternateNames: z.array(z.string()),
    /** `one-rep-max`, or `training-max`. */
    percentOf: z.string(),
    lines: z.array(z.number()),
  },
);

/**
 * Reads a program from text as coaches have it: shorthand, tables, plain sentences. Nothing is made; every line is
 * accounted for. A unit that is left out is the coach's own.
 */
export const readProgramText = endpoint({
  method: 'POST',
  path: '/api/programs/read',
  access: 'coach',
  invalidatesTags: [],
  // A text takes more room in JSON.
  bodyLimit: 3_000_000,
  body: z.object({
    text: programText,
    answers: z._default(answersToQuestions, {}),
    weightUnit: z.optional(z.enum(weightUnits, 'Choose lb or kg')),
    distanceUnit: z.optional(z.enum(distanceUnits, 'Choose mi or km')),
  }),
  response: z.object({
    weeks: z.array(
      z.object({
        weekNumber: z.number(),
        notes: z.string(),
        days: z.array(
          z.object({
            dayOfWeek: z.enum(weekdays),
            dayName: z.string(),
            notes: z.string(),
            exercises: z.array(exercise),
          }),
        ),
      }),
    ),
    questions,
    notTaken,
    /** The outcome of each line, in words or shorthand. */
    lines: z.array(z.object({ line: z.number(), text: z.string(), became: z.string(), read: z.string() })),
    /** The assumptions, as the unit of bare weights. */
    statements: z.array(z.string()),
    /** The reason nothing of the text is read; null where something is. */
    refused: z.nullable(z.string()),
  }),
});
