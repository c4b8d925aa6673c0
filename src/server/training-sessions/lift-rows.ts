import { logColumnsWithoutSets, type StoredLog } from '#server/database/stored-log.ts';
import type { PlainDate } from '#domain/plain-date.ts';
import { type RecordKind, recordKindsOf } from '#domain/records/record-kind.ts';
import { type ExerciseRecord, recordsOf } from '#domain/records/records.ts';
import type { ExerciseCategory } from '#domain/prescriptions/exercise-category.ts';
import type { LoggedSet } from '#domain/training/log/workout-units.ts';
import {
  factsFromRow,
  hasE1rm,
  loadFacts,
  newestFirst,
  type LoadFactsRow,
} from '#server/loads/load-facts.ts';
import { isMerged, type FirstOf } from '#server/exercises/read-together.ts';
import type { Best, Lift } from '#domain/training-sessions/session-day.ts';

type PastLog = [
  date: PlainDate,
  sets: LoggedSet[] | null,
  time: string | null,
  distance: string | null,
  volume: string | null,
];

export type LiftRow = {
  id: string;
  name: string;
  category: ExerciseCategory;
  /** The newest of the logs among the facts, which have its sets. */
  lastTime: Omit<StoredLog, 'setsData'> | null;
  /** Of Strength. */
  bestE1rm: { value: number; date: PlainDate } | null;
  /** Of the others, the newest ones. */
  past: PastLog[] | null;
  /** It, or the lift it is linked to, is read with others. */
  isMerged: boolean;
  facts: LoadFactsRow;
};

/** How many of the latest logs tell the best of what has no e1RM. */
const pastLogs = 200;

const from = 'progress_logs';
const beforeDay = 'h.member_id = d.member_id and h.date < d.date';

/**
 * SQL: what is known of each exercise that day `d` asks for, that its coach named in its place, or that its events put there:
 * the last time before, the best, and what a load goes by.
 */
export const liftColumns = (firstOf: FirstOf) => `(select json_agg(x) from (
    select e.id, e.name, e.category,
      ${loadFacts({ exercise: 'e', memberId: 'd.member_id', before: 'd.date', today: ':today', firstOf })} as facts,
      ${isMerged('e')} or (e.linked_exercise_id is not null and exists (
        select from exercises k where k.id = e.linked_exercise_id and ${isMerged('k')})) as "isMerged",
      (select r from (${firstOf('e', {
        select: logColumnsWithoutSets('h'),
        from,
        where: beforeDay,
        order: newestFirst('h'),
        limit: 1,
      })}) r) as "lastTime",
      case when e.category = 'Strength' then (select r from (${firstOf('e', {
        select: 'h.estimated_1rm as value, h.date',
        from,
        where: `${beforeDay} and ${hasE1rm('h')}`,
        order: 'h.estimated_1rm desc, h.date',
        limit: 1,
      })}) r) end as "bestE1rm",
      case when e.category not in ('Strength', 'Mobility') then (select json_agg(r) from (${firstOf('e', {
        select: `json_build_array(h.date, h.sets_data, h.time_completed, h.distance_completed, h.volume_completed) as r`,
        from,
        where: beforeDay,
        order: 'h.date desc, h.logged_at desc',
        limit: pastLogs,
      })}) r) end as past
    from (
      select p.exercise_id as id from day_version_exercises p where p.day_version_id = d.day_version_id
      union
      select unnest(p.alternate_exercise_ids) from day_version_exercises p where p.day_version_id = d.day_version_id
      union
      select (s.details->>'exerciseId')::uuid from training_session_events s
      where d.event_count > 0 and s.training_day_id = d.id and s.kind in ('swap', 'add', 'log')
      union
      select p.exercise_id from training_session_events s join day_version_exercises p on p.id = s.prescription_id
      where d.event_count > 0 and s.training_day_id = d.id and p.day_version_id <> d.day_version_id
    ) i
    join exercises e on e.id = i.id) x)`;

export function liftOf(
  { name, category, lastTime, bestE1rm, past, facts }: LiftRow,
  today: PlainDate,
  trainingMaxPercent: number,
): Lift<StoredLog> {
  const best: Best | null = bestE1rm ? { kind: 'e1rm', at: null, ...bestE1rm } : bestOf(category, past ?? []);
  const setsData = (facts.logs?.[0]?.[1] ?? null) as StoredLog['setsData'];
  return {
    name,
    category,
    lastTime: lastTime && { ...lastTime, setsData },
    best,
    facts: factsFromRow(facts, today, trainingMaxPercent),
  };
}

const leastHelp = (records: readonly ExerciseRecord[]) =>
  records.filter(({ kind }) => kind === 'help-at').toSorted((a, b) => a.value - b.value)[0];

/**
 * The record of the kind that its category leads with, or the least help where nothing was done without any, or the most
 * calories where all was counted in them.
 */
function bestOf(category: ExerciseCategory, past: readonly PastLog[]): Best | null {
  const logs = past.map(([date, setsData, timeCompleted, distanceCompleted, volumeCompleted], index) => ({
    id: String(index),
    date,
    loggedAt: new Date(0),
    setsData,
    timeCompleted,
    distanceCompleted,
    volumeCompleted,
  }));
  const [leading] = recordKindsOf[category];
  const records = recordsOf(category, logs);
  const of = (one: RecordKind | undefined) => records.find(({ kind }) => kind === one);
  const record = of(leading) ?? leastHelp(records) ?? of('calories-set');
  return record ? { kind: record.kind, value: record.value, at: record.at, date: record.date } : null;
}
