import { expect, it } from 'vitest';
import type { Post } from '#web/feed/use-feed.ts';
import { encouragedWords } from './encouraged-words.ts';

it.each([
  [0, [], null],
  [1, ['Ruth'], 'Ruth encouraged you'],
  [2, ['Ruth', 'Boaz'], 'Ruth and Boaz encouraged you'],
  [3, ['Ruth', 'Boaz', 'Ada'], 'Ruth, Boaz and Ada encouraged you'],
  [4, ['Ruth', 'Boaz', 'Ada'], 'Ruth, Boaz, Ada and 1 other encouraged you'],
  [93, ['Ruth', 'Boaz', 'Ada'], 'Ruth, Boaz, Ada and 90 others encouraged you'],
  [100, ['Ruth', 'Boaz', 'Ada'], 'Ruth, Boaz, Ada and many others encouraged you'],
])('%i people, %j: %s', (encouragements, encouragedBy, words) => {
  expect(encouragedWords({ encouragements, encouragedBy } as unknown as Post)).toBe(words);
});
