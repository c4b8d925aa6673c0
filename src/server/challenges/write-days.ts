import { and, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { createChallenge } from '#contract/challenges.ts';
import { challengeDayNames, type ChallengeWeekday, challengeWeekdays } from '#domain/challenges/challenge.ts';
import { maxExercisesPerChallengeDay } from '#domain/limits.ts';
import type { Database } from '#server/database/database.ts';
import { challengeDayExercises, challengeDays } from '#server/database/tables/challenges.ts';
import { refuseUnknownExercises } from '#server/exercises/refuse-unknown.ts';
import { badInput } from '#server/http/problem.ts';

type NewDay = NonNullable<z.output<typeof createChallenge.body>['days']>[number];

/**
 * Puts these days in place of those that a 5-day challenge has. A weekday that stays keeps its id, so that a member who
 * has it open can still complete it.
 */
export async function replaceDays(tx: Database, challengeId: string, days: readonly NewDay[]): Promise<void> {
  const given = days.map(day => day.dayOfWeek);
  if (new Set(given).size < given.length) throw badInput('days', 'Each weekday comes once');
  await refuseMissingExercises(tx, challengeId, days);
  await tx
    .delete(challengeDays)
    .where(and(eq(challengeDays.challengeId, challengeId), notInArray(challengeDays.dayOfWeek, given)));
  const exercises: (typeof challengeDayExercises.$inferInsert)[] = [];
  const kept: string[] = [];
  for (const day of days) {
    const { id } = await upsertDay(tx, challengeId, day);
    kept.push(id);
    exercises.push(...day.exercises.map((exercise, orderIndex) => ({ ...exercise, dayId: id, orderIndex })));
  }
  await tx.delete(challengeDayExercises).where(inArray(challengeDayExercises.dayId, kept));
  if (exercises.length > 0) await tx.insert(challengeDayExercises).values(exercises);
}

type DayDetails = Omit<NewDay, 'exercises'> & { orderIndex?: number };

/** A day that exists already is changed and keeps its id. */
export async function upsertDay(tx: Database, challengeId: string, day: DayDetails) {
  const { dayOfWeek, goal, warmup, finisher } = day;
  const dayName = day.dayName || challengeDayNames[dayOfWeek];
  const changes = { dayName, goal, warmup, finisher, orderIndex: day.orderIndex ?? weekdayIndex(dayOfWeek) };
  const rows = await tx
    .insert(challengeDays)
    .values({ challengeId, dayOfWeek, ...changes })
    .onConflictDoUpdate({ target: [challengeDays.challengeId, challengeDays.dayOfWeek], set: changes })
    .returning();
  return rows[0] as typeof challengeDays.$inferSelect;
}

const weekdayIndex = (day: ChallengeWeekday) => challengeWeekdays.indexOf(day);

/** Exercises that a challenge uses already may stay in it, even where the library no longer has them. */
async function refuseMissingExercises(
  tx: Database,
  challengeId: string,
  days: readonly NewDay[],
): Promise<void> {
  const rows = await tx
    .select({ id: challengeDayExercises.exerciseId })
    .from(challengeDayExercises)
    .innerJoin(challengeDays, eq(challengeDays.id, challengeDayExercises.dayId))
    .where(eq(challengeDays.challengeId, challengeId));
  const used = new Set(rows.map(({ id }) => id));
  const wanted = days.flatMap(day => day.exercises.map(({ exerciseId }) => exerciseId));
  const added = wanted.filter(id => !used.has(id));
  await refuseUnknownExercises(tx, added, { field: 'days', name: 'challenge' });
}

type NewExercise = Omit<typeof challengeDayExercises.$inferInsert, 'orderIndex'> & {
  orderIndex?: number;
};

/** Appends at the end unless the caller says where. */
export async function addExercise(tx: Database, exercise: NewExercise): Promise<string> {
  const [there] = await tx
    .select({
      count: sql<number>`count(*)`.mapWith(Number),
      next: sql<number>`coalesce(max(${challengeDayExercises.orderIndex}) + 1, 0)`.mapWith(Number),
    })
    .from(challengeDayExercises)
    .where(eq(challengeDayExercises.dayId, exercise.dayId));
  if ((there?.count ?? 0) >= maxExercisesPerChallengeDay)
    throw badInput('exerciseId', `A day holds at most ${maxExercisesPerChallengeDay} exercises`);
  const rows = await tx
    .insert(challengeDayExercises)
    .values({ ...exercise, orderIndex: exercise.orderIndex ?? there?.next ?? 0 })
    .returning({ id: challengeDayExercises.id });
  return rows[0]?.id ?? '';
}
