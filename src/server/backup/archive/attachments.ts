import { open, mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import { codeOf } from '#server/database/embedded/embedded-postgres-error.ts';
import type { Archive } from './archive-reader.ts';
import type { ArchiveWriter } from './archive-writer.ts';
import { attachmentsFolderName, type Table } from './manifest.ts';

/** The names that files of attachments have: no way out of the folder, and nothing that someone else put there. */
const attachmentName = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/**
 * The files that were sent or wait for their time, and are there, as the snapshot has them; none of a release before
 * there were any.
 */
export async function attachmentsSent(client: pg.Client, tables: readonly Table[]): Promise<string[]> {
  const columns = tables.find(({ name }) => name === 'attachments')?.columns;
  if (!columns) return [];
  // A start that brings older tables up to date makes a backup of them before.
  const isSent = columns.some(({ name }) => name === 'check_in_id')
    ? '(message_id is not null or check_in_id is not null)'
    : 'message_id is not null';
  const waits = tables.some(({ name }) => name === 'scheduled_messages')
    ? 'or exists (select 1 from scheduled_messages s where attachments.id = any(s.attachment_ids))'
    : '';
  const { rows } = await client.query<{ id: string }>(
    `select id from attachments where (${isSent} ${waits}) and deleted_at is null order by id`,
  );
  return rows.map(({ id }) => id);
}

export async function attachmentsIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(unlessMissing);
  return (names ?? []).filter(name => attachmentName.test(name)).toSorted();
}

/** Writes these files, one after another; answers which of them are not there. */
export async function dumpAttachments(
  folder: string,
  ids: readonly string[],
  writer: ArchiveWriter,
): Promise<string[]> {
  const missing: string[] = [];
  for (const id of ids) {
    const content = await readFile(path.join(folder, id)).catch(unlessMissing);
    if (content) await writer.add(attachmentsFolderName + id, content);
    else missing.push(id);
  }
  return missing;
}

export const attachmentsOf = ({ checksums }: Archive): string[] =>
  checksums.parts
    .filter(({ name }) => name.startsWith(attachmentsFolderName))
    .map(({ name }) => name.slice(attachmentsFolderName.length))
    .filter(name => attachmentName.test(name));

/** Puts the backup's files into the folder. What has the same name has the same content, once it was sent. */
export async function restoreAttachments(archive: Archive, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const id of attachmentsOf(archive)) {
    const file = path.join(folder, id);
    const content = await archive.read(attachmentsFolderName + id);
    const present = await stat(file).catch(unlessMissing);
    if (present?.size === content.length && (await readFile(file)).equals(content)) continue;
    const unfinished = await open(`${file}.part`, 'w', 0o600);
    await unfinished.writeFile(content);
    await unfinished.sync();
    await unfinished.close();
    await rename(`${file}.part`, file);
  }
  const handle = await open(folder);
  await handle.sync();
  await handle.close();
}

/** Removes what the restored data cannot speak of. */
export async function removeOtherAttachments(archive: Archive, folder: string): Promise<void> {
  const restored = new Set(attachmentsOf(archive));
  for (const id of await attachmentsIn(folder))
    if (!restored.has(id)) await rm(path.join(folder, id), { force: true });
}

function unlessMissing(error: unknown): undefined {
  if (codeOf(error) !== 'ENOENT') throw error;
}
