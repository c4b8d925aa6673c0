import { inArray } from 'drizzle-orm';
import type { LoadBefore } from '#domain/training/own/own-change.ts';
import type { Database } from '#server/database/database.ts';
import { exercises } from '#server/database/tables/exercises.ts';
import type { Content } from './open-days.ts';

/** The loads of exercises before, each once, as the first of them on the day. */
export function loadsBefore(contents: readonly Content[], names: ReadonlyMap<string, string>): LoadBefore[] {
  const loads = contents.map(({ exerciseId, weight, weightUnit, percent1RM, percentOf, setTargets }) => ({
    exerciseId,
    name: names.get(exerciseId) ?? '',
    weight,
    weightUnit,
    percent1RM,
    percentOf,
    setTargets,
  }));
  return [...new Map(loads.toReversed().map(load => [load.exerciseId, load])).values()].toReversed();
}

/** The names of exercises, hidden ones too. */
export async function namesOf(tx: Database, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await tx
    .select({ id: exercises.id, name: exercises.name })
    .from(exercises)
    .where(inArray(exercises.id, [...new Set(ids)]));
  return new Map(rows.map(({ id, name }) => [id, name]));
}
