import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import * as z from 'zod/mini';
import { projectRoot } from '#server/settings/project-root.ts';
import { landedMigrations, landedRoutines } from './landed-migrations.ts';

type Client = Pick<pg.ClientBase, 'query'>;

/** A step of the tables' history, as this release has it. */
export type Migration = { tag: string; when: number; hash: string; statements: string[] };

/** Says why the tables cannot be brought up to date, in a sentence for the person who starts the server. */
class MigrationError extends Error {
  override name = 'MigrationError';
}

const folder = path.join(projectRoot, 'src/server/database/migrations');
const routinesFolder = path.join(projectRoot, 'src/server/database/routines');
const journal = z.object({ entries: z.array(z.object({ tag: z.string(), when: z.number() })) });
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

/** The release's migrations in order. An edited landed one is refused, because databases would silently differ. */
export async function migrationFiles(): Promise<Migration[]> {
  const text = await readFile(path.join(folder, 'meta/_journal.json'), 'utf8');
  const { entries } = journal.parse(JSON.parse(text));
  return Promise.all(
    entries.map(async ({ tag, when }) => {
      const content = await readFile(path.join(folder, `${tag}.sql`), 'utf8');
      const hash = hashOf(content);
      if (landedMigrations[tag]?.[0] !== hash)
        throw new MigrationError(
          `The migration ${tag} is not the one that landed. Fetch this release again; what is to change belongs into a new migration.`,
        );
      return { tag, when, hash, statements: content.split('--> statement-breakpoint') };
    }),
  );
}

/** The steps that a database has taken, in order and in any wording. A step unknown to this release is refused. */
export async function recordedMigrations(client: Client): Promise<string[]> {
  const { rows: there } = await client.query<{ record: boolean; tables: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as record,
            to_regclass('public.users') is not null as tables`,
  );
  if (!there[0]?.record) {
    if (there[0]?.tables) throw notOurs();
    return [];
  }
  const { rows } = await client.query<{ hash: string }>(
    'select hash from drizzle.__drizzle_migrations order by id',
  );
  return tagsOf(rows.map(({ hash }) => hash));
}

/** The steps with these hashes. An unknown hash is refused, and so is a gap between the steps. */
function tagsOf(hashes: readonly string[]): string[] {
  const tags = Object.keys(landedMigrations);
  const recorded = new Set(hashes.map(hash => tags.find(tag => landedMigrations[tag]?.includes(hash))));
  if (recorded.has(undefined)) throw newerDatabase();
  const known = tags.filter(tag => recorded.has(tag));
  if (known.some((tag, index) => tag !== tags[index])) throw notOurs();
  return known;
}

/**
 * Applies the missing steps up to and including `upTo`, in the caller's transaction, and answers them. Null means all
 * steps, and the functions and triggers too.
 */
export async function applyMigrations(client: Client, upTo: string | null): Promise<string[]> {
  const files = await migrationFiles();
  const recorded = await recordedMigrations(client);
  const last = upTo === null ? files.length : files.findIndex(({ tag }) => tag === upTo) + 1;
  const missing = files.slice(recorded.length, last);
  // A large table may take longer than a request may.
  await client.query('set local statement_timeout = 0');
  await client.query('create schema if not exists drizzle');
  await client.query(
    'create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  );
  for (const { hash, when, statements } of missing) {
    for (const statement of statements) await client.query(statement);
    await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      hash,
      when,
    ]);
  }
  if (upTo === null) await applyRoutines(client);
  return missing.map(({ tag }) => tag);
}

/** Makes functions and triggers again whose files have changed. */
async function applyRoutines(client: Client): Promise<void> {
  await client.query(
    'create table if not exists drizzle.applied_routines (name text primary key, hash text not null)',
  );
  const { rows } = await client.query<{ name: string; hash: string }>(
    'select name, hash from drizzle.applied_routines',
  );
  if (rows.some(({ name, hash }) => !landedRoutines[name]?.includes(hash))) throw newerDatabase();
  const applied = new Map(rows.map(({ name, hash }) => [name, hash]));
  const names = (await readdir(routinesFolder)).filter(name => name.endsWith('.sql')).toSorted();
  for (const name of names) {
    const content = await readFile(path.join(routinesFolder, name), 'utf8');
    if (applied.get(name) === hashOf(content)) continue;
    await client.query(content);
    await client.query(
      `insert into drizzle.applied_routines (name, hash) values ($1, $2)
       on conflict (name) do update set hash = excluded.hash`,
      [name, hashOf(content)],
    );
  }
}

const newerDatabase = () =>
  new MigrationError(
    'This database has been brought up to date by a newer release of Fellowship, or by another program. ' +
      'Start that release again, or restore a backup that was made before it.',
  );

const notOurs = () =>
  new MigrationError(
    'This database holds tables that this release of Fellowship has not made. Choose an empty database, or restore a backup into one.',
  );
