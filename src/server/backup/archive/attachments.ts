import type pg from 'pg';
import type { FileFolder } from '#server/files/folder/file-folder.ts';
import { attachmentName } from '#server/files/folder/own-names.ts';
import type { Archive } from './archive-reader.ts';
import type { ArchiveWriter } from './archive-writer.ts';
import { attachmentsFolderName, type Table } from './manifest.ts';

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

export const attachmentsIn = (folder: FileFolder): Promise<string[]> =>
  folder.names(name => attachmentName.test(name));

/** Writes these files, one after another; answers which of them are not there. */
export async function dumpAttachments(
  folder: FileFolder,
  ids: readonly string[],
  writer: ArchiveWriter,
): Promise<string[]> {
  const missing: string[] = [];
  for (const id of ids) {
    const content = await folder.read(id);
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
export async function restoreAttachments(archive: Archive, folder: FileFolder): Promise<void> {
  await folder.prepare();
  for (const id of attachmentsOf(archive)) {
    const content = await archive.read(attachmentsFolderName + id);
    if (!(await folder.holds(id, content))) await folder.put(id, content);
  }
  await folder.settle();
}

/** Removes what the restored data cannot speak of. */
export async function removeOtherAttachments(archive: Archive, folder: FileFolder): Promise<void> {
  const restored = new Set(attachmentsOf(archive));
  for (const id of await attachmentsIn(folder)) if (!restored.has(id)) await folder.remove(id);
}
