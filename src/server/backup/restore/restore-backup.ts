import type { Folder } from '#server/files/folder/file-folder.ts';
import { folderOf } from '#server/files/folder/folder-of.ts';
import { takeServingLockAlone } from '#server/database/serving-lock.ts';
import { type Archive, openArchive } from '#server/backup/archive/archive-reader.ts';
import { BackupError, because } from '#server/backup/archive/backup-error.ts';
import {
  type Connection,
  prepareTransfer,
  quoteName,
  withClient,
} from '#server/backup/archive/connection.ts';
import { dropEverything } from './drop-everything.ts';
import { refuseUnreadable } from './load-tables.ts';
import { refuseOtherPrograms } from './other-programs.ts';
import {
  attachmentsOf,
  removeOtherAttachments,
  restoreAttachments,
} from '#server/backup/archive/attachments.ts';
import { picturesOf, removeOtherPictures, restorePictures } from '#server/backup/archive/pictures.ts';
import { refuseContradictions } from './refuse-contradictions.ts';
import { refuseNewer, restoreTables } from './restore-tables.ts';
import { tablesOf } from '#server/backup/archive/tables.ts';
import type pg from 'pg';

export type RestoreOptions = {
  connection: Connection;
  picturesFolder: Folder;
  attachmentsFolder: Folder;
  /** The existing data may go. */
  replace: boolean;
  now: Date;
  say: (line: string) => void;
  /** Calls it off: all stays as it was. */
  signal?: AbortSignal;
};

export type Restored = {
  madeAt: string;
  tables: number;
  rows: number;
  pictures: number;
  attachments: number;
  heldMails: number;
  hasPayments: boolean;
};

/** Opens a backup and reads it through: one that is damaged, or of a newer release, is refused before anything is touched. */
export async function checkBackup(file: string, say: (line: string) => void): Promise<Archive> {
  const archive = await openArchive(file);
  try {
    await refuseNewer(archive);
    await refuseContradictions(archive);
    await refuseUnreadable(archive);
  } catch (error) {
    await archive.close();
    throw error;
  }
  const { madeAt, release } = archive.manifest;
  say(`The backup is whole. It was made on ${madeAt} by release ${release}.`);
  return archive;
}

/** Puts a backup in place of what is there: all of it, or nothing. */
export async function restoreBackup(archive: Archive, options: RestoreOptions): Promise<Restored> {
  const { connection, signal } = options;
  const picturesFolder = folderOf(options.picturesFolder);
  const attachmentsFolder = folderOf(options.attachmentsFolder, { isPrivate: true });
  try {
    const work = async (client: pg.Client) => {
      await client.query('begin');
      await prepareTransfer(client);
      await makeWay(client, options);
      await restorePictures(archive, picturesFolder);
      await restoreAttachments(archive, attachmentsFolder);
      await dropEverything(client);
      await restoreTables(client, archive);
      const heldMails = await calmDown(client, options.now);
      await client.query('commit');
      return heldMails;
    };
    const heldMails = await withClient(connection, work, signal);
    if (options.replace) {
      await removeOtherPictures(archive, picturesFolder);
      await removeOtherAttachments(archive, attachmentsFolder);
    }
    const { contents } = archive.checksums;
    return {
      madeAt: archive.manifest.madeAt,
      tables: contents.length,
      rows: contents.reduce((sum, { rows }) => sum + rows, 0),
      pictures: picturesOf(archive).length,
      attachments: attachmentsOf(archive).length,
      heldMails,
      hasPayments: contents.some(({ table, rows }) => table === 'payment_events' && rows > 0),
    };
  } catch (error) {
    if (signal?.aborted) throw new BackupError('Called off.', { cause: error });
    throw because('The backup could not be restored, and nothing was changed', error);
  }
}

/** Sees that nobody works on the database, and that what is there is ours and may go. */
async function makeWay(client: pg.Client, { replace, say }: RestoreOptions): Promise<void> {
  if (!(await takeServingLockAlone(client))) {
    throw inUse();
  }
  await refuseOtherPrograms(client, replace);
  const present = await presentRows(client);
  if (present.length === 0 || (await isUnused(client))) return;
  const sum = present.reduce((total, { rows }) => total + rows, 0);
  const most = present.slice(0, 3).map(({ name, rows }) => `${name} ${rows}`);
  const what = `${sum} rows in ${present.length} tables (${most.join(', ')}, …)`;
  if (!replace) {
    throw new BackupError(
      `This database holds data: ${what}. To put the backup in their place, add --replace.`,
    );
  }
  say(`Replacing ${what} …`);
}

/** Tables of ours that a start has made, and nobody has an account yet. */
async function isUnused(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ isOurs: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null and to_regclass('public.users') is not null as "isOurs"`,
  );
  if (!rows[0]?.isOurs) return false;
  return (await client.query('select from users limit 1')).rowCount === 0;
}

async function presentRows(client: pg.Client): Promise<{ name: string; rows: number }[]> {
  const found: { name: string; rows: number }[] = [];
  for (const { name } of await tablesOf(client)) {
    const { rows } = await client.query<{ rows: string }>(`select count(*) as rows from ${quoteName(name)}`);
    found.push({ name, rows: Number(rows[0]?.rows) });
  }
  return found.filter(({ rows }) => rows > 0).toSorted((a, b) => b.rows - a.rows);
}

/** Releases before had neither. What is for a time still to come has not gone out yet. */
const holdForLater = `do $$ begin
  if to_regclass('pending_invitations') is not null then update pending_invitations set due_at = null; end if;
  if to_regclass('scheduled_messages') is not null then
    update scheduled_messages set held_why = 'A backup was restored: it may have been sent before'
    where held_why is null and send_at <= now();
  end if;
end $$`;

/**
 * The events since the backup was made are not known to it: a letter that waited may have been sent, a session may have
 * been ended because its device was lost, a notice may have gone out. So letters, invitations and messages for later
 * are held, notices are but listed, and everyone signs in again. The time between then and now is no jump of the clock,
 * which the watch would take it for after a month: it begins again. Answers the letters held.
 */
async function calmDown(client: pg.Client, now: Date): Promise<number> {
  await client.query('delete from sessions');
  await client.query('update notices set push_due_at = null, mail_due_at = null');
  await client.query('delete from clock_watch');
  await client.query(holdForLater);
  const { rowCount } = await client.query('update mails set held_at = $1 where held_at is null', [now]);
  return rowCount ?? 0;
}

export const inUse = () =>
  new BackupError(
    'Fellowship is running on this database, or a backup of it is being made. Stop it, then restore.',
  );
