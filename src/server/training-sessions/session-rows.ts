import { resultColumns } from '#server/database/stored-log.ts';
import type { PlainDate } from '#domain/plain-date.ts';
import type { Loading } from '#domain/loads/loading.ts';
import type { WeightUnit } from '#domain/measures/measure.ts';
import type { AssignmentKind } from '#domain/training/status/assignment-kind.ts';
import type { FullResult } from '#domain/training-sessions/session-event.ts';
import { type Scope, inScope } from '#server/accounts/owner.ts';
import { type Database, statement } from '#server/database/database.ts';
import { alone, type FirstOf, readMerged, together } from '#server/exercises/read-together.ts';
import { workOn } from '#server/training-days/counts/has-work.ts';
import { eventColumns, type EventRow as StoredEvent } from '#server/training-days/events/event-rows.ts';
import { type LiftRow, liftColumns } from './lift-rows.ts';

export type EventRow = StoredEvent & { sentBy: string | null };

export type LogRow = FullResult & {
  id: string;
  prescriptionId: string | null;
  exerciseId: string;
  /** Milliseconds. */
  updatedAt: number;
  unitsCounted: number;
};

/** A prescription of an older version that late events are of. */
export type OlderRow = { prescriptionId: string; versionId: string };

export type SessionRow = {
  trainingDayId: string;
  assignmentId: string;
  memberId: string;
  kind: AssignmentKind;
  programName: string;
  date: PlainDate;
  state: 'scheduled' | 'cleared' | 'paused' | 'ended' | 'dropped';
  versionId: string;
  eventCount: number;
  loggedCount: number;
  maySwap: boolean;
  asksHowItFelt: boolean;
  weightUnit: WeightUnit;
  /** Their own bar and plates. */
  loading: Loading | null;
  timeZone: string;
  events: EventRow[] | null;
  logs: LogRow[] | null;
  older: OlderRow[] | null;
  lifts: LiftRow[] | null;
};

const milliseconds = (instant: string) => `(extract(epoch from ${instant}) * 1000)::bigint`;

const events = `(select json_agg(x) from (
    select ${eventColumns},
      case s.sent_as when 'member' then d.member_id else s.coach_id end as "sentBy"
    from training_session_events s where s.training_day_id = d.id order by s.at, s.id) x)`;

const logs = `(select json_agg(x) from (
    select l.id, l.prescription_id as "prescriptionId", l.exercise_id as "exerciseId", ${milliseconds('l.updated_at')} as "updatedAt",
      l.sets_data as "setsData", ${resultColumns('l')}, l.completion_time as "completionTime", l.notes,
      l.units_counted as "unitsCounted"
    from progress_logs l where l.training_day_id = d.id) x)`;

/** Prescriptions of late events that the day's version has no more. */
const older = `(select json_agg(x) from (
    select distinct p.id as "prescriptionId", p.day_version_id as "versionId"
    from training_session_events s join day_version_exercises p on p.id = s.prescription_id
    where d.event_count > 0 and s.training_day_id = d.id and p.day_version_id <> d.day_version_id) x)`;

const ownColumns = `d.id as "trainingDayId", d.assignment_id as "assignmentId", d.member_id as "memberId", a.kind,
  w.name as "programName", d.date, d.state, d.day_version_id as "versionId", d.event_count as "eventCount",
  d.logged_count as "loggedCount", u.may_swap_exercises as "maySwap", u.weight_unit as "weightUnit", u.loading, u.time_zone as "timeZone",
  coalesce((select f.asks_how_it_felt from fellowship f), true) as "asksHowItFelt",
  ${events} as events, ${logs} as logs, ${older} as older`;

const columns = (firstOf: FirstOf) => `${ownColumns}, ${liftColumns(firstOf)} as lifts`;

const tables = `training_days d
  join assignments a on a.id = d.assignment_id
  join workouts w on w.id = a.workout_id
  join users u on u.id = d.member_id`;

type OfDate = { memberId: string; date: PlainDate; today: PlainDate };

const ofDate = (name: string, firstOf: FirstOf) =>
  statement<SessionRow, OfDate>(
    name,
    `select ${columns(firstOf)} from ${tables}
     where d.member_id = :memberId and d.date = :date::date
       and (${workOn('d')} or (a.removed_at is null and d.state in ('scheduled', 'paused', 'ended')))
     order by a.kind in ('daily', 'own'), w.name collate by_name, a.created_at, d.id`,
  );

const sessionsAlone = ofDate('training_sessions_of_date', alone);
const sessionsTogether = ofDate('merged_training_sessions_of_date', together);

const hasMerged = ({ lifts }: SessionRow) => lifts?.some(({ isMerged }) => isMerged) ?? false;

/** A member's days of a date: what was or is to be trained, and whatever has work. */
export const sessionsOfDate = (db: Database, input: OfDate): Promise<SessionRow[]> =>
  readMerged(firstOf => (firstOf === alone ? sessionsAlone : sessionsTogether)(db, input), hasMerged);

type OfDay = Scope & { id: string; today: PlainDate };

const ofDay = (name: string, firstOf: FirstOf) =>
  statement<SessionRow, OfDay>(
    name,
    `select ${columns(firstOf)} from ${tables} where d.id = :id::uuid and ${inScope('d.member_id')}`,
  );

const dayAlone = ofDay('training_session_of_day', alone);
const dayTogether = ofDay('merged_training_session_of_day', together);

/** One day, whatever has become of it. */
export const sessionOfDay = (db: Database, input: OfDay): Promise<SessionRow[]> =>
  readMerged(firstOf => (firstOf === alone ? dayAlone : dayTogether)(db, input), hasMerged);

/** The same without what is known of its lifts, for what only takes events. */
export const sessionOfDayAlone = statement<SessionRow, Scope & { id: string }>(
  'training_session_of_day_alone',
  `select ${ownColumns}, null::json as lifts from ${tables} where d.id = :id::uuid and ${inScope('d.member_id')}`,
);
