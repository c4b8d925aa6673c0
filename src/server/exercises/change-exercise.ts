import type { z } from 'zod/mini';
import type { updateExercise } from '#contract/exercises.ts';
import type { Database } from '#server/database/database.ts';
import { conflict, requireFound } from '#server/http/problem.ts';
import { checkLink } from './check-link.ts';
import * as queries from './queries.ts';
import { refuseTakenNames } from './taken-names.ts';

/** An exercise that is no strength exercise any more is linked to none. */
export async function changeExercise(
  tx: Database,
  id: string,
  body: z.output<typeof updateExercise.body>,
  now: Date,
): Promise<void> {
  const [found] = await queries.exercisesToChange(tx, [id]);
  const before = requireFound(found, 'Exercise');
  if (body.name !== undefined && body.name !== before.name) await refuseTakenNames(tx, [body.name], id);
  const category = body.category ?? before.category;
  if (category !== before.category && before.hasMerged)
    throw conflict('Others are merged into this exercise, so it stays in its category');
  await checkLink(tx, { ...body, id, category, before: before.linkedExerciseId });
  const unlinked = category === 'Strength' ? {} : { linkedExerciseId: null, linkedRatio: null };
  await queries.updateExercise(tx, id, { ...body, ...unlinked, updatedAt: now });
}
