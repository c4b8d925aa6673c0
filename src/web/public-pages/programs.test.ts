import { expect, it } from 'vitest';
import { ascension, rebuild } from './programs.ts';

it.each([
  [ascension, 36, 10],
  [rebuild, 12, 3],
] as const)('the parts drawn for $0.name add up to what is said of it', (program, weeks, parts) => {
  expect(program.parts.reduce((sum, part) => sum + part.weeks, 0)).toBe(weeks);
  expect(program.parts).toHaveLength(parts);
  expect(program.facts.slice(0, 2).map(fact => Number.parseInt(fact, 10))).toEqual([weeks, parts]);
});
