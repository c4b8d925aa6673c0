import * as z from 'zod/mini';
import { exerciseCategories } from '#domain/prescriptions/exercise-category.ts';
import { type Weekday, weekdays } from '#domain/plain-date.ts';
import {
  maxAlternates,
  maxExercisesPerDay,
  maxGroupRounds,
  maxRestSeconds,
  maxSetTargets,
  maxWeeks,
  usualRestSeconds,
} from '#domain/limits.ts';
import { percentBases, usualPercentOf } from '#domain/prescriptions/percent-of.ts';
import { groupKinds } from '#domain/prescriptions/groups/group-format.ts';
import { countsAsWork, setKinds } from '#domain/prescriptions/set-kind.ts';
import { endpoint } from './endpoint.ts';
import { difficultyLevel } from './exercise-fields.ts';
import { trainingMaxPercent } from './loading-fields.ts';
import { done, id, instant, notes, prescriptionText, requiredText, text, wholeBetween } from './wire.ts';

export const multiWeekProgram = 'multi_week_program';

/** A workout of one session, its exercises attached to it directly. */
export const singleWorkout = 'single_workout';

/** The workout of one-off exercises' assignments: the server's own, never listed. */
export const dailyWorkout = 'daily_workout';

export const weekday = z.pipe(
  z.transform((value: string) => (typeof value === 'string' ? value.toLowerCase() : value) as Weekday),
  z.enum(weekdays),
);

export const weekCount = wholeBetween(1, maxWeeks, `Number of weeks must be between 1 and ${maxWeeks}`);

export const order = wholeBetween(0, 999);

/** Fields left out are null. */
const orNull = <S extends z.ZodMiniType>(schema: S) =>
  z.pipe(
    z.nullish(schema),
    z.transform(value => value ?? null),
  );

const setTarget = z.object({
  kind: z._default(z.enum(setKinds, 'A set is work, warmup, drop or failure'), 'work'),
  reps: prescriptionText(),
  weight: prescriptionText(),
  percent1RM: prescriptionText(),
  rpe: prescriptionText(),
  restSeconds: orNull(
    wholeBetween(0, maxRestSeconds, 'Rest is a whole number of seconds, at most ten hours'),
  ),
});

/** An empty list, as no list, is null: then `sets` and `reps` say it all. */
const setTargets = z.pipe(
  z.nullish(
    z.array(setTarget).check(
      z.maxLength(maxSetTargets, `Name at most ${maxSetTargets} sets`),
      z.refine(
        targets => targets.length === 0 || targets.some(({ kind }) => countsAsWork({ setKind: kind })),
        'Name at least one set that is no warm-up',
      ),
    ),
  ),
  z.transform(targets => (targets && targets.length > 0 ? targets : null)),
);

const seconds = orNull(
  wholeBetween(1, maxRestSeconds, 'Enter a whole number of seconds, from 1 to ten hours'),
);

const groupFormat = z.object({
  kind: z.enum(groupKinds, 'A group is a superset, circuit, emom, amrap, for-time or intervals'),
  rounds: orNull(wholeBetween(1, maxGroupRounds, `Rounds are a whole number from 1 to ${maxGroupRounds}`)),
  workSeconds: seconds,
  restSeconds: seconds,
  capSeconds: seconds,
});

const alternateExerciseIds = z.pipe(
  z.nullish(
    z.array(id).check(
      z.maxLength(maxAlternates, `Name at most ${maxAlternates} alternates`),
      z.refine(ids => new Set(ids).size === ids.length, 'An alternate comes twice'),
    ),
  ),
  z.transform(ids => ids ?? []),
);

/** The prescription fields as typed, shared by program days and single workouts. */
export const prescriptionFields = z.object({
  sets: prescriptionText(),
  reps: prescriptionText(),
  weight: prescriptionText(),
  weightUnit: z._default(text(20), 'lbs'),
  restSeconds: prescriptionText(),
  restTimerSeconds: z._default(wholeBetween(0, maxRestSeconds), usualRestSeconds),
  percent1RM: prescriptionText(),
  /** The base of the percent, also of the set targets' percents. */
  percentOf: z._default(
    z.enum(percentBases, 'A percent is of the one-rep-max or the training-max'),
    usualPercentOf,
  ),
  time: prescriptionText(),
  distance: prescriptionText(),
  rpe: prescriptionText(),
  targetHeartRate: prescriptionText(),
  volume: prescriptionText(),
  contactTime: prescriptionText(),
  groundContactTime: prescriptionText(),
  notes: prescriptionText(5000),
  setTargets,
  /** Seconds down, held, up, held, as typed: '31X1'. */
  tempo: prescriptionText(20),
  /** The exercises that may be done instead, of the same category, the likeliest first. */
  alternateExerciseIds,
  /** Neighbours with the same label are done together, as the first format among them says. */
  groupLabel: prescriptionText(10),
  groupFormat: orNull(groupFormat),
});

