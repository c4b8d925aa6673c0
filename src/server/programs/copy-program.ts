import { and, ilike, type SQL, sql } from 'drizzle-orm';
import { withoutOwner } from '#domain/own-workout-name.ts';
import type { Database } from '#server/database/database.ts';
import { prescriptions, programDays, programWeeks, workouts } from '#server/database/tables/programs.ts';
import { requireFound } from '#server/http/problem.ts';
import { lockWorkout, notHidden } from '#server/training-days/versions/lock-workout.ts';
import { refuseFullerDays } from './exercise-limit.ts';

/** Makes a program that holds all that this one holds, and that nobody is assigned: one statement a table. */
export async function copyProgram(tx: Database, sourceId: string, createdBy: string) {
  // Held still, so that two copies made at once get two names.
  const source = requireFound(await lockWorkout(tx, sourceId), 'Workout');
  const { description, programType, numWeeks, difficultyLevel } = source;
  // It is nobody's yet: of one member's own it does not bear their name.
  const name = await nameOfCopy(tx, source.forMemberId ? withoutOwner(source.name) : source.name);
  const rows = await tx
    .insert(workouts)
    .values({ name, description, programType, numWeeks, difficultyLevel, createdBy })
    .returning();
  const copy = requireFound(rows[0], 'Workout');
  await copyWeeks(tx, source.id, copy.id);
  await tx.execute(sql`
    insert into ${prescriptions} (workout_id, ${prescribed})
    select ${copy.id}, ${prescribed} from ${prescriptions} where workout_id = ${source.id}`);
  await refuseFullerDays(tx, { workoutId: copy.id });
  return copy;
}

/** '{name} (copy)', or the first of '{name} (copy 2)', '{name} (copy 3)' … that is free; cut where it grows too long. */
async function nameOfCopy(tx: Database, name: string): Promise<string> {
  const bare = name.replace(/ \(copy(?: \d+)?\)$/, '');
  const rows = await tx
    .select({ name: workouts.name })
    .from(workouts)
    .where(and(notHidden, ilike(workouts.name, '%(copy%)')));
  const taken = new Set(rows.map(row => row.name.toLowerCase()));
  const named = (count: number) => {
    const ending = count === 1 ? ' (copy)' : ` (copy ${count})`;
    const room = longestName - ending.length;
    // Never half of a character, which can't be stored.
    return (
      bare
        .slice(0, room)
        .replace(/\p{Surrogate}$/u, '')
        .trimEnd() + ending
    );
  };
  let count = 1;
  while (taken.has(named(count).toLowerCase())) count += 1;
  return named(count);
}

const longestName = 200;

async function copyWeeks(tx: Database, sourceId: string, copyId: string): Promise<void> {
  await tx.execute(sql`
    insert into ${programWeeks} (program_id, week_number, notes)
    select ${copyId}, week_number, notes from ${programWeeks} where program_id = ${sourceId}`);
  await tx.execute(sql`
    insert into ${programDays} (week_id, day_of_week, day_name, notes, assigned_workout_id)
    select c.id, d.day_of_week, d.day_name, d.notes, d.assigned_workout_id
    from ${programDays} d
    join ${programWeeks} w on w.id = d.week_id and w.program_id = ${sourceId}
    join ${programWeeks} c on c.program_id = ${copyId} and c.week_number = w.week_number`);
  await copyPrescriptions(
    tx,
    sql`select d.id as source, t.id as target
      from ${programDays} d
      join ${programWeeks} w on w.id = d.week_id and w.program_id = ${sourceId}
      join ${programWeeks} c on c.program_id = ${copyId} and c.week_number = w.week_number
      join ${programDays} t on t.week_id = c.id and t.day_of_week = d.day_of_week`,
  );
}

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
  await copyPrescriptions(
    tx,
    sql`select s.id as source, t.id as target from ${programDays} s
      join ${programDays} t on t.week_id = ${targetId} and t.day_of_week = s.day_of_week
      where s.week_id = ${sourceId}`,
  );
}

/** From day to day: `pairs` are rows of a source and a target. */
async function copyPrescriptions(tx: Database, pairs: SQL): Promise<void> {
  await tx.execute(sql`
    insert into ${prescriptions} (day_id, ${prescribed})
    select pair.target, ${prescribed} from ${prescriptions} p join (${pairs}) as pair on pair.source = p.day_id`);
}

/** All that a prescription says, which a copy says too. */
const prescribed = sql.raw(`exercise_id, order_index, sets, reps, weight, weight_unit, rest_seconds,
  rest_timer_seconds, percent_1rm, "time", distance, rpe, target_heart_rate, volume, contact_time,
  ground_contact_time, notes`);
