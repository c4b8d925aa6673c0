import { readFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import type { Fellowship } from './fellowship.ts';

/** Runs a statement in the database of a fellowship that is up: for what no call can say, such as a month long ago. */
export async function inDatabase(fellowship: Fellowship, statement: string, values: unknown[] = []) {
  const client = new pg.Client({
    host: await socketFolder(fellowship.dataDir),
    user: 'fellowship',
    database: 'fellowship',
  });
  await client.connect();
  try {
    return await client.query<Record<string, unknown>>(statement, values);
  } finally {
    await client.end();
  }
}

/** PostgreSQL writes it into the fifth line of its own note. */
async function socketFolder(dataDir: string): Promise<string> {
  const note = await readFile(path.join(dataDir, 'postgresql/postmaster.pid'), 'utf8');
  return note.split('\n')[4]?.trim() ?? '';
}
