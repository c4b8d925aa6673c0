-- Earlier wordings of 0000, 0002 and 0005 have made databases of other shapes. This brings each of them to one, and does
-- nothing where it is there already.
do $$ begin
  if position('estimated_1rm' in pg_get_indexdef('progress_logs_lift_idx'::regclass)) = 0 then
    drop index progress_logs_lift_idx;
    create index progress_logs_lift_idx on progress_logs (member_id, exercise_id, date, logged_at, estimated_1rm);
  end if;
end $$;
--> statement-breakpoint
drop index if exists progress_logs_assignment_idx;
--> statement-breakpoint
create index if not exists progress_logs_program_idx on progress_logs
  (assignment_id, exercise_id, date, logged_at, training_day_id, estimated_1rm, workout_units_completed);
--> statement-breakpoint
-- Repetitions were whole numbers: a result of 40.5 stood as 41 beside its score of 40.5.
do $$ begin
  if (select data_type from information_schema.columns
      where table_schema = 'public' and table_name = 'challenge_submissions' and column_name = 'reps') = 'integer' then
    alter table challenge_submissions alter column reps type numeric(10, 2);
    update challenge_submissions s set reps = s.score from challenges c
    where c.id = s.challenge_id and c.scoring_type = 'reps' and s.part = 'whole' and s.reps <> s.score;
  end if;
end $$;
--> statement-breakpoint
-- Months that were closed without it: the rate of what was assigned.
do $$ begin
  if not exists (select from information_schema.columns
      where table_schema = 'public' and table_name = 'monthly_leaderboard' and column_name = 'units_counted') then
    alter table monthly_leaderboard add column units_counted numeric(14, 2) default 0 not null;
    update monthly_leaderboard set units_counted = round(units_assigned * consistency_score / 100, 2);
  end if;
end $$;
