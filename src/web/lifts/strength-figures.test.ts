import { expect, it } from 'vitest';
import { changeOf, poundsOf } from './strength-figures.ts';

it.each([
  [3.44, '+3.4%'],
  [-1.2, '-1.2%'],
  [0, '0.0%'],
  [12, '+12.0%'],
])('a change of %f percent reads %j', (percent, words) => {
  expect(changeOf(percent)).toBe(words);
});

it.each([
  [262.49, '262'],
  [262.5, '263'],
  [1004.2, '1,004'],
])('a 1RM of %f lb is shown as %j', (oneRepMax, words) => {
  expect(poundsOf(oneRepMax)).toBe(words);
});
