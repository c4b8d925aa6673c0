-- Stores a member's baseline with the first log of an assignment: the results of their latest completion record. A function
-- keeps the plan of what only the first log needs out of the statement that saves every log.
create or replace function capture_baseline(of_assignment uuid, moment timestamptz) returns boolean language plpgsql as $$
begin
  insert into program_baselines (assignment_id, member_id, program_id, exercise_baselines, baseline_total_units,
    captured_from, previous_program_id, captured_at)
  select c.id, c.member_id, c.workout_id, coalesce((
      select jsonb_object_agg(f->>'exerciseId', f->'final1RM') from jsonb_array_elements(p.exercise_finals) f
    ), '{}'), nullif(p.weekly_units, 0), case when p.id is null then 'first_logs' else 'previous_program' end,
    p.program_id, moment
  from assignments c
  left join lateral (
    select r.id, r.program_id, r.exercise_finals, r.weekly_units
    from program_completions r join assignments done on done.id = r.assignment_id
    where r.member_id = c.member_id and r.assignment_id <> c.id and done.status = 'completed'
    order by r.completed_at desc, r.id limit 1
  ) p on true
  where c.id = of_assignment
  on conflict (assignment_id) do nothing;
  return found;
end $$;
