import { expect, it } from 'vitest';
import { fittedSize } from './fitted-size.ts';

it.each([
  [
    { width: 4000, height: 3000 },
    { width: 1024, height: 768 },
  ],
  [
    { width: 3000, height: 4000 },
    { width: 768, height: 1024 },
  ],
  [
    { width: 1024, height: 1024 },
    { width: 1024, height: 1024 },
  ],
  [
    { width: 96, height: 64 },
    { width: 96, height: 64 },
  ],
  [
    { width: 20_000, height: 3 },
    { width: 1024, height: 1 },
  ],
])('a picture of %j is sent as %j: at most 1024 px, never larger than it is', (size, expected) => {
  expect(fittedSize(size, 1024)).toEqual(expected);
});
