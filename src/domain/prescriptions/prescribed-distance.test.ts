import { expect, it } from 'vitest';
import { milesOf, prescribedDistance } from './prescribed-distance.ts';

it.each([
  ['3', 3],
  ['3 mi', 3],
  ['3,5', 3.5],
  ['3-4 miles', 3],
  ['880 yd', 0.5],
  ['1.609344 km', 1],
  ['1609.344 meters', 1],
  ['1,609344 km', 1],
  ['16,09344km', 10],
  ['1.609 m', 1609 / 1609.344],
  ['1,609 m', 1609 / 1609.344],
  ['1 609 m', 1609 / 1609.344],
  ['5k', 5 / 1.609344],
  // The distance of one effort, not the number of efforts.
  ['6 x 400 m', 400 / 1609.344],
  ['easy 5 km', 5 / 1.609344],
  ['4 rounds', null],
  ['30 min', null],
  ['easy', null],
  ['', null],
  [null, null],
])('%j is %j miles', (text, miles) => {
  const found = milesOf(text);
  if (miles === null) expect(found).toBeNull();
  else expect(found).toBeCloseTo(miles, 9);
});

it.each([
  ['5', { min: 5, max: 5, unit: 'mi' }],
  ['7,5-10 km', { min: 7.5, max: 10, unit: 'km' }],
  ['1.000 m', { min: 1000, max: 1000, unit: 'm' }],
  ['400 m.', { min: 400, max: 400, unit: 'm' }],
  ['6 x 400 m', null],
  ['5 km easy', null],
  ['0', null],
  ['-5 km', null],
])('%j as a whole is %j', (text, distance) => {
  expect(prescribedDistance(text)).toEqual(distance);
});
