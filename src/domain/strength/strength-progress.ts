import { percentChange } from './percent-change.ts';
import { addDays, type PlainDate } from '#domain/plain-date.ts';
import { toOneDecimal, toTwoDecimals } from '#domain/rounding.ts';

/** A program week's logs summed up: mean e1RM in lb, null when none of them has one; units in full. */
export type WeekTotals = {
  weekNumber: number;
  meanOneRepMax: number | null;
  units: number;
  logsCount: number;
};

/** One program week: mean e1RM in lb (0 when the week has none), units in full, changes in percent. */
export type WeekRow = {
  weekNumber: number;
  avgStrength: number;
  strengthChangePercent: number | null;
  totalUnits: number;
  unitsChangePercent: number | null;
  logsCount: number;
};

/**
 * A row for each program week with logs, in order, each compared with the row before. A week without any e1RM is
 * no loss of strength: it has no strength change, nor has the row after it.
 */
export function weeklyBreakdown(weeks: readonly WeekTotals[]): WeekRow[] {
  const rows = weeks.toSorted((a, b) => a.weekNumber - b.weekNumber).map(shownTotals);
  return rows.map((week, index) => {
    const before = rows[index - 1];
    return {
      ...week,
      strengthChangePercent:
        before && week.avgStrength > 0 ? change(before.avgStrength, week.avgStrength) : null,
      unitsChangePercent: before ? change(before.totalUnits, week.totalUnits) : null,
    };
  });
}

const shownTotals = ({ weekNumber, meanOneRepMax, units, logsCount }: WeekTotals) => ({
  weekNumber,
  avgStrength: toTwoDecimals(meanOneRepMax ?? 0),
  totalUnits: toTwoDecimals(units),
  logsCount,
});

/** E1RMs in lb by exercise id. */
export type OneRepMaxes = Readonly<Record<string, number>>;

/** What one assignment has of an exercise: its first and its last e1RM in lb, and how many there are. */
export type LiftInProgram = { exerciseId: string; first1RM: number; last1RM: number; count: number };

/** Where a lift ends, and its gain in percent (one decimal); null without a baseline and a later e1RM. */
export type LiftGain = { exerciseId: string; final1RM: number; gainPercent: number | null };

/** Each lift against its baseline: the previous program's final e1RM, else the first e1RM of this one. */
export const liftGains = (lifts: readonly LiftInProgram[], baselines: OneRepMaxes): LiftGain[] =>
  lifts.map(lift => {
    const gain = gainOf(lift, baselines);
    const { exerciseId, last1RM } = lift;
    return { exerciseId, final1RM: last1RM, gainPercent: gain === null ? null : toOneDecimal(gain) };
  });

/** Strength progress: the mean gain in percent, one decimal, of the lifts that have one; null when none has. */
export function strengthProgress(lifts: readonly LiftInProgram[], baselines: OneRepMaxes): number | null {
  const gains = lifts.flatMap(lift => gainOf(lift, baselines) ?? []);
  if (gains.length === 0) return null;
  return toOneDecimal(gains.reduce((sum, gain) => sum + gain, 0) / gains.length);
}

function gainOf({ exerciseId, first1RM, last1RM, count }: LiftInProgram, baselines: OneRepMaxes) {
  const own = count > 1 ? first1RM : 0;
  return percentChange(baselines[exerciseId] ?? own, last1RM);
}

/** A program week: the units done in it, and its last training day that counts; null when it has none. */
export type ProgramWeek = { weekNumber: number; units: number; lastTrainingDate: PlainDate | null };

/** Of one assignment, as the member's calendar stands. */
type Course = {
  startDate: PlainDate;
  /** The member's own date; null once the program is completed: then all its weeks are over. */
  today: PlainDate | null;
  weeks: readonly ProgramWeek[];
  /** Mean weekly units of the previous program; null without one: then week 1 is what later weeks are held against. */
  baselineUnits: number | null;
};

/**
 * Overall fitness progress: the units of the latest finished week against the baseline, in percent, one decimal;
 * null as long as there is nothing to compare.
 */
export function fitnessProgress(course: Course): number | null {
  const { weeks, baselineUnits } = course;
  const latest = weeks
    .filter(week => isFinished(week, course))
    .reduce<ProgramWeek | null>(
      (last, week) => (week.weekNumber > (last?.weekNumber ?? 0) ? week : last),
      null,
    );
  if (latest === null) return null;
  if (baselineUnits !== null) return change(baselineUnits, latest.units);
  const first = weeks.find(week => week.weekNumber === 1);
  return first && latest.weekNumber > 1 ? change(first.units, latest.units) : null;
}

/** A week is over with its seventh day; when days of it have been moved beyond that, with the last of those. */
function isFinished({ weekNumber, lastTrainingDate }: ProgramWeek, { startDate, today }: Course): boolean {
  if (lastTrainingDate === null) return false;
  return today === null || (addDays(startDate, 7 * weekNumber) <= today && lastTrainingDate < today);
}

/** Percent of strength progress. */
const milestones = [5, 10, 15, 20] as const;

/** The milestones that a strength progress in percent has reached. */
export const milestonesReached = (progress: number | null): number[] =>
  milestones.filter(milestone => progress !== null && progress >= milestone);

function change(before: number, after: number): number | null {
  const percent = percentChange(before, after);
  return percent === null ? null : toOneDecimal(percent);
}
