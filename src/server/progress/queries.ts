import { and, desc, eq, gte, lte, sql } from 'drizzle-orm';
import type { ExerciseCategory } from '#domain/exercise-category.ts';
import type { PlainDate } from '#domain/plain-date.ts';
import type { Database } from '#server/database/database.ts';
import { trainingDays } from '#server/database/tables/assignments.ts';
import { exercises } from '#server/database/tables/exercises.ts';
import { dayVersionExercises } from '#server/database/tables/programs.ts';
import { progressLogs } from '#server/database/tables/progress.ts';
import type { LogRow, NewLog } from './save-log.ts';

export async function lockDay(tx: Database, trainingDayId: string) {
  const rows = await tx.select().from(trainingDays).where(eq(trainingDays.id, trainingDayId)).for('update');
  return rows[0] ?? null;
}

/**
 * Holds a log's day still; of a completed assignment all days, in one order for everyone, because taking a log back
 * may open it again, and the days then follow the program.
 */
export async function lockDaysFor(tx: Database, log: LogRow) {
  const rows = await tx
    .select()
    .from(trainingDays)
    .where(
      and(
        eq(trainingDays.assignmentId, log.assignmentId),
        sql`(${trainingDays.id} = ${log.trainingDayId} or exists (
          select 1 from assignments a where a.id = ${log.assignmentId} and a.status = 'completed'))`,
      ),
    )
    .orderBy(trainingDays.id)
    .for('update');
  return rows.find(day => day.id === log.trainingDayId) ?? null;
}

/**
 * Puts a day back into the schedule, on the version that a late log was done against and the date it was done.
 * Answers false when another day has that date by now, or the version has just been swept away.
 */
export async function reviveDay(
  tx: Database,
  trainingDayId: string,
  dayVersionId: string,
  date: PlainDate,
): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    with v as (select * from day_versions where id = ${dayVersionId} for key share)
    update training_days d set state = 'scheduled', day_version_id = v.id, exercise_count = v.exercise_count,
      units_prescribed = v.units_prescribed, date = ${date},
      moved_from = nullif(coalesce(d.moved_from, d.date), ${date}::date)
    from v
    where d.id = ${trainingDayId} and not exists (
      select 1 from training_days x where x.assignment_id = d.assignment_id and x.date = ${date}
        and x.state = 'scheduled' and x.id <> d.id)
    returning d.id`);
  return rows.length > 0;
}

/** Counts the day's logs anew, and its assignment's with them. */
export async function recountDay(tx: Database, trainingDayId: string): Promise<void> {
  await tx.execute(sql`
    update training_days d set logged_count = c.logged, units_counted = c.units
    from (
      select count(*) as logged, coalesce(sum(units_counted), 0) as units
      from progress_logs where training_day_id = ${trainingDayId} and prescription_id is not null
    ) c
    where d.id = ${trainingDayId}`);
}

export async function updateLog(tx: Database, id: string, changes: Partial<LogRow>): Promise<void> {
  await tx.update(progressLogs).set(changes).where(eq(progressLogs.id, id));
}

export async function deleteLog(tx: Database, id: string): Promise<void> {
  await tx.delete(progressLogs).where(eq(progressLogs.id, id));
}

/** A member's log with the prescription it was done against, held still for a correction. */
export async function lockLog(tx: Database, id: string, memberId: string) {
  const rows = await tx
    .select({ log: progressLogs, prescription: dayVersionExercises, category: exercises.category })
    .from(progressLogs)
    .innerJoin(exercises, eq(exercises.id, progressLogs.exerciseId))
    .leftJoin(dayVersionExercises, eq(dayVersionExercises.id, progressLogs.prescriptionId))
    .where(and(eq(progressLogs.id, id), eq(progressLogs.memberId, memberId)))
    .for('update', { of: progressLogs });
  return rows[0] ?? null;
}

export type LogFilter = {
  assignmentId?: string | undefined;
  exerciseId?: string | undefined;
  from?: PlainDate | undefined;
  to?: PlainDate | undefined;
};

/** A member's logs with their exercises' names, newest first. */
export async function logsOf(
  db: Database,
  memberId: string,
  filter: LogFilter & { id?: string },
  limit: number,
) {
  const rows = await db
    .select({ log: progressLogs, exerciseName: exercises.name, category: exercises.category })
    .from(progressLogs)
    .innerJoin(exercises, eq(exercises.id, progressLogs.exerciseId))
    .where(
      and(
        eq(progressLogs.memberId, memberId),
        filter.id ? eq(progressLogs.id, filter.id) : undefined,
        filter.assignmentId ? eq(progressLogs.assignmentId, filter.assignmentId) : undefined,
        filter.exerciseId ? eq(progressLogs.exerciseId, filter.exerciseId) : undefined,
        filter.from ? gte(progressLogs.date, filter.from) : undefined,
        filter.to ? lte(progressLogs.date, filter.to) : undefined,
      ),
    )
    .orderBy(desc(progressLogs.loggedAt), desc(progressLogs.id))
    .limit(limit);
  return rows.map(({ log, exerciseName, category }) => asRecord(log, exerciseName, category));
}

/** The wire's progress record. */
export function asRecord(
  log: NewLog & Partial<LogRow>,
  exerciseName: string,
  exerciseCategory: ExerciseCategory,
) {
  return {
    ...log,
    completedDate: log.date,
    setsData: log.setsData as { setNum: number; completed: boolean }[] | null,
    exerciseName,
    exerciseCategory,
    isPublic: log.isPublic ?? false,
    likeCount: log.likeCount ?? 0,
  };
}
