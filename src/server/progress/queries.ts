import { and, desc, eq, gte, lte } from 'drizzle-orm';
import type { ExerciseCategory } from '#domain/prescriptions/exercise-category.ts';
import type { PlainDate } from '#domain/plain-date.ts';
import type { Database } from '#server/database/database.ts';
import { exercises } from '#server/database/tables/exercises.ts';
import { dayVersionExercises } from '#server/database/tables/programs.ts';
import { progressLogs } from '#server/database/tables/progress.ts';
import { forgetEmptySession } from '#server/feed/forget-session.ts';
import type { LogOfDate, LogRow } from './save-log.ts';

export async function updateLog(tx: Database, id: string, changes: Partial<LogRow>): Promise<void> {
  await tx.update(progressLogs).set(changes).where(eq(progressLogs.id, id));
}

export async function deleteLog(tx: Database, id: string): Promise<void> {
  const [deleted] = await tx
    .delete(progressLogs)
    .where(eq(progressLogs.id, id))
    .returning({ trainingDayId: progressLogs.trainingDayId });
  if (deleted) await forgetEmptySession(tx, deleted.trainingDayId);
}

/** Where a member's log is: its day is locked before it, as whoever takes events of a session does. */
export async function locationOfLog(tx: Database, id: string, memberId: string) {
  const rows = await tx
    .select({ trainingDayId: progressLogs.trainingDayId, assignmentId: progressLogs.assignmentId })
    .from(progressLogs)
    .where(and(eq(progressLogs.id, id), eq(progressLogs.memberId, memberId)));
  return rows[0] ?? null;
}

/** Locks a member's log for a correction, and reads it with the prescription it was done against. */
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
  assignmentId?: string;
  exerciseId?: string;
  from?: PlainDate;
  to?: PlainDate;
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

/** The progress record, as the contract has it. */
export function asRecord(
  log: LogOfDate & Partial<LogRow>,
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
