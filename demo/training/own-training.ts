import { and, eq, sql } from 'drizzle-orm';
import { v7 as newLogId } from 'uuid';
import { addDailyWorkout as endpoint } from '#contract/daily-workouts.ts';
import { correctProgress } from '#contract/progress.ts';
import { addDays, dateIn, daysBetween, type PlainDate } from '#domain/plain-date.ts';
import type { ExerciseCategory } from '#domain/prescriptions/exercise-category.ts';
import { addDailyWorkout } from '#server/daily-workouts/add-daily-workout.ts';
import type { Database } from '#server/database/database.ts';
import { trainingDays } from '#server/database/tables/assignments.ts';
import { exercises } from '#server/database/tables/exercises.ts';
import { progressLogs } from '#server/database/tables/progress.ts';
import { resultColumns } from '#server/progress/log-result.ts';
import { enterTestedMax } from '#server/tested-maxes/enter-tested-max.ts';
import { recountAssignments } from '#server/training-days/counts/recount-assignments.ts';
import { recountDay } from '#server/training-days/counts/recount-day.ts';
import type { Enrolled } from './assign-programs.ts';
import { minutesLater } from '../founding/local-time.ts';

/** One-rep maxes that were tested elsewhere: what the coach's percent of today is worked out from. */
const tested = {
  Sarah: { exercise: 'Zercher Squat', weight: 70, unit: 'kg', daysAgo: 23 },
  Peter: { exercise: 'Trap Bar Deadlift', weight: 185, unit: 'kg', daysAgo: 40 },
} as const;

/** What members did on a rest day, without anyone having planned it. */
const ownWork = {
  Peter: {
    exercise: 'Hike',
    timeCompleted: '1:35:00',
    distanceCompleted: '6.8',
    distanceUnit: 'km',
    notes: 'With the boys. They asked for more.',
  },
} as const;

export async function writeOwnTraining(tx: Database, enrolled: readonly Enrolled[], now: Date) {
  for (const { person, memberId } of enrolled) {
    const today = dateIn(person.timeZone, now);
    const max = tested[person.firstName as keyof typeof tested];
    if (max) {
      const { exercise, weight, unit, daysAgo } = max;
      const { id: exerciseId } = await exerciseNamed(tx, exercise);
      const date = addDays(today, -daysAgo);
      await enterTestedMax(tx, { memberId, exerciseId, weight, unit, date }, memberId, now);
    }
    const work = ownWork[person.firstName as keyof typeof ownWork];
    if (work) await writeWork(tx, memberId, { work, today, now });
  }
}

type Own = (typeof ownWork)[keyof typeof ownWork];

async function writeWork(
  tx: Database,
  memberId: string,
  { work, today, now }: { work: Own; today: PlainDate; now: Date },
): Promise<void> {
  const { exercise, ...result } = work;
  const { id: exerciseId, category } = await exerciseNamed(tx, exercise);
  const date = await lastRestDay(tx, memberId, today);
  const body = endpoint.body.parse({ exerciseId, assignedDate: date });
  const added = await addDailyWorkout(tx, { ...body, memberId, assignedBy: memberId }, now);
  const { assignmentId, prescriptionId } = added;
  const [day] = await tx
    .select({ id: trainingDays.id })
    .from(trainingDays)
    .where(and(eq(trainingDays.assignmentId, assignmentId), eq(trainingDays.date, date)));
  const at = minutesLater(now, -24 * 60 * daysBetween(date, today));
  await tx.insert(progressLogs).values({
    id: newLogId({ msecs: at.getTime() }),
    memberId,
    assignmentId,
    trainingDayId: day?.id ?? '',
    prescriptionId,
    exerciseId,
    date,
    loggedAt: at,
    updatedAt: at,
    ...resultColumns(correctProgress.body.parse(result), asksForNothing(category), category),
  });
  await recountDay(tx, day?.id ?? '');
  await recountAssignments(tx, [assignmentId]);
}

const asksForNothing = (category: ExerciseCategory) => ({
  category,
  unitsPrescribed: 0,
  sets: null,
  reps: null,
  time: null,
  volume: null,
  distance: null,
  percent1RM: null,
  percentOf: 'one-rep-max' as const,
  setTargets: null,
});

async function exerciseNamed(tx: Database, name: string) {
  const [found] = await tx
    .select({ id: exercises.id, category: exercises.category })
    .from(exercises)
    .where(eq(exercises.name, name));
  if (!found) throw new Error(`The library has no ${name}`);
  return found;
}

/** The latest date before today, of the last week, on which nothing was to be trained. */
async function lastRestDay(tx: Database, memberId: string, today: PlainDate): Promise<PlainDate> {
  const { rows } = await tx.execute<{ date: PlainDate }>(sql`
    select d::date as date from generate_series(${today}::date - 7, ${today}::date - 1, '1 day') as d
    where not exists (select from training_days t where t.member_id = ${memberId} and t.date = d::date
      and t.state = 'scheduled') order by d desc limit 1`);
  return rows[0]?.date ?? addDays(today, -1);
}
