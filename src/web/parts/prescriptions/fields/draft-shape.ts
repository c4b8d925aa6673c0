import * as z from 'zod/mini';
import {
  difficultyLevels,
  exerciseCategories,
  prescriptionFields,
} from '#domain/prescriptions/exercise-category.ts';
import { groupKinds } from '#domain/prescriptions/groups/group-format.ts';
import { percentBases, usualPercentOf } from '#domain/prescriptions/percent-of.ts';
import { setKinds } from '#domain/prescriptions/set-kind.ts';
import { usualTrainingMaxPercent } from '#domain/loads/training-max-percent.ts';
import { maxWeeks } from '#domain/limits.ts';
import { weekdays } from '#domain/plain-date.ts';

const text = z.nullable(z.string());
const number = z.nullable(z.number());

const setTarget = z.object({
  kind: z.enum(setKinds),
  reps: text,
  weight: text,
  percent1RM: text,
  rpe: text,
  restSeconds: number,
});

const groupFormat = z.object({
  kind: z.enum(groupKinds),
  rounds: number,
  workSeconds: number,
  restSeconds: number,
  capSeconds: number,
});

const prescriptionDetails = z.object({
  /** A draft from before there was a training max says nothing of it. */
  percentOf: z._default(z.enum(percentBases), usualPercentOf),
  setTargets: z.nullable(z.array(setTarget)),
  tempo: text,
  alternateExerciseIds: z.array(z.string()),
  groupLabel: text,
  groupFormat: z.nullable(groupFormat),
});

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
  /** Shown by the form, not editable in it. */
  weight: z.exactOptional(z.string()),
  /** Unit of its weight and those of its sets: 'lbs', 'kg'. */
  weightUnit: z.exactOptional(z.string()),
  /** The exercise that it has been merged into. */
  mergedInto: z.exactOptional(z.object({ id: z.string(), name: z.string() })),
});

const draftDay = z.object({
  dayName: z.string(),
  notes: z.string(),
  exercises: z.array(draftExercise),
  /** The single workout that the day uses in addition to its own exercises. */
  assignedWorkoutId: z.exactOptional(z.string()),
});

/** A program being written: as typed, and with all the weeks it ever had, so that a smaller number loses none. */
export const draftShape = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  numWeeks: z.string(),
  difficultyLevel: z.enum(difficultyLevels),
  /** A draft from before there was any says nothing of it. */
  trainingMaxPercent: z._default(z.number(), usualTrainingMaxPercent),
  weeks: z.array(z.partialRecord(z.enum(weekdays), draftDay)).check(z.length(maxWeeks)),
  nextKey: z.number(),
});

export type Draft = z.output<typeof draftShape>;
export type DraftDay = z.output<typeof draftDay>;
export type DraftExercise = z.output<typeof draftExercise>;
/** An exercise with its parameters, before it has its place in a day. */
export type Prescribed = Omit<DraftExercise, 'key'>;
