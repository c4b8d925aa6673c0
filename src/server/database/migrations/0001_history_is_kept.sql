-- A log tells what was done against which prescription of which exercise. Those rows never go, and a version
-- never changes; so logs need no foreign key to them.
create function refuse_change_of_history() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % are kept for the history of logs', tg_table_name using errcode = 'restrict_violation';
end $$;
--> statement-breakpoint
create trigger exercises_are_kept before delete on exercises
  for each row execute function refuse_change_of_history();
--> statement-breakpoint
create trigger day_versions_are_kept before delete on day_versions
  for each row execute function refuse_change_of_history();
--> statement-breakpoint
create trigger day_version_exercises_are_kept before update or delete on day_version_exercises
  for each row execute function refuse_change_of_history();
--> statement-breakpoint
-- Room on each page for the counts that every log changes: the new row version stays beside the old one, and no
-- index has to follow.
alter table training_days set (fillfactor = 80);
--> statement-breakpoint
alter table assignments set (fillfactor = 80);
