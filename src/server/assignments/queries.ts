import { type StoredLog, storedLogColumns } from '#server/database/stored-log.ts';
import type { Pounds } from '#domain/measures/measure.ts';
import { recentMaxDays } from '#domain/strength/one-rep-max.ts';
import type { OwnTrainingMax } from '#domain/loads/training-max.ts';
import { type TestedMax, testedMaxDays } from '#domain/strength/tested-max.ts';
import type { AssignmentKind, AssignmentStanding } from '#domain/training/status/assignment-kind.ts';
import { type PlainDate, sundayOf } from '#domain/plain-date.ts';
import { type Owner, type Scope, inScope, scopeOf } from '#server/accounts/owner.ts';
import { displayName } from '#server/accounts/display-name.ts';
import { type Database, statement } from '#server/database/database.ts';
import { alone, isMerged, type FirstOf, readMerged, together } from '#server/exercises/read-together.ts';
import { hasE1rm, ownTrainingMax } from '#server/loads/load-facts.ts';
import { planned } from '#server/training-days/counts/planned.ts';
import { endsSoon, lastDayOf } from './ahead.ts';
import { standing } from './standing.ts';
import { dateOpenUntil, openUntil } from '#server/training-days/events/open-session.ts';
import { workOn } from '#server/training-days/counts/has-work.ts';
import { todayByZone } from '#server/training-days/schedule/schedule-rows.ts';
import type { KnownVersions } from '#server/training-days/versions/known-versions.ts';
import { numWeeksOf } from '#server/training-days/versions/version-of.ts';

type CardRow = {
  id: string;
  memberId: string;
  workoutId: string;
  assignedBy: string | null;
  startDate: PlainDate;
  endDate: PlainDate;
  status: 'active' | 'paused' | 'completed';
  kind: AssignmentKind;
  pausedOn: PlainDate | null;
  pausedUntil: PlainDate | null;
  totalExercises: number;
  completedExercises: number;
  totalWorkoutUnits: number;
  completedAt: Date | null;
  programVersion: number | null;
  createdAt: Date;
  memberName: string;
  memberImageUrl: string | null;
  workoutName: string | null;
  programType: string | null;
  numWeeks: number | null;
  copiedFromId: string | null;
  path: { id: string; runId: string; name: string; position: number; blocks: number } | null;
};

const cardColumns = `a.id, a.member_id as "memberId", a.workout_id as "workoutId", a.assigned_by as "assignedBy",
  a.start_date as "startDate", a.end_date as "endDate", a.status, a.kind, a.paused_on as "pausedOn", a.paused_until as "pausedUntil", a.total_exercises as "totalExercises",
  a.completed_exercises as "completedExercises", a.total_workout_units as "totalWorkoutUnits",
  a.completed_at as "completedAt", a.program_version as "programVersion", a.created_at as "createdAt",
  ${displayName('u')} as "memberName",
  u.profile_image_url as "memberImageUrl",
  case when w.hidden_at is null then w.name end as "workoutName", w.program_type as "programType",
  ${numWeeksOf('a', 'w')} as "numWeeks", w.copied_from_id as "copiedFromId",
  case when a.path_run_id is not null then json_build_object('id', r.path_id, 'runId', r.id, 'name', p.name,
    'position', a.path_position, 'blocks', r.block_count) end as path`;

const cardTables = `assignments a join users u on u.id = a.member_id join workouts w on w.id = a.workout_id
  left join path_runs r on r.id = a.path_run_id left join paths p on p.id = r.path_id`;

const cardsOfMember = statement<CardRow, { memberId: string }>(
  'assignments_of_member',
  `select ${cardColumns} from ${cardTables}
   where a.removed_at is null and a.member_id = :memberId order by a.start_date desc, a.created_at desc`,
);

type Ahead = {
  ahead: {
    timeZone: string;
    standing: AssignmentStanding;
    lastDate: PlainDate | null;
    trainsThisWeek: boolean;
    endsSoon: boolean;
  };
};
type Here = { now: Date; zones: string[]; todays: PlainDate[]; sundays: PlainDate[] };

