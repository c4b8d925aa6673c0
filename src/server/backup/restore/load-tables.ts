import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { type Archive, damaged } from '#server/backup/archive/archive-reader.ts';
import { BackupError } from '#server/backup/archive/backup-error.ts';
import { quoteName } from '#server/backup/archive/connection.ts';
import { rowsIn, unpackRows } from '#server/backup/write/dump-tables.ts';
import { columnType } from './refuse-contradictions.ts';
import { type Part, type Table, tablesFolder } from '#server/backup/archive/manifest.ts';
import { columnList, contentOf, tablesOf } from '#server/backup/archive/tables.ts';

/** Puts the backup's rows, and the numbers that sequences stood at, into tables that were just made. */
export async function loadTables(client: pg.Client, archive: Archive): Promise<void> {
  const { tables } = archive.manifest;
  await shapeAsBackedUp(client, tables);
  // Rows that migrations have put there are among those of the backup.
  const names = (await tablesOf(client)).map(({ name }) => quoteName(name));
  await client.query(names.map(name => `delete from ${name}`).join('; '));
  for (const table of tables) await loadTable(client, archive, table);
  for (const { name, last, isCalled } of archive.checksums.sequences) {
    await client.query('select setval($1::regclass, $2::bigint, $3)', [quoteName(name), last, isCalled]);
  }
}

async function loadTable(client: pg.Client, archive: Archive, table: Table): Promise<void> {
  const parts = partsOf(archive, table);
  if (parts.length === 0) return;
  const stream = client.query(
    copyFrom(`copy ${quoteName(table.name)} (${columnList(table)}) from stdin with (freeze)`),
  );
  // Heard from the beginning: the database may refuse a row at any moment.
  const loaded = finished(stream);
  loaded.catch(() => undefined);
  for (const { name } of parts) {
    const rows = await unpackRows(await archive.read(name));
    await Promise.race([write(stream, rows), loaded]);
  }
  stream.end();
  await loaded;
}

async function write(stream: Writable, rows: Buffer): Promise<void> {
  if (!stream.write(rows)) await once(stream, 'drain');
}

const partsOf = (archive: Archive, { name }: Table): Part[] =>
  archive.checksums.parts.filter(part => part.name.startsWith(`${tablesFolder}${name}/`));

/**
 * A migration that was edited after it had landed has left databases of another shape, and the next ones mend that. So the
 * tables first get the columns that those of the backup had.
 */
async function shapeAsBackedUp(client: pg.Client, tables: readonly Table[]): Promise<void> {
  const present = new Map((await tablesOf(client)).map(table => [table.name, table]));
  for (const { name, columns } of tables) {
    const types = new Map(present.get(name)?.columns.map(column => [column.name, column.type]));
    const unknown = columns.find(column => !types.has(column.name));
    if (unknown)
      throw new BackupError(`The backup has ${name}.${unknown.name}, which this release does not know.`);
    for (const column of columns) {
      if (types.get(column.name) !== column.type) await changeType(client, name, column);
      types.delete(column.name);
    }
    for (const later of types.keys()) {
      await client.query(`alter table ${quoteName(name)} drop column ${quoteName(later)}`);
    }
  }
}

async function changeType(client: pg.Client, table: string, { name, type }: { name: string; type: string }) {
  // A type cannot be a parameter; this is the last place to see that it is nothing else.
  if (!columnType.test(type))
    throw new BackupError(`The backup has ${table}.${name} as another type than any of ours.`);
  await client.query(`alter table ${quoteName(table)} alter column ${quoteName(name)} type ${type}`);
}

/** Refuses to go on unless every table holds what the backup's did, by its number of rows and the sum over them. */
export async function compareContents(client: pg.Client, archive: Archive): Promise<void> {
  const tables = new Map(archive.manifest.tables.map(table => [table.name, table]));
  for (const { table: name, rows, sum } of archive.checksums.contents) {
    const table = tables.get(name);
    if (!table) throw damaged(archive.file);
    const now = await contentOf(client, table);
    if (now.rows === rows && now.sum === sum) continue;
    throw new BackupError(
      `After restoring, ${name} held ${now.rows} rows with the sum ${now.sum}; in the backup there were ${rows} with the sum ${sum}.`,
    );
  }
}

/** Reads every part through and counts its rows, without a database. */
export async function refuseUnreadable(archive: Archive): Promise<void> {
  const found = new Map<string, number>();
  for (const { name, rows } of archive.checksums.parts) {
    if (rows === undefined) continue;
    const table = name.slice(tablesFolder.length, name.lastIndexOf('/'));
    const unpacked = await unpackRows(await archive.read(name)).catch(() => undefined);
    if (!unpacked || rowsIn(unpacked) !== rows) throw damaged(archive.file);
    found.set(table, (found.get(table) ?? 0) + rows);
  }
  for (const { table, rows } of archive.checksums.contents) {
    if ((found.get(table) ?? 0) !== rows) throw damaged(archive.file);
  }
}
