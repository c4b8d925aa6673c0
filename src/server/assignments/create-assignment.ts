import { sql } from 'drizzle-orm';
import { multiWeekProgram } from '#contract/programs.ts';
import type { PlainDate } from '#domain/plain-date.ts';
import { assignmentEndDate } from '#domain/training/schedule/training-schedule.ts';
import type { Database } from '#server/database/database.ts';
import { assignments } from '#server/database/tables/assignments.ts';
import { requireFound } from '#server/http/problem.ts';
import { findMember } from '#server/members/queries.ts';
import { refuseCoach } from '#server/accounts/refuse-coach.ts';
import { compileDays } from '#server/training-days/versions/compile-days.ts';
import { inChunks } from '#server/database/in-chunks.ts';
import { versionOf } from '#server/training-days/versions/version-of.ts';
import { lockWorkout } from '#server/training-days/versions/lock-workout.ts';
import { recountAssignments } from '#server/training-days/counts/recount-assignments.ts';
import { insertTrainingDays } from '#server/training-days/schedule/insert-training-days.ts';

export type NewAssignment = {
  memberId: string;
  workoutId: string;
  startDate: PlainDate;
  endDate?: PlainDate | null;
  status: 'active' | 'paused' | 'completed';
  /** Of a block of a path. */
  pathRunId?: string;
  pathPosition?: number;
};

/** Gives a program to a member and makes its training days, all of them at once. */
export async function createAssignment(tx: Database, given: NewAssignment, assignedBy: string) {
  refuseCoach(requireFound(await findMember(tx, given.memberId), 'Member'), 'Programs');
  const [created] = await assignWorkout(tx, given.workoutId, [given], assignedBy);
  return requireFound(created, 'Assignment');
}

/** Assigns one workout to any number of members, with all their training days, in a fixed number of statements. */
export async function assignWorkout(
  tx: Database,
  workoutId: string,
  given: readonly NewAssignment[],
  assignedBy: string,
) {
  const workout = requireFound(await lockWorkout(tx, workoutId), 'Workout');
  await compileDays(tx, workout.id);
  const weeks = weeksOf(workout);
  const kind = kindOf(workout);
  const ids: string[] = [];
  for (const chunk of inChunks(given)) {
    const rows = chunk.map(one => ({
      ...one,
      workoutId,
      kind,
      assignedBy,
      ...(one.status === 'paused' && { pausedOn: one.startDate }),
      ...(one.status === 'completed' && { completedBecause: 'coach' as const, completedAt: sql`now()` }),
      endDate: one.endDate ?? assignmentEndDate(one.startDate, weeks),
    }));
    const inserted = await tx.insert(assignments).values(rows).returning({ id: assignments.id });
    ids.push(...inserted.map(row => row.id));
  }
  const starts = [...new Set(given.map(one => one.startDate))];
  await insertTrainingDays(tx, versionOf({ workoutId, programVersion: null }), starts, ids);
  await recountAssignments(tx, ids);
  return tx
    .select()
    .from(assignments)
    .where(sql`${assignments.id} = any(${sql.param(ids)}::uuid[])`);
}

type Workout = { programType: string; numWeeks: number | null };

/** The number of weeks of a program; null for what is none. */
export const weeksOf = ({ programType, numWeeks }: Workout) =>
  programType === multiWeekProgram ? numWeeks : null;

export const kindOf = ({ programType }: Workout) =>
  programType === multiWeekProgram ? ('program' as const) : ('single_workout' as const);
