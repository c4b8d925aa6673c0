import type * as z from 'zod/mini';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { getStrengthMetrics } from '#contract/strength.ts';
import { dateIn, type PlainDate } from '#domain/plain-date.ts';
import { factsFrom, strengthStatus } from '#domain/strength-status.ts';
import type { Database } from '#server/database/database.ts';
import { exercisesByName, type LiftRow, liftsOf, type MemberRow, membersWithLifts } from './queries.ts';

type Asked = z.output<typeof getStrengthMetrics.query>;
type Row = AnswerOf<typeof getStrengthMetrics>[number];
type Lift = Row['exercises'][number];

/**
 * The coach's table. A page is taken of the members before their lifts are read, unless a status is asked for: which
 * members have a lift of that status is known only once all lifts have theirs.
 */
export async function strengthMetrics(db: Database, asked: Asked, now: Date): Promise<Row[]> {
  const { from, limit = null, memberId = null, status } = asked;
  if (status === undefined) return rowsOf(db, await membersWithLifts(db, { memberId, from, limit }), now);
  const rows = await rowsOf(db, await membersWithLifts(db, { memberId }), now);
  return rows
    .map(row => ({ ...row, exercises: row.exercises.filter(lift => lift.status === status) }))
    .filter(({ exercises }) => exercises.length > 0)
    .slice(from, limit === null ? undefined : from + limit);
}

async function rowsOf(db: Database, members: readonly MemberRow[], now: Date): Promise<Row[]> {
  const exercises = new Map(
    (await exercisesByName(db, [])).map(({ id, name }, place) => [id, { name, place }]),
  );
  const lifts = new Map<string, { place: number; lift: Lift }[]>();
  for (const { memberId } of members) lifts.set(memberId, []);
  for await (const batch of liftsInBatches(db, members, now)) {
    for (const row of batch) {
      const { exerciseId } = row;
      const exercise = exercises.get(exerciseId);
      const facts = factsFrom(cutHistoryOf(row));
      if (!exercise || !facts) continue;
      const lift = { exerciseId, exerciseName: exercise.name, ...strengthStatus(facts) };
      lifts.get(row.memberId)?.push({ place: exercise.place, lift });
    }
  }
  return members.flatMap(({ memberId, memberName, memberEmail }) => {
    const inOrder = (lifts.get(memberId) ?? []).toSorted((one, other) => one.place - other.place);
    // Whose last log was taken back meanwhile has none left.
    if (inOrder.length === 0) return [];
    return { memberId, memberName, memberEmail, exercises: inOrder.map(({ lift }) => lift) };
  });
}

function cutHistoryOf({ recentDates, recentE1rms, older, bestBefore }: LiftRow) {
  const e1rms = recentE1rms?.split(',') ?? [];
  const recent = recentDates?.split(',').map((date, index) => ({ date, e1rm: Number(e1rms[index]) })) ?? [];
  return { recent, older: older ?? [], bestBefore };
}

const membersABatch = 250;

/**
 * The database reads the next batch while this one is worked on; and whoever else asks something waits for a batch
 * at most.
 */
async function* liftsInBatches(db: Database, members: readonly MemberRow[], now: Date) {
  const batches = batchesOf(members, now);
  const read = ({ ids, today }: Batch) => liftsOf(db, ids, today);
  let coming = batches[0] && read(batches[0]);
  for (let next = 1; coming; next += 1) {
    const rows = await coming;
    const batch = batches[next];
    coming = batch && read(batch);
    yield rows;
  }
}

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
