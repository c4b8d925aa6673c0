import { sql } from 'drizzle-orm';
import type { PlainDate } from '#domain/plain-date.ts';
import type { Database } from '#server/database/database.ts';
import { assignments, assignmentShifts, trainingDays } from '#server/database/tables/assignments.ts';
import { workOn } from '#server/training-days/counts/has-work.ts';
import { recountAssignments } from '#server/training-days/counts/recount-assignments.ts';
import { nextFreeDate } from './make-room.ts';
import { type LocalDates, type Moment, shiftOf } from './schedule-rows.ts';

/** An assignment whose start and end move by so many days. */
export type Move = { assignmentId: string; days: number };

/**
 * A hundred years and more, in days. No two days of an assignment may have one place, not even while all of them change places: so
 * they all step aside first, and come back from there.
 */
const aside = 40_000;

/**
 * Moves whole assignments, each by its own number of days, in a fixed number of statements. Every day keeps its week of the
 * program and its weekday (`plannedAfterMove`), what a coach has made of it, and its id. Days with work, and days that are
 * over or were missed before their member moved them, keep their date; those that would come before today no longer count. The days of a pause are over for nobody.
 */
export async function movePlans(tx: Database, moves: readonly Move[], moment: Moment): Promise<void> {
  if (moves.length === 0) return;
  const moved = asRows(moves);
  const ids = moves.map(({ assignmentId }) => assignmentId);
  await stepAside(tx, moved, moment);
  await makeWay(tx, moved);
  await comeBack(tx, moved, moment);
  await moveShifts(tx, moved);
  for (const by of [sql`m.days + ${aside}::int`, sql`- ${aside}::int`])
    await tx.execute(sql`
      update ${assignments} a set start_date = start_date + ${by}, end_date = end_date + ${by}, updated_at = ${moment.now}
      from ${moved} where a.id = m.id`);
  await recountAssignments(tx, ids);
}

const asRows = (moves: readonly Move[]) => sql`unnest(
  ${sql.param(moves.map(({ assignmentId }) => assignmentId))}::uuid[],
  ${sql.param(moves.map(({ days }) => days))}::int[]) as m(id, days)`;

type MovedRows = ReturnType<typeof asRows>;

/** Those that count and move no longer count until they come back, so that their new dates are in nobody's way. */
async function stepAside(tx: Database, moved: MovedRows, { zones, todays }: LocalDates): Promise<void> {
  // A log from a device that does not know of it yet is for the date on which a day was.
  await tx.execute(sql`
    with days as (
      select d.id, a.start_date, m.days, d.planned_date - a.start_date as place,
        d.date >= coalesce(a.paused_on, z.today) and d.missed_on is null and not ${sql.raw(workOn('d'))} as moves
      from ${moved} join ${assignments} a on a.id = m.id join users u on u.id = a.member_id
      join unnest(${sql.param(zones)}::text[], ${sql.param(todays)}::date[]) as z(zone, today) on z.zone = u.time_zone
      join ${trainingDays} d on d.assignment_id = a.id),
    weeks as (select *, floor(place / 7.0)::int as week from days),
    placed as (
      select *, start_date + days + 7 * week + ((place - 7 * week - days) % 7 + 7) % 7 as planned from weeks)
    update ${trainingDays} d set
      planned_date = p.planned + case when p.moves and d.state = 'scheduled' then ${aside}::int else 2 * ${aside}::int end,
      state = case when p.moves and d.state = 'scheduled' then 'dropped' else d.state end,
      date = case when not p.moves then d.date when p.days % 7 = 0 then d.date + p.days
        else p.planned + ${shiftOf(sql`d.assignment_id`, sql`p.planned - p.days`, sql`true`)} end,
      moved_from = case when not p.moves then d.moved_from when p.days % 7 = 0 then d.moved_from + p.days end,
      former_date = case when p.moves then d.date else d.former_date end
    from placed p where d.id = p.id`);
}

/** SQL: the day `d` of assignment `a` has stepped aside and counts again when it comes back. */
const counts = sql`d.planned_date - a.start_date between ${aside / 2}::int and ${1.5 * aside}::int`;

type InTheWay = { id: string; assignmentId: string; date: PlainDate; endDate: PlainDate };

/** Where a day with work keeps its date, the one that comes there goes to the next free one. There are few. */
async function makeWay(tx: Database, moved: MovedRows): Promise<void> {
  const { rows } = await tx.execute<InTheWay>(sql`
    select d.id, d.assignment_id as "assignmentId", d.date, a.end_date + m.days as "endDate"
    from ${moved} join ${assignments} a on a.id = m.id join ${trainingDays} d on d.assignment_id = a.id
    join ${trainingDays} x on x.assignment_id = a.id and x.date = d.date and x.state = 'scheduled'
    where ${counts} order by d.assignment_id, d.date`);
  if (rows.length === 0) return;
  const { rows: taken } = await tx.execute<{ key: string }>(sql`
    select d.assignment_id || ' ' || d.date as key
    from ${moved} join ${assignments} a on a.id = m.id join ${trainingDays} d on d.assignment_id = a.id
    where d.state = 'scheduled' or ${counts}`);
  const isTaken = new Set(taken.map(({ key }) => key));
  for (const { id, assignmentId, date, endDate } of rows) {
    const free = nextFreeDate(date, endDate, other => isTaken.has(`${assignmentId} ${other}`));
    if (free === null) continue;
    isTaken.add(`${assignmentId} ${free}`);
    await tx.execute(sql`
      update ${trainingDays} set date = ${free}, moved_from = nullif(coalesce(moved_from, date), ${free}::date)
      where id = ${id}`);
  }
}

async function comeBack(tx: Database, moved: MovedRows, { zones, todays }: LocalDates): Promise<void> {
  await tx.execute(sql`
    update ${trainingDays} d set
      planned_date = d.planned_date - case when ${counts} then ${aside}::int else 2 * ${aside}::int end,
      state = case when ${counts} and d.date >= z.today and not exists (
        select from ${trainingDays} x where x.assignment_id = d.assignment_id and x.date = d.date and x.state = 'scheduled')
        then 'scheduled' else d.state end
    from ${moved} join ${assignments} a on a.id = m.id join users u on u.id = a.member_id
    join unnest(${sql.param(zones)}::text[], ${sql.param(todays)}::date[]) as z(zone, today) on z.zone = u.time_zone
    where d.assignment_id = a.id`);
}

/** What a pause has moved on within them stays moved on. */
async function moveShifts(tx: Database, moved: MovedRows): Promise<void> {
  for (const by of [sql`m.days + ${aside}::int`, sql`- ${aside}::int`])
    await tx.execute(sql`
      update ${assignmentShifts} s set from_date = from_date + ${by} from ${moved} where s.assignment_id = m.id`);
}
