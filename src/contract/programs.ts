import * as z from 'zod/mini';
import { exerciseCategories } from '#domain/training/exercise-category.ts';
import { type Weekday, weekdays } from '#domain/plain-date.ts';
import { mostExercisesADay, mostRestSeconds, mostWeeks, usualRestSeconds } from '#domain/limits.ts';
import { endpoint } from './endpoint.ts';
import { difficultyLevel } from './exercises.ts';
import { done, id, instant, notes, prescriptionText, requiredText, text, wholeBetween } from './wire.ts';

export const multiWeekProgram = 'multi_week_program';

/** One session, its exercises attached to it directly. */
export const singleWorkout = 'single_workout';

/** What assignments of one-off exercises point to: the server's own, never listed. */
export const dailyWorkout = 'daily_workout';

const weekday = z.pipe(
  z.transform((value: string) => (typeof value === 'string' ? value.toLowerCase() : value) as Weekday),
  z.enum(weekdays),
);

const weekCount = wholeBetween(1, mostWeeks, `Number of weeks must be between 1 and ${mostWeeks}`);

const order = wholeBetween(0, 999);

/** The prescription fields as typed, shared by program days and single workouts. */
export const prescriptionFields = z.object({
  sets: prescriptionText(),
  reps: prescriptionText(),
  weight: prescriptionText(),
  weightUnit: z._default(text(20), 'lbs'),
  restSeconds: prescriptionText(),
  restTimerSeconds: z._default(wholeBetween(0, mostRestSeconds), usualRestSeconds),
  percent1RM: prescriptionText(),
  time: prescriptionText(),
  distance: prescriptionText(),
  rpe: prescriptionText(),
  targetHeartRate: prescriptionText(),
  volume: prescriptionText(),
  contactTime: prescriptionText(),
  groundContactTime: prescriptionText(),
  notes: prescriptionText(5000),
});

const nullableText = z.nullable(z.string());

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
  time: nullableText,
  distance: nullableText,
  rpe: nullableText,
  targetHeartRate: nullableText,
  volume: nullableText,
  contactTime: nullableText,
  groundContactTime: nullableText,
  notes: nullableText,
  exercise: z.object({ id: z.string(), name: z.string(), category: z.enum(exerciseCategories) }),
});

const dayExercise = z.extend(prescription, { dayId: z.string() });
const workoutExercise = z.extend(prescription, { workoutId: z.string() });

const workout = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  programType: z.string(),
  numWeeks: z.nullable(z.number()),
  difficultyLevel: z.nullable(difficultyLevel),
  createdBy: z.nullable(z.string()),
  /** Set for a copy that is one member's own. */
  forMemberId: z.nullable(z.string()),
  createdAt: instant,
  updatedAt: instant,
});

const programWeek = z.object({
  id: z.string(),
  programId: z.string(),
  weekNumber: z.number(),
  notes: z.string(),
});

const programDay = z.object({
  id: z.string(),
  weekId: z.string(),
  dayOfWeek: z.enum(weekdays),
  dayName: z.string(),
  notes: z.string(),
  assignedWorkoutId: z.nullable(z.string()),
  /** How many exercises the day holds of its own, so that a list need not load them. */
  exerciseCount: z.number(),
  /** Goes up with every change. Sent back as `If-Match`, a change made on an older state is refused (409). */
  revision: z.number(),
});

/** What every change of a day answers besides: the day's revision after it. */
const dayRevision = { dayRevision: z.number() };

const dayTree = z.object({
  dayOfWeek: weekday,
  dayName: z._default(text(200), ''),
  notes: z._default(notes, ''),
  assignedWorkoutId: z.nullish(id),
  exercises: z._default(
    z
      .array(z.extend(prescriptionFields, { exerciseId: id }))
      .check(z.maxLength(mostExercisesADay, `Use at most ${mostExercisesADay} exercises a day`)),
    [],
  ),
});

const weekTree = z.object({
  weekNumber: weekCount,
  notes: z._default(notes, ''),
  days: z._default(
    z.array(dayTree).check(
      z.maxLength(7, 'A week has seven days'),
      z.refine(days => new Set(days.map(day => day.dayOfWeek)).size === days.length, 'A weekday comes twice'),
    ),
    [],
  ),
});

const weekTrees = z.array(weekTree).check(
  z.maxLength(mostWeeks, `Number of weeks must be between 1 and ${mostWeeks}`),
  z.refine(
    weeks => new Set(weeks.map(week => week.weekNumber)).size === weeks.length,
    'A week number comes twice',
  ),
);

