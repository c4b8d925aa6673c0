import type { Unit } from './units.ts';

/** A number, or a range: '8', '8-12', '5+', '82.5'. */
export type Amount = { text: string; low: number; high: number; plus: boolean };

/**
 * Numbers that stand together with their unit. A ladder is `10-9-8`, apart from a range of two; with `slashes` or `commas` there
 * are two or more.
 */
export type Quantity = {
  from: number;
  to: number;
  amounts: Amount[];
  shape: 'one' | 'commas' | 'slashes' | 'ladder';
  unit: Unit | null;
};

/** Meanings of a comma: before decimals of a load, between the reps of sets, or else as it looks. */
export type Commas = 'decimal' | 'list' | 'open';