const nullableText = z.nullable(z.string());
const nullableNumber = z.nullable(z.number());

const setTargetAsRead = z.object({
  kind: z.enum(setKinds),
  reps: nullableText,
  weight: nullableText,
  percent1RM: nullableText,
  rpe: nullableText,
  restSeconds: nullableNumber,
});

const groupFormatAsRead = z.object({
  kind: z.enum(groupKinds),
  rounds: nullableNumber,
  workSeconds: nullableNumber,
  restSeconds: nullableNumber,
  capSeconds: nullableNumber,
});

/** A prescription as it is read: the fields and the exercise by name. */
export const prescription = z.object({
  id: z.string(),
  exerciseId: z.string(),
  orderIndex: z.number(),
  sets: nullableText,
  reps: nullableText,
  weight: nullableText,
  weightUnit: z.string(),
  restSeconds: nullableText,
  restTimerSeconds: z.number(),
  percent1RM: nullableText,
  percentOf: z.enum(percentBases),
  time: nullableText,
  distance: nullableText,
  rpe: nullableText,
  targetHeartRate: nullableText,
  volume: nullableText,
  contactTime: nullableText,
  groundContactTime: nullableText,
  notes: nullableText,
  setTargets: z.nullable(z.array(setTargetAsRead)),
  tempo: nullableText,
  alternateExerciseIds: z.array(z.string()),
  groupLabel: nullableText,
  groupFormat: z.nullable(groupFormatAsRead),
  exercise: z.object({
    id: z.string(),
    name: z.string(),
    category: z.enum(exerciseCategories),
    /** The exercise it has been merged into; for those who write programs. */
    mergedInto: z.optional(z.nullable(z.object({ id: z.string(), name: z.string() }))),
  }),
});

const made = {
  /** An instant. */
  at: z.string(),
  /** The coach; null where their account is no more. */
  by: z.nullable(z.string()),
};

const loadBefore = z.extend(
  z.pick(prescription, {
    exerciseId: true,
    weight: true,
    weightUnit: true,
    percent1RM: true,
    percentOf: true,
    setTargets: true,
  }),
  { name: z.string() },
);

/** Coaches' changes to a day for its member alone since it left the program, the oldest first. */
export const ownChanges = z.array(
  z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('load'), percent: z.number(), before: z.array(loadBefore), ...made }),
    z.object({
      kind: z.literal('swap'),
      fromId: z.string(),
      from: z.string(),
      toId: z.string(),
      to: z.string(),
      ...made,
    }),
    z.object({ kind: z.literal('exercises'), ...made }),
  ]),
);

const workout = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  programType: z.string(),
  numWeeks: z.nullable(z.number()),
  difficultyLevel: z.nullable(difficultyLevel),
  trainingMaxPercent: z.number(),
  createdBy: z.nullable(z.string()),
  /** Set for a copy that is one member's own. */
  forMemberId: z.nullable(z.string()),
  createdAt: instant,
  updatedAt: instant,
});

/** A day of a program as it is written, without its exercises. */
export const dayDetails = z.object({
  dayOfWeek: weekday,
  dayName: z._default(text(200), ''),
  notes: z._default(notes, ''),
  assignedWorkoutId: z.nullish(id),
});

/** The prescriptions of one day, in order. */
export const exercisesOfADay = <Exercise extends z.ZodMiniType>(exercise: Exercise) =>
  z
    .array(exercise)
    .check(z.maxLength(maxExercisesPerDay, `Use at most ${maxExercisesPerDay} exercises a day`));

/** The days of a week that are given, each once. */
export const daysOfAWeek = <Day extends z.ZodMiniType<{ dayOfWeek: Weekday }>>(day: Day) =>
  z.array(day).check(
    z.maxLength(7, 'A week has seven days'),
    z.refine(
      days => new Set(days.map(({ dayOfWeek }) => dayOfWeek)).size === days.length,
      'A weekday comes twice',
    ),
  );

/** The weeks of a program that are given, each once. */
export const weeksOfAProgram = <Week extends z.ZodMiniType<{ weekNumber: number }>>(week: Week) =>
  z.array(week).check(
    z.maxLength(maxWeeks, `Number of weeks must be between 1 and ${maxWeeks}`),
    z.refine(
      weeks => new Set(weeks.map(({ weekNumber }) => weekNumber)).size === weeks.length,
      'A week number comes twice',
    ),
  );

