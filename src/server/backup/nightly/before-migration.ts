import path from 'node:path';
import { backupFileName } from '#server/backup/archive/backup-files.ts';
import { BackupError } from '#server/backup/archive/backup-error.ts';
import { removeOldBeforeMigrations } from './keep-backups.ts';
import { type BackupOptions, type Written, writeBackup } from '#server/backup/write/write-backup.ts';

type BeforeMigration = Omit<BackupOptions, 'file'> & { folder: string; say: (line: string) => void };

/** Makes a backup before the tables are changed by these steps; what goes wrong here keeps them as they are. */
export async function backUpBeforeMigrating(
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
      `The tables are to be brought up to date, and the backup that is made before could not be: ${(error as Error).message}. ` +
        'Nothing was changed. Set BACKUP_BEFORE_MIGRATION=off to start without one.',
      { cause: error },
    );
  }
}
