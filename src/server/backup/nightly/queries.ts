import { sql } from 'drizzle-orm';
import type { Database } from '#server/database/database.ts';
import { backups } from '#server/database/tables/operation.ts';

export type RecordedBackup = { madeAt: Date; reason: string; file: string; bytes: number; rowCount: number };

export async function recordBackup(db: Database, backup: RecordedBackup): Promise<void> {
  await db.insert(backups).values(backup);
}

/** Whether this night's backup has been made, by whichever server. One dated later than now is of a clock that was wrong. */
export async function isNightBackedUp(db: Database, night: Date, now: Date): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from backups where reason = 'nightly' and made_at >= ${night} and made_at <= ${now} limit 1`);
  return rows.length > 0;
}

/** About what the next one takes; 0 before the first. */
export async function bytesOfNewest(db: Database): Promise<number> {
  const { rows } = await db.execute<{ bytes: number }>(
    sql`select bytes from backups order by made_at desc limit 1`,
  );
  return rows[0]?.bytes ?? 0;
}

/** Backups whose files are gone are not listed any more. */
export async function forgetBackups(db: Database, files: readonly string[]): Promise<void> {
  await db.execute(sql`delete from backups where file = any(${sql.param([...files])}::text[])`);
}

/** The newest nightly backup, unless it or another has been restored on trial since then. */
export async function backupToTry(
  db: Database,
  since: Date,
): Promise<{ id: string; file: string } | undefined> {
  const { rows } = await db.execute<{ id: string; file: string }>(sql`
    select id, file from backups
    where reason = 'nightly' and not exists (select from backups where trial_at > ${since})
    order by made_at desc limit 1`);
  return rows[0];
}

export async function recordTrial(
  db: Database,
  id: string,
  { at, problem }: { at: Date; problem: string | null },
): Promise<void> {
  await db.execute(sql`update backups set trial_at = ${at}, trial_problem = ${problem} where id = ${id}`);
}