/** With what lies ahead, by each member's own date. */
const cardsOfAll = statement<CardRow & Ahead, Here>(
  'assignments_of_all',
  `select ${cardColumns}, json_build_object('timeZone', u.time_zone,
      'standing', ${standing('a', 'z.today')}, 'lastDate', l.date,
      'trainsThisWeek', a.status = 'active' and exists (
        select from training_days d where d.assignment_id = a.id and d.state = 'scheduled'
          and d.date between z.sunday and z.sunday + 6),
      'endsSoon', ${endsSoon({ last: 'l.date', today: 'z.today' })}) as ahead
    from ${cardTables}
    join unnest(:zones::text[], :todays::date[], :sundays::date[]) as z(zone, today, sunday) on z.zone = u.time_zone
    cross join lateral ${lastDayOf('a')} l
    where a.removed_at is null and ${planned('a')} order by a.created_at desc, a.id`,
  { alone: true },
);

/**
 * The assignments of one member, newest start first, that of one-off exercises too; of everyone for a coach, newest
 * first, without it.
 */
export async function assignmentCards(
  db: Database,
  owner: Owner,
  now: Date,
): Promise<(CardRow & Partial<Ahead>)[]> {
  if ('member' in owner) return cardsOfMember(db, { memberId: owner.member });
  const here = await todayByZone(db, now);
  return cardsOfAll(db, { now, ...here, sundays: here.todays.map(sundayOf) });
}

type CalendarRow = {
  kind: AssignmentKind;
  startDate: PlainDate;
  endDate: PlainDate;
  days: CalendarDay[];
};

type CalendarDay = {
  trainingDayId: string;
  date: PlainDate;
  exercises: number;
  logged: number;
  movedFrom: PlainDate | null;
  /** Until when its session is open, and one of all that is trained on its date. */
  openUntil: string | null;
  dateOpenUntil: string | null;
};

/** The days around today in which an open session is looked for: it may have begun hours ago. */
const openWithinDays = 14;

const ifNear = (column: string) =>
  `case when abs(d.date - :today::date) <= ${openWithinDays} then ${column} end`;

/** The span of one assignment and its training days that count, in one row. */
const calendarOf = statement<CalendarRow, Scope & { assignmentId: string; today: PlainDate }>(
  'assignment_calendar',
  `select a.kind, a.start_date as "startDate", a.end_date as "endDate", coalesce((
     select json_agg(x) from (
       select d.id as "trainingDayId", d.date, d.exercise_count as exercises, d.logged_count as logged, d.moved_from as "movedFrom",
         ${ifNear(openUntil('d'))} as "openUntil", ${ifNear(dateOpenUntil('d'))} as "dateOpenUntil"
       from training_days d where d.assignment_id = a.id and d.state = 'scheduled') x), '[]') as days
   from assignments a
   where a.id = :assignmentId and a.removed_at is null and ${inScope('a.member_id')}`,
);

export const assignmentCalendar = async (
  db: Database,
  assignmentId: string,
  owner: Owner,
  today: PlainDate,
) => (await calendarOf(db, { assignmentId, today, ...scopeOf(owner) }))[0] ?? null;

type DayRow = {
  kind: AssignmentKind;
  trainingDayId: string;
  plannedDate: PlainDate;
  mayMove: boolean;
  programName: string;
  versionId: string;
  exerciseCount: number;
  loggedCount: number;
  dateOpenUntil: Date | null;
  exercises: LoggedExercise[] | null;
};

/** The day's facts about a prescription, beside the prescription itself. */
type LoggedExercise = {
  id: string;
  name: string;
  isAssisted: boolean;
  /** The exercise is read together with others. */
  isMerged: boolean;
  latest1RM: Pounds | null;
  /** Only where there is no e1RM. */
  testedMax: TestedMax | null;
  /** As their coach has set it; of a percent of the training max alone. */
  ownTrainingMax: OwnTrainingMax | null;
  /** The exercises that may be done instead, as the library has them now; null for none. */
  alternates: { id: string; name: string }[] | null;
  log: StoredLog | null;
  doneInstead: { id: string; name: string } | null;
  lastTime: StoredLog | null;
};

