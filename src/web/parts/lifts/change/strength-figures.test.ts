import { expect, it } from 'vitest';
import { changeOf } from './strength-figures.ts';

it.each([
  [3.44, '+3.4%'],
  [-1.2, '−1.2%'],
  [0, '0.0%'],
  [12, '+12.0%'],
])('a change of %f percent reads %j', (percent, words) => {
  expect(changeOf(percent)).toBe(words);
});
