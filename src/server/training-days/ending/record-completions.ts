import { sql } from 'drizzle-orm';
import { type LiftGain, liftGains } from '#domain/strength/strength-progress.ts';
import { toTwoDecimals } from '#domain/rounding.ts';
import { completionRate } from '#domain/training/log/workout-units.ts';
import { compareNames } from '#domain/names/compare-names.ts';
import type { Database } from '#server/database/database.ts';
import { type ProgramFacts, programFacts } from './program-facts.ts';
import { progressOf } from './program-progress.ts';

/**
 * Writes the records of those assignments that are completed, also a second time, in a fixed number of statements. The
 * assignments are locked first, so that a log that is saved meanwhile waits, and then has the record written again.
 */
export async function recordCompletions(
  tx: Database,
  assignmentIds: readonly string[],
  now: Date,
): Promise<void> {
  if (assignmentIds.length === 0) return;
  const held = await tx.execute<{ id: string }>(sql`
    select id from assignments where id = any(${sql.param([...assignmentIds])}::uuid[]) and status = 'completed'
    order by id for no key update`);
  if (held.rows.length === 0) return;
  const ids = held.rows.map(row => row.id);
  const records = (await programFacts(tx, ids)).map(recordOf);
  await tx.execute(sql`
    with recorded as (
      insert into program_completions (assignment_id, member_id, program_id, exercise_finals, final_total_units,
        weekly_units, total_units_gain_percent, avg_strength_gain, total_workouts, completion_rate, completed_at, recorded_at)
      select a.id, a.member_id, a.workout_id, r."exerciseFinals", r."finalTotalUnits", r."weeklyUnits",
        r."unitsGain", r."strengthGain", r."totalWorkouts", r."completionRate", coalesce(a.completed_at, ${now}), ${now}
      from jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as r("assignmentId" uuid, "exerciseFinals" jsonb,
        "finalTotalUnits" numeric, "weeklyUnits" numeric, "unitsGain" numeric, "strengthGain" numeric,
        "totalWorkouts" int, "completionRate" numeric)
      join assignments a on a.id = r."assignmentId"
      on conflict (assignment_id) do update set member_id = excluded.member_id, program_id = excluded.program_id,
        exercise_finals = excluded.exercise_finals, final_total_units = excluded.final_total_units,
        weekly_units = excluded.weekly_units, total_units_gain_percent = excluded.total_units_gain_percent,
        avg_strength_gain = excluded.avg_strength_gain, total_workouts = excluded.total_workouts,
        completion_rate = excluded.completion_rate, completed_at = excluded.completed_at,
        recorded_at = excluded.recorded_at
    )
    update assignments set completion_recorded_at = ${now} where id = any(${sql.param(ids)}::uuid[])`);
}

/** The stored form of a record. All records of a call travel as one JSON parameter. */
function recordOf(program: ProgramFacts) {
  const { strength, fitness } = progressOf(program, program.cutShortOn);
  const assigned = program.weeks.filter(week => week.isAssigned);
  const weeklyUnits = assigned.reduce((sum, week) => sum + week.units, 0) / Math.max(1, assigned.length);
  return {
    assignmentId: program.assignmentId,
    exerciseFinals: liftGains(program.lifts, program.baselines ?? {})
      .map(gain => finalOf(gain, program.exerciseNames))
      .toSorted((a, b) => compareNames(a.exerciseName, b.exerciseName)),
    finalTotalUnits: program.weeks.reduce((sum, week) => sum + week.units, 0),
    weeklyUnits: toTwoDecimals(weeklyUnits),
    unitsGain: clampPercent(fitness),
    strengthGain: clampPercent(strength),
    totalWorkouts: program.totalWorkouts,
    completionRate: completionRate(program.unitsCounted, program.unitsPrescribed),
  };
}

const finalOf = ({ exerciseId, final1RM, gainPercent }: LiftGain, names: Record<string, string>) => ({
  exerciseId,
  exerciseName: names[exerciseId] ?? '',
  final1RM,
  gainPercent: clampPercent(gainPercent),
});

/** Percent. A mistyped weight can make a gain that the column cannot hold, and the record must still be written. */
const maxPercent = 1_000_000;
const clampPercent = (percent: number | null) => (percent === null ? null : Math.min(percent, maxPercent));
