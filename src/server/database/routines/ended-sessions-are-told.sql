-- Whoever is signed out, in whichever way, deleted, or no coach any more is told nothing further: every server looks at once
-- whose live streams those were. It goes out when that is committed, on the channel of live-streams.
create or replace function ended_sessions_are_told() returns trigger language plpgsql as $$
begin
  perform pg_notify('fellowship_live', '{"people":[],"coaches":false,"subjects":[],"ended":true}');
  return null;
end $$;

create or replace trigger ended_sessions_are_told after delete on sessions
  for each statement execute function ended_sessions_are_told();

create or replace trigger ended_coaching_is_told after update of role on users
  for each row when (old.role is distinct from new.role) execute function ended_sessions_are_told();
