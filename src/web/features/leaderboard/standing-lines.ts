import type { ResponseOf } from '#contract/endpoint.ts';
import type { getMyStanding } from '#contract/leaderboard.ts';
import { leastDaysTrained } from '#domain/challenges/standing.ts';
import { toTwoDecimals } from '#domain/rounding.ts';

export type Standing = ResponseOf<typeof getMyStanding>;
type PointsLine = Standing['points'][number];

/** The sums of the lines, to be compared with the figures of the rank. */
export function sumsOf({ days, points }: Pick<Standing, 'days' | 'points'>) {
  return {
    completed: toTwoDecimals(days.reduce((sum, day) => sum + day.unitsCompleted, 0)),
    assigned: toTwoDecimals(days.reduce((sum, day) => sum + day.unitsAssigned, 0)),
    points: points.reduce((sum, line) => sum + line.points, 0),
    daysTrained: days.filter(({ isTrained }) => isTrained).length,
  };
}

/** Whether the lines are still what the rank was made of; a closed month keeps its figures when a log is corrected. */
export function areLinesOfRecord(standing: Standing): boolean {
  const sums = sumsOf(standing);
  return (
    sums.completed === toTwoDecimals(standing.totalCompleted) &&
    sums.assigned === toTwoDecimals(standing.totalAssigned) &&
    sums.points === standing.challengePoints &&
    sums.daysTrained === (standing.daysTrained ?? sums.daysTrained)
  );
}

/** Units to the last decimal, so that the shown values add up. */
export const exactUnits = (units: number): string =>
  units.toLocaleString('en-US', { maximumFractionDigits: 2 });

/** The rule of the ranks, as far as it held in the month: days decide since they are counted. */
export function whoStandsFirst(daysTrained: number | null): string {
  const byRate = 'the higher rate and, at equal rates, more points.';
  if (daysTrained === null) return `First comes ${byRate}`;
  return `Anyone who has trained on ${leastDaysTrained} days or more ranks ahead of those with fewer; then comes ${byRate}`;
}

const rankNames: Record<number, string> = { 1: 'First place', 2: 'Second place', 3: 'Third place' };

/** The reason for a line of points. */
export function reasonText({ reason, place }: Pick<PointsLine, 'reason' | 'place'>): string {
  if (reason === 'whole') return 'Result submitted';
  if (reason === 'all-days') return 'All five days';
  if (reason === 'place') return rankNames[place ?? 0] ?? 'A place among the first three';
  return `${reason[0]?.toUpperCase()}${reason.slice(1)} completed`;
}

/** 'Iron Foundation, Lower Body'; a day without a name is its program's. */
export const sessionText = ({
  programName,
  dayName,
}: Pick<Standing['days'][number], 'programName' | 'dayName'>) =>
  [programName, dayName].filter(Boolean).join(', ');
