import { percentChange } from './percent-change.ts';
import { toOneDecimal, toTwoDecimals } from './rounding.ts';

/** A log as the weekly breakdown reads it; the e1RM in lb, null for work that has none. */
export type WeekLog = { weekNumber: number; estimated1RM: number | null; units: number };

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
export function weeklyBreakdown(logs: readonly WeekLog[]): WeekRow[] {
  const weeks = new Map<number, WeekLog[]>();
  for (const log of logs) weeks.set(log.weekNumber, [...(weeks.get(log.weekNumber) ?? []), log]);
  const totals = [...weeks.values()].map(totalsOf).toSorted((a, b) => a.weekNumber - b.weekNumber);
  return totals.map((week, index) => {
    const before = totals[index - 1];
    return {
      ...week,
      strengthChangePercent:
        before && week.avgStrength > 0 ? change(before.avgStrength, week.avgStrength) : null,
      unitsChangePercent: before ? change(before.totalUnits, week.totalUnits) : null,
    };
  });
}

function totalsOf(logs: WeekLog[]) {
  return {
    weekNumber: logs[0]?.weekNumber ?? 0,
    avgStrength: toTwoDecimals(meanOf(logs.flatMap(log => log.estimated1RM ?? [])) ?? 0),
    totalUnits: toTwoDecimals(logs.reduce((sum, log) => sum + log.units, 0)),
    logsCount: logs.length,
  };
}

/** E1RMs in lb by exercise id. */
type OneRepMaxes = Readonly<Record<string, number | null | undefined>>;

/**
 * Mean gain in percent, one decimal, over the exercises that have a baseline and a later e1RM; null when none has.
 */
export function strengthProgress(baselines: OneRepMaxes, latests: OneRepMaxes): number | null {
  const gains = Object.entries(baselines).flatMap(([exerciseId, baseline]) => {
    const latest = latests[exerciseId] ?? 0;
    return baseline && latest > 0 ? (percentChange(baseline, latest) ?? []) : [];
  });
  const mean = meanOf(gains);
  return mean === null ? null : toOneDecimal(mean);
}

/** Overall fitness progress: units of the latest finished week against the baseline, in percent, one decimal. */
export const fitnessProgress = (baselineUnits: number, latestWeekUnits: number): number | null =>
  change(baselineUnits, latestWeekUnits);

/** Percent of strength progress. */
const milestones = [5, 10, 15, 20] as const;

/** The milestones that a strength progress in percent has reached. */
export const milestonesReached = (progress: number | null): number[] =>
  milestones.filter(milestone => progress !== null && progress >= milestone);

function change(before: number, after: number): number | null {
  const percent = percentChange(before, after);
  return percent === null ? null : toOneDecimal(percent);
}

function meanOf(values: number[]): number | null {
  return values.length > 0 ? values.reduce((sum, value) => sum + value, 0) / values.length : null;
}
