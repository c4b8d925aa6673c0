import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { ArchiveWriter } from '#server/backup/archive/archive-writer.ts';
import { BackupError } from '#server/backup/archive/backup-error.ts';
import { columnList } from '#server/backup/archive/tables.ts';
import { quoteName } from '#server/backup/archive/connection.ts';
import { largestUnpackedPart, type Table, tablesFolder } from '#server/backup/archive/manifest.ts';

const partSize = 4 * 1024 * 1024;
const newline = 0x0a;
const pack = promisify<Buffer, { level: number }, Buffer>(gzip);
const unpack = promisify<Buffer, { maxOutputLength: number }, Buffer>(gunzip);

const partName = (table: string, number: number): string =>
  `${tablesFolder}${table}/${String(number).padStart(5, '0')}.copy.gz`;

/** Writes a table's rows as COPY gives them, in parts of some megabytes that end with a row. Passes each part on. */
export async function dumpTable(
  client: pg.Client,
  writer: ArchiveWriter,
  table: Table,
  look: (rows: Buffer) => void,
): Promise<void> {
  const stream = client.query(copyTo(`copy ${quoteName(table.name)} (${columnList(table)}) to stdout`));
  let waiting: Buffer[] = [];
  let waitingBytes = 0;
  let number = 0;
  // While one part is packed and written, the next is read; more than that is not held in memory.
  let writing = Promise.resolve();
  const writePart = async (rows: Buffer) => {
    if (rows.length === 0) return;
    if (rows.length > largestUnpackedPart)
      throw new BackupError(`A row of ${table.name} is longer than a backup takes.`);
    look(rows);
    await writing;
    number += 1;
    const name = partName(table.name, number);
    writing = pack(rows, { level: 2 }).then(packed => writer.add(name, packed, rowsIn(rows)));
    writing.catch(() => undefined);
  };
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    waiting.push(chunk);
    waitingBytes += chunk.length;
    if (waitingBytes < partSize) continue;
    const all = Buffer.concat(waiting);
    const end = all.lastIndexOf(newline) + 1;
    waiting = [all.subarray(end)];
    waitingBytes = all.length - end;
    await writePart(all.subarray(0, end));
  }
  await writePart(Buffer.concat(waiting));
  await writing;
}

/** The rows of a part, as COPY takes them. */
export const unpackRows = (part: Buffer): Promise<Buffer> =>
  unpack(part, { maxOutputLength: largestUnpackedPart });

/** A line break within a value is written as two letters, so each one ends a row. */
export function rowsIn(rows: Buffer): number {
  let count = 0;
  for (let at = rows.indexOf(newline); at >= 0; at = rows.indexOf(newline, at + 1)) count += 1;
  return count;
}
