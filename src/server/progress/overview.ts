import { dateIn, daysBetween, type PlainDate } from '#domain/plain-date.ts';
import { milestonesReached } from '#domain/strength/strength-progress.ts';
import { strengthPace } from '#domain/strength/strength-target.ts';
import { weeklyBreakdown, type WeekTotals } from '#domain/strength/weekly-breakdown.ts';
import { type Owner, type Scope, inScope, scopeOf } from '#server/accounts/owner.ts';
import { type Database, statement } from '#server/database/database.ts';
import {
  cutShortOn,
  progressColumns,
  progressOf,
  type ProgressRow,
  readProgress,
} from '#server/training-days/ending/program-progress.ts';
import { weekOf } from '#server/training-days/schedule/schedule-rows.ts';
import { numWeeksOf } from '#server/training-days/versions/version-of.ts';

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

const progressOfAssignment = statement<OverviewRow, Scope & { assignmentId: string }>(
  'progress_overview',
  `select a.status, a.paused_on as "pausedOn", ${cutShortOn}, u.time_zone as "timeZone", ${numWeeksOf('a', 'w')} as "numWeeks",
     (select coalesce(sum(x.days), 0) from assignment_shifts x where x.assignment_id = a.id) as "shiftedDays",
     b.captured_from as "capturedFrom", p.name as "previousProgram", ${progressColumns}
   from assignments a
   join users u on u.id = a.member_id
   join workouts w on w.id = a.workout_id
   left join program_baselines b on b.assignment_id = a.id
   left join workouts p on p.id = b.previous_program_id
   where a.id = :assignmentId and a.removed_at is null and ${inScope('a.member_id')}`,
);

/** A member's progress in one assignment; null when it does not exist or is out of the viewer's reach. */
export async function overviewOf(db: Database, assignmentId: string, owner: Owner, now: Date) {
  const [row] = await progressOfAssignment(db, { assignmentId, ...scopeOf(owner) });
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

/**
 * The logs of each exercise: their program weeks, their units, and their e1RMs, empty where there is none. Extra work
 * counts too, and units are not capped.
 */
const logsOfAssignment = statement<{ lines: string | null }, Scope & { assignmentId: string }>(
  'weekly_breakdown',
  `select (
     select string_agg(concat_ws(' ', x.exercise_id, array_to_string(x.weeks, ','), array_to_string(x.units, ',', '0'), array_to_string(x.e1rms, ',', '')), ';')
     from (
       select l.exercise_id, array_agg(${weekOf}) as weeks, array_agg(l.workout_units_completed) as units, array_agg(l.estimated_1rm) as e1rms
       from progress_logs l join training_days d on d.id = l.training_day_id
       where l.assignment_id = a.id and d.assignment_id = a.id group by l.exercise_id) x) as lines
   from assignments a
   where a.id = :assignmentId and a.removed_at is null and ${inScope('a.member_id')}`,
);

/** One row for each program week with logs; null when the assignment does not exist or is out of reach. */
export async function breakdownOf(db: Database, assignmentId: string, owner: Owner) {
  const [found] = await logsOfAssignment(db, { assignmentId, ...scopeOf(owner) });
  return found ? weeklyBreakdown(readWeeks(found.lines)) : null;
}

type Week = { units: number; logsCount: number; lifts: Map<string, { sum: number; count: number }> };

function readWeeks(lines: string | null): WeekTotals[] {
  const weeks = new Map<string, Week>();
  for (const line of lines?.split(';') ?? []) {
    const [exerciseId = '', numbers, units, e1rms] = line.split(' ');
    const [unitsOf, e1rmOf] = [units?.split(',') ?? [], e1rms?.split(',') ?? []];
    for (const [index, number] of (numbers?.split(',') ?? []).entries()) {
      const week = weeks.get(number) ?? { units: 0, logsCount: 0, lifts: new Map() };
      weeks.set(number, week);
      week.units += Number(unitsOf[index]);
      week.logsCount += 1;
      if (e1rmOf[index]) addTo(week.lifts, exerciseId, Number(e1rmOf[index]));
    }
  }
  return [...weeks].map(([number, { units, logsCount, lifts }]) => ({
    weekNumber: Number(number),
    lifts: [...lifts].map(([exerciseId, lift]) => ({ exerciseId, ...lift })),
    units,
    logsCount,
  }));
}

function addTo(lifts: Week['lifts'], exerciseId: string, e1rm: number): void {
  const lift = lifts.get(exerciseId);
  if (!lift) return void lifts.set(exerciseId, { sum: e1rm, count: 1 });
  lift.sum += e1rm;
  lift.count += 1;
}
