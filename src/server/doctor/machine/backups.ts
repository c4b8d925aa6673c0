import { stat } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import { type BackupFile, backupFilesIn } from '#server/backup/archive/backup-files.ts';
import { backupsFolderOf } from '#server/backup/commands/command.ts';
import { fault, type Finding, ok, skipped, warning } from '#server/doctor/findings/finding.ts';
import { sizeWords, spanWords } from '#server/doctor/findings/words.ts';
import type { Settings } from '#server/settings/settings.ts';

const hour = 60 * 60_000;
/** A night's, and some hours for a night in which it was made late. */
const fresh = 36 * hour;

type BackupSettings = Pick<Settings, 'dataDir' | 'backupKeep'>;
type Trial = { at: Date; problem: string | null };
export type Backups = {
  newest: (BackupFile & { bytes: number }) | null;
  /** The last one that was restored on trial. */
  trial: Trial | null;
  /** The fellowship's age in milliseconds: a new one has had no night yet. */
  age: number | null;
};

export async function checkBackups(
  client: pg.Client | undefined,
  settings: BackupSettings,
  now: Date,
): Promise<Finding> {
  const folder = backupsFolderOf(settings);
  // Any kind counts: each is whole.
  const [file] = await backupFilesIn(folder, '');
  const bytes = file && (await stat(path.join(folder, file.name))).size;
  const newest = file && bytes !== undefined ? { ...file, bytes } : null;
  return judgeBackups({ newest, ...(await recordOf(client, now)) }, settings, now);
}

async function recordOf(client: pg.Client | undefined, now: Date): Promise<Omit<Backups, 'newest'>> {
  const tables = `select to_regclass('public.backups') is not null as has`;
  if (!client || !(await client.query<{ has: boolean }>(tables)).rows[0]?.has)
    return { trial: null, age: null };
  const { rows } = await client.query<Trial>(
    `select trial_at as at, trial_problem as problem from backups where trial_at is not null order by trial_at desc limit 1`,
  );
  const { rows: ages } = await client.query<{ since: Date | null }>(
    'select min(created_at) as since from users',
  );
  const since = ages[0]?.since;
  return { trial: rows[0] ?? null, age: since ? now.getTime() - since.getTime() : null };
}

export function judgeBackups(
  { newest, trial, age }: Backups,
  { dataDir, backupKeep }: BackupSettings,
  now: Date,
): Finding {
  if (trial?.problem) {
    return fault(
      `The last backup that was restored on trial could not be: ${trial.problem}`,
      'Make one by hand (npm run backup -- FILE), and see whether the disk is sound.',
    );
  }
  if (newest === null) {
    const folder = backupsFolderOf({ dataDir });
    const isNew = age === null || age < fresh;
    if (backupKeep === null) {
      const sentence = `There is no backup in ${folder}, and none is made: BACKUP_KEEP is off.`;
      const advice = 'Take BACKUP_KEEP=off back, or make one each day: npm run backup -- FILE.';
      return isNew ? warning(sentence, advice) : fault(sentence, advice);
    }
    if (isNew) return skipped('There is none yet. The first is made at three at night.');
    return fault(
      `There is no backup in ${folder}.`,
      'Leave the server running at night, or make one now: npm run backup -- FILE.',
    );
  }
  const ago = spanWords(Math.max(0, now.getTime() - newest.madeAt.getTime()));
  const made = `The newest backup was made ${ago} ago (${sizeWords(newest.bytes)})`;
  if (now.getTime() - newest.madeAt.getTime() > fresh) {
    return warning(
      `${made}.`,
      backupKeep === null
        ? 'BACKUP_KEEP is off: make one each day by npm run backup -- FILE, or take it back.'
        : 'Leave the server running at night, and read in its log why none was made.',
    );
  }
  const tried = trial
    ? `, and one was restored on trial ${spanWords(now.getTime() - trial.at.getTime())} ago`
    : '';
  return ok(`${made}${tried}. Keep copies on another machine too.`);
}
