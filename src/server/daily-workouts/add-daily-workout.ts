import { eq } from 'drizzle-orm';
import { v7 as newDailyWorkoutId } from 'uuid';
import type * as z from 'zod/mini';
import type { addDailyWorkout as endpoint } from '#contract/daily-workouts.ts';
import {
  longestPlanDays,
  maxExercisesPerDay,
  maxOwnExercisesPerDay,
  ownExerciseDays,
} from '#domain/limits.ts';
import { dateIn, daysBetween } from '#domain/plain-date.ts';
import { unitsPrescribed } from '#domain/training/log/workout-units.ts';
import type { Database } from '#server/database/database.ts';
import { dailyWorkouts } from '#server/database/tables/daily-workouts.ts';
import { exercises } from '#server/database/tables/exercises.ts';
import { refuseWrongAlternates } from '#server/exercises/refuse-alternates.ts';
import { refuseUnknownExercise } from '#server/exercises/refuse-unknown.ts';
import { badInput, conflict, requireFound } from '#server/http/problem.ts';
import { lockMember, lockOneOffDay, setOneOffs } from '#server/training-days/one-off-day.ts';

type DailyWorkoutInput = Omit<z.output<typeof endpoint.body>, 'memberId'> & {
  memberId: string;
  assignedBy: string;
};

/**
 * Gives a member one exercise for one date: it counts, and is logged, like any other training. What members add
 * themselves is logged alike, but nothing of it is prescribed.
 */
export async function addDailyWorkout(tx: Database, input: DailyWorkoutInput, now: Date) {
  const { memberId, assignedDate: date, assignedBy, ...prescription } = input;
  const isOwn = assignedBy === memberId;
  const { timeZone } = await lockMember(tx, memberId);
  const daysAhead = daysBetween(dateIn(timeZone, now), date);
  if (isOwn) refuseFarOwnDate(daysAhead);
  else refuseFarDate(daysAhead);
  const exercise = await findExercise(tx, prescription.exerciseId);
  await refuseWrongAlternates(tx, [prescription]);
  const day = await lockOneOffDay(tx, { memberId, date, kind: isOwn ? 'own' : 'daily' });
  const most = isOwn ? maxOwnExercisesPerDay : maxExercisesPerDay;
  if (day.oneOffs.length >= most)
    throw conflict(`A day holds at most ${most} exercises${isOwn ? ' of your own' : ''}`);
  const id = newDailyWorkoutId();
  const added = { id, memberId, assignedDate: date, assignedBy, ...prescription };
  await tx.insert(dailyWorkouts).values({ ...added, createdAt: now });
  const { category } = exercise;
  const units = isOwn ? 0 : unitsPrescribed(category, prescription);
  const oneOff = { ...prescription, category, dailyWorkoutId: id, unitsPrescribed: units };
  const { assignmentId, prescriptionIds } = await setOneOffs(tx, day, [...day.oneOffs, oneOff], assignedBy);
  const prescriptionId = requireFound(prescriptionIds.get(id), 'Exercise');
  return { ...added, exercise, isOwn, assignmentId, prescriptionId };
}

function refuseFarDate(daysAhead: number): void {
  if (Math.abs(daysAhead) > longestPlanDays)
    throw badInput('assignedDate', 'Choose a date within two years of today');
}

function refuseFarOwnDate(daysAhead: number): void {
  const { back, ahead } = ownExerciseDays;
  if (daysAhead < -back || daysAhead > ahead)
    throw badInput('assignedDate', `Choose a date from a year back to ${ahead} days ahead`);
}

async function findExercise(tx: Database, id: string) {
  await refuseUnknownExercise(tx, id);
  const [exercise] = await tx
    .select({ id: exercises.id, name: exercises.name, category: exercises.category })
    .from(exercises)
    .where(eq(exercises.id, id));
  return requireFound(exercise, 'Exercise');
}
