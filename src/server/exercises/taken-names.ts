import { holdLock } from '#server/database/advisory-locks.ts';
import { type Database, statement } from '#server/database/database.ts';
import { Problem } from '#server/http/problem.ts';

type Taken = { id: string; name: string; isArchived: boolean };

const taken = statement<Taken, { id: string | null; names: readonly string[] }>(
  'exercise_of_name',
  `select id, name, archived_at is not null as "isArchived" from exercises
   where fold_text(name) = any(array(select fold_text(n) from unnest(:names::text[]) n)) and (:id::uuid is null or id <> :id)
     and hidden_at is null and merged_into_id is null
   order by archived_at is not null, created_at, id limit 1`,
);

/**
 * Two exercises of one name are told apart by nobody: the second is refused, however it is written, and the first one shown.
 * Two of a name from before this was so stay. Held until the transaction ends, so that two coaches do not both take a name.
 */
export async function refuseTakenNames(
  tx: Database,
  names: readonly string[],
  id: string | null = null,
): Promise<void> {
  await holdLock(tx, 'names of exercises');
  const [first] = await taken(tx, { names, id });
  if (!first) return;
  const message = first.isArchived
    ? `“${first.name}” is in the archive: bring it back, or choose another name`
    : `The library already has “${first.name}”`;
  throw new Problem(409, message, [{ path: 'name', message }], undefined, {
    exercise: { id: first.id, name: first.name },
  });
}