const estimated = {
  select: 'h.estimated_1rm',
  from: 'progress_logs',
  where: `h.member_id = d.member_id and ${hasE1rm('h')}`,
  limit: 1,
};

/**
 * A date of an assignment, without its version's prescriptions: each exercise in order with its log, what the member
 * did the last time before, and the latest e1RM over all assignments (`recentMaxDays`), or a tested max where there is
 * none. The e1RM is not folded (`offset 0`) into the columns that ask for it, where it would be looked up twice.
 */
const dayOf = (name: string, firstOf: FirstOf) =>
  statement<DayRow, DateInput>(
    name,
    `select a.kind, d.id as "trainingDayId", coalesce(d.moved_from, d.date) as "plannedDate",
     (not ${workOn('d')} and a.status = 'active' and ${planned('a')} and (:everyones::boolean or
       (select u.may_move_sessions from users u where u.id = d.member_id))) as "mayMove",
     w.name as "programName", d.day_version_id as "versionId", d.exercise_count as "exerciseCount",
     d.logged_count as "loggedCount", ${dateOpenUntil('d')} as "dateOpenUntil",
     (select json_agg(x) from (
        select p.id, e.name, e.is_assisted as "isAssisted",
          ${isMerged('e')} as "isMerged",
          m.e1rm as "latest1RM",
          case when p.category = 'Strength' and m.e1rm is null then (
            select r from (${firstOf('e', {
              select: 'h.weight, h.unit, h.date',
              from: 'tested_maxes',
              where: `h.member_id = d.member_id and h.date >= :today::date - ${testedMaxDays}`,
              order: 'h.date desc',
              limit: 1,
            })}) r) end as "testedMax",
          case when p.category = 'Strength' and p.percent_of = 'training-max' then (
            select r from (${ownTrainingMax('e', 'd.member_id', firstOf)}) r) end as "ownTrainingMax",
          case when p.alternate_exercise_ids <> '{}' then (
            select json_agg(json_build_object('id', o.id, 'name', o.name)
              order by array_position(p.alternate_exercise_ids, o.id))
            from exercises o
            where o.id = any(p.alternate_exercise_ids) and o.hidden_at is null and o.archived_at is null
              and o.category = p.category
          ) end as alternates,
          (select r from (select ${storedLogColumns('l')} where l.id is not null) r) as log,
          case when l.exercise_id <> p.exercise_id then (
            select json_build_object('id', o.id, 'name', o.name) from exercises o where o.id = l.exercise_id) end as "doneInstead",
          (select r from (${firstOf('e', {
            select: storedLogColumns('h'),
            from: 'progress_logs',
            where: 'h.member_id = d.member_id and h.date < d.date',
            order: 'h.date desc, h.logged_at desc',
            limit: 1,
          })}) r) as "lastTime"
        from day_version_exercises p
        join exercises e on e.id = p.exercise_id
        cross join lateral (select case when p.category = 'Strength' then coalesce(
            (${firstOf('e', {
              ...estimated,
              where: `${estimated.where} and h.date > :today::date - ${recentMaxDays}`,
              order: 'h.estimated_1rm desc',
            })}),
            (${firstOf('e', { ...estimated, order: 'h.date desc, h.estimated_1rm desc' })})) end as e1rm offset 0) m
        left join progress_logs l on l.training_day_id = d.id and l.prescription_id = p.id
        where p.day_version_id = d.day_version_id order by p.position) x) as exercises
   from assignments a
   join training_days d on d.assignment_id = a.id and d.date = :date and d.state = 'scheduled'
   join workouts w on w.id = a.workout_id
   where a.id = :assignmentId and a.removed_at is null and ${inScope('a.member_id')}`,
  );

type DateInput = Scope & { assignmentId: string; date: PlainDate; today: PlainDate };

const dayAlone = dayOf('exercises_for_date', alone);
const dayTogether = dayOf('merged_exercises_for_date', together);

const hasMerged = ({ exercises }: DayRow) => exercises?.some(exercise => exercise.isMerged) ?? false;

