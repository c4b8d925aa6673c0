import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { inject, onTestFinished } from 'vitest';
import type { Folder } from '#server/files/folder/file-folder.ts';
import { checkBackup, restoreBackup, type Restored } from '#server/backup/restore/restore-backup.ts';
import { type Written, writeBackup } from '#server/backup/write/write-backup.ts';
import {
  createDatabaseForTests,
  createEmptyDatabaseForTests,
  dropDatabaseForTests,
} from './database-for-tests.ts';
import type { PostgresForTests } from './postgres-for-tests.ts';

/** A database and the folders of files, and a client to look into it. */
export type BackupTarget = {
  connection: PostgresForTests;
  client: pg.Client;
  picturesFolder: string;
  attachmentsFolder: string;
};

/** A database without any tables, gone when the test has finished. */
export async function anEmptyTarget(): Promise<BackupTarget> {
  const connection = inject('postgres');
  const database = await createEmptyDatabaseForTests(connection);
  onTestFinished(() => dropDatabaseForTests(connection, database));
  return targetOf({ ...connection, database }, await aFolder());
}

export async function aFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'backup-test-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function targetOf(connection: PostgresForTests, picturesFolder: string): Promise<BackupTarget> {
  const client = new pg.Client(connection);
  client.on('error', () => undefined);
  await client.connect();
  onTestFinished(() => client.end());
  return { connection, client, picturesFolder, attachmentsFolder: await aFolder() };
}

/** A second fellowship: its tables, one account and one letter. */
export async function anotherTarget(): Promise<BackupTarget> {
  const connection = inject('postgres');
  const database = await createDatabaseForTests(connection);
  onTestFinished(() => dropDatabaseForTests(connection, database));
  const place = await targetOf({ ...connection, database }, await aFolder());
  await place.client.query(`insert into users (email, first_name) values ('another@x.org', 'Another')`);
  await addEmail(place);
  return place;
}

export const addEmail = ({ client }: BackupTarget) =>
  client.query<{ id: number }>(
    `insert into mails (recipient, subject, text, html) values ('another@x.org', '', '', '') returning id::int`,
  );

const now = new Date('2026-03-18T12:00:00Z');

/** With its files wherever they are. */
export type PlaceOfFiles = Pick<BackupTarget, 'connection'> & {
  picturesFolder: Folder;
  attachmentsFolder: Folder;
};

/** Into a file of this test unless another is named. */
export async function backUp(
  { connection, picturesFolder, attachmentsFolder }: PlaceOfFiles,
  given?: string,
): Promise<Written> {
  const file = given ?? path.join(await aFolder(), 'a.fellowship');
  return writeBackup({ connection, picturesFolder, attachmentsFolder, file, now });
}

const say = () => undefined;

export async function restore(
  { connection, picturesFolder, attachmentsFolder }: PlaceOfFiles,
  file: string,
  { replace = false }: { replace?: boolean } = {},
): Promise<Restored> {
  const archive = await checkBackup(file, say);
  try {
    return await restoreBackup(archive, { connection, picturesFolder, attachmentsFolder, replace, now, say });
  } finally {
    await archive.close();
  }
}

/** Every row of every table as text, each table's in one order. */
export async function everyRow({ client }: BackupTarget): Promise<Record<string, string[]>> {
  const { rows: tables } = await client.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  );
  const found: Record<string, string[]> = {};
  for (const { name } of tables) {
    const { rows } = await client.query<{ line: string }>(
      `select t::text as line from "${name}" t order by 1`,
    );
    found[name] = rows.map(({ line }) => line);
  }
  return found;
}

export function urlOf({ host, port, user, password, database }: PostgresForTests): string {
  const url = new URL(`postgresql://localhost:${port}/${database}`);
  url.username = user;
  if (password) url.password = password;
  url.searchParams.set('host', host);
  return url.href;
}
