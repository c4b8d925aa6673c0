import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { projectRoot } from '#server/settings/project-root.ts';

const folder = path.join(projectRoot, 'src/server/database/migrations/meta');
const snapshot = z.object({ tables: z.record(z.string(), z.object({ name: z.string() })) });

/**
 * The names of all tables that any release up to this one has made. Another program may share the database, so these
 * names tell which tables are ours.
 */
export async function ownTables(): Promise<string[]> {
  const files = (await readdir(folder)).filter(name => name.endsWith('_snapshot.json'));
  const names = await Promise.all(
    files.map(async file => {
      const { tables } = snapshot.parse(JSON.parse(await readFile(path.join(folder, file), 'utf8')));
      return Object.values(tables).map(({ name }) => name);
    }),
  );
  return [...new Set(names.flat())].toSorted();
}