/** A day of a program as it is written as a whole, with its exercises. */
export const dayTree = z.extend(dayDetails, {
  exercises: z._default(exercisesOfADay(z.extend(prescriptionFields, { exerciseId: id })), []),
});

const weekTrees = weeksOfAProgram(
  z.object({
    weekNumber: weekCount,
    notes: z._default(notes, ''),
    days: z._default(daysOfAWeek(dayTree), []),
  }),
);

export const listWorkouts = endpoint({
  method: 'GET',
  path: '/api/workouts',
  access: 'member',
  providesTags: ['programs', 'schedule', 'assignments'],
  response: z.array(workout),
});

export const listPrograms = endpoint({
  method: 'GET',
  path: '/api/programs',
  access: 'member',
  providesTags: ['programs', 'assignments'],
  response: z.array(workout),
});

/** The number of members with an active assignment of each workout; one without any is left out. */
export const countMembersOn = endpoint({
  method: 'GET',
  path: '/api/workouts/members',
  access: 'coach',
  providesTags: ['programs', 'assignments', 'members'],
  response: z.array(z.object({ workoutId: z.string(), members: z.number() })),
});

export const getWorkout = endpoint({
  method: 'GET',
  path: '/api/workouts/:id',
  access: 'member',
  providesTags: ['programs', 'assignments'],
  response: workout,
});

/** Makes a workout; with `weeks`, the whole program in one transaction (`numWeeks` weeks, seven days each). */
export const createWorkout = endpoint({
  method: 'POST',
  path: '/api/workouts',
  access: 'coach',
  invalidatesTags: ['programs'],
  idempotent: true,
  body: z
    .object({
      name: requiredText('Program name is required'),
      description: z._default(notes, ''),
      programType: z._default(text(50), multiWeekProgram),
      numWeeks: z.optional(weekCount),
      difficultyLevel: z.nullish(difficultyLevel),
      /** 90 by default. */
      trainingMaxPercent: z.optional(trainingMaxPercent),
      weeks: z.optional(weekTrees),
    })
    .check(
      z.refine(
        body => (body.weeks ?? []).every(week => week.weekNumber <= (body.numWeeks ?? maxWeeks)),
        'A week lies beyond the number of weeks',
      ),
    ),
  response: workout,
  status: 201,
});

export const updateWorkout = endpoint({
  method: 'PATCH',
  path: '/api/workouts/:id',
  access: 'coach',
  invalidatesTags: ['programs', 'schedule', 'assignments', 'training', 'completions'],
  body: z.object({
    name: z.optional(requiredText('Please enter a program name')),
    description: z.optional(notes),
    numWeeks: z.optional(weekCount),
    difficultyLevel: z.nullish(difficultyLevel),
    trainingMaxPercent: z.optional(trainingMaxPercent),
    /** Makes the missing weeks up to `numWeeks` with their seven days, and deletes those above it. */
    adjustWeeks: z._default(z.boolean(), false),
  }),
  response: workout,
});

export const deleteWorkout = endpoint({
  method: 'DELETE',
  path: '/api/workouts/:id',
  access: 'coach',
  invalidatesTags: ['programs', 'schedule', 'assignments', 'training', 'completions'],
  response: done,
});

/** Makes a workout that holds all this one holds, under a name of its own; nobody is assigned it. */
export const duplicateWorkout = endpoint({
  method: 'POST',
  path: '/api/workouts/:id/duplicate',
  access: 'coach',
  invalidatesTags: ['programs'],
  idempotent: true,
  response: workout,
  status: 201,
});

/** The other programs that use this workout on one of their days. */
export const getWorkoutUsage = endpoint({
  method: 'GET',
  path: '/api/workouts/:id/usage',
  access: 'coach',
  providesTags: ['programs', 'schedule'],
  response: z.array(z.object({ programId: z.string(), programName: z.string() })),
});

/** The members that a change or the deletion of this workout reaches. */
export const getWorkoutReach = endpoint({
  method: 'GET',
  path: '/api/workouts/:id/reach',
  access: 'coach',
  providesTags: ['programs', 'paths', 'schedule', 'assignments', 'training', 'members'],
  response: z.object({
    /** Members with an active assignment of it, or of a program that uses it, who follow its changes. */
    members: z.number(),
    /** Assignments of it that end when it is deleted. */
    assignments: z.number(),
    /** For each of its weeks, the members with training days in it, of those who follow. */
    weeks: z.array(z.object({ weekNumber: z.number(), members: z.number() })),
    /** The names of the paths that it is a block of. */
    paths: z.array(z.string()),
    /** Members whose assignment of it, not completed, follows each change of it; and those who stayed behind on a version. */
    following: z.number(),
    pinned: z.number(),
  }),
});
