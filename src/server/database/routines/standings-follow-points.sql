create or replace function standings_follow_points() returns trigger language plpgsql as $$
begin
  insert into standings (month, member_id)
  select distinct n.month, n.member_id from new_points n order by n.member_id, n.month on conflict do nothing;
  perform 1 from standings s join (select distinct member_id, month from new_points) n using (member_id, month)
  order by s.member_id, s.month for no key update of s;
  update standings s set points = (
    select sum(p.points) from challenge_points p where p.member_id = s.member_id and p.month = s.month)
  from (select distinct member_id, month from new_points) n where s.member_id = n.member_id and s.month = n.month;
  return null;
end $$;

create or replace trigger standings_follow_points after insert on challenge_points
  referencing new table as new_points for each statement execute function standings_follow_points();
