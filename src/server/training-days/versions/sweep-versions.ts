import { sql } from 'drizzle-orm';
import { type Database, type DatabasePool, transaction } from '#server/database/database.ts';
import { inChunks } from '#server/database/in-chunks.ts';

const day = 24 * 60 * 60 * 1000;
/** A phone may have had no signal for so long, and still send a log of a day as it was before an edit. */
const retentionMs = 30 * day;

/**
 * Deletes versions that no training day, log, present program or version of one refers to. They are marked first, and deleted when they
 * have been marked for long enough. Versions of one-off exercises stay, because they belong to their member.
 */
export async function sweepVersions(db: DatabasePool, now: Date, batch = 1000): Promise<number> {
  await markUnused(db, now, batch);
  let deleted = 0;
  for (let isMore = true; isMore; ) {
    const swept = await transaction(db, tx => deleteUnused(tx, new Date(now.getTime() - retentionMs), batch));
    deleted += swept.deleted;
    isMore = swept.found === batch;
  }
  return deleted;
}

/** SQL: all versions in use. None of these columns has an index by version, so the tables are read as a whole. */
const usedVersions = sql`
  select day_version_id as id from training_days
  union select current_version_id from program_days
  union select current_version_id from workouts
  union select day_version_id from program_version_days
  union select p.day_version_id from progress_logs l join day_version_exercises p on p.id = l.prescription_id
  union select p.day_version_id from training_session_events s join day_version_exercises p on p.id = s.prescription_id`;

/** A version younger than a day is left out, because it may belong to a transaction that is not over yet. */
async function markUnused(db: DatabasePool, now: Date, batch: number): Promise<void> {
  const { rows } = await db.execute<{ id: string; isUsed: boolean }>(sql`
    with used as (${usedVersions})
    select v.id, u.id is not null as "isUsed"
    from day_versions v left join used u on u.id = v.id
    where v.member_id is null and v.created_at < ${new Date(now.getTime() - day)}
      and (u.id is null) = (v.unused_since is null)`);
  for (const chunk of inChunks(rows, batch)) {
    const unused = chunk.filter(row => !row.isUsed).map(row => row.id);
    await db.execute(sql`
      update day_versions set unused_since = case when id = any(${sql.param(unused)}::uuid[]) then ${now}::timestamptz end
      where id = any(${sql.param(chunk.map(row => row.id))}::uuid[])`);
  }
}

/**
 * Locks the versions before it looks who uses them. A late log that puts a day back on an old version locks it too, so
 * it is either seen here or finds the version deleted.
 */
async function deleteUnused(tx: Database, unusedBefore: Date, batch: number) {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select id from day_versions where unused_since < ${unusedBefore} order by id limit ${batch} for update skip locked`);
  const ids = sql.param(rows.map(row => row.id));
  const deleted = await tx.execute(sql`
    with used as (${usedVersions})
    delete from day_versions v
    where v.id = any(${ids}::uuid[]) and not exists (select 1 from used u where u.id = v.id)`);
  // The other versions are in use again.
  await tx.execute(sql`update day_versions set unused_since = null where id = any(${ids}::uuid[])`);
  return { found: rows.length, deleted: deleted.rowCount ?? 0 };
}
