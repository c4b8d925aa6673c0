import { describe, expect, it } from 'vitest';
import { nearestTo, placesOf, pointAfterKey, lineScale } from './line-scale.ts';

it.each([
  { values: [203, 238], ticks: [200, 210, 220, 230, 240] },
  { values: [225], ticks: [225, 230] },
  { values: [226, 227], ticks: [225, 230] },
  { values: [45, 405], ticks: [0, 100, 200, 300, 400, 500] },
  { values: [12.5, 19], ticks: [10, 15, 20] },
])('the lines of a drawing of $values lb stand at $ticks', ({ values, ticks }) => {
  const scale = lineScale(values);
  expect(scale.ticks).toEqual(ticks);
  expect([scale.low, scale.high]).toEqual([ticks[0], ticks.at(-1)]);
});

it('may have its lines closer together', () => {
  expect(lineScale([2.5, 3.1], 0.1).ticks).toEqual([2.4, 2.6, 2.8, 3, 3.2]);
});

const point = (date: string, value: number) => ({
  date: `${date}T00:00:00.000Z`,
  value,
  text: `${value} lb`,
});
const scale = { low: 200, high: 240, ticks: [] };

describe('a drawing', () => {
  it('has each value by its date from left to right, and by its height', () => {
    const history = [point('2026-02-20', 200), point('2026-02-22', 240), point('2026-03-02', 220)];
    expect(placesOf(history, scale)).toEqual([
      { x: 0, y: 100 },
      { x: 20, y: 0 },
      { x: 100, y: 50 },
    ]);
  });

  it('has a single value in the middle', () => {
    expect(placesOf([point('2026-02-20', 220)], scale)).toEqual([{ x: 50, y: 50 }]);
  });
});

it.each([
  [0, 0],
  [9, 0],
  [11, 1],
  [61, 2],
  [100, 2],
])('pointing at %d percent finds the point nearest to it', (x, index) => {
  const places = [0, 20, 100].map(x => ({ x, y: 0 }));
  expect(nearestTo(x, places)).toBe(index);
});

it.each([
  ['ArrowRight', 1, 2],
  ['ArrowRight', 2, 2],
  ['ArrowLeft', 1, 0],
  ['ArrowLeft', 0, 0],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['Tab', 1, null],
])('%s from point %d leads to %s', (key, at, next) => {
  expect(pointAfterKey(key, at, 3)).toBe(next);
});
