import { pounds } from '#domain/measures/measure.ts';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { latestOneRepMax } from './latest-one-rep-max.twin.ts';
import { bestOneRepMax, estimatedOneRepMax, suggestedWeight } from './one-rep-max.ts';
import { addDays } from '#domain/plain-date.ts';
import type { LoggedSet } from '#domain/training/log/workout-units.ts';

describe('e1RM of a set', () => {
  it.each([
    [225, 1, 225],
    [225, 5, 262.5],
    [300, 10, 400],
    [100, 12, 140],
    [135, 8, 171],
    [185.5, 7, 228.78],
    [2.5, 2, 2.67],
    [100, 13, null],
    [100, 0, null],
    [100, -1, null],
    [100, 2.5, null],
    [0, 5, null],
    [-100, 5, null],
    [Number.NaN, 5, null],
    [Number.POSITIVE_INFINITY, 5, null],
    [100, Number.NaN, null],
  ])('%d lb for %d is %j', (weight, reps, e1rm) => {
    expect(estimatedOneRepMax(pounds(weight), reps)).toBe(e1rm);
  });

  it('is at least the weight, and more with more reps', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2000 }), fc.integer({ min: 1, max: 11 }), (halves, reps) => {
        const weight = halves / 2;
        const [fewer, more] = [
          estimatedOneRepMax(pounds(weight), reps) ?? 0,
          estimatedOneRepMax(pounds(weight), reps + 1) ?? 0,
        ];
        return fewer >= weight && more > fewer;
      }),
    );
  });
});

describe('e1RM of a log', () => {
  const work: LoggedSet[] = [
    { setNum: 1, reps: 10, weight: pounds(135) },
    { setNum: 2, reps: 5, weight: pounds(185) },
    { setNum: 3, reps: 15, weight: pounds(185) },
    { setNum: 4, reps: 3, weight: pounds(405), completed: false },
    { setNum: 5, reps: 20, weight: null },
  ];

  it('is that of its best set done', () => {
    expect(bestOneRepMax('Strength', work)).toBe(215.83);
  });

  it.each(['Calisthenics', 'Aerobic', 'Plyometric', 'Isometric', 'Mobility'] as const)(
    'is none for %s',
    category => {
      expect(bestOneRepMax(category, work)).toBeNull();
    },
  );

  it.each([
    [[]],
    [null],
    [undefined],
    [[{ setNum: 1, reps: 15, weight: pounds(100) }]],
    [[{ setNum: 1, reps: 5 }]],
  ])('is none for sets %j', sets => {
    expect(bestOneRepMax('Strength', sets)).toBeNull();
  });
});

describe('latest e1RM', () => {
  const today = '2026-11-21';
  const on = (daysAgo: number, e1rm: number) => ({ date: addDays(today, -daysAgo), e1rm });

  it.each([
    ['the best of the last 42 days, not the last', [on(30, 300), on(2, 250)], 300],
    ['today counts', [on(0, 310), on(30, 300)], 310],
    ['41 days ago counts', [on(41, 320), on(2, 250)], 320],
    ['42 days ago no longer does', [on(42, 320), on(2, 250)], 250],
    ['else the most recent, not the best', [on(200, 400), on(60, 280), on(90, 300)], 280],
    ['the better of two on the most recent date', [on(60, 280), on(60, 290), on(90, 300)], 290],
    ['work logged ahead counts', [on(-3, 305), on(2, 250)], 305],
    ['none without history', [], null],
  ])('%s', (_, history, latest) => {
    expect(
      latestOneRepMax(
        history.map(({ date, e1rm }) => ({ date, e1rm: pounds(e1rm) })),
        today,
      ),
    ).toBe(latest);
  });
});

describe('suggested weight', () => {
  it.each([
    ['75%', 300, 225],
    ['75', 301, 225],
    ['70-75%', 300, 210],
    ['80% 1RM', 262.5, 210],
    ['110%', 300, 330],
    ['50', 205, 105],
    ['72.5', 200, 145],
    [null, 300, null],
    ['', 300, null],
    ['heavy', 300, null],
    ['75%', null, null],
    ['75%', 0, null],
    ['0', 300, null],
    ['0.75', 300, null],
    ['-75', 300, null],
    ['750', 300, null],
    ['1', 100, null],
  ])('%j of %j lb is %j', (percent, latest, weight) => {
    expect(suggestedWeight(percent, latest == null ? latest : pounds(latest))).toBe(weight);
  });
});
