import { pounds } from '#domain/measures/measure.ts';
import { expect, it } from 'vitest';
import { landmarksOf, lineText, type LiftPoint, sinceFirstText } from './lift-history.ts';

const history = (...points: [date: string, e1rm: number][]): LiftPoint[] =>
  points.map(([date, estimated1RM]) => ({
    date: `${date}T00:00:00.000Z`,
    estimated1RM: pounds(estimated1RM),
  }));

it.each([
  {
    what: 'grows',
    points: history(['2026-09-01', 200], ['2026-10-01', 240], ['2026-11-01', 225]),
    best: 240,
    change: 12.5,
    line: 'Estimated 1RM from 200 lb, Sep 1, 2026 to 225 lb, Nov 1, 2026',
    since: '+12.5% since the first',
  },
  {
    what: 'falls',
    points: history(['2026-09-01', 300], ['2026-09-08', 290.4]),
    best: 300,
    change: -3.2,
    line: 'Estimated 1RM from 300 lb, Sep 1, 2026 to 290 lb, Sep 8, 2026',
    since: '−3.2% since the first',
  },
  {
    what: 'has one date',
    points: history(['2026-09-01', 199.6]),
    best: 199.6,
    change: null,
    line: 'Estimated 1RM 200 lb, Sep 1, 2026',
    since: 'logged on one day',
  },
])(
  'a lift that $what is told by its best, its change and its line',
  ({ points, best, change, line, since }) => {
    const marks = landmarksOf(points);
    expect(marks?.best.estimated1RM).toBe(best);
    expect(marks?.change).toBe(change);
    expect(lineText(points, 'lb')).toBe(line);
    expect(sinceFirstText(marks?.change ?? null)).toBe(since);
  },
);

it('of equal bests the first one counts', () => {
  const points = history(['2026-09-01', 200], ['2026-09-08', 240], ['2026-09-15', 240]);
  expect(landmarksOf(points)?.best).toBe(points[1]);
});

it('a lift without an e1RM has nothing to tell', () => {
  expect(landmarksOf([])).toBeNull();
  expect(lineText([], 'lb')).toBe('No estimated 1RM yet');
});
