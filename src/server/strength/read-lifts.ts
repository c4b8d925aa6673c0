import { dateIn, type PlainDate } from '#domain/plain-date.ts';
import type { DatedOneRepMax } from '#domain/strength/one-rep-max.ts';
import type { Database } from '#server/database/database.ts';
import { liftsOf, type MemberRow } from './queries.ts';

/** A lift as far as its status depends on it. */
export type LiftRead = {
  exerciseId: string;
  /** Each e1RM of the last 28 days. */
  recent: DatedOneRepMax[];
  older: DatedOneRepMax[];
  bestBefore: number | null;
};

/**
 * Hands over the lifts of members, in no order. Two batches are under way at any time: the database reads one while
 * the other is worked on. And whoever else asks the server something waits for one batch at most.
 */
export async function readLifts(
  db: Database,
  members: readonly MemberRow[],
  now: Date,
  take: (memberId: string, lift: LiftRead) => void,
): Promise<void> {
  const batches = batchesOf(members, now);
  const readOn = async () => {
    for (let batch = batches.shift(); batch; batch = batches.shift()) {
      for (const { memberId, lifts } of await liftsOf(db, batch.ids, batch.today)) {
        for (const line of lifts.split(';')) take(memberId, readLine(line));
      }
    }
  };
  await Promise.all([readOn(), readOn()]);
}

function readLine(line: string): LiftRead {
  const [exerciseId = '', dates, e1rms, best, older] = line.split(' ');
  const values = listOf(e1rms);
  return {
    exerciseId,
    recent: listOf(dates).map((date, index) => ({ date, e1rm: Number(values[index]) })),
    older: listOf(older).map(readDated),
    bestBefore: best ? Number(best) : null,
  };
}

const listOf = (text: string | undefined): string[] => (text ? text.split(',') : []);

function readDated(text: string): DatedOneRepMax {
  const [date = '', e1rm] = text.split('=');
  return { date, e1rm: Number(e1rm) };
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
