-- Logs refer to exercises and to the versions of days they were done against, and have no foreign keys to them: everyone
-- who trains the same program at 5:40 would lock the same few rows. So nothing that a log may refer to is ever deleted.
create or replace function refuse_change_of_history() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % are kept for the history of logs', tg_table_name using errcode = 'restrict_violation';
end $$;

create or replace trigger exercises_are_kept before delete on exercises
  for each row execute function refuse_change_of_history();

-- One-off exercises are one member's alone and go with the member; a version that is marked as unused may go as well.
create or replace trigger day_versions_are_kept before delete on day_versions
  for each row when (old.member_id is null and old.unused_since is null) execute function refuse_change_of_history();

create or replace trigger day_version_exercises_stay before update on day_version_exercises
  for each row execute function refuse_change_of_history();

-- An exercise goes with its version, which is gone already when this is asked, or is marked as unused.
create or replace function refuse_deleting_used_exercise() returns trigger language plpgsql as $$
begin
  if exists (select from day_versions v where v.id = old.day_version_id and v.unused_since is null) then
    raise exception 'rows of % are kept for the history of logs', tg_table_name using errcode = 'restrict_violation';
  end if;
  return old;
end $$;

create or replace trigger day_version_exercises_are_kept before delete on day_version_exercises
  for each row when (old.daily_workout_id is null) execute function refuse_deleting_used_exercise();
