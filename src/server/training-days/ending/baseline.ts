import { type Database, statement } from '#server/database/database.ts';

/**
 * SQL that stores a member's baseline with the first log of an assignment: the results of their latest completion
 * record. `from` names the assignment's row (id, member_id, workout_id, kind), `:now` is the time. One-off exercises
 * have no baseline.
 */
export const capturingBaseline = (from: string) => `
  insert into program_baselines (assignment_id, member_id, program_id, exercise_baselines, baseline_total_units,
    captured_from, previous_program_id, captured_at)
  select c.id, c.member_id, c.workout_id, coalesce((
      select jsonb_object_agg(f->>'exerciseId', f->'final1RM') from jsonb_array_elements(p.exercise_finals) f
    ), '{}'), nullif(p.weekly_units, 0), case when p.id is null then 'first_logs' else 'previous_program' end,
    p.program_id, :now::timestamptz
  from (
    select n.id, n.member_id, n.workout_id from ${from} n
    where n.kind <> 'daily' and not exists (select 1 from program_baselines b where b.assignment_id = n.id)
    offset 0 -- Keeps this check first: every log but the first stops here.
  ) c
  left join lateral (
    select r.id, r.program_id, r.exercise_finals, r.weekly_units
    from program_completions r join assignments done on done.id = r.assignment_id
    where r.member_id = c.member_id and r.assignment_id <> c.id and done.status = 'completed'
    order by r.completed_at desc, r.id limit 1
  ) p on true
  on conflict (assignment_id) do nothing`;

const capture = statement<never, { assignmentId: string; now: Date }>(
  'capture_baseline',
  `with assignment as (select id, member_id, workout_id, kind from assignments where id = :assignmentId)
   ${capturingBaseline('assignment')}`,
);

/** Does the same for a log that came late. */
export async function captureBaseline(tx: Database, assignmentId: string, now: Date): Promise<void> {
  await capture(tx, { assignmentId, now });
}
