import { type BackupKeep, backupsThatStay } from '#domain/backup-retention.ts';
import { dateIn } from '#domain/plain-date.ts';
import { backupFilesIn, removeBackups } from '#server/backup/archive/backup-files.ts';

/** Removes the nightly backups that are past their time; answers their names. Called when a new one is whole. */
export async function removeOldNights(folder: string, keep: BackupKeep, zone: string): Promise<string[]> {
  const files = await backupFilesIn(folder, 'nightly');
  const stay = backupsThatStay(
    files.map(({ madeAt }) => dateIn(zone, madeAt)),
    keep,
  );
  return removeBackups(
    folder,
    files.filter((_, index) => !stay.has(index)),
  );
}

const backupsBeforeMigrations = 3;

export async function removeOldBeforeMigrations(folder: string): Promise<void> {
  const files = await backupFilesIn(folder, 'before-');
  await removeBackups(folder, files.slice(backupsBeforeMigrations));
}
