import { percentChange, roundedChange } from './percent-change.ts';
import { toOneDecimal, toTwoDecimals } from '#domain/rounding.ts';

/** The e1RMs of one exercise in a program week: their sum in lb, and their number. */
type LiftOfWeek = { exerciseId: string; sum: number; count: number };

/** A program week's logs summed up: exercises that have an e1RM; units in full. */
export type WeekTotals = {
  weekNumber: number;
  lifts: readonly LiftOfWeek[];
  units: number;
  logsCount: number;
};

/** A program week: mean e1RM in lb (0 when the week has none), units in full, changes in percent. */
export type WeekRow = {
  weekNumber: number;
  avgStrength: number;
  strengthChangePercent: number | null;
  totalUnits: number;
  unitsChangePercent: number | null;
  logsCount: number;
};

/** A row for each program week with logs, in order, each compared with the row before. */
export function weeklyBreakdown(weeks: readonly WeekTotals[]): WeekRow[] {
  const inOrder = weeks.toSorted((a, b) => a.weekNumber - b.weekNumber);
  return inOrder.map((week, index) => {
    const before = inOrder[index - 1];
    const { weekNumber, logsCount } = week;
    return {
      weekNumber,
      avgStrength: toTwoDecimals(meanOf(week.lifts) ?? 0),
      strengthChangePercent: before ? likeForLike(before, week) : null,
      totalUnits: toTwoDecimals(week.units),
      unitsChangePercent: before
        ? roundedChange(toTwoDecimals(before.units), toTwoDecimals(week.units))
        : null,
      logsCount,
    };
  });
}

/**
 * The change in strength from one week to another: the mean change over the exercises that both have, each by its own
 * mean. A week of other exercises is neither a gain nor a loss: null when they share none.
 */
function likeForLike(before: WeekTotals, week: WeekTotals): number | null {
  const means = new Map(before.lifts.map(lift => [lift.exerciseId, meanOf([lift])]));
  const changes = week.lifts.flatMap(lift => {
    const [was, is] = [means.get(lift.exerciseId), meanOf([lift])];
    return was && is ? (percentChange(was, is) ?? []) : [];
  });
  if (changes.length === 0) return null;
  return toOneDecimal(changes.reduce((sum, change) => sum + change, 0) / changes.length);
}

function meanOf(lifts: readonly LiftOfWeek[]): number | null {
  const count = lifts.reduce((all, lift) => all + lift.count, 0);
  return count > 0 ? lifts.reduce((all, lift) => all + lift.sum, 0) / count : null;
}
