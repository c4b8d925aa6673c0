import type * as z from 'zod/mini';
import type { createWorkout } from '#contract/programs.ts';
import { weekdays, type Weekday } from '#domain/plain-date.ts';
import type { Database } from '#server/database/database.ts';
import { prescriptions, programDays, programWeeks, workouts } from '#server/database/tables/programs.ts';
import { refuseWrongAlternates } from '#server/exercises/refuse-alternates.ts';
import { refuseUnknownExercises } from '#server/exercises/refuse-unknown.ts';
import { badInput, requireFound } from '#server/http/problem.ts';
import { refuseFullerDays } from './exercise-limit.ts';
import { inChunks } from '#server/database/in-chunks.ts';
import { findAssignable, type NewPrescription } from './queries.ts';

type NewProgram = z.output<typeof createWorkout.body>;
type NewWeek = NonNullable<NewProgram['weeks']>[number];
type NewDay = NewWeek['days'][number];

/** Writes a workout and, where given, its whole tree; what it names has to be there. */
export async function createProgram(tx: Database, program: NewProgram, createdBy: string) {
  const { weeks = [] } = program;
  const wanted = weeks.flatMap(week => week.days.flatMap(day => day.exercises));
  const ids = wanted.map(({ exerciseId }) => exerciseId);
  await refuseUnknownExercises(tx, ids, { field: 'weeks', name: 'program' });
  await refuseWrongAlternates(tx, wanted, { field: 'weeks' });
  await refuseUnknownWorkouts(tx, null, weeks);
  return writeProgram(tx, program, createdBy);
}

/**
 * Writes a workout and, where given, its weeks, days and exercises: one statement a table. The caller knows that what it names
 * is there: an exercise that was used before may have left the library since.
 */
export async function writeProgram(tx: Database, program: NewProgram, createdBy: string) {
  const { weeks, ...details } = program;
  const rows = await tx
    .insert(workouts)
    .values({ ...details, createdBy })
    .returning();
  const workout = requireFound(rows[0], 'Workout');
  if (weeks) await insertWeeks(tx, workout.id, allWeeks(weeks, program.numWeeks));
  return workout;
}

/** Weeks the tree leaves out up to `numWeeks` are there as well, empty. */
function allWeeks(weeks: NewWeek[], numWeeks = 0): NewWeek[] {
  const last = Math.max(numWeeks, ...weeks.map(week => week.weekNumber));
  const given = new Map(weeks.map(week => [week.weekNumber, week]));
  return Array.from(
    { length: last },
    (_, index) => given.get(index + 1) ?? { weekNumber: index + 1, notes: '', days: [] },
  );
}

async function insertWeeks(tx: Database, programId: string, weeks: NewWeek[]): Promise<void> {
  if (weeks.length === 0) return;
  const weekIds = await tx
    .insert(programWeeks)
    .values(weeks.map(({ weekNumber, notes }) => ({ programId, weekNumber, notes })))
    .returning({ id: programWeeks.id, weekNumber: programWeeks.weekNumber });
  const idOf = new Map(weekIds.map(week => [week.weekNumber, week.id]));
  const dayRows = weeks.flatMap(week => {
    const given = new Map(week.days.map(day => [day.dayOfWeek, day]));
    return weekdays.map(weekday => dayRow(idOf.get(week.weekNumber) ?? '', weekday, given.get(weekday)));
  });
  const dayIds = await tx.insert(programDays).values(dayRows).returning({
    id: programDays.id,
    weekId: programDays.weekId,
    dayOfWeek: programDays.dayOfWeek,
  });
  const idOfDay = new Map(dayIds.map(day => [`${day.weekId} ${day.dayOfWeek}`, day.id]));
  const rows = weeks.flatMap(week =>
    week.days.flatMap(day =>
      prescriptionRows(idOfDay.get(`${idOf.get(week.weekNumber)} ${day.dayOfWeek}`) ?? '', day),
    ),
  );
  for (const chunk of inChunks(rows)) await tx.insert(prescriptions).values(chunk);
  await refuseFullerDays(tx, { workoutId: programId });
}

function prescriptionRows(dayId: string, day: NewDay): NewPrescription[] {
  return day.exercises.map((exercise, orderIndex) => ({ ...exercise, dayId, orderIndex }));
}

/** A day as its row; its name is the weekday's until the coach gives it one. */
export function dayRow(weekId: string, dayOfWeek: Weekday, day?: Partial<NewDay>) {
  return {
    weekId,
    dayOfWeek,
    dayName: day?.dayName || dayOfWeek.charAt(0).toUpperCase() + dayOfWeek.slice(1),
    notes: day?.notes ?? '',
    assignedWorkoutId: day?.assignedWorkoutId ?? null,
  };
}

type UsingWorkouts = { days: readonly { assignedWorkoutId?: string | null | undefined }[] };

/** Of a program that is not there yet (null) no day can be the program itself. */
export async function refuseUnknownWorkouts(
  tx: Database,
  programId: string | null,
  weeks: readonly UsingWorkouts[],
): Promise<void> {
  const wanted = new Set(weeks.flatMap(week => week.days.flatMap(day => day.assignedWorkoutId ?? [])));
  if (programId !== null && wanted.has(programId))
    throw badInput('weeks', 'A program cannot be a day of itself');
  const known = await findAssignable(tx, [...wanted]);
  if (known.size < wanted.size) throw badInput('weeks', 'A workout of this program has been deleted');
}
