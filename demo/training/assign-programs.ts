import { sql } from 'drizzle-orm';
import { addDays, dateIn } from '#domain/plain-date.ts';
import { assignWorkout, type NewAssignment } from '#server/assignments/create-assignment.ts';
import { recountAssignments } from '#server/training-days/counts/recount-assignments.ts';
import type { Database } from '#server/database/database.ts';
import type { DemoPerson } from '../people/people.ts';
import { startDateOf } from '../programs/program-dates.ts';
import { givePath } from './give-path.ts';
import type { WrittenProgram } from './write-programs.ts';

export type Enrolled = { person: DemoPerson; memberId: string };

const pausedDaysAgo = 9;

/** Gives every member their programs, past and present, with all training days; the ids of the assignments. */
export async function assignPrograms(
  tx: Database,
  enrolled: readonly Enrolled[],
  programs: readonly WrittenProgram[],
  coachId: string,
  now: Date,
): Promise<string[]> {
  const ids: string[] = [];
  for (const program of programs) {
    const given = enrolled.flatMap(each => assignmentsOf(each, program, now));
    const made = await assignWorkout(tx, program.id, given, coachId);
    ids.push(...made.map(({ id }) => id));
  }
  ids.push(...(await givePath(tx, enrolled, programs, { coachId, now })));
  await pauseDays(tx, enrolled, now);
  await recountAssignments(tx, ids);
  return ids;
}

function assignmentsOf({ person, memberId }: Enrolled, program: WrittenProgram, now: Date): NewAssignment[] {
  const today = dateIn(person.timeZone, now);
  return person.programs
    .filter(assignment => assignment.program === program.name)
    .map(({ startedWeeksAgo }) => ({
      memberId,
      workoutId: program.id,
      startDate: startDateOf(startedWeeksAgo, today),
      status: 'active',
    }));
}

/** Pausing keeps what is done and stops counting days from that day on. */
async function pauseDays(tx: Database, enrolled: readonly Enrolled[], now: Date): Promise<void> {
  for (const { person, memberId } of enrolled) {
    if (!person.programs.some(({ status }) => status === 'paused')) continue;
    const from = addDays(dateIn(person.timeZone, now), -pausedDaysAgo);
    await tx.execute(sql`
      with paused as (
        update assignments set status = 'paused', paused_on = ${from}
        where member_id = ${memberId} and end_date >= ${from} returning id
      )
      update training_days d set state = 'paused' from paused where d.assignment_id = paused.id and d.date >= ${from}`);
  }
}

/**
 * Each assignment was given two days before it began, a path as a whole. A program is completed with its last log, or
 * when its end date has passed.
 */
export async function dateAssignments(tx: Database, ids: readonly string[], now: Date): Promise<void> {
  const hasEnded = sql`(a.status = 'active' and a.end_date < (${now}::timestamptz at time zone u.time_zone)::date)`;
  const given = sql`greatest((coalesce(
    (select first.start_date from assignments first where first.path_run_id = a.path_run_id and first.path_position = 1),
    a.start_date) - 2 + time '10:00') at time zone c.time_zone, u.created_at)`;
  await tx.execute(sql`
    update path_runs r set created_at = (a.start_date - 2 + time '10:00') at time zone c.time_zone
    from assignments a, users c where a.path_run_id = r.id and a.path_position = 1 and c.id = a.assigned_by`);
  await tx.execute(sql`
    update assignments a set
      created_at = ${given},
      updated_at = ${given},
      status = case when a.completed_exercises = a.total_exercises or ${hasEnded} then 'completed' else a.status end,
      completed_because = case when a.completed_exercises = a.total_exercises then 'logged' when ${hasEnded} then 'ended' end,
      completed_at = case
        when a.completed_exercises = a.total_exercises
          then (select max(l.logged_at) from progress_logs l where l.assignment_id = a.id)
        when ${hasEnded} then (a.end_date + 1)::timestamp at time zone u.time_zone end
    from users u, users c
    where a.id = any(${sql.param([...ids])}::uuid[]) and u.id = a.member_id and c.id = a.assigned_by`);
}
