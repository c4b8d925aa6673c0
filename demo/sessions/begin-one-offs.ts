import { sql } from 'drizzle-orm';
import { dateIn } from '#domain/plain-date.ts';
import type { Database } from '#server/database/database.ts';
import { takeEventsWithin } from '#server/training-sessions/take-events.ts';
import type { KnownVersions } from '#server/training-days/versions/known-versions.ts';
import type { Enrolled } from '../training/assign-programs.ts';
import type { Trained } from '../training/training-log.ts';
import { told } from './told.ts';

type Making = { sessions: readonly Trained[]; enrolled: readonly Enrolled[]; now: Date };

const minute = 60_000;

/** On a rest day, who is always in the middle of a session is so with what the coach has added for today. */
export async function beginOneOffs(
  tx: Database,
  versions: KnownVersions,
  { sessions, enrolled, now }: Making,
): Promise<void> {
  for (const { person, memberId } of enrolled.filter(({ person: { isTrainingNow } }) => isTrainingNow)) {
    const today = dateIn(person.timeZone, now);
    if (sessions.some(({ day }) => day.memberId === memberId && day.date === today)) continue;
    const added = await addedFor(tx, memberId, today);
    if (!added) continue;
    const { trainingDayId, prescriptionId } = added;
    const set = { prescriptionId, setNum: 1, setKind: 'work', reps: 6, weight: 95, unit: 'lb' };
    const events = [
      told(now.getTime() - 4 * minute, 'start'),
      told(now.getTime() - 4 * minute + 2_000, 'feel', { readiness: 4 }),
      told(now.getTime() - 1.5 * minute, 'set', set),
    ];
    const asked = { trainingDayId, owner: { all: true as const }, viewerId: memberId, events, now, today };
    await takeEventsWithin(tx, versions, { ...asked, isWhole: false });
  }
}

async function addedFor(tx: Database, memberId: string, today: string) {
  const { rows } = await tx.execute<{ trainingDayId: string; prescriptionId: string }>(sql`
    select d.id as "trainingDayId", p.id as "prescriptionId" from training_days d
    join assignments a on a.id = d.assignment_id and a.kind = 'daily'
    join day_version_exercises p on p.day_version_id = d.day_version_id
    where d.member_id = ${memberId} and d.date = ${today}::date and p.category = 'Strength' limit 1`);
  return rows[0];
}
