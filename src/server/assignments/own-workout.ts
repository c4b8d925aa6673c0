import { eq } from 'drizzle-orm';
import { ownWorkoutName } from '#domain/own-workout-name.ts';
import type { Database } from '#server/database/database.ts';
import { assignments } from '#server/database/tables/assignments.ts';
import { conflict, notFound, requireFound } from '#server/http/problem.ts';
import { copyWorkout } from '#server/programs/copy-workout.ts';
import { writeVersion } from '#server/programs/drafts/write-tree.ts';
import { versionTree } from '#server/programs/versions/list-versions.ts';
import { recountAssignments } from '#server/training-days/counts/recount-assignments.ts';
import { reconcileDays } from '#server/training-days/schedule/reconcile-days.ts';
import { todayByZone } from '#server/training-days/schedule/schedule-rows.ts';
import { compileDays } from '#server/training-days/versions/compile-days.ts';
import { versionOf } from '#server/training-days/versions/version-of.ts';
import { type Assignment, lockAssignment } from './change-assignment.ts';
import { isAlone, nameOfMember } from './queries.ts';

/**
 * Gives an assignment a copy of its workout of its own. Its open days follow the copy: each keeps its date, also one that
 * was moved, cleared or comes later after a pause. What is logged, and every past day, stays with what it was made of. The copy
 * of an assignment that stayed on a version is that version.
 */
export async function giveOwnWorkout(
  tx: Database,
  id: string,
  coachId: string,
  now: Date,
): Promise<Assignment> {
  const { before, workout } = await lockAssignment(tx, id, undefined);
  if (workout.hiddenAt !== null) throw notFound('Workout');
  if (before.status === 'completed')
    throw conflict('This assignment is completed: none of its days is left to change');
  if (workout.forMemberId === before.memberId && (await isAlone(tx, id))) return before;
  const copy = await copyWorkout(tx, workout, {
    name: ownWorkoutName(workout.name, workout.forMemberId !== null, await nameOfMember(tx, id)),
    createdBy: coachId,
    forMemberId: before.memberId,
    copiedFromId: workout.copiedFromId ?? workout.id,
  });
  if (before.programVersion !== null) {
    const tree = await versionTree(tx, workout.id, before.programVersion);
    await writeVersion(tx, copy, tree, now);
  }
  const [after] = await tx
    .update(assignments)
    .set({ workoutId: copy.id, programVersion: null, updatedAt: now })
    .where(eq(assignments.id, id))
    .returning();
  const own = requireFound(after, 'Assignment');
  await compileDays(tx, copy.id);
  if (own.status === 'active') await reconcileDays(tx, versionOf(own), [own], await todayByZone(tx, now));
  await recountAssignments(tx, [id]);
  const [counted] = await tx.select().from(assignments).where(eq(assignments.id, id));
  return requireFound(counted, 'Assignment');
}
