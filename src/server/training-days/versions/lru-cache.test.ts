import { expect, it } from 'vitest';
import { LruCache } from './lru-cache.ts';

it('only so many are kept: the one that nobody looked at for longest goes', () => {
  const kept = new LruCache<string>(2);
  kept.keep('a', 'first');
  kept.keep('b', 'second');
  expect(kept.find('a')).toBe('first');
  kept.keep('c', 'third');
  expect(['a', 'b', 'c'].map(id => kept.find(id))).toEqual(['first', undefined, 'third']);
});

it('one that is kept again takes no place of another', () => {
  const kept = new LruCache<string>(2);
  for (const id of ['a', 'b', 'b']) kept.keep(id, id);
  expect(['a', 'b'].map(id => kept.find(id))).toEqual(['a', 'b']);
});
