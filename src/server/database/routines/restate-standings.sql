-- Sums standings anew from their training days. Each is locked first, all in one order, and by a statement of its own: the
-- sums then see everything that was saved before. One after the other, each statement finds its rows by their keys, whatever
-- the tables held when its plan was made; what counts is a filter of the sums, as a partial index on scheduled days looks
-- small while there are no statistics, and would be read whole. A day that was missed and then moved owes, and is paid for, on
-- the date on which it was missed; it is trained on its own.
create or replace function restate_standings(members uuid[], months date[]) returns void language plpgsql as $$
declare
  k record;
begin
  for k in select member_id, month from unnest(members, months) as u(member_id, month) order by member_id, month loop
    perform 1 from standings s where s.member_id = k.member_id and s.month = k.month for no key update;
    update standings s set (units_assigned, units_counted, days_trained) = (
      select coalesce(sum(d.units_prescribed) filter (where counts_by(s.as_of, d.state, d.due, d.logged_count)), 0),
        coalesce(sum(d.units_counted) filter (where counts_by(s.as_of, d.state, d.due, d.logged_count)), 0),
        count(*) filter (where trained_by(s.as_of, d.state, d.trained, d.logged_count, d.units_prescribed))
      from (
        select state, logged_count, units_prescribed, units_counted,
          case when missed_on is null then date end as due, date as trained
        from training_days
        where member_id = k.member_id and date >= k.month and date < (k.month + interval '1 month')::date
        union all
        select state, logged_count, units_prescribed, units_counted, missed_on, null
        from training_days
        where member_id = k.member_id and missed_on >= k.month and missed_on < (k.month + interval '1 month')::date) d)
    where s.member_id = k.member_id and s.month = k.month;
  end loop;
end $$;
