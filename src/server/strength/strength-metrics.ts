import type * as z from 'zod/mini';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { getStrengthMetrics } from '#contract/training/strength.ts';
import type { WeightUnit } from '#domain/measures/measure.ts';
import { factsFrom, strengthStatus } from '#domain/strength/strength-status.ts';
import { mainLiftRank, mainLifts } from '#domain/exercises/exercise-words.ts';
import { inLiftOrder } from '#domain/strength/lift-order.ts';
import type { Database } from '#server/database/database.ts';
import { exercisesByName, mergedInto, type MemberRow, pageOfMembers } from './queries.ts';
import { readLifts } from './read-lifts.ts';

type StrengthMetricsInput = z.output<typeof getStrengthMetrics.query>;
type Row = AnswerOf<typeof getStrengthMetrics>[number];
type Lift = Row['exercises'][number];
/** The coach who reads, in which unit, and when. */
type Reader = { unit: WeightUnit; now: Date };

/**
 * The coach's table. A page is taken of the members before their lifts are read; where all members are wanted, a
 * status or an order by their lifts, which are known only once they are read, it is taken of what came out.
 */
export async function strengthMetrics(
  db: Database,
  input: StrengthMetricsInput,
  reader: Reader,
): Promise<Row[]> {
  const { from, limit = null, memberId = null, group = null, status, sort = 'member' } = input;
  if (limit !== null && status === undefined && sort === 'member')
    return rowsOf(db, await pageOfMembers(db, { memberId, group, from, limit }), reader);
  const rows = await rowsOf(db, await pageOfMembers(db, { memberId, group, from: 0, limit: null }), reader);
  const wanted = inLiftOrder(status === undefined ? rows : withStatus(rows, status), sort);
  return wanted.slice(from, from + (limit ?? wanted.length));
}

const withStatus = (rows: Row[], status: Lift['status']) =>
  rows
    .map(row => ({ ...row, exercises: row.exercises.filter(lift => lift.status === status) }))
    .filter(({ exercises }) => exercises.length > 0);

async function rowsOf(db: Database, members: readonly MemberRow[], { now, unit }: Reader): Promise<Row[]> {
  const names = await exercisesByName(db, {});
  const exercises = new Map(
    names.map((exercise, place) => [
      exercise.id,
      { ...exercise, rank: mainLiftRank(exercise.name) ?? mainLifts.length + place },
    ]),
  );
  const lifts = new Map<string, Ranked[]>();
  for (const { memberId } of members) lifts.set(memberId, []);
  await readLifts(db, { members, now, mergedInto: mergedInto(names) }, (memberId, read, today) => {
    const exercise = exercises.get(read.exerciseId);
    const facts = factsFrom(read.history, read.bestBefore);
    if (!exercise || !facts) return;
    const { id: exerciseId, name: exerciseName, rank } = exercise;
    lifts
      .get(memberId)
      ?.push({ rank, lift: { exerciseId, exerciseName, ...strengthStatus(facts, today, unit) } });
  });
  return members.flatMap(({ memberId, memberName, memberEmail }) => {
    const inOrder = (lifts.get(memberId) ?? []).toSorted((one, other) => one.rank - other.rank);
    if (inOrder.length === 0) return [];
    return { memberId, memberName, memberEmail, exercises: inOrder.map(({ lift }) => lift) };
  });
}

/** A lift, and where its exercise comes: the main lifts, then by name. */
type Ranked = { rank: number; lift: Lift };
