import { type SQL, sql } from 'drizzle-orm';
import { addDays, type PlainDate } from '#domain/plain-date.ts';
import type { Database } from '#server/database/database.ts';
import { workOn } from '#server/training-days/counts/has-work.ts';
import { trainingDays } from '#server/database/tables/assignments.ts';

type InTheWay = { id: string; assignmentId: string; date: PlainDate; endDate: PlainDate };

/**
 * Moves sessions away from dates that the program now needs, to the next free date. Members have moved them there, so
 * they are few. If no date is free the session stays, and the program's new day has to wait. Answers whether it needs any.
 */
export async function makeRoom(tx: Database, withWanted: SQL): Promise<boolean> {
  const found = await tx.execute<{ isAnyWanted: boolean; inTheWay: InTheWay[] | null }>(sql`
    ${withWanted}
    select exists (select 1 from wanted) as "isAnyWanted", (
      select json_agg(json_build_object('id', d.id, 'assignmentId', d.assignment_id, 'date', d.date, 'endDate', w.end_date)
        order by d.assignment_id, d.date)
      from wanted w join ${trainingDays} d on d.assignment_id = w.assignment_id and d.date = w.date
      where d.state = 'scheduled' and not ${sql.raw(workOn('d'))} and d.planned_date <> w.planned_date) as "inTheWay"`);
  const { isAnyWanted = false, inTheWay } = found.rows[0] ?? {};
  if (inTheWay) await moveAway(tx, withWanted, inTheWay);
  return isAnyWanted;
}

async function moveAway(tx: Database, withWanted: SQL, rows: readonly InTheWay[]): Promise<void> {
  const ids = [...new Set(rows.map(row => row.assignmentId))];
  const { rows: taken } = await tx.execute<{ key: string }>(sql`
    ${withWanted}
    select w.assignment_id || ' ' || w.date as key from wanted w
    union select d.assignment_id || ' ' || d.date from ${trainingDays} d
    where d.assignment_id = any(${sql.param(ids)}::uuid[]) and d.state = 'scheduled'`);
  const isTaken = new Set(taken.map(row => row.key));
  for (const { id, assignmentId, date, endDate } of rows) {
    const free = nextFreeDate(date, endDate, other => isTaken.has(`${assignmentId} ${other}`));
    if (free === null) continue;
    isTaken.add(`${assignmentId} ${free}`);
    await tx.execute(sql`
      update ${trainingDays} set date = ${free}, moved_from = nullif(coalesce(moved_from, date), ${free}::date)
      where id = ${id}`);
  }
}

/** The first free date after this one, up to the end date; null when there is none. */
export function nextFreeDate(
  date: PlainDate,
  endDate: PlainDate,
  isTaken: (date: PlainDate) => boolean,
): PlainDate | null {
  for (let next = addDays(date, 1); next <= endDate; next = addDays(next, 1)) {
    if (!isTaken(next)) return next;
  }
  return null;
}
