import { sql } from 'drizzle-orm';
import type { PlainDate } from '#domain/plain-date.ts';
import {
  type LiftInProgram,
  type OneRepMaxes,
  strengthProgress,
} from '#domain/strength/strength-progress.ts';
import { standingDays } from '#domain/strength/where-it-stands.ts';
import { type Database, type DatabasePool, transaction } from '#server/database/database.ts';
import { closesAt, firstOfMonthIn, nextMonth } from '#domain/fellowship/fellowship-month.ts';

const chunkSize = 500;

/**
 * Writes the records of months that ended 48 hours ago or earlier, each once, whichever server comes first. A month
 * waits while standings of it are behind, or places in one of its challenges are still to be awarded.
 */
export async function closeMonths(db: DatabasePool, now: Date, zone: string): Promise<void> {
  const { rows } = await db.execute<{ month: PlainDate }>(sql`
    select s.month from (select distinct month from standings where month < ${firstOfMonthIn(zone, now)}) s
    where not exists (select from closed_months c where c.month = s.month) order by s.month`);
  for (const { month } of rows) {
    if (closesAt(zone, month) <= now) await closeMonth(db, month, now);
  }
}

function closeMonth(db: DatabasePool, month: PlainDate, now: Date): Promise<void> {
  return transaction(db, async tx => {
    const { rows } = await tx.execute(sql`
      insert into closed_months (month, closed_at)
      select ${month}::date, ${now}::timestamptz
      where not exists (select from standings where month = ${month} and rolls_at <= ${now})
        and not exists (select from challenges where end_date >= ${month} and end_date < ${nextMonth(month)}
          and not is_multi_day and hidden_at is null and places_awarded_at is null)
      on conflict do nothing returning month`);
    if (rows.length > 0) await writeRecord(tx, month);
  });
}

/** In the order of the ranks: a thousand for enough days, the rate in percent, and behind its one decimal the points. */
const totalScore = sql`s.has_enough_days::int * 1000 + s.rate / 10.0 + s.points / 100000.0`;

async function writeRecord(tx: Database, month: PlainDate): Promise<void> {
  await tx.execute(sql`
    insert into monthly_leaderboard (year, month, member_id, rank, consistency_score, units_counted, units_assigned,
      challenge_score, days_trained, total_score)
    select extract(year from s.month), extract(month from s.month), s.member_id,
      rank() over (order by s.has_enough_days desc, s.rate desc, s.points desc), s.rate / 10.0, s.units_counted,
      s.units_assigned, s.points, s.days_trained, ${totalScore}
    from standings s join users u on u.id = s.member_id and u.role = 'member'
    where s.month = ${month} and s.is_ranked`);
  const { rows } = await tx.execute<{ memberId: string }>(sql`
    select member_id as "memberId" from monthly_leaderboard
    where year = extract(year from ${month}::date)::int and month = extract(month from ${month}::date)::int
    order by member_id`);
  for (let at = 0; at < rows.length; at += chunkSize) {
    const members = rows.slice(at, at + chunkSize).map(({ memberId }) => memberId);
    await recordVolume(tx, month, members);
    await recordImprovement(tx, month, members);
  }
}

/** All units done in the month, also those beyond what was prescribed. */
async function recordVolume(tx: Database, month: PlainDate, members: readonly string[]): Promise<void> {
  await tx.execute(sql`
    update monthly_leaderboard r set volume_score = x.units
    from (
      select l.member_id, sum(l.workout_units_completed) as units
      from training_days d join progress_logs l on l.training_day_id = d.id
      where d.member_id = any(${sql.param([...members])}::uuid[]) and d.date >= ${month} and d.date < ${nextMonth(month)}
      group by l.member_id
    ) x
    where r.year = extract(year from ${month}::date)::int and r.month = extract(month from ${month}::date)::int
      and r.member_id = x.member_id`);
}

type LiftsOfMonth = { memberId: string; lifts: LiftInProgram[]; before: OneRepMaxes | null };

/**
 * Strength progress in the month, by the rule for a program: where each lift stands at its end, by the month's own e1RMs,
 * against where it stood before (or, for a new lift, the first of several in it).
 */
async function recordImprovement(tx: Database, month: PlainDate, members: readonly string[]): Promise<void> {
  const { rows } = await tx.execute<LiftsOfMonth>(sql`
    select m.member_id as "memberId", json_agg(e) as lifts,
      json_object_agg(e."exerciseId", b.e1rm) filter (where b.e1rm is not null) as before
    from unnest(${sql.param([...members])}::uuid[]) as m(member_id)
    cross join lateral (
      select p.exercise_id as "exerciseId", json_agg(json_build_object('day', p.date - ${month}::date,
        'e1rm', p.estimated_1rm) order by p.date, p.logged_at) as history
      from progress_logs p
      where p.member_id = m.member_id and p.date >= ${month} and p.date < ${nextMonth(month)}
        and p.estimated_1rm is not null
      group by p.exercise_id) e
    left join lateral (
      select max(p.estimated_1rm) as e1rm from progress_logs p
      where p.member_id = m.member_id and p.exercise_id = e."exerciseId" and p.date < ${month} and p.date > (
        select max(o.date) - ${standingDays}::int from progress_logs o
        where o.member_id = m.member_id and o.exercise_id = e."exerciseId" and o.date < ${month}
          and o.estimated_1rm is not null)) b on true
    group by m.member_id`);
  const gains = rows.map(({ lifts, before }) => strengthProgress(lifts, before ?? {}) ?? 0);
  await tx.execute(sql`
    update monthly_leaderboard r set improvement_score = x.gain
    from unnest(${sql.param(rows.map(({ memberId }) => memberId))}::uuid[], ${sql.param(gains)}::numeric[])
      as x(member_id, gain)
    where r.year = extract(year from ${month}::date)::int and r.month = extract(month from ${month}::date)::int
      and r.member_id = x.member_id`);
}
