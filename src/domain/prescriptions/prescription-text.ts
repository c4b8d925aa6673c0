import { type NumberKind, numbersIn } from '#domain/numbers/numbers-in-text.ts';
import { readNumber } from '#domain/numbers/read-number.ts';
import { toTwoDecimals } from '#domain/rounding.ts';

/** The first number in a text: '8-12' is 8, '72,5 %' is 72.5, '3 sets' is 3; null when there is none. */
export function firstNumber(text: string | null | undefined, kind: NumberKind = 'decimals'): number | null {
  const typed = text ?? '';
  if (/^\d{1,300}$/.test(typed)) return Number(typed);
  const [first] = numbersIn(typed, kind);
  if (first === undefined) return null;
  const isBelow = first.value !== 0 && /^\s*[-−]$/.test(typed.slice(0, first.from));
  return isBelow ? -first.value : first.value;
}

/** The first of what is counted, as sets, reps, rounds and contacts: '12,10,8' is 12, and so is '12,10'; '1.000' is a thousand. */
export const firstCount = (text: string | null | undefined): number | null => firstNumber(text, 'counts');

const defaultSets = 3;
/** More is a slip of the keyboard, and would drown every other number: no limit of a log's own sets. */
const maxSets = 50;

/** The reps counted for a set of as many as possible. */
export const repsOfOpenSet = 10;

/** The prescribed number of sets: 3 when the text is not numeric; whole, 1 to 50. */
export function setsOf(text: string | null | undefined): number {
  const sets = firstCount(text);
  return sets === null ? defaultSets : Math.min(maxSets, Math.max(1, Math.floor(sets)));
}

/** The prescribed reps of a set: 10 when the text is not numeric (AMRAP, max). */
export function repsOf(text: string | null | undefined): number {
  return Math.max(0, firstCount(text) ?? repsOfOpenSet);
}

/** 99:59:59. Nothing longer is one exercise; it is a slip of the keyboard. */
const longestSeconds = 359_999;

/**
 * A time in seconds: 'MM:SS', 'H:MM:SS', '45', '45s', '45 sec', '2 min', '1h', '1 min 30 s', '1h30'. Of a range
 * ('30-45 s') the first number counts. Null when there is no time in the text.
 */
export function secondsOf(text: string | null | undefined): number | null {
  const time = (text ?? '').trim().toLowerCase();
  if (/^[-−]/.test(time)) return null;
  const seconds = /\d:\d/.test(time) ? colonSeconds(time) : (unitSeconds(time) ?? bareSeconds(time));
  return seconds === null || seconds > longestSeconds ? null : toTwoDecimals(seconds);
}

/** 'M:SS', or 'H:MM:SS' from an hour on. */
export function formatSeconds(seconds: number): string {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.round(seconds)) : 0;
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor(whole / 60) % 60;
  const rest = twoDigits(whole % 60);
  return hours > 0 ? `${hours}:${twoDigits(minutes)}:${rest}` : `${minutes}:${rest}`;
}

const twoDigits = (value: number) => String(value).padStart(2, '0');

const colonTime = /(?:^|[^\d:.])(?:(\d{1,2}):)?(\d{1,4}):(\d{2}(?:[.,]\d{1,6})?)(?![\d:])/;

function colonSeconds(time: string): number | null {
  const found = colonTime.exec(time);
  if (found === null) return null;
  const [hours, minutes, seconds] = [Number(found[1] ?? 0), Number(found[2]), readNumber(found[3]) ?? 0];
  if (seconds >= 60 || (found[1] !== undefined && minutes >= 60)) return null;
  return hours * 3600 + minutes * 60 + seconds;
}

const timeUnit = /\s*(h(?:(?:ou)?rs?)?|m(?:in(?:ute)?s?)?|s(?:ec(?:ond)?s?)?|['’′]|["”″])(?![a-z])/y;
const toAnother = /^\s*(?:-|–|—|to)\s*$/;

type TimePart = { value: number; size: number; from: number; to: number };

/** Every number that a unit of time follows; of a range ('30-45 s') the first. */
function timeParts(time: string): TimePart[] {
  const numbers = numbersIn(time);
  const isRange = (at: number) => {
    const next = numbers[at + 1];
    return next !== undefined && toAnother.test(time.slice(numbers[at]?.to, next.from));
  };
  return numbers.flatMap(({ value, from, to }, at) => {
    if (at > 0 && isRange(at - 1)) return [];
    timeUnit.lastIndex = (isRange(at) && numbers[at + 1]?.to) || to;
    const unit = timeUnit.exec(time)?.[1];
    return unit === undefined ? [] : [{ value, size: secondsIn(unit), from, to: timeUnit.lastIndex }];
  });
}

/** Parts with a unit, each smaller than the one before and right after it: '1 min 30 s', not '30 s on, 30 s off'. */
function unitSeconds(time: string): number | null {
  let total = 0;
  let size = Number.POSITIVE_INFINITY;
  let end = -1;
  for (const part of timeParts(time)) {
    const between = end < 0 ? '' : time.slice(end, part.from);
    if (part.size >= size || !/^[\s,.&]*(?:and\s*)?$/.test(between)) break;
    total += part.value * part.size;
    size = part.size;
    end = part.to;
  }
  if (end < 0) return null;
  const tail = /^\s*([0-5]?\d)$/.exec(time.slice(end))?.[1];
  return total + (size > 1 && tail !== undefined ? (Number(tail) * size) / 60 : 0);
}

function secondsIn(unit: string): number {
  if (unit.startsWith('h')) return 3600;
  return /^[m'’′]/.test(unit) ? 60 : 1;
}

const afterTime = /^(?:\s*\/.*|\s+(?:each|per|a|hold)\b.*)?$/;

/** A number alone is seconds, of a range the first; words may follow that say for what: '45 each side'. */
function bareSeconds(time: string): number | null {
  const [first, second] = numbersIn(time);
  if (first?.from !== 0) return null;
  const isRange = second !== undefined && toAnother.test(time.slice(first.to, second.from));
  return afterTime.test(time.slice(isRange ? second.to : first.to)) ? first.value : null;
}
