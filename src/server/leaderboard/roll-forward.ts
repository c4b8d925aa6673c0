import { sql } from 'drizzle-orm';
import { addDays, dateIn, type PlainDate, startOfDate } from '#domain/plain-date.ts';
import { type Database, type DatabasePool, transaction } from '#server/database/database.ts';

const chunkSize = 500;
/** Changes made just when a day began are in the sums a little later. */
const settlesAfter = 10 * 60_000;

/**
 * Takes standings on to their members' own date: training days before it count from now on. Logs and changes of the
 * schedule are in them already. Several servers may do so at once: each skips those that another is working on. Of one
 * member alone, the other's work is waited for: nobody who asks for their own rank is shown the one before.
 */
export async function rollForward(db: DatabasePool, now: Date, memberId?: string): Promise<void> {
  while ((await rollSome(db, now, memberId)) === chunkSize);
}

type Behind = { memberId: string; month: PlainDate; zone: string };

/** Of those that are behind, as many as one transaction takes. Answers how many there were. */
function rollSome(db: DatabasePool, now: Date, memberId: string | undefined): Promise<number> {
  return transaction(db, async tx => {
    const { rows } = await tx.execute<Behind>(sql`
      select s.member_id as "memberId", s.month, u.time_zone as zone from standings s
      join users u on u.id = s.member_id
      where s.rolls_at <= ${now} and s.rolls_at < 'infinity'
        ${memberId === undefined ? sql`` : sql`and s.member_id = ${memberId}`}
      order by ${memberId === undefined ? sql`s.rolls_at` : sql`s.month`} limit ${chunkSize}
      for no key update of s ${memberId === undefined ? sql`skip locked` : sql``}`);
    if (rows.length > 0) await roll(tx, rows, now);
    return rows.length;
  });
}

async function roll(tx: Database, behind: readonly Behind[], now: Date): Promise<void> {
  const members = sql.param(behind.map(row => row.memberId));
  const months = sql.param(behind.map(row => row.month));
  const zones = [...new Set(behind.map(row => row.zone))];
  const todays = zones.map(zone => dateIn(zone, now));
  const tomorrows = zones.map((zone, index) =>
    startOfDate(zone, addDays(todays[index] ?? '', 1)).toISOString(),
  );
  const settled = new Date(now.getTime() + settlesAfter);
  await tx.execute(sql`
    update standings s set as_of = z.today, rolls_at = case
      when s.as_of <> z.today then least(z.tomorrow, ${settled})
      when z.today >= s.month + interval '1 month' then 'infinity'
      when z.today < s.month - 1 then z.tomorrow + make_interval(days => s.month - z.today - 2)
      else z.tomorrow end
    from unnest(${members}::uuid[], ${months}::date[]) as k(member_id, month)
    join users u on u.id = k.member_id
    join unnest(${sql.param(zones)}::text[], ${sql.param(todays)}::date[], ${sql.param(tomorrows)}::timestamptz[])
      as z(zone, today, tomorrow) on z.zone = u.time_zone
    where s.member_id = k.member_id and s.month = k.month`);
  await tx.execute(sql`select restate_standings(${members}::uuid[], ${months}::date[])`);
}

/** Whether the standings of anyone are behind their own date. */
export async function isAnyBehind(db: Database, now: Date): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from standings where rolls_at <= ${now} and rolls_at < 'infinity' limit 1`);
  return rows.length > 0;
}
