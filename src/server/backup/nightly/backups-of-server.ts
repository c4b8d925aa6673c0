import path from 'node:path';
import type { DatabasePool } from '#server/database/database.ts';
import { migrateDatabase } from '#server/database/migrate.ts';
import type { DiskRoom } from '#server/disk/disk-room.ts';
import type { Job } from '#server/jobs/jobs.ts';
import type { Settings } from '#server/settings/settings.ts';
import { type FilePlace, filesOf } from '#server/files/places/files-of.ts';
import { backupsFolderOf } from '#server/backup/commands/command.ts';
import type { Connection } from '#server/backup/archive/connection.ts';
import { nightlyBackup } from './nightly-backup.ts';
import { recordBackup } from './queries.ts';
import { type BackupOptions, writeBackup, type Written } from '#server/backup/write/write-backup.ts';
import { backupFileName } from '#server/backup/archive/backup-files.ts';
import { BackupError } from '#server/backup/archive/backup-error.ts';
import { removeOldBeforeMigrations } from './keep-backups.ts';

type Server = {
  db: DatabasePool;
  connection: Connection;
  settings: Pick<Settings, 'dataDir' | 'backupBeforeMigration' | 'backupKeep' | 'timeZone'>;
  /** The data folder's by default. */
  files?: FilePlace;
  say: (line: string) => void;
  now: () => Date;
  disk?: DiskRoom | undefined;
};

/** Brings the tables up to date, with a backup before where there is something to lose. */
export async function migrateWithBackup({
  db,
  connection,
  settings,
  files = filesOf(settings),
  say,
  now: clock,
  disk,
}: Server): Promise<void> {
  if (!settings.backupBeforeMigration) return migrateDatabase(db);
  const now = clock();
  const source = {
    connection,
    ...files,
    folder: backupsFolderOf(settings),
    disk,
  };
  let written: Written | undefined;
  await migrateDatabase(db, {
    async beforeMigrating(missing) {
      written = await backUpBeforeMigrating(missing, { ...source, now, say });
    },
  });
  // The table of backups may be one of those that have just been made.
  if (!written) return;
  const { file, bytes, rows: rowCount } = written;
  await recordBackup(db, {
    madeAt: now,
    reason: 'before-migration',
    file: path.basename(file),
    bytes,
    rowCount,
  });
}

type BeforeMigration = Omit<BackupOptions, 'file'> & { folder: string; say: (line: string) => void };

/** Makes a backup before the tables are changed by these steps; what goes wrong here keeps them as they are. */
async function backUpBeforeMigrating(
  missing: readonly string[],
  { folder, say, ...source }: BeforeMigration,
): Promise<Written> {
  const file = path.join(folder, backupFileName(`before-${missing[0]}`, source.now));
  try {
    const written = await writeBackup({ ...source, file });
    say(`The tables are about to be brought up to date. As they are now, they are in ${file}.`);
    await removeOldBeforeMigrations(folder);
    return written;
  } catch (error) {
    throw new BackupError(
      `The tables are to be brought up to date, and the backup that is made before could not be: ${(error as Error).message.replace(/\.$/, '')}. ` +
        'Nothing was changed. Set BACKUP_BEFORE_MIGRATION=off to start without one.',
      { cause: error },
    );
  }
}

export const backupJobs = (
  { db, connection, settings, files = filesOf(settings), say, now, disk }: Server,
  administrator: Connection,
): Job[] =>
  settings.backupKeep === null
    ? []
    : [
        nightlyBackup({
          db,
          connection,
          administrator,
          folder: backupsFolderOf(settings),
          ...files,
          keep: settings.backupKeep,
          zone: settings.timeZone,
          now,
          say,
          ...(disk && { disk }),
        }),
      ];
