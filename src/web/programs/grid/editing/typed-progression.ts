import type { ProgressedField, ProgressionRule } from '#domain/progression/progress.ts';

export type Way = 'amount' | 'percent' | 'wave';

/** A rule as it is typed into its fields. */
export type TypedProgression = {
  field: ProgressedField;
  way: Way;
  value: string;
  deloadEvery: string;
  deloadPercent: string;
  deloadOf: 'load' | 'sets';
  roundTo: string;
};

const number = (text: string) => (text.trim() === '' ? Number.NaN : Number(text.trim().replace(',', '.')));

/** The rule, or what is wrong with what was typed. */
export function ruleOf(typed: TypedProgression): ProgressionRule | string {
  const roundTo = Math.max(0, number(typed.roundTo) || 0);
  const every = typed.deloadEvery.trim() === '' ? null : number(typed.deloadEvery);
  const percent = number(typed.deloadPercent);
  if (every !== null && !(Number.isInteger(every) && every >= 2 && every <= 12))
    return 'A deload comes each 2nd to 12th week.';
  if (every !== null && !(percent > 0 && percent < 100)) return 'A deload is lighter by 1 to 99 percent.';
  const deload = every === null ? {} : { deload: { every, percent, of: typed.deloadOf } };
  if (typed.way === 'wave') {
    const values = typed.value
      .split(/[;,\s]+/)
      .filter(Boolean)
      .map(Number);
    if (values.length === 0 || !values.every(value => value >= 0 && value < 100_000))
      return 'A wave is a list of numbers: 70, 75, 80';
    return { field: typed.field, by: { kind: 'wave', values }, roundTo, ...deload };
  }
  const value = number(typed.value);
  if (!Number.isFinite(value) || Math.abs(value) > 1000) return 'Enter a number, also one below zero.';
  return { field: typed.field, by: { kind: typed.way, value }, roundTo, ...deload };
}
