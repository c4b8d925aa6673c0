import type { ExerciseCategory } from '#domain/prescriptions/exercise-category.ts';
import type { PlainDate } from '#domain/plain-date.ts';
import { recentLogsShown, recentWeeksShown } from '#domain/training/schedule/recent-weeks.ts';
import { type Database, statement } from '#server/database/database.ts';
import { letInNow } from '#server/members/membership-facts.ts';
import { standing } from '#server/assignments/standing.ts';
import { planned } from '#server/training-days/counts/planned.ts';
import { setsInBrief } from '#domain/training/log/sets-in-brief.ts';
import type { LoggedSet } from '#domain/training/log/workout-units.ts';
import { loggedOn } from '#server/training-days/counts/has-work.ts';

type ScoreRow = { done: number; assigned: number };

/**
 * Units done and assigned from one date up to today. Today counts as assigned once something of it is logged; a log
 * counts at most what was prescribed (stored so on the training day). A day that was missed and then moved counts on
 * the date on which it was missed.
 */
const scoreBetween = statement<ScoreRow, { memberId: string; from: PlainDate; today: PlainDate }>(
  'member_score',
  `select coalesce(sum(units_counted), 0) as done, coalesce(sum(units_prescribed), 0) as assigned
   from (
     select units_counted, units_prescribed from training_days
     where member_id = :memberId and date >= :from and missed_on is null and counts_by(:today, state, date, logged_count)
     union all
     select units_counted, units_prescribed from training_days
     where member_id = :memberId and missed_on >= :from and counts_by(:today, state, missed_on, logged_count)) d`,
);

export async function memberScore(db: Database, memberId: string, from: PlainDate, today: PlainDate) {
  return (await scoreBetween(db, { memberId, from, today }))[0] ?? { done: 0, assigned: 0 };
}

type Activity = {
  id: string;
  assignmentId: string;
  exerciseName: string;
  exerciseCategory: ExerciseCategory;
  completedDate: PlainDate;
  loggedAt: string;
  setsCompleted: number | null;
  repsCompleted: number | null;
  weightUsed: number | null;
  estimated1RM: number | null;
  timeCompleted: string | null;
  distanceCompleted: string | null;
  volumeCompleted: string | null;
};

type ActivityRow = Activity & { setsData: LoggedSet[] | null };

/** A log in a line: its sets in brief. */
const asActivity = ({ setsData, ...log }: ActivityRow) => ({ ...log, ...setsInBrief(setsData) });

type RecentWeek<Log> = { weekStart: PlainDate; count: number; logs: Log[] };

/** Of a log `l` and its exercise `e`. */
const activity = `l.id, l.assignment_id as "assignmentId", e.name as "exerciseName", e.category as "exerciseCategory",
  l.date as "completedDate", l.logged_at as "loggedAt", l.sets_completed as "setsCompleted",
  l.reps_completed as "repsCompleted", l.weight_used as "weightUsed", l.estimated_1rm as "estimated1RM",
  l.time_completed as "timeCompleted", l.distance_completed as "distanceCompleted",
  l.volume_completed as "volumeCompleted", l.sets_data as "setsData"`;

const mondayOf = (date: string) => `${date} - (extract(isodow from ${date})::int - 1)`;

/**
 * Training days with a log since Monday; the last 20 logs, newest first; and the last weeks with logs, by training date.
 * From one week with logs to the one before it is one step in the index, however long ago that is.
 */
const dashboardOf = statement<
  { weeklyWorkoutCount: number; recentActivity: ActivityRow[]; recentWeeks: RecentWeek<ActivityRow>[] },
  { memberId: string; monday: PlainDate }
>(
  'member_dashboard',
  `with recursive weeks as (
     select ${mondayOf('x.last')} as monday, 1 as place
     from (select max(date) as last from progress_logs where member_id = :memberId) x where x.last is not null
     union all
     select ${mondayOf('x.last')}, w.place + 1
     from weeks w cross join lateral (
       select max(date) as last from progress_logs where member_id = :memberId and date < w.monday) x
     where w.place < ${recentWeeksShown} and x.last is not null
   )
   select
     (select count(*) from training_days
      where member_id = :memberId and date between :monday::date and :monday::date + 6 and ${loggedOn('training_days')}) as "weeklyWorkoutCount",
     coalesce((
       select json_agg(x) from (
         select ${activity}
         from (select * from progress_logs where member_id = :memberId order by logged_at desc, id desc limit 20) l
         join exercises e on e.id = l.exercise_id
         order by l.logged_at desc, l.id desc) x
     ), '[]') as "recentActivity",
     coalesce((
       select json_agg(json_build_object('weekStart', w.monday, 'count', n.count, 'logs', x.logs) order by w.place)
       from weeks w
       cross join lateral (
         select count(*), array_agg(l.id order by l.logged_at desc, l.id desc) as ids
         from progress_logs l where l.member_id = :memberId and l.date between w.monday and w.monday + 6) n
       cross join lateral (
         select json_agg(y) as logs from (
           select ${activity}
           from unnest(n.ids[1:(case when w.monday = :monday::date then ${recentLogsShown.thisWeek} else ${recentLogsShown.olderWeek} end)]) i
           join progress_logs l on l.id = i join exercises e on e.id = l.exercise_id
           order by l.logged_at desc, l.id desc) y) x
     ), '[]') as "recentWeeks"`,
);

export async function memberDashboard(db: Database, memberId: string, monday: PlainDate) {
  const [found] = await dashboardOf(db, { memberId, monday });
  const { weeklyWorkoutCount = 0, recentActivity = [], recentWeeks = [] } = found ?? {};
  return {
    weeklyWorkoutCount,
    recentActivity: recentActivity.map(asActivity),
    recentWeeks: recentWeeks.map(week => ({ ...week, logs: week.logs.map(asActivity) })),
  };
}

type Totals = {
  totalMembers: number;
  membersLetIn: number;
  activeAssignments: number;
  assignmentsToCome: number;
  totalAssignments: number;
};

const itsStanding = standing('a', '(:now::timestamptz at time zone m.time_zone)::date');

const totals = statement<Totals, { now: Date }>(
  'console_totals',
  `select (select count(*) from users where role = 'member') as "totalMembers",
     (select count(*) from users u where ${letInNow('u')}) as "membersLetIn",
     count(*) filter (where s.standing = 'active') as "activeAssignments",
     count(*) filter (where s.standing = 'to-come') as "assignmentsToCome", count(*) as "totalAssignments"
   from assignments a join users m on m.id = a.member_id cross join lateral (select ${itsStanding} as standing) s
   where a.removed_at is null and ${planned('a')}`,
  { alone: true },
);

const none: Totals = {
  totalMembers: 0,
  membersLetIn: 0,
  activeAssignments: 0,
  assignmentsToCome: 0,
  totalAssignments: 0,
};

export async function consoleTotals(db: Database, now: Date): Promise<Totals> {
  return (await totals(db, { now }))[0] ?? none;
}
