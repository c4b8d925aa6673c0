import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import type { Folder } from '#server/files/folder/file-folder.ts';
import { folderOf } from '#server/files/folder/folder-of.ts';
import type { DiskRoom } from '#server/disk/disk-room.ts';
import { recordedMigrations } from '#server/database/migrations.ts';
import { projectRoot } from '#server/settings/project-root.ts';
import { ArchiveWriter } from '#server/backup/archive/archive-writer.ts';
import { BackupError, because } from '#server/backup/archive/backup-error.ts';
import {
  type Connection,
  prepareTransfer,
  quoteName,
  withClient,
} from '#server/backup/archive/connection.ts';
import { dumpTable } from './dump-tables.ts';
import {
  type Content,
  formatVersion,
  type Manifest,
  manifestName,
  type Table,
} from '#server/backup/archive/manifest.ts';
import { attachmentsIn, attachmentsSent, dumpAttachments } from '#server/backup/archive/attachments.ts';
import { dumpPictures, noteMentions, picturesIn } from '#server/backup/archive/pictures.ts';
import { contentOf, sequencesOf, tablesOf } from '#server/backup/archive/tables.ts';

export type BackupOptions = {
  connection: Connection;
  picturesFolder: Folder;
  attachmentsFolder: Folder;
  file: string;
  now: Date;
  /** The disk that the file goes onto, where a reserve of it is kept. */
  disk?: DiskRoom | undefined;
  /** Calls it off: nothing is left behind. */
  signal?: AbortSignal;
};

export type Written = {
  file: string;
  tables: number;
  rows: number;
  pictures: number;
  /** Pictures and clips of messages. */
  attachments: number;
  missingPictures: number;
  missingAttachments: number;
  bytes: number;
};

/** A picture may be deleted just while it is to be read; a new snapshot does not speak of it any more. */
const maxAttempts = 5;

/** Writes everything there is into one file, as it was at one moment, while work goes on. */
export async function writeBackup(options: BackupOptions): Promise<Written> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const written = await withClient(
        options.connection,
        client => attemptBackup(client, options),
        options.signal,
      );
      if (written) return written;
      if (attempt === maxAttempts)
        throw new BackupError('Files were deleted faster than they could be read. Try again.');
    } catch (error) {
      if (options.signal?.aborted) throw new BackupError('Called off. There is no backup.', { cause: error });
      throw because('The backup could not be written', error);
    }
  }
}

/** Undefined where a picture or a clip that the snapshot speaks of was deleted meanwhile. */
async function attemptBackup(
  client: pg.Client,
  { file, now, disk, ...where }: BackupOptions,
): Promise<Written | undefined> {
  const picturesFolder = folderOf(where.picturesFolder);
  const attachmentsFolder = folderOf(where.attachmentsFolder);
  const before = new Set(await picturesIn(picturesFolder));
  const filesBefore = new Set(await attachmentsIn(attachmentsFolder));
  const tables = await beginSnapshot(client);
  const head = await manifestOf(client, tables, now);
  const writer = await ArchiveWriter.create(file, now, disk);
  try {
    await writer.add(manifestName, Buffer.from(JSON.stringify(head)));
    const contents: Content[] = [];
    const mentioned = new Set<string>();
    for (const table of tables) {
      await dumpTable(client, writer, table, rows => noteMentions(rows, mentioned));
      contents.push(await contentOf(client, table));
    }
    const sequences = await sequencesOf(client);
    const sent = await attachmentsSent(client, tables);
    await client.query('commit');
    const pictures = await dumpPictures(picturesFolder, writer);
    const missingPictures = [...mentioned].filter(name => !pictures.has(name));
    const missingAttachments = await dumpAttachments(attachmentsFolder, sent, writer);
    const wasDeleted =
      missingPictures.some(name => before.has(name)) || missingAttachments.some(id => filesBefore.has(id));
    if (wasDeleted) {
      await writer.discard();
      return undefined;
    }
    const bytes = await writer.finish({ contents, sequences, missingPictures, missingAttachments });
    const rows = contents.reduce((sum, content) => sum + content.rows, 0);
    return {
      file,
      tables: tables.length,
      rows,
      pictures: pictures.size,
      attachments: sent.length - missingAttachments.length,
      missingPictures: missingPictures.length,
      missingAttachments: missingAttachments.length,
      bytes,
    };
  } catch (error) {
    await writer.discard();
    throw error;
  }
}

/**
 * Begins the snapshot in which everything is read. Tables are locked before it, as lightly as a read locks them: a change
 * of a table's shape would otherwise leave it empty for a snapshot from before.
 */
async function beginSnapshot(client: pg.Client): Promise<Table[]> {
  for (;;) {
    const known = await tablesOf(client);
    if (known.length === 0)
      throw new BackupError('There is nothing to back up: this database has no tables of Fellowship.');
    await client.query('begin isolation level repeatable read read only');
    await prepareTransfer(client);
    await client.query(
      `lock table ${known.map(({ name }) => quoteName(name)).join(', ')} in access share mode`,
    );
    const tables = await tablesOf(client);
    if (JSON.stringify(tables) === JSON.stringify(known)) return tables;
    await client.query('rollback');
  }
}

async function manifestOf(client: pg.Client, tables: Table[], now: Date): Promise<Manifest> {
  const { rows } = await client.query<{ version: string }>(
    `select current_setting('server_version') as version`,
  );
  const { version } = JSON.parse(await readFile(path.join(projectRoot, 'package.json'), 'utf8')) as {
    version: string;
  };
  return {
    format: formatVersion,
    release: version,
    madeAt: now.toISOString(),
    postgres: rows[0]?.version ?? '',
    migrations: await recordedMigrations(client),
    tables,
  };
}
