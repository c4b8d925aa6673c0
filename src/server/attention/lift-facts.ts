import type { Pounds } from '#domain/measures/measure.ts';
import type { LiftInTrouble } from '#domain/attention/attention-facts.ts';
import { addDays, daysBetween, type PlainDate } from '#domain/plain-date.ts';
import {
  currentDays,
  factsFrom,
  latelyDays,
  leastGain,
  plateauWindows,
  strengthStatus,
} from '#domain/strength/strength-status.ts';
import { leastLimit } from '#domain/unlikely/beyond-anyone.ts';
import { statement } from '#server/database/database.ts';
import { readAs } from '#server/exercises/read-together.ts';
import { type OfMembers, ofMembers } from './session-facts.ts';

/** Lines of text, one text a member: tens of thousands of e1RMs come at once. */
type Row = { memberId: string; today: PlainDate; lifts: string };

/** The days from today back to where the windows of a status begin, on any day. */
const anyDay = '2026-01-01';
const { recentFrom, beforeFrom } = plateauWindows(anyDay);
const [recentBack, beforeBack] = [daysBetween(recentFrom, anyDay), daysBetween(beforeFrom, anyDay)];

/** Of which exercise a log is read: of its own, or, where some are merged, of the one into which its own is. */
type LiftsBy = { logs: string; exercise: string };

const alone: LiftsBy = { logs: 'progress_logs l', exercise: 'l.exercise_id' };
const together: LiftsBy = {
  logs: 'progress_logs l join exercises x on x.id = l.exercise_id',
  exercise: readAs('x'),
};

/**
 * The lifts that may decline or stand still: read along the index by member and date, however much a member has logged before. Left out
 * is what is surely neither: what was not trained lately, and what was at its best of these 84 days in the last 14, and gained by it.
 */
const recentLiftsBy = (name: string, { logs, exercise }: LiftsBy) =>
  statement<Row, OfMembers>(
    name,
    `select m.id as "memberId", m.today, string_agg(l.line, ';') as lifts
   from ${ofMembers}
   cross join lateral (
     select concat(${exercise}, ' ', max(estimated_1rm) filter (where date < m.today - ${recentBack}), ' ',
       array_to_string(array_agg(date - m.today order by date), ','), ' ',
       array_to_string(array_agg(estimated_1rm order by date), ',')) as line
     from ${logs}
     where member_id = m.id and estimated_1rm is not null and date >= m.today - ${beforeBack}
     group by ${exercise}
     having max(date) >= m.today - ${latelyDays} and (max(date) <= m.today
       and max(estimated_1rm) filter (where date > m.today - ${currentDays}) = max(estimated_1rm)
       and max(estimated_1rm) > ${leastGain} * max(estimated_1rm) filter (where date < m.today - ${recentBack})) is not true) l
   group by m.id, m.today`,
    { alone: true },
  );

/** By their ids. */
export type ExerciseNames = ReadonlyMap<string, string>;

/** Of each member, by their id, the lifts that do not go well. */
export const liftsInTrouble = (rows: readonly Row[], names: ExerciseNames) =>
  new Map(
    rows.map(({ memberId, today, lifts }) => [
      memberId,
      lifts.split(';').flatMap(line => troubleOf(line, today, names) ?? []),
    ]),
  );

function troubleOf(line: string, today: PlainDate, names: ExerciseNames): LiftInTrouble | null {
  const [exerciseId = '', best, days = '', e1rms = ''] = line.split(' ');
  const values = e1rms.split(',');
  const history = days.split(',').map((day, index) => ({ day: Number(day), e1rm: Number(values[index]) }));
  const facts = factsFrom(history, best ? Number(best) : null);
  if (!facts) return null;
  const { status, changePercent } = strengthStatus(facts, today, 'lb');
  if (status !== 'Declining' && status !== 'Plateau') return null;
  const since = addDays(today, facts.recent[0]?.day ?? facts.lastDay);
  return { exerciseId, exerciseName: names.get(exerciseId) ?? '', status, changePercent, since };
}

export type BestRow = { memberId: string; at: Date; exerciseId: string; e1rm: Pounds; before: Pounds | null };

/**
 * The best e1RMs of each member since a moment of their own that are better than all before it; the first of an exercise is none, unless
 * it may be more than anyone has lifted. One way along the index of lifts for each member; of the same best twice the earlier counts.
 */
const bestLiftsBy = (name: string, { logs, exercise }: LiftsBy) =>
  statement<BestRow, { memberIds: readonly string[]; sinces: readonly Date[] }>(
    name,
    `select m.id as "memberId", to_timestamp(-b.best[2]::float8) as at, b.exercise_id as "exerciseId",
     b.best[1]::float8 as e1rm, b.before::float8 as before
   from unnest(:memberIds::uuid[], :sinces::timestamptz[]) as m(id, since)
   cross join lateral (
     select ${exercise} as exercise_id, max(estimated_1rm) filter (where logged_at <= m.since) as before,
       max(array[estimated_1rm, -extract(epoch from logged_at)]) filter (where logged_at > m.since) as best
     from ${logs} where member_id = m.id and estimated_1rm is not null
     group by ${exercise}) b
   where b.best[1] > b.before or (b.before is null and b.best[1] > ${leastLimit})`,
    { alone: true },
  );

/** The readers of lifts, where no exercise is merged, as nearly always, and where some are. */
export const liftsAlone = {
  recentLifts: recentLiftsBy('attention_lifts', alone),
  bestLiftsOf: bestLiftsBy('attention_bests', alone),
};
export const liftsTogether = {
  recentLifts: recentLiftsBy('attention_merged_lifts', together),
  bestLiftsOf: bestLiftsBy('attention_merged_bests', together),
};
