import { readNumber } from '#domain/numbers/read-number.ts';
import type { ProgressedField, ProgressionRule } from '#domain/progression/progress.ts';
import { typedNumber } from '#web/ui/controls/typed-number.ts';

export type ProgressionKind = 'amount' | 'percent' | 'wave';

/** A rule as it is typed into its fields. */
export type TypedProgression = {
  field: ProgressedField;
  kind: ProgressionKind;
  value: string;
  deloadEvery: string;
  deloadPercent: string;
  deloadOf: 'load' | 'sets';
  roundTo: string;
};

const number = (text: string) => readNumber(text) ?? Number.NaN;

/** The rule, or the error in the typed text. */
export function ruleOf(typed: TypedProgression): ProgressionRule | string {
  const roundTo = typedNumber(typed.roundTo);
  const every = typed.deloadEvery.trim() === '' ? null : number(typed.deloadEvery);
  const percent = number(typed.deloadPercent);
  if (every !== null && !(Number.isInteger(every) && every >= 2 && every <= 12))
    return 'A deload comes each 2nd to 12th week.';
  if (every !== null && !(percent > 0 && percent < 100)) return 'A deload is lighter by 1 to 99 percent.';
  if (!(roundTo >= 0)) return 'Weights are rounded to a number above zero, or to none.';
  const deload = every === null ? {} : { deload: { every, percent, of: typed.deloadOf } };
  if (typed.kind === 'wave') {
    const values = waveOf(typed.value).map(number);
    if (values.length === 0 || !values.every(value => value >= 0 && value < 100_000))
      return 'A wave is a list of numbers: 70, 75, 80 or 62,5; 65; 67,5';
    return { field: typed.field, by: { kind: 'wave', values }, roundTo, ...deload };
  }
  const value = number(typed.value);
  if (!Number.isFinite(value) || Math.abs(value) > 1000) return 'Enter a number, also one below zero.';
  return { field: typed.field, by: { kind: typed.kind, value }, roundTo, ...deload };
}

/** Commas stand between the values, unless blanks or semicolons do: then they are decimal. Both at once is a list of none. */
function waveOf(typed: string): string[] {
  const isBetween = /,\s/.test(typed);
  if (isBetween && /,\S/.test(typed) && !typed.includes(';')) return [typed];
  const between = typed.includes(';') ? ';' : isBetween || !/\d\s+\S/.test(typed) ? ',' : /\s+/;
  return typed
    .split(between)
    .map(text => text.trim())
    .filter(text => text !== '');
}
