import type { Database } from '#server/database/database.ts';
import { refuseWrongAlternates } from '#server/exercises/refuse-alternates.ts';
import { refuseUnknownExercise } from '#server/exercises/refuse-unknown.ts';
import { badInput, notFound, requireFound } from '#server/http/problem.ts';
import * as queries from './queries.ts';

type Changed = Parameters<typeof queries.updatePrescription>[2];

export async function changePrescription(
  tx: Database,
  before: { id: string; exerciseId: string; alternateExerciseIds: string[] },
  changes: Changed,
) {
  const { exerciseId = before.exerciseId, alternateExerciseIds = [] } = changes;
  if (exerciseId !== before.exerciseId) await refuseUnknownExercise(tx, exerciseId);
  await refuseWrongAlternates(tx, [{ exerciseId, alternateExerciseIds }], {
    named: before.alternateExerciseIds,
  });
  await queries.updatePrescription(tx, before.id, changes);
  return requireFound(await queries.findPrescription(tx, before.id), 'Exercise');
}

type Owned = { dayId: string | null; workoutId: string | null };

/** The one day, or workout, that all of these belong to. */
export async function ownerOfAll(
  db: Database,
  updates: readonly { id: string }[],
  ownerOf: (row: Owned) => string | null,
): Promise<string> {
  const ids = new Set(updates.map(update => update.id));
  const rows = await queries.ownersOfPrescriptions(db, [...ids]);
  const [owner, another] = new Set(rows.map(ownerOf));
  if (!owner || rows.length !== ids.size) throw notFound('Exercise');
  if (another !== undefined) throw badInput('updates', 'These exercises belong to different days');
  return owner;
}
