import { fromPounds, toPounds, type WeightUnit } from '#domain/measures/measure.ts';
import { toTwoDecimals } from '#domain/rounding.ts';
import { type LoadedOn, type Loading, usualStep } from './loading.ts';
import { hundredths, ladderOf } from './plates.ts';

/** The equipment of a weight, and the unit of the person who reads it. Without a loading it goes by the usual steps. */
export type Loadable = { loading: Loading | null; loadedOn: LoadedOn; unit: WeightUnit };

/** The nearest weight that can be loaded, of two as near the lower one. In `unit`. */
export function nearestLoadable(weight: number, loadable: Loadable): number {
  const prescribed = inItsUnit(weight, loadable);
  const [below, above] = [rungBelow(prescribed, loadable, true), rungAbove(prescribed, loadable, true)];
  if (below === null || above === null) return inUnit(below ?? above ?? 0, loadable);
  // A number that comes from a conversion is not exact: what differs by less than this is a tie.
  return inUnit(prescribed - below <= above - prescribed + noise ? below : above, loadable);
}

/** The next weight up or down that can be loaded; null where there is none. In `unit`. */
export function nextLoadable(weight: number, direction: 'up' | 'down', loadable: Loadable): number | null {
  const prescribed = inItsUnit(weight, loadable);
  const next =
    direction === 'up' ? rungAbove(prescribed, loadable, false) : rungBelow(prescribed, loadable, false);
  return next === null ? null : inUnit(next, loadable);
}

/** A weight in `unit` in the loading's own: what was shown to 2 decimals is what bar and plates make. */
export function inLoadingsUnit(weight: number, loadable: Loadable & { loading: Loading }): number {
  if (loadable.loading.unit === loadable.unit) return weight;
  const prescribed = inItsUnit(weight, loadable);
  const made = ladderOf(loadable.loading).find(rung => Math.abs(rung - prescribed) <= shownNoise);
  return made === undefined ? toTwoDecimals(prescribed / 100) : made / 100;
}

/** A weight shown to 2 decimals in another unit is off by less than this. In hundredths, as all below. */
const shownNoise = 1.5;
const noise = 1e-4;
/** A step that nearly weighs what the bar does is the bar. */
const besideBar = 2 * shownNoise;
const heaviest = 200_000;

const ownUnit = ({ loading, unit }: Loadable) => loading?.unit ?? unit;

/** As it was typed where the units are the same: converting there and back would not give the same number. */
const converted = (weight: number, from: WeightUnit, to: WeightUnit) =>
  from === to ? weight : fromPounds(toPounds(weight, from), to);

const inItsUnit = (weight: number, loadable: Loadable) =>
  converted(weight, loadable.unit, ownUnit(loadable)) * 100;

const inUnit = (rung: number, loadable: Loadable) =>
  toTwoDecimals(converted(rung / 100, ownUnit(loadable), loadable.unit));

const stepOf = (loadable: Loadable) => hundredths(loadable.loading?.step ?? usualStep[loadable.unit]);

/** The weight where the ladder of bar and plates begins; below it, or without one, it goes by steps. */
const ladderFrom = ({ loading, loadedOn }: Loadable): readonly number[] =>
  loading && loadedOn !== 'step' ? ladderOf(loading) : [];

function rungBelow(weight: number, loadable: Loadable, mayBeIt: boolean): number | null {
  const ladder = ladderFrom(loadable);
  const most = mayBeIt ? weight + shownNoise : weight - shownNoise;
  const onLadder = ladder.findLast(rung => rung <= most);
  if (onLadder !== undefined) return onLadder;
  if (ladder.length > 0 && loadable.loadedOn === 'bar') return null;
  const step = stepOf(loadable);
  const limit = Math.min(most, (ladder[0] ?? heaviest) - besideBar);
  const rung = Math.floor(limit / step) * step;
  return rung > 0 ? rung : null;
}

function rungAbove(weight: number, loadable: Loadable, mayBeIt: boolean): number | null {
  const ladder = ladderFrom(loadable);
  const least = mayBeIt ? weight - shownNoise : weight + shownNoise;
  const onLadder = ladder.find(rung => rung >= least) ?? null;
  if (ladder.length > 0 && loadable.loadedOn === 'bar') return onLadder;
  const step = stepOf(loadable);
  const rung = Math.max(1, Math.ceil(least / step)) * step;
  return rung <= (ladder[0] ?? heaviest) - besideBar ? rung : onLadder;
}
