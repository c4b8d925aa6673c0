import { sql } from 'drizzle-orm';
import type { PlainDate } from '#domain/plain-date.ts';
import type { Database } from '#server/database/database.ts';

/**
 * Puts a day back into the schedule, with the version and the date of a late log. Answers false when another day has
 * that date by now, or the version has just been deleted.
 */
export async function reviveDay(
  tx: Database,
  trainingDayId: string,
  dayVersionId: string,
  date: PlainDate,
): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    with v as (select * from day_versions where id = ${dayVersionId} for key share)
    update training_days d set state = 'scheduled', day_version_id = v.id, exercise_count = v.exercise_count,
      units_prescribed = v.units_prescribed, date = ${date},
      moved_from = nullif(coalesce(d.moved_from, d.date), ${date}::date), missed_on = nullif(d.missed_on, ${date}::date)
    from v
    where d.id = ${trainingDayId} and not exists (
      select 1 from training_days x where x.assignment_id = d.assignment_id and x.date = ${date}
        and x.state = 'scheduled' and x.id <> d.id)
    returning d.id`);
  return rows.length > 0;
}
