import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { projectRoot } from '#server/settings/project-root.ts';

const folder = path.join(projectRoot, 'src/server/database/migrations');
const created = /\bcreate table (?:if not exists )?"?(\w+)"?/gi;

/**
 * The names of all tables that the migrations up to this release have made. Another program may share the database, so
 * these names tell which tables are ours.
 */
export async function ownTables(): Promise<string[]> {
  const files = (await readdir(folder)).filter(name => name.endsWith('.sql'));
  const names = await Promise.all(
    files.map(async file => {
      const sql = await readFile(path.join(folder, file), 'utf8');
      return [...sql.matchAll(created)].flatMap(([, name]) => name ?? []);
    }),
  );
  return [...new Set(names.flat())].toSorted();
}
