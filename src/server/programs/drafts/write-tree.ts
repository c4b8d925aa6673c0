import { eq } from 'drizzle-orm';
import type { StoredTree } from '#domain/programs/program-tree.ts';
import { planTree, type TreePlan } from '#domain/programs/tree-plan.ts';
import type { Database } from '#server/database/database.ts';
import { prescriptions } from '#server/database/tables/programs.ts';
import { adjustWeeks, writeNotes } from '#server/programs/adjust-weeks.ts';
import { dayTooFull, exerciseCountsOf } from '#server/programs/exercise-limit.ts';
import * as queries from '#server/programs/queries.ts';
import { readLive } from '#server/programs/versions/live-tree.ts';
import { writeDays } from '#server/programs/write-days.ts';
import { withoutGoneWorkouts } from './draft-rows.ts';

/**
 * Makes a program what a plan says, a statement a table: weeks and days that stay keep their ids, and days that do not
 * change are not touched. The caller holds the program.
 */
export async function writeTree(
  tx: Database,
  programId: string,
  { details, isMaxChanged, numWeeks, notes, days }: TreePlan,
  now: Date,
): Promise<void> {
  await queries.updateWorkout(tx, programId, { ...details, updatedAt: now });
  if (isMaxChanged) await queries.markProgramChanged(tx, programId);
  await adjustWeeks(tx, programId, numWeeks);
  await writeNotes(tx, programId, notes);
  await writeDays(tx, programId, days);
}

/** Makes a copy of a program what an earlier version of it was, under the copy's own name. */
export async function writeVersion(
  tx: Database,
  copy: { id: string; name: string },
  version: StoredTree,
  now: Date,
): Promise<void> {
  const { attached, ...tree } = await withoutGoneWorkouts(tx, version);
  const live = await readLive(tx, copy.id);
  const counts = await exerciseCountsOf(tx, [live.tree, tree]);
  const plan = planTree(live.tree, { ...tree, name: copy.name }, counts);
  if (plan.isOverfull) throw dayTooFull();
  await writeTree(tx, copy.id, plan, now);
  await tx.delete(prescriptions).where(eq(prescriptions.workoutId, copy.id));
  const rows = attached.map((exercise, orderIndex) => ({ ...exercise, workoutId: copy.id, orderIndex }));
  if (rows.length > 0) await tx.insert(prescriptions).values(rows);
}
