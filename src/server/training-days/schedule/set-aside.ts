import { type SQL, sql } from 'drizzle-orm';

/** What the open days of an assignment become that no longer count. */
type AsideState = 'paused' | 'ended' | 'dropped';

/**
 * SQL: the day `d` was missed before it was moved, and the date on which it was missed is free. Of two that were missed on one date,
 * the first goes back.
 */
const goesBack = sql.raw(`(d.state = 'scheduled' and d.missed_on is not null and not exists (
  select from training_days x where x.assignment_id = d.assignment_id and x.state = 'scheduled' and x.id <> d.id
    and (x.date = d.missed_on or (x.missed_on = d.missed_on and x.id < d.id))))`);

/**
 * SQL: what an update of open training days `d` sets so that they no longer count. One that was missed and then moved is missed
 * again where it was: no pause, end or edit makes up for it.
 */
export const setAsideAs = (state: AsideState): SQL => sql`
  state = case when ${goesBack} then 'scheduled' else ${state} end,
  date = case when ${goesBack} then d.missed_on else d.date end,
  moved_from = case when ${goesBack} then nullif(d.moved_from, d.missed_on) else d.moved_from end,
  missed_on = null`;
