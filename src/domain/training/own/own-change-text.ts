import type { Units } from '#domain/measures/measure.ts';
import { prescriptionLine } from '#domain/prescriptions/prescription-line.ts';
import type { LoadBefore } from './own-change.ts';

/** '10% lighter', '5% heavier' */
export const loadChangeText = (percent: number): string =>
  `${Math.abs(percent)}% ${percent < 0 ? 'lighter' : 'heavier'}`;

/** So many lifts are named, the others counted. */
const maxNamed = 3;

/**
 * The text of the load before it was changed: '87.5%' of one lift, 'Deadlift 87.5%, Front Squat 65/70/75%' of several.
 * Beside a weight, what it is in the reader's `units`.
 */
export function loadsBeforeText(before: readonly LoadBefore[], units: Units | null): string {
  const [first] = before;
  if (first && before.length === 1) return loadText(first, units);
  const told = before.slice(0, maxNamed).map(one => `${one.name} ${loadText(one, units)}`);
  return [...told, ...(before.length > maxNamed ? [`${before.length - maxNamed} more`] : [])].join(', ');
}

/** Sets that have loads of their own show each that differs: '65/70/75%'. */
function loadText({ setTargets, ...load }: LoadBefore, units: Units | null): string {
  if (!setTargets) return lineOf(load, units);
  const weight = joined(setTargets.map(target => target.weight ?? load.weight));
  const percent1RM = joined(setTargets.map(target => target.percent1RM ?? load.percent1RM));
  return lineOf({ ...load, weight, percent1RM }, units);
}

const lineOf = (
  { weight, weightUnit, percent1RM, percentOf }: Omit<LoadBefore, 'setTargets'>,
  units: Units | null,
): string => prescriptionLine({ weight, weightUnit, percent1RM, percentOf }, 'Strength', units);

function joined(texts: readonly (string | null)[]): string | null {
  const said = [...new Set(texts.flatMap(text => text?.trim() || []))];
  if (said.length < 2) return said[0] ?? null;
  const unit = (said[0] ?? '').replace(/^[\d.,]+/, '');
  // '135/155' may be anything, '135, 155' are weights.
  const isOneUnit = unit !== '' && said.every(text => /^[\d.,]+[^\d.,]*$/.test(text) && text.endsWith(unit));
  return isOneUnit
    ? `${said.map(text => text.slice(0, text.length - unit.length)).join('/')}${unit}`
    : said.join(', ');
}
