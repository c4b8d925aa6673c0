import { expect, it } from 'vitest';
import type { Run } from '#web/parts/paths/path.ts';
import { doneText, pathAudience, audienceText, untilText } from './assign-path-text.ts';

const run = (memberId: string, state: Run['state']) => ({ memberId, state }) as Run;

it('who is on the path is skipped; who is through with it can have it again', () => {
  const runs = [run('ann', 'now'), run('ben', 'paused'), run('cid', 'done'), run('dan', 'ahead')];
  expect(pathAudience(runs, ['ann', 'ben', 'cid', 'dan', 'eve'])).toEqual({ gets: 2, skipped: 3 });
});

it.each([
  [{ gets: 0, skipped: 0 }, 'Choose at least one member.'],
  [{ gets: 0, skipped: 1 }, 'Nobody will get it: 1 is on it already and is skipped.'],
  [{ gets: 1, skipped: 0 }, '1 member will get it.'],
  [{ gets: 1200, skipped: 2 }, '1,200 members will get it. 2 are on it already and are skipped.'],
])('before it is sent, %j reads: %s', (reach, words) => {
  expect(audienceText(reach)).toBe(words);
});

it.each([
  [{ count: 1, skipped: 0 }, 'Path assigned to 1 member'],
  [{ count: 0, skipped: 1 }, 'Path assigned to 0 members. 1 was on it already and skipped.'],
  [{ count: 14, skipped: 2 }, 'Path assigned to 14 members. 2 were on it already and skipped.'],
])('after it is done, %j reads: %s', (answer, words) => {
  expect(doneText(answer)).toBe(words);
});

const block = (weeks: number) => ({ workoutId: '', name: '', weeks, isDeleted: false });

it('says how long it takes, and until when once there is a start', () => {
  const path = { blocks: [block(4), block(3)], weeks: 7 };
  expect(untilText(path, '')).toBe('7 weeks in 2 blocks.');
  expect(untilText(path, '2026-03-16')).toBe('7 weeks in 2 blocks, until May 3, 2026.');
});
