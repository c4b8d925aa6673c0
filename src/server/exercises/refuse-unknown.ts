import type { Database } from '#server/database/database.ts';
import { badInput } from '#server/http/problem.ts';
import { findPrescribable } from './queries.ts';

export async function refuseUnknownExercise(db: Database, exerciseId: string): Promise<void> {
  if (!(await findPrescribable(db, [exerciseId])).has(exerciseId))
    throw badInput('exerciseId', 'This exercise is no longer in the library');
}

type Whole = { field: string; name: 'program' | 'challenge' | 'template' };

/** The same of many at once, which stand in one field. */
export async function refuseUnknownExercises(
  db: Database,
  ids: Iterable<string>,
  { field, name }: Whole,
): Promise<void> {
  const wanted = new Set(ids);
  const known = await findPrescribable(db, [...wanted]);
  if (known.size < wanted.size)
    throw badInput(field, `An exercise of this ${name} is no longer in the library`);
}
