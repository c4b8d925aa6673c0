-- Each log comes through here, so the plans are kept, not made each time. They are made when a connection's first log has
-- changed one day, and have to serve a hundred thousand days too: no transition table is joined with another, or looked
-- through once for each row.
create or replace function standings_follow_training() returns trigger language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  members uuid[];
  months date[];
  assigned uuid[];
  was training_days;
  now training_days;
begin
  -- A log changes one day, and adds what it changes: far the most frequent, it does without sums. Whoever waits here for
  -- another change of the standing finds it as that has left it.
  if tg_op = 'UPDATE' then
    if (select count(*) = 1 from new_days) then
      select * into was from old_days;
      select * into now from new_days;
      if was.state = 'scheduled' and was.member_id = now.member_id and first_of_month(was.date) = first_of_month(now.date)
        and was.missed_on is null and now.missed_on is null then
        if (was.state, was.date, was.logged_count, was.units_prescribed, was.units_counted) is distinct from
           (now.state, now.date, now.logged_count, now.units_prescribed, now.units_counted) then
          perform 1 from assignments a where a.id = now.assignment_id for no key update;
          update standings s set
            units_assigned = s.units_assigned
              + case when counts_by(s.as_of, now.state, now.date, now.logged_count) then now.units_prescribed else 0 end
              - case when counts_by(s.as_of, was.state, was.date, was.logged_count) then was.units_prescribed else 0 end,
            units_counted = s.units_counted
              + case when counts_by(s.as_of, now.state, now.date, now.logged_count) then now.units_counted else 0 end
              - case when counts_by(s.as_of, was.state, was.date, was.logged_count) then was.units_counted else 0 end,
            days_trained = s.days_trained
              + trained_by(s.as_of, now.state, now.date, now.logged_count, now.units_prescribed)::int
              - trained_by(s.as_of, was.state, was.date, was.logged_count, was.units_prescribed)::int
          where s.member_id = now.member_id and s.month = first_of_month(now.date);
        end if;
        return null;
      end if;
    end if;
  end if;
  if tg_op <> 'DELETE' then
    insert into standings (month, member_id)
    select x.month, x.member_id from (
      select distinct first_of_month(n.date) as month, n.member_id from new_days n where n.state = 'scheduled'
      union
      select first_of_month(n.missed_on), n.member_id from new_days n where n.state = 'scheduled' and n.missed_on is not null) x
    where not exists (select from standings s where s.member_id = x.member_id and s.month = x.month)
    order by x.member_id, x.month
    on conflict do nothing;
  end if;
  -- A log always counts, even beside a standing that is just being taken on to its next day.
  if tg_op = 'INSERT' then
    select array_agg(s.member_id), array_agg(s.month) into members, months from (
      select n.member_id, first_of_month(n.day) as month, min(n.day) as first, max(n.logged_count) as logged
      from (
        select member_id, date as day, logged_count from new_days where state = 'scheduled'
        union all
        select member_id, missed_on, logged_count from new_days where state = 'scheduled' and missed_on is not null) n
      group by 1, 2) x
    join standings s using (member_id, month) where x.first < s.as_of or x.logged > 0;
  elsif tg_op = 'DELETE' then
    select array_agg(s.member_id), array_agg(s.month) into members, months from (
      select o.member_id, first_of_month(o.day) as month, min(o.day) as first, max(o.logged_count) as logged
      from (
        select member_id, date as day, logged_count from old_days where state = 'scheduled'
        union all
        select member_id, missed_on, logged_count from old_days where state = 'scheduled' and missed_on is not null) o
      group by 1, 2) x
    join standings s using (member_id, month) where x.first < s.as_of or x.logged > 0;
  else
    -- What is in both is as it was.
    select array_agg(s.member_id), array_agg(s.month) into members, months from (
      select d.member_id, first_of_month(d.day) as month, min(d.day) as first, max(d.logged_count) as logged
      from (
        select v.member_id, v.day, v.logged_count from (
          select id, member_id, date as day, missed_on, logged_count, units_prescribed, units_counted from old_days
          where state = 'scheduled'
          union all
          select id, member_id, missed_on, missed_on, logged_count, units_prescribed, units_counted from old_days
          where state = 'scheduled' and missed_on is not null
          union all
          select id, member_id, date, missed_on, logged_count, units_prescribed, units_counted from new_days
          where state = 'scheduled'
          union all
          select id, member_id, missed_on, missed_on, logged_count, units_prescribed, units_counted from new_days
          where state = 'scheduled' and missed_on is not null) v
        group by v.id, v.member_id, v.day, v.missed_on, v.logged_count, v.units_prescribed, v.units_counted
        having count(*) = 1) d
      group by 1, 2) x
    join standings s using (member_id, month) where x.first < s.as_of or x.logged > 0;
  end if;
  if members is not null then
    -- Everyone locks days, then assignments, then standings: a log counts on its assignment in the same statement.
    if tg_op = 'DELETE' then
      assigned := array(select distinct o.assignment_id from old_days o);
    else
      assigned := array(select distinct n.assignment_id from new_days n);
    end if;
    perform 1 from assignments a where a.id = any(assigned) order by a.id for no key update;
    perform restate_standings(members, months);
  end if;
  return null;
end $$;

create or replace trigger standings_follow_new_days after insert on training_days
  referencing new table as new_days for each statement execute function standings_follow_training();

create or replace trigger standings_follow_changed_days after update on training_days
  referencing old table as old_days new table as new_days
  for each statement execute function standings_follow_training();

create or replace trigger standings_follow_deleted_days after delete on training_days
  referencing old table as old_days for each statement execute function standings_follow_training();
