import type { ResponseOf } from '#contract/endpoint.ts';
import type { listLifts } from '#contract/training/strength.ts';
import type { WeightUnit } from '#domain/measures/measure.ts';
import { percentChange } from '#domain/strength/percent-change.ts';
import { formatDate } from '#domain/plain-date.ts';
import { toOneDecimal } from '#domain/rounding.ts';
import { formatOneRepMax } from '#web/measures/measure-text.ts';
import { changeOf } from './change/strength-figures.ts';

export type Lift = ResponseOf<typeof listLifts>[number];

/** A lift's e1RM (lb) on a date: the best of that date. Oldest first in a history. */
export type LiftPoint = Lift['history'][number];

type Landmarks = {
  first: LiftPoint;
  latest: LiftPoint;
  /** The highest; of equals the first to get there. */
  best: LiftPoint;
  /** From the first to the latest, in percent; null where there is only one. */
  change: number | null;
};

/** The landmarks of a history; null for an empty one. */
export function landmarksOf(history: readonly LiftPoint[]): Landmarks | null {
  const first = history[0];
  const latest = history.at(-1);
  if (!first || !latest) return null;
  const best = history.reduce(
    (high, point) => (point.estimated1RM > high.estimated1RM ? point : high),
    first,
  );
  const change = history.length > 1 ? percentChange(first.estimated1RM, latest.estimated1RM) : null;
  return { first, latest, best, change: change === null ? null : toOneDecimal(change) };
}

/** '245 lb, Nov 3, 2026' */
const pointText = ({ date, estimated1RM }: LiftPoint, unit: WeightUnit): string =>
  `${formatOneRepMax(estimated1RM, unit)}, ${formatDate(date)}`;

/** A lift's line in words: 'Estimated 1RM from 205 lb, Sep 1, 2026 to 240 lb, Nov 3, 2026'. */
export function lineText(history: readonly LiftPoint[], unit: WeightUnit): string {
  const marks = landmarksOf(history);
  if (marks === null) return 'No estimated 1RM yet';
  if (history.length === 1) return `Estimated 1RM ${pointText(marks.latest, unit)}`;
  return `Estimated 1RM from ${pointText(marks.first, unit)} to ${pointText(marks.latest, unit)}`;
}

/** The change of a lift since its first log: '+12.5% since the first', or that there is only one. */
export const sinceFirstText = (change: number | null): string =>
  change === null ? 'logged on one day' : `${changeOf(change)} since the first`;
