import type { z } from 'zod/mini';
import type { updateExercise } from '#contract/exercises.ts';
import type { Database } from '#server/database/database.ts';
import { requireFound } from '#server/http/problem.ts';
import { checkLink } from './check-link.ts';
import * as queries from './queries.ts';

/** What is no strength exercise any more is linked to none. */
export async function changeExercise(
  tx: Database,
  id: string,
  body: z.output<typeof updateExercise.body>,
  now: Date,
) {
  const before = requireFound(await queries.exerciseToChange(tx, id), 'Exercise');
  const category = body.category ?? before.category;
  await checkLink(tx, { ...body, id, category, before: before.linkedExerciseId });
  const unlinked = category === 'Strength' ? {} : { linkedExerciseId: null, linkedRatio: null };
  const changed = await queries.updateExercise(tx, id, { ...body, ...unlinked, updatedAt: now });
  return requireFound(changed, 'Exercise');
}
