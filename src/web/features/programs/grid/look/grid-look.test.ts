import { expect, it } from 'vitest';
import { readLook } from './grid-look.ts';

it.each([
  ['narrow compact', { width: 'narrow', rows: 'compact' }],
  ['wide standard', { width: 'wide', rows: 'standard' }],
  [null, { width: 'standard', rows: 'standard' }],
  ['constructor tiny', { width: 'standard', rows: 'standard' }],
  ['', { width: 'standard', rows: 'standard' }],
])('what a device has kept as %j is %j', (text, look) => {
  expect(readLook(text)).toEqual(look);
});
