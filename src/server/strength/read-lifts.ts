import { dateIn, type PlainDate } from '#domain/plain-date.ts';
import type { Database } from '#server/database/database.ts';
import { type LiftRead, mergedLifts, oldestFirst } from './merged-lifts.ts';
import { liftsOf, type MemberRow } from './queries.ts';

type Reading = {
  members: readonly MemberRow[];
  now: Date;
  /** The exercise as which each is read, where that is another one. */
  mergedInto: ReadonlyMap<string, string>;
};

/**
 * Hands over the lifts of members, in no order; those of exercises that are merged as one. Two batches are under way at
 * any time: the database reads one while the other is worked on. And other requests to the server wait for one batch at
 * most.
 */
export async function readLifts(
  db: Database,
  { members, now, mergedInto }: Reading,
  take: (memberId: string, lift: LiftRead, today: PlainDate) => void,
): Promise<void> {
  const batches = batchesOf(members, now);
  const readOn = async () => {
    for (let batch = batches.shift(); batch; batch = batches.shift()) {
      for (const { memberId, lifts } of await liftsOf(db, batch.ids, batch.today)) {
        const reads = lifts.split(';').map(readLine);
        for (const lift of mergedLifts(reads, mergedInto)) take(memberId, lift, batch.today);
      }
    }
  };
  await Promise.all([readOn(), readOn()]);
}

function readLine(line: string): LiftRead {
  const [exerciseId = '', best, days, e1rms] = line.split(' ');
  const values = listOf(e1rms);
  const history = listOf(days).map((day, index) => ({ day: Number(day), e1rm: Number(values[index]) }));
  return { exerciseId, history: oldestFirst(history), bestBefore: best ? Number(best) : null };
}

const listOf = (text: string | undefined): string[] => (text ? text.split(',') : []);

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
