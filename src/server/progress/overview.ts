import { dateIn, type PlainDate } from '#domain/plain-date.ts';
import { milestonesReached, weeklyBreakdown, type WeekTotals } from '#domain/strength/strength-progress.ts';
import { type Owner, type Reach, reachable, reachOf } from '#server/accounts/owner.ts';
import { type Database, statement } from '#server/database/database.ts';
import {
  cutShortOn,
  progressColumns,
  progressOf,
  type ProgressRow,
  readProgress,
} from '#server/training-days/ending/program-progress.ts';
import { weekOf } from '#server/training-days/schedule/schedule-rows.ts';

const progressOfAssignment = statement<
  ProgressRow & {
    status: 'active' | 'paused' | 'completed';
    cutShortOn: PlainDate | null;
    timeZone: string;
  },
  Reach & { assignmentId: string }
>(
  'progress_overview',
  `select a.status, ${cutShortOn}, u.time_zone as "timeZone", ${progressColumns}
   from assignments a
   join users u on u.id = a.member_id
   left join program_baselines b on b.assignment_id = a.id
   where a.id = :assignmentId and a.removed_at is null and ${reachable('a.member_id')}`,
);

/** A member's progress in one assignment; null when it does not exist or is out of the viewer's reach. */
export async function overviewOf(db: Database, assignmentId: string, owner: Owner, now: Date) {
  const [program] = await progressOfAssignment(db, { assignmentId, ...reachOf(owner) });
  if (!program) return null;
  const today = program.status === 'completed' ? program.cutShortOn : dateIn(program.timeZone, now);
  const { strength, fitness } = progressOf(readProgress(program), today);
  return {
    assignmentId,
    strengthProgress: strength,
    overallFitnessProgress: fitness,
    milestones: milestonesReached(strength).map(percent => `${percent}% strength gain`),
  };
}

/** The totals of each program week with logs. Extra work counts too, and units are not capped. */
const weeksOfAssignment = statement<{ weeks: WeekTotals[] }, Reach & { assignmentId: string }>(
  'weekly_breakdown',
  `select coalesce((
     select json_agg(x) from (
       select ${weekOf} as "weekNumber", sum(l.e1rms) / nullif(sum(l.lifts), 0) as "meanOneRepMax",
         sum(l.units) as units, sum(l.logs) as "logsCount"
       from training_days d
       join (
         select training_day_id, sum(estimated_1rm) as e1rms, count(estimated_1rm) as lifts,
           sum(workout_units_completed) as units, count(*) as logs
         from progress_logs where assignment_id = a.id group by training_day_id
       ) l on l.training_day_id = d.id
       where d.assignment_id = a.id group by 1) x), '[]') as weeks
   from assignments a
   where a.id = :assignmentId and a.removed_at is null and ${reachable('a.member_id')}`,
);

/** One row for each program week with logs; null when the assignment does not exist or is out of reach. */
export async function breakdownOf(db: Database, assignmentId: string, owner: Owner) {
  const [found] = await weeksOfAssignment(db, { assignmentId, ...reachOf(owner) });
  return found ? weeklyBreakdown(found.weeks) : null;
}
