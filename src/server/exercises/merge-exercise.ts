import { eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '#server/database/database.ts';
import { exercises } from '#server/database/tables/exercises.ts';
import { badInput, conflict, requireFound } from '#server/http/problem.ts';
import * as queries from './queries.ts';

/** Merging is one step, within a category: what else could go wrong is refused by the table itself. */
export async function mergeExercise(tx: Database, id: string, into: string, now: Date) {
  if (id === into) throw badInput('into', 'Choose a different exercise');
  const found = await queries.exercisesToChange(tx, [id, into]);
  const merged = requireFound(
    found.find(exercise => exercise.id === id),
    'Exercise',
  );
  const kept = found.find(exercise => exercise.id === into);
  if (!kept || kept.archivedAt) throw badInput('into', 'This exercise is no longer in the library');
  if (kept.category !== merged.category) throw badInput('into', `Choose another ${merged.category} exercise`);
  if (merged.hasMerged) throw conflict(`Others are merged into ${merged.name}. Undo those merges first.`);
  await tx.update(exercises).set({ hasMerged: true }).where(eq(exercises.id, into));
  await tx.update(exercises).set({ mergedIntoId: into, mergedAt: now }).where(eq(exercises.id, id));
  return { merged: named(merged), into: named(kept) };
}

const named = ({ id, name }: { id: string; name: string }) => ({ id, name });

/** Nobody merges another into it meanwhile: the one that is left is held. */
export async function unmergeExercise(tx: Database, id: string): Promise<void> {
  const kept = alias(exercises, 'kept');
  const [found] = await tx
    .select({ id: kept.id })
    .from(kept)
    .innerJoin(exercises, eq(exercises.mergedIntoId, kept.id))
    .where(eq(exercises.id, id))
    .for('update', { of: kept });
  const { id: keptId } = requireFound(found, 'Merge');
  await tx.update(exercises).set({ mergedIntoId: null, mergedAt: null }).where(eq(exercises.id, id));
  const hasMerged = (await tx.$count(exercises, eq(exercises.mergedIntoId, keptId))) > 0;
  await tx.update(exercises).set({ hasMerged }).where(eq(exercises.id, keptId));
}
