-- In another zone another date counts.
create or replace function standings_follow_zone() returns trigger language plpgsql as $$
begin
  update standings set rolls_at = '-infinity' where member_id = new.id and rolls_at < 'infinity';
  return null;
end $$;

create or replace trigger standings_follow_zone after update of time_zone on users
  for each row when (old.time_zone is distinct from new.time_zone) execute function standings_follow_zone();
