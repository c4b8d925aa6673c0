import { expect, it } from 'vitest';
import { type CheckedIn, standingOutText } from './checked-in.ts';

const week = '2026-03-15T00:00:00.000Z';
const sleep = { questionId: 's', text: 'How did you sleep?', value: 4, top: 10 };
const calm = { questionId: 'c', text: 'Calm', value: 2, top: 5 };
const dropped = (by: number, since: string) => ({ ...sleep, by, since: `${since}T00:00:00.000Z` });

it.each<[Pick<CheckedIn, 'lowest' | 'fallen'>, string[]]>([
  [{ lowest: null, fallen: null }, []],
  [{ lowest: calm, fallen: null }, ['Lowest: Calm: 2 of 5']],
  [
    { lowest: sleep, fallen: dropped(3, '2026-03-08') },
    ['How did you sleep? 4 of 10, down 3 since last week'],
  ],
  [
    { lowest: calm, fallen: dropped(3, '2026-02-22') },
    ['How did you sleep? 4 of 10, down 3 since the week of Feb 16, 2026', 'Lowest: Calm: 2 of 5'],
  ],
  // Asked on a Wednesday then, and on Sundays now.
  [
    { lowest: sleep, fallen: dropped(1, '2026-03-11') },
    ['How did you sleep? 4 of 10, down 1 since last week'],
  ],
])('of %j a row says %j', (row, words) => {
  expect(standingOutText({ week, ...row }).map(line => line.text)).toEqual(words);
});
