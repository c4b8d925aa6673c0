import type pg from 'pg';
import { fault, type Finding, ok, warning } from '#server/doctor/findings/finding.ts';

const oldestMajor = 15;

export type DatabaseFacts = { version: string; major: number; encoding: string; hasIcu: boolean };

/** No extension is needed: what the tables use is in every PostgreSQL, but for the collations of ICU. */
export async function checkVersion(client: pg.Client): Promise<Finding> {
  const { rows } = await client.query<DatabaseFacts>(`
    select current_setting('server_version') as version,
           current_setting('server_version_num')::int / 10000 as major,
           pg_encoding_to_char(encoding) as encoding,
           exists (select from pg_collation where collprovider = 'i') as "hasIcu"
    from pg_database where datname = current_database()`);
  return judgeVersion(rows[0] as DatabaseFacts);
}

export function judgeVersion({ version, major, encoding, hasIcu }: DatabaseFacts): Finding {
  if (major < oldestMajor) {
    return fault(
      `The database is PostgreSQL ${version}, which is too old.`,
      `Use PostgreSQL ${oldestMajor} or later: npm run backup here, then npm run restore there.`,
    );
  }
  if (encoding !== 'UTF8') {
    return fault(
      `The database keeps its text as ${encoding}, which has no room for every name and sign.`,
      "Make a database with encoding 'UTF8' (createdb --encoding=UTF8 --template=template0), and name it in DATABASE_URL.",
    );
  }
  if (!hasIcu) {
    return warning(
      `PostgreSQL ${version} was built without ICU, so names with accents are sorted last.`,
      'Use a PostgreSQL that has ICU, as those of Debian and of the Docker library do.',
    );
  }
  return ok(`PostgreSQL ${version}, with all that is needed.`);
}
