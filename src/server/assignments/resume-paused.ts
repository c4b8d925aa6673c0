import { sql } from 'drizzle-orm';
import type { PlainDate } from '#domain/plain-date.ts';
import { startOfDate } from '#domain/plain-date.ts';
import { type DatabasePool, transaction } from '#server/database/database.ts';
import { notifyOfPrograms } from '#server/notices/notify/notify-of-program.ts';
import { todayByZone } from '#server/training-days/schedule/schedule-rows.ts';
import { changeAssignment, lockAssignment } from './change-assignment.ts';

type Due = { id: string; zone: string; pausedUntil: PlainDate; resumeWith: 'dates-stay' | 'move-on' };

/**
 * Lets programs go on that are paused until a day that has come where their members live. Each goes on as of that day, however
 * late this is; one that another server has let go on, or a coach has changed meanwhile, is left alone.
 */
export async function resumePaused(db: DatabasePool, now: Date, say: (line: string) => void): Promise<void> {
  const { zones, todays } = await todayByZone(db, now);
  const { rows } = await db.execute<Due>(sql`
    select a.id, u.time_zone as zone, a.paused_until as "pausedUntil", a.resume_with as "resumeWith"
    from assignments a join users u on u.id = a.member_id
    join unnest(${sql.param(zones)}::text[], ${sql.param(todays)}::date[]) as z(zone, today) on z.zone = u.time_zone
    where a.paused_until <= z.today and a.removed_at is null order by a.id`);
  for (const due of rows) {
    // An assignment that can't go on, as where the same program was given once more, stops nobody else's.
    await transaction(db, tx => resume(tx, due, now)).catch((error: unknown) =>
      say(`A paused program could not go on (assignment ${due.id}): ${String(error)}`),
    );
  }
}

type Tx = Parameters<Parameters<typeof transaction>[1]>[0];

async function resume(tx: Tx, { id, zone, pausedUntil, resumeWith }: Due, now: Date): Promise<void> {
  // Its program first, as everyone who changes one does; another server that was here before has let it go on.
  const { before } = await lockAssignment(tx, id, undefined);
  if (before.pausedUntil !== pausedUntil) return;
  await changeAssignment(
    tx,
    id,
    { status: 'active', resume: resumeWith, following: 'stay' },
    startOfDate(zone, pausedUntil),
  );
  await notifyOfPrograms(tx, 'resumed', [id], now);
}
