import { percentChange } from './percent-change.ts';
import { type DayMax, whereItStands } from './where-it-stands.ts';
import { toOneDecimal } from '#domain/rounding.ts';

/** E1RMs in lb by exercise id. */
export type OneRepMaxes = Readonly<Record<string, number>>;

/** The e1RMs of an exercise within one assignment, at least one, in the order in which they were done. */
export type LiftInProgram = { exerciseId: string; history: readonly DayMax[] };

/** The end of a lift, and its gain in percent (one decimal); null without a baseline and a later e1RM. */
export type LiftGain = { exerciseId: string; final1RM: number; gainPercent: number | null };

/** The gain of each lift over its baseline: the previous program's final e1RM, else the first e1RM of this one. */
export const liftGains = (lifts: readonly LiftInProgram[], baselines: OneRepMaxes): LiftGain[] =>
  lifts.map(lift => {
    const gain = gainAfter(lift, lift.history.length, baselines);
    return {
      exerciseId: lift.exerciseId,
      final1RM: whereItStands(lift.history) ?? 0,
      gainPercent: gain === null ? null : toOneDecimal(gain),
    };
  });

/** Strength progress: the mean gain in percent, one decimal, of the lifts that have one; null when none has. */
export const strengthProgress = (lifts: readonly LiftInProgram[], baselines: OneRepMaxes): number | null =>
  meanGain(lifts.map(lift => gainAfter(lift, lift.history.length, baselines)));

function meanGain(gains: readonly (number | null)[]): number | null {
  let [sum, known] = [0, 0];
  for (const gain of gains) {
    if (gain === null) continue;
    sum += gain;
    known += 1;
  }
  return known === 0 ? null : toOneDecimal(sum / known);
}

/** The gain of a lift in percent after the first so many of its e1RMs. */
function gainAfter({ exerciseId, history }: LiftInProgram, count: number, baselines: OneRepMaxes) {
  const stands = whereItStands(history, count);
  const own = count > 1 ? history[0]?.e1rm : undefined;
  return stands === null ? null : percentChange(baselines[exerciseId] ?? own ?? 0, stands);
}

/** Percent of strength progress. */
export const strengthMilestones: readonly number[] = [5, 10, 15, 20];

/**
 * The milestones that strength progress has reached at the end of any date so far: what is reached stays reached, unless
 * a log that made it is corrected.
 */
export function milestonesReached(lifts: readonly LiftInProgram[], baselines: OneRepMaxes): number[] {
  const highest = highestProgress(lifts, baselines);
  return strengthMilestones.filter(milestone => highest >= milestone);
}

/**
 * Progress changes with e1RMs alone, so the ends of the dates that have one decide for every date. Plain loops: there
 * are hundreds of e1RMs in a program, and each look at its overview goes through them.
 */
function highestProgress(lifts: readonly LiftInProgram[], baselines: OneRepMaxes): number {
  const days = new Set<number>();
  for (const { history } of lifts) for (const { day } of history) days.add(day);
  const counts = lifts.map(() => 0);
  const gains: (number | null)[] = lifts.map(() => null);
  let highest = 0;
  for (const day of [...days].toSorted((one, other) => one - other)) {
    for (let at = 0; at < lifts.length; at += 1) {
      const lift = lifts[at];
      if (!lift) continue;
      const before = counts[at] ?? 0;
      const count = countUpTo(lift.history, before, day);
      if (count === before) continue;
      counts[at] = count;
      gains[at] = gainAfter(lift, count, baselines);
    }
    highest = Math.max(highest, meanGain(gains) ?? 0);
  }
  return highest;
}

/** The number of e1RMs up to a day, of which so many are counted already. */
function countUpTo(history: LiftInProgram['history'], counted: number, day: number): number {
  let count = counted;
  for (let next = history[count]; next && next.day <= day; next = history[count]) count += 1;
  return count;
}
