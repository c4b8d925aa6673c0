import { dateIn, type PlainDate } from '#domain/plain-date.ts';
import type { Database } from '#server/database/database.ts';
import { type LiftRow, liftsOf, type MemberRow } from './queries.ts';

/**
 * Hands over the lifts of members, in no order. Two batches are under way at any time: the database reads one while
 * the other is worked on. And whoever else asks the server something waits for one batch at most.
 */
export async function readLifts(
  db: Database,
  members: readonly MemberRow[],
  now: Date,
  take: (row: LiftRow) => void,
): Promise<void> {
  const batches = batchesOf(members, now);
  const readOn = async () => {
    for (let batch = batches.shift(); batch; batch = batches.shift()) {
      for (const row of await liftsOf(db, batch.ids, batch.today)) take(row);
    }
  };
  await Promise.all([readOn(), readOn()]);
}

const membersABatch = 100;

type Batch = { today: PlainDate; ids: string[] };

/** So many members at a time who share a date: it is the same for all of a time zone. */
function batchesOf(members: readonly MemberRow[], now: Date): Batch[] {
  const todays = new Map<string, PlainDate>();
  const open = new Map<PlainDate, Batch>();
  const batches: Batch[] = [];
  for (const { memberId, timeZone } of members) {
    const today = todays.get(timeZone) ?? dateIn(timeZone, now);
    todays.set(timeZone, today);
    let batch = open.get(today);
    if (!batch || batch.ids.length === membersABatch) batches.push((batch = { today, ids: [] }));
    open.set(today, batch);
    batch.ids.push(memberId);
  }
  return batches;
}
