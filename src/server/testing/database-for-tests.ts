import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { connectDatabase } from '#server/database/database.ts';
import { migrateDatabase } from '#server/database/migrate.ts';
import type { PostgresForTests } from './postgres-for-tests.ts';

/** Makes a database of its own name, copied from a template that has the tables, or from another that nobody is in. */
export async function createDatabaseForTests(
  connection: PostgresForTests,
  original: string = template,
): Promise<string> {
  const database = `test_${randomUUID().replaceAll('-', '')}`;
  await asAdmin(connection, async admin => {
    await provideTemplate(connection, admin);
    await admin.query(`create database ${database} template ${original} strategy file_copy`);
  });
  return database;
}

export async function createEmptyDatabaseForTests(connection: PostgresForTests): Promise<string> {
  const database = `test_${randomUUID().replaceAll('-', '')}`;
  await asAdmin(connection, admin => admin.query(`create database ${database}`));
  return database;
}

export async function dropDatabaseForTests(connection: PostgresForTests, database: string): Promise<void> {
  await asAdmin(connection, admin => admin.query(`drop database ${database} with (force)`));
}

const template = 'fellowship_template';

async function asAdmin<Result>(connection: PostgresForTests, work: (admin: pg.Client) => Promise<Result>) {
  const admin = new pg.Client({ ...connection, database: 'postgres' });
  await admin.connect();
  try {
    return await work(admin);
  } finally {
    await admin.end();
  }
}

/** Made once a run, whichever test file comes first; the others wait. */
async function provideTemplate(connection: PostgresForTests, admin: pg.Client): Promise<void> {
  await admin.query('select pg_advisory_lock(7214100)');
  const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [template]);
  if (!rowCount) {
    await admin.query(`create database ${template}_new`);
    const db = connectDatabase({ ...connection, database: `${template}_new`, max: 1 }, () => undefined);
    await migrateDatabase(db);
    await db.end();
    await admin.query(`alter database ${template}_new rename to ${template}`);
  }
  await admin.query('select pg_advisory_unlock(7214100)');
}
