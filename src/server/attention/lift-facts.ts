import type { LiftInTrouble } from '#domain/attention/attention-facts.ts';
import { addDays, daysBetween, type PlainDate } from '#domain/plain-date.ts';
import { factsFrom, plateauWindows, strengthStatus } from '#domain/strength/strength-status.ts';
import { type Database, statement } from '#server/database/database.ts';
import { readAs, idsWith } from '#server/exercises/read-together.ts';
import { type LiftRead, mergedLifts } from '#server/strength/merged-lifts.ts';
import { exercisesByName, mergedInto } from '#server/strength/queries.ts';
import { type OfMembers, ofMembers } from './session-facts.ts';

/** Lines of text, one text a member: tens of thousands of e1RMs come at once. */
type Row = { memberId: string; today: PlainDate; lifts: string };

/** How many days back the windows of a status begin, on any day. */
const anyDay = '2026-01-01';
const { recentFrom, beforeFrom } = plateauWindows(anyDay);
const [recentBack, beforeBack] = [daysBetween(recentFrom, anyDay), daysBetween(beforeFrom, anyDay)];

/**
 * The lifts done in the last 84 days, which decide whether one declines or stands still: read along the index by member and
 * date, however much a member has logged before.
 */
const recentLifts = statement<Row, OfMembers>(
  'attention_lifts',
  `select m.id as "memberId", m.today, string_agg(l.line, ';') as lifts
   from ${ofMembers}
   cross join lateral (
     select concat(exercise_id, ' ', max(estimated_1rm) filter (where date < m.today - ${recentBack}), ' ',
       string_agg((date - m.today) || ',' || estimated_1rm, ' ' order by date)) as line
     from progress_logs
     where member_id = m.id and estimated_1rm is not null and date >= m.today - ${beforeBack}
     group by exercise_id) l
   group by m.id, m.today`,
  { alone: true },
);

/** Of each member, by their id, the lifts that do not go well; those of exercises that are merged as one. */
export async function liftsInTrouble(db: Database, asked: OfMembers) {
  const [rows, exercises] = await Promise.all([recentLifts(db, asked), exercisesByName(db, {})]);
  const names = new Map(exercises.map(({ id, name }) => [id, name]));
  const into = mergedInto(exercises);
  return new Map(
    rows.map(({ memberId, today, lifts }) => [
      memberId,
      mergedLifts(lifts.split(';').map(readLine), into).flatMap(lift => troubleOf(lift, today, names) ?? []),
    ]),
  );
}

function readLine(line: string): LiftRead {
  const [exerciseId = '', best, ...days] = line.split(' ');
  const history = days.map(day => {
    const [on, e1rm] = day.split(',');
    return { day: Number(on), e1rm: Number(e1rm) };
  });
  return { exerciseId, history, bestBefore: best ? Number(best) : null };
}

function troubleOf(
  { exerciseId, history, bestBefore }: LiftRead,
  today: PlainDate,
  names: ReadonlyMap<string, string>,
): LiftInTrouble | null {
  const facts = factsFrom(history, bestBefore);
  if (!facts) return null;
  const { status, changePercent } = strengthStatus(facts, today, 'lb');
  if (status !== 'Declining' && status !== 'Plateau') return null;
  const since = addDays(today, facts.recent[0]?.day ?? facts.lastDay);
  return { exerciseId, exerciseName: names.get(exerciseId) ?? '', status, changePercent, since };
}

type BestRow = { memberId: string; at: Date; exerciseName: string; e1rm: number };

/**
 * The best e1RMs of each member since a moment of their own that are better than all before it; the first of an exercise is none. What
 * is new is found by when it was logged, what it is held against in the index of its lift.
 */
export const bestLiftsOf = statement<BestRow, { memberIds: readonly string[]; sinces: readonly Date[] }>(
  'attention_bests',
  `select m.id as "memberId", b.at, e.name as "exerciseName", b.e1rm::float8 as e1rm
   from unnest(:memberIds::uuid[], :sinces::timestamptz[]) as m(id, since)
   cross join lateral (
     select ${readAs('x')} as id, max(estimated_1rm) as e1rm,
       (array_agg(logged_at order by estimated_1rm desc, logged_at))[1] as at
     from progress_logs l join exercises x on x.id = l.exercise_id
     where member_id = m.id and logged_at > m.since and estimated_1rm is not null
     group by 1) b
   join exercises e on e.id = b.id
   where b.e1rm > (
     select max(l.estimated_1rm) from ${idsWith('e')}
     join progress_logs l on l.member_id = m.id and l.exercise_id = one.id and l.logged_at <= m.since)`,
  { alone: true },
);
