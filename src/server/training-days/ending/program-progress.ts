import type { PlainDate } from '#domain/plain-date.ts';
import type { DayMax } from '#domain/strength/where-it-stands.ts';
import { fitnessProgress, type ProgramWeek } from '#domain/strength/fitness-progress.ts';
import {
  type LiftInProgram,
  type OneRepMaxes,
  strengthProgress,
} from '#domain/strength/strength-progress.ts';
import { weekOf } from '#server/training-days/schedule/schedule-rows.ts';

/** The facts from which one assignment's strength and fitness are computed. */
export type ProgramProgress = {
  startDate: PlainDate;
  baselines: OneRepMaxes | null;
  baselineUnits: number | null;
  lifts: LiftInProgram[];
  weeks: (ProgramWeek & { isAssigned: boolean })[];
};

/** The same as `progressColumns` answers it: lifts and weeks in lines. */
export type ProgressRow = Omit<ProgramProgress, 'lifts' | 'weeks'> & {
  lifts: string | null;
  weeks: string | null;
};

/**
 * SQL for the columns of `ProgressRow`, for an assignment `a` and its baseline `b`. Days of e1RMs are counted from the start. Lines of text cost less than JSON does,
 * here and where they are read (`readProgress`).
 */
export const progressColumns = `a.start_date as "startDate", b.exercise_baselines as baselines,
  b.baseline_total_units as "baselineUnits",
  (select string_agg(g.line, ';')
   from (
     select exercise_id || ' ' || string_agg((date - a.start_date) || ' ' || estimated_1rm, ' ' order by date, logged_at) as line
     from progress_logs where assignment_id = a.id and estimated_1rm is not null group by exercise_id) g) as lifts,
  (select string_agg(concat_ws(' ', x.week_number, x.units, x.is_assigned, x.last_date), ';')
   from (
     select ${weekOf} as week_number, coalesce(sum(l.units), 0) as units, bool_or(d.state = 'scheduled') as is_assigned,
       max(d.date) filter (where d.state = 'scheduled') as last_date
     from training_days d
     left join (
       select training_day_id, sum(workout_units_completed) as units
       from progress_logs where assignment_id = a.id group by training_day_id
     ) l on l.training_day_id = d.id
     where d.assignment_id = a.id group by 1) x) as weeks`;

export const readProgress = <Row extends ProgressRow>(row: Row) => ({
  ...row,
  lifts: linesOf(row.lifts).map(([exerciseId = '', ...pairs]) => ({ exerciseId, history: historyOf(pairs) })),
  weeks: linesOf(row.weeks).map(([weekNumber, units, isAssigned, lastTrainingDate = null]) => ({
    weekNumber: Number(weekNumber),
    units: Number(units),
    isAssigned: isAssigned === 't',
    lastTrainingDate,
  })),
});

/** Day and e1RM by turns. */
function historyOf(pairs: readonly string[]): DayMax[] {
  const history: DayMax[] = [];
  for (let at = 0; at < pairs.length; at += 2)
    history.push({ day: Number(pairs[at]), e1rm: Number(pairs[at + 1]) });
  return history;
}

const linesOf = (text: string | null): string[][] => text?.split(';').map(line => line.split(' ')) ?? [];

/**
 * SQL: the member's date on which the coach, or the end of its program, has cut assignment `a` short, so that its last
 * week is not whole. Null for any other assignment.
 */
export const cutShortOn = `case when a.status = 'completed' and a.completed_because in ('coach', 'deleted')
  then (a.completed_at at time zone u.time_zone)::date end as "cutShortOn"`;

/** Strength and fitness in percent. `today` is the member's own date, null once the program is completed. */
export const progressOf = (program: ProgramProgress, today: PlainDate | null) => ({
  strength: strengthProgress(program.lifts, program.baselines ?? {}),
  fitness: fitnessProgress({ ...program, today }),
});
