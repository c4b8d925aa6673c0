import { advisoryLock } from '#server/database/advisory-locks.ts';
import path from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { lastNight } from '#domain/backup-retention.ts';
import type { Job } from '#server/jobs/jobs.ts';
import { noRoomForBackup } from '#server/backup/archive/backup-error.ts';
import { backupFileName } from '#server/backup/archive/backup-files.ts';
import { prepareTransfer, withClient } from '#server/backup/archive/connection.ts';
import { removeOldNights } from './keep-backups.ts';
import type { NightlyOptions } from './nightly-options.ts';
import { bytesOfNewest, forgetBackups, isNightBackedUp, recordBackup } from './queries.ts';
import { dropScratchDatabase, tryRestoring } from './trial-restore.ts';
import { writeBackup } from '#server/backup/write/write-backup.ts';

const minute = 60_000;
const hour = 60 * minute;
const nightlyLock = advisoryLock('nightly backup');

/** Looks now and then whether a night's backup is due, so that a night that was missed is made up for after the start. */
export function nightlyBackup(options: NightlyOptions): Job {
  let notBefore = 0;
  let isSwept = false;
  return {
    name: 'The nightly backup',
    every: 10 * minute,
    first: minute,
    async run() {
      const now = options.now();
      if (now.getTime() < notBefore) return;
      try {
        if (!isSwept) await dropScratchDatabase(options);
        isSwept = true;
        await backUpTheNight(options, now);
        await tryRestoring(options, now);
      } catch (error) {
        notBefore = now.getTime() + hour;
        throw error;
      }
    },
  };
}

/** Makes this night's backup unless there is one; of several servers, one makes it. */
export async function backUpTheNight(options: NightlyOptions, now: Date): Promise<void> {
  const { connection, picturesFolder, attachmentsFolder, folder, keep, zone } = options;
  await withClient(connection, async client => {
    await client.query('begin');
    await prepareTransfer(client);
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_xact_lock($1) as taken', [
      nightlyLock,
    ]);
    const tx = drizzle({ client });
    if (!rows[0]?.taken || (await isNightBackedUp(tx, lastNight(zone, now), now))) return;
    const file = path.join(folder, backupFileName('nightly', now));
    await options.disk?.refuseBeyond(await bytesOfNewest(tx), noRoomForBackup);
    const { bytes, rows: rowCount } = await writeBackup({
      connection,
      picturesFolder,
      attachmentsFolder,
      file,
      now,
      disk: options.disk,
    });
    await recordBackup(tx, { madeAt: now, reason: 'nightly', file: path.basename(file), bytes, rowCount });
    await client.query('commit');
    await forgetBackups(options.db, await removeOldNights(folder, keep, zone));
  });
}
