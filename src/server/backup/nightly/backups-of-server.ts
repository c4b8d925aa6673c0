import path from 'node:path';
import type { DatabasePool } from '#server/database/database.ts';
import { migrateDatabase } from '#server/database/migrate.ts';
import type { DiskRoom } from '#server/disk/disk-room.ts';
import type { Job } from '#server/jobs/jobs.ts';
import type { Settings } from '#server/settings/settings.ts';
import { backUpBeforeMigrating } from './before-migration.ts';
import { backupsFolderOf, attachmentsFolderOf, picturesFolderOf } from '#server/backup/commands/command.ts';
import type { Connection } from '#server/backup/archive/connection.ts';
import { nightlyBackup } from './nightly-backup.ts';
import { recordBackup } from './queries.ts';
import type { Written } from '#server/backup/write/write-backup.ts';

type Server = {
  db: DatabasePool;
  connection: Connection;
  settings: Pick<Settings, 'dataDir' | 'backupBeforeMigration' | 'backupKeep' | 'timeZone'>;
  say: (line: string) => void;
  now: () => Date;
  disk?: DiskRoom;
};

/** Brings the tables up to date, with a backup before where there is something to lose. */
export async function migrateWithBackup({
  db,
  connection,
  settings,
  say,
  now: clock,
}: Server): Promise<void> {
  if (!settings.backupBeforeMigration) return migrateDatabase(db);
  const now = clock();
  const source = {
    connection,
    picturesFolder: picturesFolderOf(settings),
    attachmentsFolder: attachmentsFolderOf(settings),
    folder: backupsFolderOf(settings),
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

export const backupJobs = (
  { db, connection, settings, say, now, disk }: Server,
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
          picturesFolder: picturesFolderOf(settings),
          attachmentsFolder: attachmentsFolderOf(settings),
          keep: settings.backupKeep,
          zone: settings.timeZone,
          now,
          say,
          ...(disk && { disk }),
        }),
      ];
