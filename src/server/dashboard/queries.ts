import type { ExerciseCategory } from '#domain/training/exercise-category.ts';
import type { PlainDate } from '#domain/plain-date.ts';
import { type Database, statement } from '#server/database/database.ts';
import { planned } from '#server/training-days/counts/planned.ts';
import { workOn } from '#server/training-days/counts/has-work.ts';

type ScoreRow = { done: number; assigned: number };

/**
 * Units done and assigned from one date up to today. Today counts as assigned once something of it is logged;
 * a log counts at most what was prescribed (kept so on the training day).
 */
const scoreBetween = statement<ScoreRow, { memberId: string; from: PlainDate; today: PlainDate }>(
  'member_score',
  `select coalesce(sum(units_counted), 0) as done, coalesce(sum(units_prescribed), 0) as assigned
   from training_days
   where member_id = :memberId and date >= :from and counts_by(:today, state, date, logged_count)`,
);

export async function memberScore(db: Database, memberId: string, from: PlainDate, today: PlainDate) {
  return (await scoreBetween(db, { memberId, from, today }))[0] ?? { done: 0, assigned: 0 };
}

export type Activity = {
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

/** Training days with a log since Monday, and the last 20 logs, newest first. */
const dashboardOf = statement<
  { weeklyWorkoutCount: number; recentActivity: Activity[] },
  { memberId: string; monday: PlainDate }
>(
  'member_dashboard',
  `select
     (select count(*) from training_days
      where member_id = :memberId and date between :monday::date and :monday::date + 6 and ${workOn('training_days')}) as "weeklyWorkoutCount",
     coalesce((
       select json_agg(x) from (
         select l.id, l.assignment_id as "assignmentId", e.name as "exerciseName", e.category as "exerciseCategory",
           l.date as "completedDate", l.logged_at as "loggedAt", l.sets_completed as "setsCompleted",
           l.reps_completed as "repsCompleted", l.weight_used as "weightUsed", l.estimated_1rm as "estimated1RM",
           l.time_completed as "timeCompleted", l.distance_completed as "distanceCompleted",
           l.volume_completed as "volumeCompleted"
         from (select * from progress_logs where member_id = :memberId order by logged_at desc, id desc limit 20) l
         join exercises e on e.id = l.exercise_id
         order by l.logged_at desc, l.id desc) x
     ), '[]') as "recentActivity"`,
);

export async function memberDashboard(db: Database, memberId: string, monday: PlainDate) {
  return (await dashboardOf(db, { memberId, monday }))[0] ?? { weeklyWorkoutCount: 0, recentActivity: [] };
}

type Totals = { totalMembers: number; activeAssignments: number; totalAssignments: number };

const totals = statement<Totals>(
  'console_totals',
  `select (select count(*) from users where role = 'member') as "totalMembers",
     count(*) filter (where status = 'active') as "activeAssignments", count(*) as "totalAssignments"
   from assignments a where removed_at is null and ${planned('a')}`,
  { alone: true },
);

export async function consoleTotals(db: Database): Promise<Totals> {
  return (await totals(db, {}))[0] ?? { totalMembers: 0, activeAssignments: 0, totalAssignments: 0 };
}
