import { sql } from 'drizzle-orm';
import type { PlainDate } from '#domain/plain-date.ts';
import type { Database } from '#server/database/database.ts';
import { assignments, trainingDays } from '#server/database/tables/assignments.ts';
import { type Followed, versionsOf } from '#server/training-days/versions/version-of.ts';
import { scheduleColumns } from './schedule-columns.ts';

/** Inserts the training days of new assignments of one workout, in one statement for any number of members. */
export async function insertTrainingDays(
  tx: Database,
  followed: Followed,
  starts: readonly PlainDate[],
  assignmentIds: readonly string[],
): Promise<void> {
  const schedule = scheduleColumns(starts, await versionsOf(tx, followed));
  await tx.execute(sql`
    insert into ${trainingDays} (assignment_id, member_id, date, planned_date, day_version_id, exercise_count, units_prescribed, state)
    select a.id, a.member_id, s.date, s.date, v.id, v.exercise_count, v.units_prescribed,
      case a.status when 'paused' then 'paused' when 'completed' then 'ended' else 'scheduled' end
    from unnest(${sql.param(schedule.starts)}::date[], ${sql.param(schedule.dates)}::date[],
                ${sql.param(schedule.versionIds)}::uuid[]) as s(start_date, date, version_id)
    join ${assignments} a on a.start_date = s.start_date and s.date <= a.end_date
    join day_versions v on v.id = s.version_id
    where a.id = any(${sql.param([...assignmentIds])}::uuid[])`);
}
