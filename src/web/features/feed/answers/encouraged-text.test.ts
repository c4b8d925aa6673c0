import { expect, it } from 'vitest';
import type { Post } from '#web/features/feed/use-feed.ts';
import { encouragedText } from './encouraged-text.ts';

it.each([
  [0, [], null],
  [1, ['Ruth'], 'Ruth liked this'],
  [2, ['Ruth', 'Boaz'], 'Ruth and Boaz liked this'],
  [3, ['Ruth', 'Boaz', 'Ada'], 'Ruth, Boaz and Ada liked this'],
  [4, ['Ruth', 'Boaz', 'Ada'], 'Ruth, Boaz, Ada and 1 other liked this'],
  [93, ['Ruth', 'Boaz', 'Ada'], 'Ruth, Boaz, Ada and 90 others liked this'],
  [100, ['Ruth', 'Boaz', 'Ada'], 'Ruth, Boaz, Ada and many others liked this'],
])('%i people, %j: %s', (encouragements, encouragedBy, words) => {
  expect(encouragedText({ encouragements, encouragedBy } as unknown as Post)).toBe(words);
});
