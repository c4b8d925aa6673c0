import { dateIn, daysBetween, type PlainDate } from '#domain/plain-date.ts';
import { milestonesReached } from '#domain/strength/strength-progress.ts';
import { strengthPace } from '#domain/strength/strength-target.ts';
import { type LiftOfWeek, weeklyBreakdown, type WeekTotals } from '#domain/strength/weekly-breakdown.ts';
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

type OverviewRow = ProgressRow & {
  status: 'active' | 'paused' | 'completed';
  pausedOn: PlainDate | null;
  cutShortOn: PlainDate | null;
  timeZone: string;
  numWeeks: number | null;
  /** Days that pauses have moved the rest of the program on. */
  shiftedDays: number;
  capturedFrom: 'previous_program' | 'first_logs' | null;
  previousProgram: string | null;
};

const progressOfAssignment = statement<OverviewRow, Reach & { assignmentId: string }>(
  'progress_overview',
  `select a.status, a.paused_on as "pausedOn", ${cutShortOn}, u.time_zone as "timeZone", w.num_weeks as "numWeeks",
     (select coalesce(sum(x.days), 0) from assignment_shifts x where x.assignment_id = a.id) as "shiftedDays",
     b.captured_from as "capturedFrom", p.name as "previousProgram", ${progressColumns}
   from assignments a
   join users u on u.id = a.member_id
   join workouts w on w.id = a.workout_id
   left join program_baselines b on b.assignment_id = a.id
   left join workouts p on p.id = b.previous_program_id
   where a.id = :assignmentId and a.removed_at is null and ${reachable('a.member_id')}`,
);

/** A member's progress in one assignment; null when it does not exist or is out of the viewer's reach. */
export async function overviewOf(db: Database, assignmentId: string, owner: Owner, now: Date) {
  const [row] = await progressOfAssignment(db, { assignmentId, ...reachOf(owner) });
  if (!row) return null;
  const program = readProgress(row);
  const today = program.status === 'completed' ? program.cutShortOn : dateIn(program.timeZone, now);
  const { strength, fitness } = progressOf(program, today);
  return {
    assignmentId,
    strengthProgress: strength,
    overallFitnessProgress: fitness,
    milestones: milestonesReached(program.lifts, program.baselines ?? {}).map(
      percent => `${percent}% strength gain`,
    ),
    pace: paceOf(program, program.pausedOn ?? today),
    baseline: program.capturedFrom && {
      capturedFrom: program.capturedFrom,
      programName: program.previousProgram,
      weeklyUnits: program.baselineUnits,
    },
  };
}

/** Days of a pause are none of the program's. One that is completed is over. */
function paceOf({ numWeeks, startDate, shiftedDays }: OverviewCourse, today: PlainDate | null) {
  if (numWeeks === null) return null;
  const daysOver = today === null ? 7 * numWeeks : daysBetween(startDate, today) - shiftedDays;
  return strengthPace({ numWeeks, daysOver });
}

type OverviewCourse = Pick<OverviewRow, 'numWeeks' | 'startDate' | 'shiftedDays'>;

/** The logs of each program week, those with an e1RM by exercise. Extra work counts too, and units are not capped. */
const weeksOfAssignment = statement<{ weeks: string | null }, Reach & { assignmentId: string }>(
  'weekly_breakdown',
  `select (
     select string_agg(concat_ws(' ', x.week, x.units, x.logs, x.exercise_id, x.e1rms), ';') from (
       select ${weekOf} as week, l.exercise_id, sum(l.e1rm) as e1rms, sum(l.units) as units, count(*) as logs
       from (
         select training_day_id, estimated_1rm as e1rm, workout_units_completed as units,
           case when estimated_1rm is not null then exercise_id end as exercise_id
         from progress_logs where assignment_id = a.id
       ) l
       join training_days d on d.id = l.training_day_id
       where d.assignment_id = a.id group by 1, 2) x) as weeks
   from assignments a
   where a.id = :assignmentId and a.removed_at is null and ${reachable('a.member_id')}`,
);

/** One row for each program week with logs; null when the assignment does not exist or is out of reach. */
export async function breakdownOf(db: Database, assignmentId: string, owner: Owner) {
  const [found] = await weeksOfAssignment(db, { assignmentId, ...reachOf(owner) });
  return found ? weeklyBreakdown(readWeeks(found.weeks)) : null;
}

function readWeeks(lines: string | null): WeekTotals[] {
  const weeks = new Map<number, WeekTotals & { lifts: LiftOfWeek[] }>();
  for (const line of lines?.split(';') ?? []) {
    const [number, units, logs, exerciseId, e1rms] = line.split(' ');
    const [weekNumber, count] = [Number(number), Number(logs)];
    const week = weeks.get(weekNumber) ?? { weekNumber, lifts: [], units: 0, logsCount: 0 };
    if (exerciseId !== undefined) week.lifts.push({ exerciseId, sum: Number(e1rms), count });
    weeks.set(weekNumber, { ...week, units: week.units + Number(units), logsCount: week.logsCount + count });
  }
  return [...weeks.values()];
}
