import { type Database, statement } from '#server/database/database.ts';
import { previousDescriptions } from './seed-library/previous-descriptions.ts';
import { seedLibrary } from './seed-library/seed-library.ts';

type Library = { names: string[]; categories: string[]; descriptions: string[]; former: readonly string[] };

/**
 * The coach's own words, or an emptied text, stay: only the library's own former words, and what nobody ever filled in,
 * give way.
 */
const refresh = statement<{ id: string }, Library & { now: Date }>(
  'refresh_descriptions',
  `update exercises e set description = l.description, updated_at = :now::timestamptz
   from unnest(:names::text[], :categories::text[], :descriptions::text[]) as l (name, category, description)
   where e.name = l.name and e.category = l.category and e.description <> l.description
     and (left(md5(e.description), 12) = any(:former::text[])
       or (e.description = '' and e.updated_at = e.created_at))
   returning e.id`,
);

/** Gives exercises of the library the descriptions it has by now; answers how many. Once done there is nothing to do. */
export async function refreshDescriptions(db: Database, now: Date): Promise<number> {
  const rows = await refresh(db, {
    names: seedLibrary.map(({ name }) => name),
    categories: seedLibrary.map(({ category }) => category),
    descriptions: seedLibrary.map(({ description }) => description),
    former: previousDescriptions,
    now,
  });
  return rows.length;
}
