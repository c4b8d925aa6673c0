import { sql } from 'drizzle-orm';
import type { Database } from '#server/database/database.ts';
import { assignments, trainingDays } from '#server/database/tables/assignments.ts';

/**
 * Counts the training days of assignments again, in one statement. The assignments are locked first, because a log that
 * is saved on another day meanwhile would get lost.
 */
export async function recountAssignments(tx: Database, ids: readonly string[]): Promise<void> {
  await tx.execute(sql`
    select 1 from ${assignments} where id = any(${sql.param([...ids])}::uuid[]) order by id for no key update`);
  await tx.execute(sql`
    update ${assignments} a set total_exercises = c.total, completed_exercises = c.done, total_workout_units = c.units
    from (
      select i.id, coalesce(sum(d.exercise_count), 0) as total, coalesce(sum(d.logged_count), 0) as done,
        coalesce(sum(d.units_prescribed), 0) as units
      from unnest(${sql.param([...ids])}::uuid[]) as i(id)
      left join ${trainingDays} d on d.assignment_id = i.id and d.state = 'scheduled'
      group by i.id
    ) c
    where a.id = c.id
      and (a.total_exercises, a.completed_exercises, a.total_workout_units) is distinct from (c.total, c.done, c.units)`);
}
