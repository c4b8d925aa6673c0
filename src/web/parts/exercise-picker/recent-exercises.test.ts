import { expect, it } from 'vitest';
import { withFirst } from './recent-exercises.ts';

it('what was picked last is first, once, and the oldest of twenty-one goes', () => {
  expect(withFirst(['a', 'b', 'c'], 'b')).toEqual(['b', 'a', 'c']);
  const twenty = Array.from({ length: 20 }, (_, index) => `${index}`);
  expect(withFirst(twenty, 'new')).toEqual(['new', ...twenty.slice(0, 19)]);
});
