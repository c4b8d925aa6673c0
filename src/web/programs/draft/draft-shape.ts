import * as z from 'zod/mini';
import {
  difficultyLevels,
  exerciseCategories,
  prescriptionFields,
} from '#domain/training/exercise-category.ts';
import { prescription } from '#contract/programs.ts';
import { mostWeeks } from '#domain/limits.ts';
import { weekdays } from '#domain/plain-date.ts';

const { setTargets, tempo, alternateExerciseIds, groupLabel, groupFormat } = prescription.shape;

const prescriptionDetails = z.object({ setTargets, tempo, alternateExerciseIds, groupLabel, groupFormat });

const draftExercise = z.object({
  /** Tells two prescriptions of one exercise in a day apart. */
  key: z.number(),
  exerciseId: z.string(),
  name: z.string(),
  category: z.enum(exerciseCategories),
  fields: z.partialRecord(z.enum(prescriptionFields), z.string()),
  restTimerSeconds: z.number(),
  /** Left out in drafts from before there were any. */
  details: z.exactOptional(prescriptionDetails),
});

const draftDay = z.object({
  dayName: z.string(),
  notes: z.string(),
  exercises: z.array(draftExercise),
  /** The single workout that the day uses besides its own exercises. */
  assignedWorkoutId: z.exactOptional(z.string()),
});

/** A program being written: as typed, and with all the weeks it ever had, so that a smaller number loses none. */
export const draftShape = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  numWeeks: z.string(),
  difficultyLevel: z.enum(difficultyLevels),
  weeks: z.array(z.partialRecord(z.enum(weekdays), draftDay)).check(z.length(mostWeeks)),
  nextKey: z.number(),
});

export type Draft = z.output<typeof draftShape>;
export type DraftDay = z.output<typeof draftDay>;
export type DraftExercise = z.output<typeof draftExercise>;
/** An exercise with its parameters, before it has its place in a day. */
export type Prescribed = Omit<DraftExercise, 'key'>;