export const listWorkouts = endpoint({
  method: 'GET',
  path: '/api/workouts',
  access: 'member',
  tells: ['programs', 'schedule', 'assignments'],
  response: z.array(workout),
});

export const listPrograms = endpoint({
  method: 'GET',
  path: '/api/programs',
  access: 'member',
  tells: ['programs', 'assignments'],
  response: z.array(workout),
});

export const getWorkout = endpoint({
  method: 'GET',
  path: '/api/workouts/:id',
  access: 'member',
  tells: ['programs', 'assignments'],
  response: workout,
});

/** Makes a workout; with `weeks`, the whole program in one transaction (`numWeeks` weeks, seven days each). */
export const createWorkout = endpoint({
  method: 'POST',
  path: '/api/workouts',
  access: 'coach',
  changes: ['programs'],
  once: true,
  body: z
    .object({
      name: requiredText('Program name is required'),
      description: z._default(notes, ''),
      programType: z._default(text(50), multiWeekProgram),
      numWeeks: z.optional(weekCount),
      difficultyLevel: z.nullish(difficultyLevel),
      weeks: z.optional(weekTrees),
    })
    .check(
      z.refine(
        body => (body.weeks ?? []).every(week => week.weekNumber <= (body.numWeeks ?? mostWeeks)),
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
  changes: ['programs', 'schedule', 'assignments', 'training', 'completions'],
  body: z.object({
    name: z.optional(requiredText('Please enter a program name')),
    description: z.optional(notes),
    numWeeks: z.optional(weekCount),
    difficultyLevel: z.nullish(difficultyLevel),
    /** Makes the missing weeks up to `numWeeks` with their seven days, and deletes those above it. */
    adjustWeeks: z._default(z.boolean(), false),
  }),
  response: workout,
});

export const deleteWorkout = endpoint({
  method: 'DELETE',
  path: '/api/workouts/:id',
  access: 'coach',
  changes: ['programs', 'schedule', 'assignments', 'training', 'completions'],
  response: done,
});

/** The other programs that use this workout on one of their days. */
export const getWorkoutUsage = endpoint({
  method: 'GET',
  path: '/api/workouts/:id/usage',
  access: 'coach',
  tells: ['programs', 'schedule'],
  response: z.array(z.object({ programId: z.string(), programName: z.string() })),
});

/** Whom a change or the deletion of this workout reaches. */
export const getWorkoutReach = endpoint({
  method: 'GET',
  path: '/api/workouts/:id/reach',
  access: 'coach',
  tells: ['programs', 'schedule', 'assignments', 'training', 'members'],
  response: z.object({
    /** Members with an active assignment of it, or of a program that uses it. */
    members: z.number(),
    /** Assignments of it that end when it is deleted. */
    assignments: z.number(),
    /** For each of its weeks, the members with training days in it. */
    weeks: z.array(z.object({ weekNumber: z.number(), members: z.number() })),
  }),
});

export const listWorkoutExercises = endpoint({
  method: 'GET',
  path: '/api/workouts/:id/exercises',
  access: 'member',
  tells: ['schedule', 'exercises'],
  response: z.array(workoutExercise),
});

export const addWorkoutExercise = endpoint({
  method: 'POST',
  path: '/api/workouts/:id/exercises',
  access: 'coach',
  changes: ['schedule', 'training'],
  once: true,
  body: z.extend(prescriptionFields, {
    exerciseId: z.uuid('Exercise is required'),
    sets: requiredPrescription('Sets is required'),
    reps: requiredPrescription('Reps is required'),
    orderIndex: z.optional(order),
  }),
  response: workoutExercise,
  status: 201,
});

/** Sets every prescription field of one exercise of a workout anew. */
export const updateWorkoutExercise = endpoint({
  method: 'PATCH',
  path: '/api/workout-exercises/:id',
  access: 'coach',
  changes: ['schedule', 'training'],
  body: z.extend(prescriptionFields, { exerciseId: z.optional(id) }),
  response: workoutExercise,
});

export const reorderWorkoutExercises = endpoint({
  method: 'PUT',
  path: '/api/workout-exercises/reorder',
  access: 'coach',
  changes: ['schedule', 'training'],
  body: z.object({
    updates: z.array(z.object({ id, orderIndex: order })).check(z.minLength(1), z.maxLength(200)),
  }),
  response: done,
});

export const removeWorkoutExercise = endpoint({
  method: 'DELETE',
  path: '/api/workout-exercises/:id',
  access: 'coach',
  changes: ['schedule', 'training'],
  response: done,
});

export const listProgramWeeks = endpoint({
  method: 'GET',
  path: '/api/programs/:id/weeks',
  access: 'member',
  tells: ['schedule'],
  response: z.array(z.extend(programWeek, { days: z.array(programDay) })),
});

/**
 * A program as its editor opens it: the weeks, and what the days of one of them prescribe (the first, where the week
 * asked for is not there). Exercises are read after their day's revision.
 */
export const getProgramSchedule = endpoint({
  method: 'GET',
  path: '/api/programs/:id/schedule',
  access: 'coach',
  tells: ['schedule', 'exercises'],
  query: z.object({ week: z._default(weekCount, 1) }),
  response: z.object({
    weeks: z.array(z.extend(programWeek, { days: z.array(programDay) })),
    exercises: z.array(dayExercise),
  }),
});

/** Makes a week with its seven days; a week that exists already is updated and keeps its id. */
export const createProgramWeek = endpoint({
  method: 'POST',
  path: '/api/programs/:id/weeks',
  access: 'coach',
  changes: ['schedule', 'training'],
  once: true,
  body: z.object({ weekNumber: weekCount, notes: z.optional(notes) }),
  response: programWeek,
  status: 201,
});

export const deleteProgramWeek = endpoint({
  method: 'DELETE',
  path: '/api/program-weeks/:weekId',
  access: 'coach',
  changes: ['schedule', 'training'],
  response: done,
});

/**
 * Copies this week's days and exercises onto the target week, replacing what it held. `If-Match` is the sum of the
 * target days' revisions.
 */
export const duplicateProgramWeek = endpoint({
  method: 'POST',
  path: '/api/program-weeks/:weekId/duplicate',
  access: 'coach',
  changes: ['schedule', 'training'],
  once: true,
  body: z.object({ targetWeekId: id }),
  response: programWeek,
});

export const listProgramDays = endpoint({
  method: 'GET',
  path: '/api/program-weeks/:weekId/days',
  access: 'member',
  tells: ['schedule'],
  response: z.array(programDay),
});

export const createProgramDay = endpoint({
  method: 'POST',
  path: '/api/program-weeks/:weekId/days',
  access: 'coach',
  changes: ['schedule', 'training'],
  once: true,
  body: z.object({
    dayOfWeek: weekday,
    dayName: z.optional(text(200)),
    notes: z.optional(notes),
    assignedWorkoutId: z.nullish(id),
  }),
  response: programDay,
  status: 201,
});

export const listDayExercises = endpoint({
  method: 'GET',
  path: '/api/program-week-days/:dayId/exercises',
  access: 'member',
  tells: ['schedule', 'exercises'],
  response: z.array(dayExercise),
});

export const addDayExercise = endpoint({
  method: 'POST',
  path: '/api/program-week-days/:dayId/exercises',
  access: 'coach',
  changes: ['schedule', 'training'],
  once: true,
  body: z.extend(prescriptionFields, {
    exerciseId: z.uuid('Exercise is required'),
    orderIndex: z.optional(order),
  }),
  response: z.extend(dayExercise, dayRevision),
  status: 201,
});

/** Sets every prescription field of one exercise in a day anew. */
export const updateDayExercise = endpoint({
  method: 'PATCH',
  path: '/api/program-day-exercises/:id',
  access: 'coach',
  changes: ['schedule', 'training'],
  body: z.extend(prescriptionFields, { exerciseId: z.optional(id) }),
  response: z.extend(dayExercise, dayRevision),
});

export const removeDayExercise = endpoint({
  method: 'DELETE',
  path: '/api/program-day-exercises/:id',
  access: 'coach',
  changes: ['schedule', 'training'],
  response: z.extend(done, dayRevision),
});

export const reorderDayExercises = endpoint({
  method: 'PUT',
  path: '/api/program-day-exercises/reorder',
  access: 'coach',
  changes: ['schedule', 'training'],
  body: z.object({
    updates: z.array(z.object({ id, orderIndex: order })).check(z.minLength(1), z.maxLength(200)),
  }),
  response: z.extend(done, dayRevision),
});

function requiredPrescription(message: string) {
  return z.pipe(
    z.transform((value: string | number) => (typeof value === 'number' ? String(value) : value)),
    requiredText(message, 100),
  );
}
