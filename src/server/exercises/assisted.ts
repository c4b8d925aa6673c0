import { isHelp } from '#domain/measures/help.ts';
import { type Database, statement } from '#server/database/database.ts';
import { badInput } from '#server/http/problem.ts';

const assistedOf = statement<{ id: string }, { ids: readonly string[] }>(
  'assisted_exercises',
  'select id from exercises where id = any(:ids::uuid[]) and is_assisted',
);

/** The exercises among these whose weight is help. */
export async function assistedAmong(db: Database, ids: readonly string[]): Promise<Set<string>> {
  const rows = ids.length > 0 ? await assistedOf(db, { ids: [...new Set(ids)] }) : [];
  return new Set(rows.map(({ id }) => id));
}

export const noHelpHere = 'Only an assisted exercise has a weight below zero';

/** Help is refused of an exercise that has none: it is looked up only where a weight is below zero. */
export async function refuseHelp(
  db: Database,
  exerciseId: string,
  sets: readonly { weight?: number | null }[] | null | undefined,
): Promise<void> {
  const index = (sets ?? []).findIndex(({ weight }) => isHelp(weight));
  if (index === -1 || (await assistedAmong(db, [exerciseId])).size > 0) return;
  throw badInput(`setsData.${index}.weight`, noHelpHere);
}
