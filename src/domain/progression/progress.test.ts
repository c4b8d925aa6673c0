import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseShorthand } from '#domain/shorthand/parse-shorthand.ts';
import { formatShorthand } from '#domain/shorthand/format-shorthand.ts';
import { progress, progressedFields, type ProgressionRule } from './progress.ts';

const over = (line: string, rule: ProgressionRule, weeks: number) =>
  Array.from({ length: weeks }, (_, step) => {
    const { name, prescription } = parseShorthand(line);
    return formatShorthand(name, progress(prescription, rule, step).prescription).slice(name.length + 1);
  });

const amount = (
  field: ProgressionRule['field'],
  value: number,
  more: Partial<ProgressionRule> = {},
): ProgressionRule => ({
  field,
  by: { kind: 'amount', value },
  roundTo: 5,
  ...more,
});

it.each<[string, string, ProgressionRule, string[]]>([
  [
    'plus five pounds a week',
    'Squat 5x5 185lb',
    amount('weight', 5),
    ['5x5 185lb', '5x5 190lb', '5x5 195lb'],
  ],
  ['a range keeps its words', 'Row 3x8-12', amount('reps', 1), ['3x8-12', '3x9-13', '3x10-14']],
  ['a set more a week', 'Row 3x8', amount('sets', 1), ['3x8', '4x8', '5x8']],
  ['fifteen seconds more', 'Plank 3x0:45', amount('time', 15), ['3x0:45', '3x1:00', '3x1:15']],
  ['half a mile more', 'Run 3mi', amount('distance', 0.5), ['3mi', '3.5mi', '4mi']],
  [
    'percent a week, rounded',
    'Squat 5x5 200lb',
    { field: 'weight', by: { kind: 'percent', value: 2.5 }, roundTo: 5 },
    ['5x5 200lb', '5x5 205lb', '5x5 210lb'],
  ],
  [
    'a wave begins anew',
    'Squat 3x5 @60%',
    { field: 'percent1RM', by: { kind: 'wave', values: [70, 75] }, roundTo: 0 },
    ['3x5 @70%', '3x5 @75%', '3x5 @70%'],
  ],
  [
    'each fourth week lighter, and on from there',
    'Squat 5x5 200lb',
    amount('weight', 10, { deload: { every: 4, percent: 40, of: 'load' } }),
    ['5x5 200lb', '5x5 210lb', '5x5 220lb', '5x5 130lb', '5x5 230lb'],
  ],
  [
    'a deload of sets',
    'Squat 5x5 200lb',
    amount('weight', 10, { deload: { every: 2, percent: 40, of: 'sets' } }),
    ['5x5 200lb', '3x5 200lb', '5x5 210lb'],
  ],
  [
    'two dumbbells stay two',
    'Swing 5x10 2x24kg',
    amount('weight', 4, { roundTo: 4 }),
    ['5x10 load:"2 x 24" unit:kg', '5x10 load:"2 x 28" unit:kg'],
  ],
])('%s', (_, line, rule, weeks) => {
  expect(over(line, rule, weeks.length)).toEqual(weeks);
});

// The load rises: an assisted exercise has less help from week to week, and more in a lighter one.
it.each<[string, string, ProgressionRule, string[]]>([
  [
    'five pounds a week of less help',
    'Pull-up 3x5 -50lb',
    amount('weight', 5),
    ['3x5 -50lb', '3x5 -45lb', '3x5 -40lb'],
  ],
  [
    'down to none',
    'Pull-up 3x5 -5kg',
    amount('weight', 2.5, { roundTo: 2.5 }),
    ['3x5 -5kg', '3x5 -2.5kg', '3x5 0kg', '3x5 0kg'],
  ],
  [
    'percent a week',
    'Pull-up 3x5 -50lb',
    { field: 'weight', by: { kind: 'percent', value: 10 }, roundTo: 5 },
    ['3x5 -50lb', '3x5 -45lb', '3x5 -40lb'],
  ],
  [
    'a wave says how much help',
    'Pull-up 3x5 -50lb',
    { field: 'weight', by: { kind: 'wave', values: [40, 30] }, roundTo: 0 },
    ['3x5 -40lb', '3x5 -30lb', '3x5 -40lb'],
  ],
  [
    'a lighter week has more help',
    'Pull-up 3x5 -50lb',
    amount('weight', 5, { deload: { every: 2, percent: 40, of: 'load' } }),
    ['3x5 -50lb', '3x5 -70lb', '3x5 -45lb'],
  ],
])('help: %s', (_, line, rule, weeks) => {
  expect(over(line, rule, weeks.length)).toEqual(weeks);
});

it('of an assisted exercise a weight without a sign is help as well', () => {
  const { prescription } = parseShorthand('Pull-up 3x5 50lb');
  const next = progress(prescription, amount('weight', 5), 1, true);
  expect(next).toEqual({ prescription: { ...prescription, weight: '45' }, unchanged: null });
});

it.each([
  ['Pull-up 4xAMRAP', 'reps', 'It names no number of reps.'],
  ['Leg Press 3x8 load:"level 8"', 'weight', 'It names no weight.'],
  ['Pull-up 3x8 load:"band 2"', 'weight', 'It names no weight.'],
] as const)('%s: what names no such thing is copied as it is, and that is said', (line, field, unchanged) => {
  const { prescription } = parseShorthand(line);
  expect(progress(prescription, amount(field, 1), 2)).toEqual({ prescription, unchanged });
});

it('the first week of an amount or a percent is the prescription itself', () => {
  const rules = fc.record({
    field: fc.constantFrom(...progressedFields),
    by: fc.record({
      kind: fc.constantFrom('amount' as const, 'percent' as const),
      value: fc.integer({ min: -50, max: 50 }),
    }),
    roundTo: fc.constantFrom(0, 2.5, 5),
  });
  const lines = fc.constantFrom(
    'Squat 5x5 187.5lb @8',
    'Run 3.1mi 28:30',
    'Row 3x8-12 @72.5%',
    'Plank 3x45s',
  );
  fc.assert(
    fc.property(rules, lines, (rule, line) => {
      const { prescription } = parseShorthand(line);
      expect(progress(prescription, rule, 0).prescription).toEqual(prescription);
    }),
  );
});
