import { quantityAt } from './quantity.ts';
import type { Quantity } from './quantity-types.ts';
import type { Scan } from './scan.ts';
import { type Unit, unitAt } from './units.ts';

/** A stretch of time in seconds, as prescriptions say it: '45 s', '2-3 min', '1:30'. `isHours` of a clock with three parts. */
export type Time = { from: number; to: number; text: string; low: number; high: number; isHours: boolean };

/** Signs that mean time in this text: `m` minutes, `'` minutes, `"` seconds. */
export type TimeSigns = { m: boolean; prime: boolean; double: boolean };

export const allTimeSigns: TimeSigns = { m: true, prime: true, double: true };

const secondsOfUnit = { s: 1, min: 60, h: 3600 };

export function timeAt(scan: Scan, from: number, signs: TimeSigns): Time | null {
  return clockRange(scan, from) ?? unitTime(scan, from, signs);
}

/** `1:30`, `1:30:00`, `1:30-2:00`. */
function clockRange(scan: Scan, from: number): Time | null {
  const low = clockAt(scan, from);
  if (low === null) return null;
  const high = scan.isSign(low.to, '-') ? clockAt(scan, low.to + 1) : null;
  const to = high?.to ?? low.to;
  // `1:30 min` says it twice; `5:30/km` is a pace.
  const unit = unitAt(scan, to);
  if (scan.isSign(to, '/') && scan.word(to + 1) !== '' && unitAt(scan, to + 1) !== null) return null;
  return {
    from,
    to: unit && (unit.unit === 'min' || unit.unit === 'h' || unit.unit === 's') ? unit.to : to,
    text: high ? `${low.text}-${high.text}` : low.text,
    low: low.seconds,
    high: high?.seconds ?? low.seconds,
    isHours: low.isHours,
  };
}

function clockAt(scan: Scan, from: number) {
  const isPart = (index: number) =>
    scan.isSign(index, ':') && scan.isTight(index) && scan.isTight(index + 1) && isTwoDigits(scan, index + 1);
  if (!scan.isDigits(from) || scan.at(from).text.length > 3 || !isPart(from + 1)) return null;
  const [first, second] = [Number(scan.at(from).text), Number(scan.at(from + 2).text)];
  if (!isPart(from + 3)) {
    const text = `${first}:${scan.at(from + 2).text}`;
    return { to: from + 3, text, seconds: first * 60 + second, isHours: false };
  }
  const third = Number(scan.at(from + 4).text);
  const text = `${first}:${scan.at(from + 2).text}:${scan.at(from + 4).text}`;
  return { to: from + 5, text, seconds: first * 3600 + second * 60 + third, isHours: true };
}

const isTwoDigits = (scan: Scan, index: number) => {
  const { kind, text } = scan.at(index);
  return kind === 'digits' && text.length === 2 && Number(text) < 60;
};

/** `45 s`, `2-3 min`, `1h30`, `1m30s`, `1'30"`, `1 min 30 s`. */
function unitTime(scan: Scan, from: number, signs: TimeSigns): Time | null {
  const first = quantityAt(scan, from);
  const [amount] = first?.amounts ?? [];
  if (!first || !amount || first.amounts.length > 1 || amount.plus) return null;
  const next = smallerPart(scan, first);
  const unit = timeUnitOf(first.unit, next ? allTimeSigns : signs);
  if (unit === null) return null;
  const size = secondsOfUnit[unit];
  if (next === null) {
    const text = `${amount.text} ${unit}`;
    return {
      from,
      to: first.to,
      text,
      low: amount.low * size,
      high: amount.high * size,
      isHours: false,
    };
  }
  const seconds = amount.low * size + next.seconds;
  return { from, to: next.to, text: clockText(seconds), low: seconds, high: seconds, isHours: false };
}

/** The `30` of `1h30`, the `30s` of `1m30s`; never of a range. */
function smallerPart(scan: Scan, first: Quantity): { seconds: number; to: number } | null {
  const unit = timeUnitOf(first.unit, allTimeSigns);
  const isOne = first.amounts.length === 1 && first.amounts[0]?.low === first.amounts[0]?.high;
  if (unit === null || unit === 's' || !isOne || !scan.isDigits(first.to)) return null;
  const below = unit === 'h' ? 60 : 1;
  const value = Number(scan.at(first.to).text);
  if (value >= 60 || scan.at(first.to).text.length > 2) return null;
  const its = unitAt(scan, first.to + 1);
  const unitOfIt = its && timeUnitOf(its.unit, allTimeSigns);
  const isSmaller = unitOfIt === 's' || (unitOfIt === 'min' && unit === 'h');
  if (its && isSmaller) {
    const seconds = value * secondsOfUnit[unitOfIt];
    const then = unitOfIt === 'min' ? smallerSeconds(scan, its.to) : null;
    return then ? { seconds: seconds + then.seconds, to: then.to } : { seconds, to: its.to };
  }
  const isTightAlone = scan.isTight(first.to) && its === null && scan.word(first.to + 1) !== 'x';
  const isApart = (first.unit === 'min' || first.unit === 'h') && isEndOfTime(scan, first.to + 1);
  return (isTightAlone || isApart) && scan.at(first.to).text.length === 2
    ? { seconds: value * below, to: first.to + 1 }
    : null;
}

/** `2 min 30`, `2 min 30 rest`: a number that nothing goes on behind. */
const isEndOfTime = (scan: Scan, index: number): boolean =>
  scan.isEnd(index) ||
  [',', ';', ')', '|', '·', 'rest', 'recovery', 'between', 'off', 'pause'].includes(scan.at(index).text);

function smallerSeconds(scan: Scan, index: number) {
  const its = scan.isDigits(index) ? unitAt(scan, index + 1) : null;
  return its && timeUnitOf(its.unit, allTimeSigns) === 's'
    ? { seconds: Number(scan.at(index).text), to: its.to }
    : null;
}

function timeUnitOf(unit: Unit | null, signs: TimeSigns): 's' | 'min' | 'h' | null {
  if (unit === 's' || unit === 'min' || unit === 'h') return unit;
  if (unit === 'm') return signs.m ? 'min' : null;
  if (unit === "'") return signs.prime ? 'min' : null;
  return unit === '"' && signs.double ? 's' : null;
}

const two = (value: number) => String(value).padStart(2, '0');

/** '1:30' of 90 seconds, '1:30:00' of 5,400. */
function clockText(seconds: number): string {
  const whole = Math.round(seconds);
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor((whole % 3600) / 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
}
