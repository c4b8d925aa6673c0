import { sql } from 'drizzle-orm';
import { dateOfLocal } from '#domain/plain-date.ts';
import type { Database } from '#server/database/database.ts';
import { insertSharedWorkouts } from '#server/training-days/one-off-day.ts';
import { SettingsError } from '#server/settings/settings.ts';

// A table that only a demonstration has. Without it, people in a database are real ones, and nothing is touched.

const isMarked = sql`to_regclass('demonstration') is not null`;

/** When this demonstration was made; null when there is none. */
export async function madeAt(db: Database): Promise<Date | null> {
  const { rows } = await db.execute<{ marked: boolean }>(sql`select ${isMarked} as marked`);
  if (!rows[0]?.marked) return null;
  const found = await db.execute<{ at: Date }>(sql`select made_at as at from demonstration`);
  const at = found.rows[0]?.at;
  return at === undefined ? null : new Date(at);
}

/** Made on the date that it is now where the server runs. */
export async function endsToday(db: Database, now: Date): Promise<boolean> {
  const at = await madeAt(db);
  return at !== null && dateOfLocal(at) === dateOfLocal(now);
}

/** Makes room for a new demonstration; refuses where someone else's fellowship lives. */
export async function markAsDemonstration(tx: Database, now: Date): Promise<void> {
  const { rows } = await tx.execute<{ foreign: boolean }>(
    sql`select not ${isMarked} and exists (select 1 from users) as foreign`,
  );
  if (rows[0]?.foreign) throw new SettingsError(refusal);
  await emptyTables(tx);
  await tx.execute(sql`create table if not exists demonstration (made_at timestamptz not null)`);
  await tx.execute(sql`insert into demonstration values (${now})`);
}

const refusal =
  'There are people in this database who do not belong to a demonstration. Nothing was changed. ' +
  'Leave DATA_DIR and DATABASE_URL unset, or let them name a place that is empty.';

/** All but what the migrations put there. */
async function emptyTables(tx: Database): Promise<void> {
  await tx.execute(sql`
    do $$ begin
      execute (select 'truncate ' || string_agg(format('%I.%I', schemaname, tablename), ', ')
        from pg_tables where schemaname = current_schema());
    end $$`);
  await insertSharedWorkouts(tx);
}
