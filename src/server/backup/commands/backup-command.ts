import { stat } from 'node:fs/promises';
import path from 'node:path';
import { DiskRoom } from '#server/disk/disk-room.ts';
import { holdServingLock } from '#server/database/serving-lock.ts';
import { filesOf } from '#server/files/places/files-of.ts';
import { readSettings, type Settings } from '#server/settings/settings.ts';
import { BackupError } from '#server/backup/archive/backup-error.ts';
import { backupFileName } from '#server/backup/archive/backup-files.ts';
import {
  backupsFolderOf,
  abortOnSignals,
  countText,
  fileArgument,
  megabytes,
  filesText,
  secondsSince,
} from './command.ts';
import { reachDatabase } from './reach-database.ts';
import { writeBackup } from '#server/backup/write/write-backup.ts';

/** `npm run backup -- FILE` */
export async function backupCommand(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  say: (line: string) => void,
): Promise<void> {
  const start = performance.now();
  const settings = readSettings(env);
  const signal = abortOnSignals();
  const now = new Date();
  const file = await fileToWrite(args, settings, now);
  const { connection, close } = await reachDatabase(settings, { mustExist: true });
  try {
    const lock = await holdServingLock(connection);
    try {
      const written = await writeBackup({
        connection,
        ...filesOf(settings),
        file,
        now,
        disk: await diskFor(file, settings),
        signal,
      });
      const { rows, tables, pictures, missingPictures, attachments, missingAttachments, bytes } = written;
      say(
        `Backed up ${countText(rows, 'row')} of ${countText(tables, 'table')} and ${filesText(pictures, attachments)} ` +
          `into ${file} (${megabytes(bytes)}, ${secondsSince(start)}).`,
      );
      if (missingPictures > 0) {
        say(`${countText(missingPictures, 'picture')} that the data speak of had been missing before.`);
      }
      if (missingAttachments > 0) {
        say(`${countText(missingAttachments, 'attachment')} of messages had been missing before.`);
      }
    } finally {
      await lock.release();
    }
  } finally {
    await close();
  }
}

/** A folder gets a file named by the time. What is there is not written over. */
async function fileToWrite(args: readonly string[], settings: Settings, now: Date): Promise<string> {
  const [given, ...others] = args;
  if (others.length > 0 || given?.startsWith('-')) throw new BackupError('Use: npm run backup -- FILE');
  const place = given === undefined ? backupsFolderOf(settings) : fileArgument(given);
  const found = await stat(place).catch(() => undefined);
  if (given === undefined || found?.isDirectory()) return path.join(place, backupFileName('by-hand', now));
  if (found) throw new BackupError(`${place} is there already. Choose another name.`);
  return place;
}

/** The reserve is of the disk that the data are on: a file that goes onto another takes nothing of it. */
async function diskFor(
  file: string,
  { dataDir, diskReserve: reserveMegabytes }: Settings,
): Promise<DiskRoom | undefined> {
  const [goesTo, holds] = await Promise.all([deviceOf(path.dirname(file)), deviceOf(dataDir)]);
  return goesTo === holds ? new DiskRoom(dataDir, { reserveMegabytes }) : undefined;
}

/** Of the folder, or where that is not there yet, of the one it will be in. */
async function deviceOf(folder: string): Promise<number> {
  const found = await stat(folder).catch(() => undefined);
  return found?.dev ?? deviceOf(path.dirname(folder));
}
