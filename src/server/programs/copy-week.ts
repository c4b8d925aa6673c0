import { sql } from 'drizzle-orm';
import type { Database } from '#server/database/database.ts';
import { prescriptions, programDays } from '#server/database/tables/programs.ts';
import { prescribed } from './copy-workout.ts';

/** Replaces the target week's days with the source's: names, notes, workouts and exercises. */
export async function copyWeek(tx: Database, sourceId: string, targetId: string): Promise<void> {
  await tx.execute(
    sql`delete from ${prescriptions} where day_id in (select id from ${programDays} where week_id = ${targetId})`,
  );
  await tx.execute(sql`
    update ${programDays} t set day_name = s.day_name, notes = s.notes,
      assigned_workout_id = s.assigned_workout_id, current_version_id = null, revision = t.revision + 1
    from ${programDays} s
    where t.week_id = ${targetId} and s.week_id = ${sourceId} and s.day_of_week = t.day_of_week`);
  await tx.execute(sql`
    insert into ${prescriptions} (day_id, ${prescribed.names})
    select t.id, ${prescribed.of('p')} from ${programDays} s
    join ${programDays} t on t.week_id = ${targetId} and t.day_of_week = s.day_of_week
    join ${prescriptions} p on p.day_id = s.id
    where s.week_id = ${sourceId}`);
}