export type DayInput = { assignmentId: string; date: PlainDate; owner: Owner; today: PlainDate };

export async function exercisesForDate(db: Database, versions: KnownVersions, input: DayInput) {
  const { owner, ...rest } = input;
  const asking = { ...rest, ...scopeOf(owner) };
  const read = (firstOf: FirstOf) => (firstOf === alone ? dayAlone : dayTogether)(db, asking);
  const [day] = await readMerged(read, hasMerged);
  const version = day && (await versions.read(db, day.versionId));
  if (!version) return null;
  const { prescriptions, ...written } = version;
  const exercises = (day.exercises ?? []).flatMap(logged => {
    const prescription = prescriptions.get(logged.id);
    return prescription ? { prescription, logged } : [];
  });
  return { ...day, ...written, exercises };
}

type CompletionRow = { totalExercises: number; completedCount: number; completedExercises: string | null };

/**
 * The logs of an assignment, over all its training days: of a swapped exercise the prescribed one. Hundreds of JSON
 * objects would take PostgreSQL and us twice as long as one text does: for each log its training day, its exercise and
 * its date, each of a fixed length.
 */
const completionOf = statement<CompletionRow, Scope & { assignmentId: string }>(
  'assignment_completion',
  `select a.total_exercises as "totalExercises", a.completed_exercises as "completedCount", (
     select string_agg(concat(l.training_day_id, p.exercise_id, l.date), '' order by l.date, l.logged_at)
     from progress_logs l join day_version_exercises p on p.id = l.prescription_id
     where l.assignment_id = a.id) as "completedExercises"
   from assignments a
   where a.id = :assignmentId and a.removed_at is null and ${inScope('a.member_id')}`,
);

export async function assignmentCompletion(db: Database, assignmentId: string, owner: Owner) {
  const [found] = await completionOf(db, { assignmentId, ...scopeOf(owner) });
  return found && { ...found, completedExercises: readCompleted(found.completedExercises ?? '') };
}

const [idLength, lineLength] = [36, 36 + 36 + 10];

const readCompleted = (text: string) =>
  Array.from({ length: text.length / lineLength }, (_, n) => {
    const [at, exerciseAt] = [n * lineLength, n * lineLength + idLength];
    return {
      trainingDayId: text.slice(at, exerciseAt),
      exerciseId: text.slice(exerciseAt, exerciseAt + idLength),
      date: text.slice(exerciseAt + idLength, at + lineLength),
    };
  });

const zoneOfMember = statement<{ zone: string }, { assignmentId: string }>(
  'assignment_time_zone',
  'select u.time_zone as zone from assignments a join users u on u.id = a.member_id where a.id = :assignmentId',
);

export const timeZoneOfMember = async (db: Database, assignmentId: string) =>
  (await zoneOfMember(db, { assignmentId }))[0]?.zone ?? null;

const workoutOfAssignment = statement<{ workoutId: string }, { assignmentId: string }>(
  'workout_of_assignment',
  'select workout_id as "workoutId" from assignments where id = :assignmentId',
);

export const workoutOf = async (db: Database, assignmentId: string) =>
  (await workoutOfAssignment(db, { assignmentId }))[0]?.workoutId ?? null;

const memberOfAssignment = statement<{ name: string }, { assignmentId: string }>(
  'member_of_assignment',
  `select ${displayName('u')} as name from assignments a join users u on u.id = a.member_id where a.id = :assignmentId`,
);

export const nameOfMember = async (db: Database, assignmentId: string): Promise<string> =>
  (await memberOfAssignment(db, { assignmentId }))[0]?.name ?? '';

const othersWithIt = statement<never, { assignmentId: string }>(
  'others_with_workout',
  `select 1 from assignments a join assignments other on other.workout_id = a.workout_id
   where a.id = :assignmentId and other.member_id <> a.member_id and other.removed_at is null limit 1`,
);

/** Whether nobody else has been given the workout of this assignment. */
export const isAlone = async (tx: Database, assignmentId: string): Promise<boolean> =>
  (await othersWithIt(tx, { assignmentId })).length === 0;
