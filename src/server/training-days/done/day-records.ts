import { type StoredLog, storedLogColumns } from '#server/database/stored-log.ts';
import type { AssignmentKind } from '#domain/training/status/assignment-kind.ts';
import type { MadeChange } from '#domain/training/own/own-change.ts';
import type { PlainDate } from '#domain/plain-date.ts';
import { type Scope, inScope } from '#server/accounts/owner.ts';
import { displayName } from '#server/accounts/display-name.ts';
import { statement } from '#server/database/database.ts';
import { workOn } from '#server/training-days/counts/has-work.ts';
import { dateOpenUntil } from '#server/training-days/events/open-session.ts';
import { planned } from '#server/training-days/counts/planned.ts';
import { ownChangesOf } from '#server/training-days/versions/own-version.ts';
import {
  type PrescribedExercise,
  prescriptionColumns,
} from '#server/training-days/versions/prescribed-exercise.ts';

import {
  eventsOfDay,
  type KnownExercise,
  namedOfDay,
  type OlderExercise,
  olderOfDay,
  type SentEvent,
} from './session-facts.ts';

type LogOfDay = StoredLog & {
  loggedAt: string;
  /** Null while the log is as it was saved. */
  correctedAt: string | null;
};

export type DayFacts = {
  id: string;
  assignmentId: string;
  kind: AssignmentKind;
  programName: string;
  dayName: string;
  weekNumber: number | null;
  date: PlainDate;
  plannedDate: PlainDate;
  state: 'scheduled' | 'cleared' | 'paused' | 'ended' | 'dropped';
  timeZone: string;
  exerciseCount: number;
  loggedCount: number;
  /** Until when a session of its date is open. */
  dateOpenUntil: Date | null;
  isOwn: boolean;
  ownChanges: MadeChange[];
};

export type DayRecord = DayFacts & {
  memberId: string;
  memberName: string;
  notes: string;
  exercises:
    | {
        exercise: KnownExercise;
        prescription: Omit<PrescribedExercise, 'exercise' | 'exerciseId'> | null;
        log: LogOfDay | null;
      }[]
    | null;
  events: SentEvent[] | null;
  named: KnownExercise[] | null;
  older: OlderExercise[] | null;
};

/** Of day `d` with its assignment `a`, workout `w`, version `v` and member `u`. */
export const dayColumns = `d.id, d.assignment_id as "assignmentId", a.kind, w.name as "programName",
  v.day_name as "dayName", v.week_number as "weekNumber", d.date, coalesce(d.moved_from, d.date) as "plannedDate",
  d.state, u.time_zone as "timeZone", d.exercise_count as "exerciseCount", d.logged_count as "loggedCount",
  ${dateOpenUntil('d')} as "dateOpenUntil", ${planned('a')} and v.member_id is not null as "isOwn",
  ${ownChangesOf('v')} as "ownChanges"`;

export const dayTables = `join assignments a on a.id = d.assignment_id
  join workouts w on w.id = a.workout_id
  join day_versions v on v.id = d.day_version_id
  join users u on u.id = d.member_id`;

/** SQL: something was logged on day `d`, be it for a prescription or beside them. */
export const hasLogs = 'exists (select 1 from progress_logs g where g.training_day_id = d.id)';

const exerciseOf = (category: string) => `(select r from (select e.id, e.name, ${category}) r) as exercise`;

const logOf = `(select r from (select ${storedLogColumns('l')}, l.logged_at as "loggedAt",
  case when l.updated_at > l.logged_at then l.updated_at end as "correctedAt" where l.id is not null) r) as log`;

/** The day's prescriptions, in order, with the logs of them; then logs without one now. */
const exercisesOfDay = `(select json_agg(x order by x.place, x.number) from (
    select 0 as place, p.position as number, ${exerciseOf('p.category')},
      (select r from (select p.id, ${prescriptionColumns}) r) as prescription, ${logOf}
    from day_version_exercises p
    join exercises e on e.id = p.exercise_id
    left join progress_logs l on l.training_day_id = d.id and l.prescription_id = p.id
    where p.day_version_id = d.day_version_id
    union all
    select 1, row_number() over (order by l.logged_at, l.id), ${exerciseOf('coalesce(p.category, e.category) as category')},
      (select r from (select p.id, ${prescriptionColumns} where p.id is not null) r), ${logOf}
    from progress_logs l
    join exercises e on e.id = l.exercise_id
    left join day_version_exercises p on p.id = l.prescription_id
    where l.training_day_id = d.id and p.day_version_id is distinct from d.day_version_id) x) as exercises`;

const recordColumns = `${dayColumns}, d.member_id as "memberId", ${displayName('u')} as "memberName", v.notes,
  ${exercisesOfDay}, ${eventsOfDay}, ${namedOfDay}, ${olderOfDay}`;

/** The days that take part in a date: on the schedule or cleared, and whatever has work. */
const isOfDate = `(${hasLogs} or ${workOn('d')} or (a.removed_at is null and d.state in ('scheduled', 'cleared')
  and (${planned('a')} or d.state = 'scheduled')))`;

const inOrder = `order by not ${planned('a')}, w.name collate by_name, a.created_at, d.id`;

/** A day and, after it, the others that its member had on that date. */
export const dayWithOthers = statement<DayRecord, Scope & { id: string }>(
  'training_day_with_others',
  `select ${recordColumns}
   from training_days asked
   join training_days d on d.member_id = asked.member_id and d.date = asked.date
   ${dayTables}
   where asked.id = :id and ${inScope('asked.member_id')} and (d.id = asked.id or ${isOfDate})
   order by d.id <> asked.id, not ${planned('a')}, w.name collate by_name, a.created_at, d.id`,
);

/** A member's days of one date. */
export const daysOfDate = statement<DayRecord, { memberId: string; date: PlainDate }>(
  'training_days_of_date',
  `select ${recordColumns}
   from training_days d
   ${dayTables}
   where d.member_id = :memberId and d.date = :date and ${isOfDate}
   ${inOrder}`,
);

type Dates = { memberId: string; from: PlainDate; until: PlainDate };

const daysBetween = `select ${recordColumns}
   from training_days d
   ${dayTables}
   where d.member_id = :memberId and d.date between :from::date and :until::date and ${isOfDate}`;

/** SQL: something was done on day `d`: of today's those are behind, the others still come. */
const isBegun = `(${hasLogs} or ${workOn('d')})`;

/** A member's days from a date up to what is done today, the last one first. */
export const daysBackward = statement<DayRecord, Dates>(
  'training_days_backward',
  `${daysBetween} and (d.date < :until::date or ${isBegun}) order by d.date desc, not ${planned('a')}, w.name collate by_name, a.created_at, d.id`,
);

/** A member's days from what is not begun today, the first one first. */
export const daysForward = statement<DayRecord, Dates>(
  'training_days_forward',
  `${daysBetween} and not (d.date = :from::date and ${isBegun}) order by d.date, not ${planned('a')}, w.name collate by_name, a.created_at, d.id`,
);
