import { stat } from 'node:fs/promises';
import path from 'node:path';
import { type DiskState, DiskRoom } from '#server/disk/disk-room.ts';
import { fault, type Finding, ok, skipped, warning } from '#server/doctor/findings/finding.ts';
import { sizeWords } from '#server/doctor/findings/words.ts';
import type { Settings } from '#server/settings/settings.ts';

/** Compares the free room on the disk of the data folder with the reserve that is kept for the database. */
export async function checkDisk({
  dataDir,
  diskReserve: reserveMegabytes,
}: Pick<Settings, 'dataDir' | 'diskReserve'>): Promise<Finding> {
  return judgeDisk(await new DiskRoom(await nearest(dataDir), { reserveMegabytes }).state());
}

export function judgeDisk({ free, reserve, isLow }: DiskState): Finding {
  if (!Number.isFinite(free)) return skipped('The room on the disk could not be looked up.');
  const [room, kept] = [sizeWords(free), sizeWords(reserve)];
  if (isLow) {
    return fault(
      `The disk has ${room} left, less than the ${kept} kept for the database: pictures, clips and backups are refused.`,
      'Make room on the disk, or get a larger one.',
    );
  }
  if (free < 2 * reserve) {
    return warning(
      `The disk has ${room} left. Below ${kept} pictures, clips and backups are refused.`,
      'Make room soon: move old backups to another machine, or get a larger disk.',
    );
  }
  return ok(`${room} are free; ${kept} of it are kept for the database.`);
}

/** The folder, or where it is not there yet, the one it will be in. */
async function nearest(folder: string): Promise<string> {
  const isThere = await stat(folder).then(
    () => true,
    () => false,
  );
  return isThere || folder === path.dirname(folder) ? folder : nearest(path.dirname(folder));
}
