import { describe, expect, it } from 'vitest';
import type { Assignment } from './training-day.ts';
import { isActive } from './blocks.ts';
import { completionOf, spanOf, standingOfPath } from '#web/parts/paths/path-progress-text.ts';
import { followedBy } from './ways.ts';

const today = '2026-03-18';

type AssignmentFixture = Partial<Assignment> & { startDate: string; endDate: string };

const assigned = (id: string, fixture: AssignmentFixture): Assignment =>
  ({ id, kind: 'program', status: 'active', pausedOn: null, path: null, ...fixture }) as Assignment;

const block = (position: number, startDate: string, endDate: string, more: Partial<Assignment> = {}) =>
  assigned(`block ${position}`, {
    startDate,
    endDate,
    completedExercises: position,
    totalExercises: 10,
    path: { id: 'path', runId: 'run', name: 'Ascension', position, blocks: 4 },
    ...more,
  });

/** The third of four has been taken away. */
const done = block(1, '2026-02-16', '2026-03-01', { status: 'completed' });
const now = block(2, '2026-03-02', '2026-03-29');
const ahead = block(4, '2026-04-13', '2026-05-10');
const alone = assigned('alone', { startDate: '2026-03-16', endDate: '2026-04-12' });
const later = assigned('later', { startDate: '2026-03-25', endDate: '2026-04-12' });

describe('what a member follows', () => {
  it('has a path as one, its blocks in order, where the block in hand would stand', () => {
    const followed = followedBy([ahead, later, alone, done, now], today);
    expect(followed.map(({ assignment }) => assignment.id)).toEqual(['alone', 'block 2', 'later']);
    const way = followed[1]?.way;
    expect(way).toMatchObject({ runId: 'run', name: 'Ascension', blockCount: 4, inHand: { id: 'block 2' } });
    expect(way?.blocks.map(({ id }) => id)).toEqual(['block 1', 'block 2', 'block 4']);
    expect(followed[0]?.way).toBeNull();
  });

  it('of an answer that a device has kept of an earlier release, has each by itself', () => {
    const { path: _path, ...former } = now;
    const [only] = followedBy([former as Assignment], today);
    expect([only?.way, isActive(former as Assignment, today)]).toEqual([null, true]);
  });
});

describe('where they are on it', () => {
  const paused = { status: 'paused', pausedOn: '2026-03-10' } as const;

  it.each([
    ['in a block', [done, now, ahead], 'active', 'Block 2 of 4'],
    [
      'between two',
      [done, { ...now, status: 'completed' as const }, ahead],
      'active',
      'Block 4 of 4 begins Apr 13, 2026',
    ],
    ['paused', [done, { ...now, ...paused }, { ...ahead, ...paused }], 'paused', 'Paused in block 2 of 4'],
    ['through', [done], 'completed', 'All 4 blocks done'],
  ])('%s', (_, blocks, status, words) => {
    const [followed] = followedBy(blocks, today);
    expect(followed?.way && standingOfPath(followed.way, today)).toEqual({ status, text: words });
  });

  it('a block counts as active from the day on which it begins', () => {
    expect([done, now, ahead, later].map(one => isActive(one, today))).toEqual([false, true, false, true]);
    expect(isActive(ahead, '2026-04-13')).toBe(true);
  });

  it('all of it together has a span and a completion', () => {
    const blocks = [done, now, ahead];
    expect(spanOf(blocks)).toBe('Feb 16, 2026 – May 10, 2026');
    expect(completionOf(blocks)).toEqual({
      completedExercises: 7,
      totalExercises: 30,
      completionPercentage: expect.closeTo(23.33),
    });
  });
});
