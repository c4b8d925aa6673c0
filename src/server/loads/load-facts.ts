import { type DatedSets, lastLifts } from '#domain/loads/last-lift.ts';
import { type KnownMaxes, liftMax } from '#domain/loads/lift-max.ts';
import type { LoadFacts } from '#domain/loads/load.ts';
import { type OwnTrainingMax, trainingMaxOf } from '#domain/loads/training-max.ts';
import { loadedOnOf } from '#domain/loads/loading.ts';
import type { PlainDate } from '#domain/plain-date.ts';
import { recentMaxDays } from '#domain/strength/one-rep-max.ts';
import { testedMaxDays } from '#domain/strength/tested-max.ts';
import type { FirstOf } from '#server/exercises/read-together.ts';

/**
 * SQL: log `h` has an e1RM. Not `is not null`: that would be a condition on an index's last column, which PostgreSQL 18 thinks
 * dear to look up past the ones before it, so that it reads all of a member's logs instead.
 */
export const hasE1rm = (h: string) => `coalesce(${h}.estimated_1rm, 0) > 0`;

/** SQL: the order of a lift's logs, the same wherever the newest is read. */
export const newestFirst = (h: string) => `${h}.date desc, ${h}.logged_at desc, ${h}.id`;

export type LoadFactsRow = {
  exerciseName: string;
  equipment: string[];
  isAssisted: boolean;
  /** Null where nothing is known. */
  own: Omit<KnownMaxes, 'exerciseName'> | null;
  linked: (KnownMaxes & { ratio: number }) | null;
  /** As their coach has set it for them alone. */
  ownTrainingMax: OwnTrainingMax | null;
  logs: DatedSets[] | null;
};

/**
 * So many of an exercise's logs show what was lifted last for how many reps: weeks of training, and no more to read as
 * years go by.
 */
export const lastLogs = 10;

type Places = {
  /** A row of `exercises`. */
  exercise: string;
  memberId: string;
  /** The date before which logs count as those of the last time. */
  before: string;
  today: string;
  firstOf: FirstOf;
};

/**
 * The facts that a load goes by, of one exercise and member: a JSON object, to stand in a select list of a larger
 * statement. All is read from indexes but the last logs' sets. The linked lift is looked up only where this one has no
 * max.
 */
export const loadFacts = ({
  exercise,
  memberId,
  before,
  today,
  firstOf,
}: Places): string => `(select row_to_json(f) from (
  select ${exercise}.name as "exerciseName", ${exercise}.equipment, ${exercise}.is_assisted as "isAssisted", m.own,
    case when m.own is null and ${exercise}.linked_exercise_id is not null then (
      select row_to_json(r) from (
        select linked.name as "exerciseName", ${exercise}.linked_ratio as ratio, k.*
        from exercises linked cross join lateral (${knownMaxes('linked', memberId, today, firstOf)}) k
        where linked.id = ${exercise}.linked_exercise_id and linked.category = 'Strength') r) end as linked,
    case when ${exercise}.category = 'Strength' then (
      select row_to_json(t) from (${ownTrainingMax(exercise, memberId, firstOf)}) t) end as "ownTrainingMax",
    (${lastLogsOf(exercise, memberId, before, firstOf)}) as logs
  from (select case when ${exercise}.category = 'Strength' then (
      select row_to_json(k) from (${knownMaxes(exercise, memberId, today, firstOf)}) k) end as own offset 0) m) f)`;

/** SQL: what a coach has set of a lift for one member; of exercises that are read together, the last one set. */
export const ownTrainingMax = (exercise: string, memberId: string, firstOf: FirstOf) =>
  firstOf(exercise, {
    select: 'h.percent, h.weight, h.unit, h.pounds',
    from: 'training_maxes',
    where: `h.member_id = ${memberId}`,
    order: 'h.set_at desc, h.exercise_id',
    limit: 1,
  });

/** The newest tested max that counts, the best e1RM from its date on, and the latest one by its rule; no row where nothing is known. */
const knownMaxes = (exercise: string, memberId: string, today: string, firstOf: FirstOf) => `
  select row_to_json(t) as tested, row_to_json(s) as "sinceTested",
    coalesce(row_to_json(recent), row_to_json(older)) as latest
  from (select) as one
  left join lateral (${firstOf(exercise, {
    select: 'h.pounds as value, h.date',
    from: 'tested_maxes',
    where: `h.member_id = ${memberId} and h.date >= ${today}::date - ${testedMaxDays}`,
    order: 'h.date desc',
    limit: 1,
  })}) t on true
  left join lateral (${firstOf(exercise, bestLog(memberId, 't.date is not null and h.date >= t.date'))}) s on true
  left join lateral (${firstOf(exercise, bestLog(memberId, `h.date > ${today}::date - ${recentMaxDays}`))}) recent on true
  left join lateral (${firstOf(exercise, {
    ...bestLog(memberId, 'recent.date is null'),
    order: 'h.date desc, h.estimated_1rm desc',
  })}) older on true
  where coalesce(t.date, recent.date, older.date) is not null`;

const bestLog = (memberId: string, among: string) => ({
  select: 'h.estimated_1rm as value, h.date',
  from: 'progress_logs',
  where: `${among} and h.member_id = ${memberId} and ${hasE1rm('h')}`,
  order: 'h.estimated_1rm desc, h.date desc',
  limit: 1,
});

/** The dates and sets of the last logs, the newest first: taken apart here, where it costs a third of what it does in SQL. */
const lastLogsOf = (exercise: string, memberId: string, before: string, firstOf: FirstOf) => `
  select json_agg(json_build_array(h.date, h.sets_data) order by ${newestFirst('h')}) from (${firstOf(
    exercise,
    {
      select: 'h.id, h.sets_data, h.date, h.logged_at',
      from: 'progress_logs',
      where: `h.member_id = ${memberId} and h.date < ${before}`,
      order: newestFirst('h'),
      limit: lastLogs,
    },
  )}) h`;

/** `trainingMaxPercent` is that of the day's program. */
export function factsFromRow(row: LoadFactsRow, today: PlainDate, trainingMaxPercent: number): LoadFacts {
  const { exerciseName, equipment, isAssisted, own, linked, logs } = row;
  const unknown = { tested: null, sinceTested: null, latest: null };
  return {
    loadedOn: loadedOnOf(equipment),
    max: liftMax({ ...unknown, ...own, exerciseName }, linked, today),
    trainingMax: trainingMaxOf(row.ownTrainingMax, trainingMaxPercent),
    last: lastLifts(logs ?? []),
    ...(isAssisted && { isAssisted }),
  };
}
