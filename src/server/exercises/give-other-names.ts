import { sharedNames } from '#domain/exercises/exercise-names.ts';
import { type Database, statement } from '#server/database/database.ts';
import { seedLibrary } from './seed-library/seed-library.ts';

type Known = { id: string; name: string; category: string; aliases: string[]; isMerged: boolean };

const readAll = statement<Known>(
  'read_for_other_names',
  `select id, name, category, aliases, merged_into_id is not null as "isMerged" from exercises`,
);

/** A name that has been written since stays. */
const give = statement<{ id: string }, { ids: string[]; names: string[]; now: Date }>(
  'give_other_names',
  `update exercises e set aliases = g.aliases, updated_at = :now::timestamptz
   from (select id, array_agg(name order by place) as aliases
         from unnest(:ids::uuid[], :names::text[]) with ordinality as n (id, name, place) group by id) g
   where e.id = g.id and e.aliases = '{}'
   returning e.id`,
);

/**
 * Gives exercises of a library that was seeded without other names those it has by now; answers how many. An exercise that a
 * coach has named keeps those names alone, and a name that is another's stays there. Once a tenth has its names they were given,
 * and what a coach takes away does not come back.
 */
export async function giveOtherNames(db: Database, now: Date): Promise<number> {
  const all = await readAll(db, {});
  const named = seedLibrary.filter(({ aliases }) => aliases.length > 0);
  const seeds = new Map(named.map(seed => [`${seed.category} ${seed.name}`, seed.aliases]));
  const ours = all.flatMap(exercise => {
    const names = seeds.get(`${exercise.category} ${exercise.name}`);
    return names ? [{ exercise, names }] : [];
  });
  const haveTheirs = ours.filter(({ exercise, names }) =>
    names.some(name => exercise.aliases.includes(name)),
  );
  if (haveTheirs.length * 10 >= named.length) return 0;
  const library = all.map(exercise => ({ ...exercise, merged: [] }));
  const given = ours.flatMap(({ exercise, names }) =>
    exercise.aliases.length > 0 || exercise.isMerged ? [] : freeNames(library, exercise.id, names),
  );
  const rows = await give(db, { ids: given.map(({ id }) => id), names: given.map(({ name }) => name), now });
  return rows.length;
}

function freeNames(library: Parameters<typeof sharedNames>[0], id: string, names: readonly string[]) {
  const taken = new Set(sharedNames(library, { id, names: [...names] }).map(({ name }) => name));
  return names.filter(name => !taken.has(name)).map(name => ({ id, name }));
}
