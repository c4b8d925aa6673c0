import { getTableColumns, sql } from 'drizzle-orm';
import type { Database } from '#server/database/database.ts';
import { prescriptions, programDays, programWeeks, workouts } from '#server/database/tables/programs.ts';
import { requireFound } from '#server/http/problem.ts';

type Workout = typeof workouts.$inferSelect;
type Copy = Pick<typeof workouts.$inferInsert, 'name' | 'createdBy' | 'forMemberId' | 'copiedFromId'>;

const { id: _id, dayId: _dayId, workoutId: _workoutId, ...said } = getTableColumns(prescriptions);
const columns = Object.values(said).map(({ name }) => `"${name}"`);

/** All that a prescription says, which a copy says too: what is written, and read of the row `alias`. */
export const prescribed = {
  names: sql.raw(columns.join(', ')),
  of: (alias: string) => sql.raw(columns.map(column => `${alias}.${column}`).join(', ')),
};

/** Copies a workout with its weeks, days and exercises, a statement a table; the workout is held still already. */
export async function copyWorkout(tx: Database, original: Workout, given: Copy): Promise<Workout> {
  const { description, programType, numWeeks, difficultyLevel, trainingMaxPercent } = original;
  const [copy] = await tx
    .insert(workouts)
    .values({ description, programType, numWeeks, difficultyLevel, trainingMaxPercent, ...given })
    .returning();
  const { id } = requireFound(copy, 'Workout');
  await tx.execute(sql`
    insert into ${programWeeks} (program_id, week_number, notes)
    select ${id}, week_number, notes from ${programWeeks} where program_id = ${original.id}`);
  await tx.execute(sql`
    insert into ${programDays} (week_id, day_of_week, day_name, notes, assigned_workout_id)
    select t.id, d.day_of_week, d.day_name, d.notes, d.assigned_workout_id
    from ${programDays} d join ${programWeeks} s on s.id = d.week_id
    join ${programWeeks} t on t.program_id = ${id} and t.week_number = s.week_number
    where s.program_id = ${original.id}`);
  await tx.execute(sql`
    insert into ${prescriptions} (day_id, workout_id, ${prescribed.names})
    select null::uuid, ${id}::uuid, ${prescribed.of('p')} from ${prescriptions} p where p.workout_id = ${original.id}
    union all
    select t.id, null, ${prescribed.of('p')}
    from ${prescriptions} p join ${programDays} d on d.id = p.day_id
    join ${programWeeks} s on s.id = d.week_id and s.program_id = ${original.id}
    join ${programWeeks} w on w.program_id = ${id} and w.week_number = s.week_number
    join ${programDays} t on t.week_id = w.id and t.day_of_week = d.day_of_week`);
  return requireFound(copy, 'Workout');
}
