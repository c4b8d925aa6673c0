import { sql } from 'drizzle-orm';
import type { Database } from '#server/database/database.ts';
import { exercises } from '#server/database/tables/exercises.ts';
import { badInput } from '#server/http/problem.ts';
import { inLibrary } from './queries.ts';

type WithAlternates = { exerciseId: string; alternateExerciseIds: readonly string[] };

type AlternatesOptions = {
  /** The position of the alternates in the request. */
  field?: string;
  /** The alternates named before: they may have left the library since. */
  named?: readonly string[];
};

/** An alternate has to be another exercise of the library, of the same category. */
export async function refuseWrongAlternates(
  tx: Database,
  prescriptions: readonly WithAlternates[],
  { field = 'alternateExerciseIds', named = [] }: AlternatesOptions = {},
): Promise<void> {
  const wanting = prescriptions.filter(({ alternateExerciseIds }) => alternateExerciseIds.length > 0);
  if (wanting.length === 0) return;
  const known = await categoriesOf(tx, wanting);
  for (const { exerciseId, alternateExerciseIds } of wanting) {
    const { category } = known.get(exerciseId) ?? {};
    for (const id of alternateExerciseIds) {
      const alternate = known.get(id);
      if (id === exerciseId) throw badInput(field, 'An exercise cannot be an alternate of itself');
      if (!alternate || (alternate.isGone && !named.includes(id)))
        throw badInput(field, 'An alternate is no longer in the library');
      if (alternate.category !== category)
        throw badInput(field, `An alternate of ${category} is an exercise of ${category}`);
    }
  }
}

async function categoriesOf(tx: Database, prescriptions: readonly WithAlternates[]) {
  const ids = new Set(prescriptions.flatMap(one => [one.exerciseId, ...one.alternateExerciseIds]));
  const rows = await tx
    .select({
      id: exercises.id,
      category: exercises.category,
      isGone: sql<boolean>`not (${inLibrary})`,
    })
    .from(exercises)
    .where(sql`${exercises.id} = any(${sql.param([...ids])}::uuid[])`);
  return new Map(rows.map(row => [row.id, row]));
}
