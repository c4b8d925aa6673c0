import { expect, it } from 'vitest';
import { sparklinePoints } from './sparkline-points.ts';

it.each([
  ['rises from the bottom left to the top right', [100, 150, 200], ['0,20', '50,10', '100,0']],
  ['runs through the middle when nothing changes', [135, 135], ['0,10', '100,10']],
  ['puts a single value at the end', [135], ['100,10']],
  ['draws nothing from nothing', [], []],
  ['takes values below zero', [-5, 5], ['0,20', '100,0']],
])('a line %s', (_, values, expected) => {
  expect(sparklinePoints(values, 100, 20).map(({ x, y }) => `${x},${y}`)).toEqual(expected);
});
