import { eq } from 'drizzle-orm';
import { v7 as newDailyWorkoutId } from 'uuid';
import type * as z from 'zod/mini';
import type { addDailyWorkout as endpoint } from '#contract/daily-workouts.ts';
import { longestPlanDays, mostExercisesADay } from '#domain/limits.ts';
import { dateIn, daysBetween, type PlainDate } from '#domain/plain-date.ts';
import { unitsPrescribed } from '#domain/training/workout-units.ts';
import type { Database } from '#server/database/database.ts';
import { dailyWorkouts } from '#server/database/tables/daily-workouts.ts';
import { exercises } from '#server/database/tables/exercises.ts';
import { refuseUnknownExercise } from '#server/exercises/refuse-unknown.ts';
import { badInput, conflict, requireFound } from '#server/http/problem.ts';
import { lockMember, lockOneOffDay, setOneOffs } from '#server/training-days/one-off-day.ts';

type Body = z.output<typeof endpoint.body>;

/** Gives a member one exercise for one date: it counts, and is logged, like any other training. */
export async function addDailyWorkout(tx: Database, body: Body, assignedBy: string, now: Date) {
  const { memberId, assignedDate: date, ...prescription } = body;
  const { timeZone } = await lockMember(tx, memberId);
  refuseFarDate(date, dateIn(timeZone, now));
  const exercise = await findExercise(tx, prescription.exerciseId);
  const day = await lockOneOffDay(tx, memberId, date);
  if (day.oneOffs.length >= mostExercisesADay)
    throw conflict(`A day holds at most ${mostExercisesADay} exercises`);
  const id = newDailyWorkoutId();
  const added = { id, memberId, assignedDate: date, assignedBy, ...prescription };
  await tx.insert(dailyWorkouts).values({ ...added, createdAt: now });
  const { category } = exercise;
  const units = unitsPrescribed(category, prescription);
  const oneOff = { ...prescription, category, dailyWorkoutId: id, unitsPrescribed: units };
  await setOneOffs(tx, day, [...day.oneOffs, oneOff], assignedBy);
  return { ...added, exercise };
}

function refuseFarDate(date: PlainDate, today: PlainDate): void {
  if (Math.abs(daysBetween(today, date)) > longestPlanDays)
    throw badInput('assignedDate', 'Choose a date within two years of today');
}

async function findExercise(tx: Database, id: string) {
  await refuseUnknownExercise(tx, id);
  const [exercise] = await tx
    .select({ id: exercises.id, name: exercises.name, category: exercises.category })
    .from(exercises)
    .where(eq(exercises.id, id));
  return requireFound(exercise, 'Exercise');
}
