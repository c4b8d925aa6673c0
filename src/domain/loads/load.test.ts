import { expect, it } from 'vitest';
import { goldenLoads } from './golden-loads.twin.ts';
import { loadOf } from './load.ts';

it('has a table long enough to be believed', () => {
  expect(goldenLoads.length).toBeGreaterThanOrEqual(60);
  expect(new Set(goldenLoads.map(({ name }) => name)).size).toBe(goldenLoads.length);
});

it.each(goldenLoads.map(golden => [golden.name, golden] as const))('the load by %s', (_, golden) => {
  const { unit, category, facts } = golden.question;
  const max = category === 'Strength' ? facts.max : null;
  expect(loadOf(golden.question)).toEqual({ ...golden.load, unit, max });
});
