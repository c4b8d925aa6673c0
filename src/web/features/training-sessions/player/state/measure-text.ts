import { withHelp } from '#domain/measures/help.ts';
import type { Units } from '#domain/measures/measure.ts';
import { weightToSay } from '#domain/measures/shown.ts';
import { shortUnitOf } from '#domain/measures/short-distance.ts';
import { toTwoDecimals } from '#domain/rounding.ts';
import type { Measure, SetEntry } from '#domain/training-sessions/player/current-set.ts';
import { formatSeconds } from '#domain/prescriptions/prescription-text.ts';
import { typedNumber, unreadText } from '#web/ui/controls/typed-number.ts';

const numberText = (value: number) => value.toLocaleString('en-US', { maximumFractionDigits: 2 });

export const measureNames: Record<Measure, string> = {
  reps: 'Reps',
  weight: 'Weight',
  seconds: 'Time',
  distance: 'Distance',
  short: 'Distance',
  contacts: 'Contacts',
  calories: 'Calories',
};

/** What a field of an exercise is called: the weight of an assisted one is help. */
export const nameOf = (measure: Measure, isAssisted = false): string =>
  isAssisted && measure === 'weight' ? 'Help' : measureNames[measure];

export function unitOf(measure: Measure, value: number | null, units: Units, isAssisted = false): string {
  switch (measure) {
    case 'weight':
      return isAssisted ? `${units.weight} of help` : units.weight;
    case 'distance':
      return units.distance;
    case 'short':
      return shortUnitOf(units.distance);
    case 'seconds':
      return '';
    default:
      return value === 1
        ? measureNames[measure].toLowerCase().slice(0, -1)
        : measureNames[measure].toLowerCase();
  }
}

/** '185', '1:30'; a dash where there is none. */
export function valueText(measure: Measure, value: number | null): string {
  if (value === null) return '–';
  return measure === 'seconds' ? formatSeconds(value) : numberText(value);
}

/** As it stands in the field when it is typed. */
export function toType(measure: Measure, value: number | null): string {
  if (value === null) return '';
  return measure === 'seconds' ? formatSeconds(value) : String(value);
}

const max: Record<Measure, number> = {
  reps: 10_000,
  weight: 5_000,
  seconds: 359_999,
  distance: 10_000,
  short: 10_000,
  contacts: 100_000,
  calories: 10_000,
};

export const isDecimal = (measure: Measure): boolean =>
  measure === 'weight' || measure === 'distance' || measure === 'short';

/**
 * What was typed, by the number pad: '90' is 90 seconds, '130' is 1:30. Help is typed with a minus or without. A sentence for what is no
 * such number.
 */
export function readTyped(measure: Measure, typed: string, isAssisted = false): number | string {
  if (isAssisted && measure === 'weight') return readTyped(measure, typed.replace(/^\s*[-−]/, ''));
  if (measure === 'seconds') {
    const seconds = typedSeconds(typed.trim().replace(',', '.'));
    return seconds === null || seconds > max.seconds
      ? 'Enter a time such as 1:30 or 90.'
      : Math.round(seconds);
  }
  const limits = { decimal: isDecimal(measure), least: 0, most: max[measure] };
  return unreadText(typed, limits) ?? toTwoDecimals(typedNumber(typed));
}

function typedSeconds(text: string): number | null {
  const parts = text.includes(':') ? text.split(':') : inParts(text);
  if (parts.length > 3 || parts.some(part => !/^\d{1,4}(\.\d+)?$/.test(part))) return null;
  return parts.reduce((sum, part) => sum * 60 + Number(part), 0);
}

/** From three digits on the last two are seconds, those before minutes, then hours. */
function inParts(digits: string): string[] {
  if (digits.length <= 2) return [digits];
  const [rest, seconds] = [digits.slice(0, -2), digits.slice(-2)];
  return rest.length <= 2 ? [rest, seconds] : [rest.slice(0, -2), rest.slice(-2), seconds];
}

/** A set in one line, its weight as it is stored: '5 × 185 lb', '12 reps', '40 yd × 70 lb', '0:45 × 50 lb', '150 kg, missed', '3 mi in 24:10', '12 cal in 0:45', '1:30'. */
export function setLine(set: SetEntry, units: Units): string {
  const { reps, weight, distance, short, seconds, contacts, calories } = set;
  const heavy =
    weight === null
      ? null
      : withHelp(weight, one => `${numberText(weightToSay(one, units.weight))} ${units.weight}`);
  if (calories !== null) return inTime(`${numberText(calories)} cal`, seconds);
  if (reps === 0 && contacts === null) return heavy === null ? 'Missed' : `${heavy}, missed`;
  if (reps !== null && heavy !== null) return `${reps} × ${heavy}`;
  if (reps !== null) return `${reps} ${unitOf('reps', reps, units)}`;
  if (short !== null) return withWeight(`${numberText(short)} ${shortUnitOf(units.distance)}`, heavy);
  if (contacts !== null) return `${numberText(contacts)} ${unitOf('contacts', contacts, units)}`;
  if (distance !== null) return inTime(`${numberText(distance)} ${units.distance}`, seconds);
  return seconds === null ? 'Nothing' : withWeight(formatSeconds(seconds), heavy);
}

const inTime = (amount: string, seconds: number | null) =>
  seconds === null ? amount : `${amount} in ${formatSeconds(seconds)}`;

const withWeight = (amount: string, heavy: string | null) =>
  heavy === null ? amount : `${amount} × ${heavy}`;
