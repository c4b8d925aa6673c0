import { eq, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { updateAssignment } from '#contract/assignments.ts';
import { dailyWorkout } from '#contract/programs.ts';
import { longestPlanDays } from '#domain/limits.ts';
import { isPlanned } from '#domain/training/status/assignment-kind.ts';
import { dateIn, daysBetween, type PlainDate } from '#domain/plain-date.ts';
import { assignmentEndDate } from '#domain/training/schedule/training-schedule.ts';
import { recordCompletions } from '#server/training-days/ending/record-completions.ts';
import type { Database } from '#server/database/database.ts';
import { assignments, trainingDays } from '#server/database/tables/assignments.ts';
import { programBaselines, programCompletions } from '#server/database/tables/completions.ts';
import { users } from '#server/database/tables/members.ts';
import { workouts } from '#server/database/tables/programs.ts';
import { badInput, conflict, requireFound, notFound } from '#server/http/problem.ts';
import { findMember } from '#server/members/queries.ts';
import { refuseCoach } from '#server/accounts/refuse-coach.ts';
import { compileDays } from '#server/training-days/versions/compile-days.ts';
import { dropOldPlan } from '#server/training-days/schedule/drop-days.ts';
import { blocksFollow } from './blocks-follow.ts';
import { numWeeksOf, versionOf } from '#server/training-days/versions/version-of.ts';
import { kindOf, weeksOf } from './create-assignment.ts';
import { holdBlocksFrom } from '#server/training-days/schedule/hold-blocks.ts';
import { reconcileDays } from '#server/training-days/schedule/reconcile-days.ts';
import { todayByZone } from '#server/training-days/schedule/schedule-rows.ts';
import { endDaysToCome, pauseDays, resumeDays } from '#server/training-days/schedule/pause-and-resume.ts';
import { recountAssignments } from '#server/training-days/counts/recount-assignments.ts';

type Changes = z.output<typeof updateAssignment.body>;
export type Assignment = typeof assignments.$inferSelect;
type Workout = typeof workouts.$inferSelect;

/** Changes an assignment by what its coach says; its training days follow in the same transaction. Answers it as it was, too. */
export async function changeAssignment(tx: Database, id: string, changes: Changes, now: Date) {
  const locked = await lockAssignment(tx, id, changes.workoutId);
  const { memberId = locked.before.memberId } = changes;
  const isGiven = memberId !== locked.before.memberId;
  if (isGiven) await giveToAnother(tx, locked.before, memberId);
  const { before, workout, zone } = changes.memberId
    ? await readAssignment(tx, id, changes.workoutId)
    : locked;
  const today = dateIn(zone, now);
  const after = asWanted(before, workout, locked.workoutBefore, changes);
  const isNewPlan = after.workoutId !== before.workoutId || after.startDate !== before.startDate;
  if (isNewPlan) await dropOldPlan(tx, id, today);
  const until = pausedUntilOf(before, after.status, changes, today);
  const status = { ...statusColumns(before, after.status, today, now), ...until };
  await tx
    .update(assignments)
    .set({ ...after, ...status, updatedAt: now })
    .where(eq(assignments.id, id));
  const resumes = before.status === 'paused' && after.status === 'active' && !isNewPlan;
  const isEndChosen = after.endDate !== before.endDate;
  if (resumes) await resumeDays(tx, { ...before, isEndChosen }, changes.resume, today);
  if (after.status !== 'completed') {
    await compileDays(tx, workout.id);
    // A coach's changes for one member, or for other dates, do not carry over.
    const again = isGiven || isNewPlan ? 'all' : [];
    const started = [{ id, startDate: after.startDate }];
    await reconcileDays(tx, versionOf(after), started, await todayByZone(tx, now), again);
  }
  if (after.status === 'paused') await pauseDays(tx, [id], today);
  if (after.status === 'completed' && before.status !== 'completed') await endDaysToCome(tx, id, today);
  await recountAssignments(tx, [id]);
  if (after.status === 'completed') await recordCompletions(tx, [id], now);
  const [row] = await tx.select().from(assignments).where(eq(assignments.id, id));
  const changed = requireFound(row, 'Assignment');
  await blocksFollow(tx, { before, changed, following: changes.following, today, now });
  return { before, changed };
}

/**
 * Holds the program, the training days and the assignment still, and the blocks of a path after it, in the order in which
 * everyone else locks them, so that a log saved meanwhile is either seen here or waits.
 */
export async function lockAssignment(tx: Database, id: string, workoutId: string | undefined) {
  const seen = await readAssignment(tx, id, workoutId);
  await holdBlocksFrom(tx, id, [seen.workout.id]);
  return readAssignment(tx, id, workoutId);
}

async function readAssignment(tx: Database, id: string, workoutId: string | undefined) {
  const [row] = await tx
    .select({
      before: assignments,
      workoutBefore: workouts,
      zone: users.timeZone,
      weeksBefore: sql<number | null>`${sql.raw(numWeeksOf('assignments', 'workouts'))}`,
    })
    .from(assignments)
    .innerJoin(workouts, eq(workouts.id, assignments.workoutId))
    .innerJoin(users, eq(users.id, assignments.memberId))
    .where(eq(assignments.id, id));
  if (!row || row.before.removedAt !== null || !isPlanned(row.before.kind)) throw notFound('Assignment');
  const wanted = workoutId ?? row.before.workoutId;
  const [workout] = await tx.select().from(workouts).where(eq(workouts.id, wanted));
  const isGone = workout?.hiddenAt !== null && wanted !== row.before.workoutId;
  if (!workout || isGone || workout.programType === dailyWorkout) throw notFound('Workout');
  // An assignment that stays on a version has its length; another program has its present one.
  const workoutBefore = { ...row.workoutBefore, numWeeks: row.weeksBefore };
  return { ...row, workoutBefore, workout: wanted === row.before.workoutId ? workoutBefore : workout };
}

async function giveToAnother(tx: Database, before: Assignment, memberId: string): Promise<void> {
  refuseCoach(requireFound(await findMember(tx, memberId), 'Member'), 'Programs');
  const { rows } = await tx.execute(
    sql`select 1 from progress_logs where assignment_id = ${before.id} limit 1`,
  );
  if (rows.length > 0) {
    throw conflict('Part of this assignment is already logged, so it stays with its member');
  }
  await tx.delete(programBaselines).where(eq(programBaselines.assignmentId, before.id));
  await tx.delete(programCompletions).where(eq(programCompletions.assignmentId, before.id));
  // Training days follow their key. A path is one member's, so the assignment is no block of it any more.
  await tx
    .update(assignments)
    .set({ memberId, pathRunId: null, pathPosition: null })
    .where(eq(assignments.id, before.id));
  // A past day stays as a coach had changed it, and must not go with the member it was changed for.
  await tx.execute(sql`
    update day_versions v set member_id = ${memberId} from ${trainingDays} d
    where d.assignment_id = ${before.id} and v.id = d.day_version_id and v.member_id = ${before.memberId}`);
}

/** The assignment as the coach wants it. An end date that had been filled in is filled in again for other dates. */
function asWanted(before: Assignment, workout: Workout, workoutBefore: Workout, changes: Changes) {
  const { startDate = before.startDate, status = before.status } = changes;
  const filledIn = assignmentEndDate(before.startDate, weeksOf(workoutBefore)) === before.endDate;
  const isNewPlan = startDate !== before.startDate || workout.id !== before.workoutId;
  const auto = assignmentEndDate(startDate, weeksOf(workout));
  const untouched = isNewPlan && filledIn ? auto : before.endDate;
  const endDate = changes.endDate === undefined ? untouched : (changes.endDate ?? auto);
  if (endDate < startDate) throw badInput('endDate', 'The end date cannot be before the start date');
  if (daysBetween(startDate, endDate) > longestPlanDays)
    throw badInput('endDate', 'An assignment can run for two years at most');
  const programVersion = workout.id === before.workoutId ? before.programVersion : null;
  return { workoutId: workout.id, programVersion, kind: kindOf(workout), startDate, endDate, status };
}

/** Until when it is paused, and how it goes on then; nothing for one that is not paused. */
function pausedUntilOf(
  before: Assignment,
  status: Status,
  { pausedUntil, resume }: Changes,
  today: PlainDate,
): Pick<Assignment, 'pausedUntil' | 'resumeWith'> {
  if (status !== 'paused') {
    if (pausedUntil) throw badInput('pausedUntil', 'Only what is paused goes on by itself');
    return { pausedUntil: null, resumeWith: 'dates-stay' };
  }
  if (pausedUntil === undefined && before.status === 'paused')
    return { pausedUntil: before.pausedUntil, resumeWith: before.resumeWith };
  if (pausedUntil && pausedUntil <= today) throw badInput('pausedUntil', 'Choose a day after today');
  return { pausedUntil: pausedUntil ?? null, resumeWith: resume };
}

type Status = Assignment['status'];

function statusColumns(before: Assignment, status: Status, today: PlainDate, now: Date) {
  const isNew = before.status !== status;
  const completed = { completedAt: now, completedBecause: 'coach' as const, completionRecordedAt: null };
  const open = { completedAt: null, completedBecause: null, completionRecordedAt: null };
  switch (status) {
    case 'completed':
      return { pausedOn: null, ...(isNew ? completed : { completionRecordedAt: null }) };
    case 'paused':
      return { ...open, pausedOn: isNew ? today : before.pausedOn };
    default:
      return { ...open, pausedOn: null };
  }
}
