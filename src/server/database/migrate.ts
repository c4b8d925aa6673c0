import path from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { projectRoot } from '#server/project-root.ts';
import type { DatabasePool } from './database.ts';

const migrationLock = 7_214_001;

/** Brings the tables up to date. Servers that start together wait for one another. */
export async function migrateDatabase(db: DatabasePool): Promise<void> {
  const client = await db.$client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await migrate(drizzle({ client }), {
      migrationsFolder: path.join(projectRoot, 'src/server/database/migrations'),
    });
  } finally {
    await client.query('select pg_advisory_unlock($1)', [migrationLock]).catch(() => undefined);
    client.release();
  }
}
