import { describe, expect, it } from 'vitest';
import { backupsThatStay, lastNight, parseBackupKeep } from './backup-retention.ts';
import { addDays, type PlainDate } from './plain-date.ts';

/** So many nights, the newest first. */
const nights = (count: number, last: PlainDate) =>
  Array.from({ length: count }, (_, index) => addDays(last, -index));
const staying = (dates: PlainDate[], keep = { days: 7, weeks: 4, months: 6 }) => {
  const stay = backupsThatStay(dates, keep);
  return dates.filter((_, index) => stay.has(index));
};

describe('of a backup each night', () => {
  it('the last of 7 days, of 4 weeks from Monday and of 6 months stay', () => {
    expect(staying(nights(300, '2026-11-22'))).toEqual([
      ...nights(7, '2026-11-22'),
      '2026-11-15',
      '2026-11-08',
      '2026-11-01',
      '2026-10-31',
      '2026-09-30',
      '2026-08-31',
      '2026-07-31',
      '2026-06-30',
    ]);
  });

  it('going on night after night, what stays is the same as if all had been there', () => {
    let kept: PlainDate[] = [];
    for (const date of nights(300, '2026-11-22').toReversed()) kept = staying([date, ...kept]);
    expect(kept).toEqual(staying(nights(300, '2026-11-22')));
  });

  it.each([
    ['a first one', ['2026-03-18'], ['2026-03-18']],
    ['none', [], []],
    ['of two in one night, the later', ['2026-03-18', '2026-03-18'], ['2026-03-18']],
    [
      'those from before a long pause',
      ['2026-11-22', '2025-01-03', '2025-01-02'],
      ['2026-11-22', '2025-01-03', '2025-01-02'],
    ],
  ])('%s stays', (_, dates, expected) => {
    expect(staying(dates)).toEqual(expected);
  });

  it('only what is asked for stays', () => {
    expect(staying(nights(60, '2026-03-18'), { days: 0, weeks: 0, months: 2 })).toEqual([
      '2026-03-18',
      '2026-02-28',
    ]);
  });
});

it.each([
  ['7,4,6', { days: 7, weeks: 4, months: 6 }],
  ['30, 0, 0', { days: 30, weeks: 0, months: 0 }],
  ['0,0,0', null],
  ['7,4', null],
  ['7,4,-1', null],
  ['a week', null],
])('"%s" is read as %o', (text, keep) => {
  expect(parseBackupKeep(text)).toEqual(keep);
});

it.each([
  ['2026-03-18T06:59:00Z', '2026-03-17T07:00:00.000Z'],
  ['2026-03-18T07:00:00Z', '2026-03-18T07:00:00.000Z'],
  ['2026-03-19T03:00:00Z', '2026-03-18T07:00:00.000Z'],
])('a night begins at three in the zone: at %s, the last one was at %s', (at, night) => {
  expect(lastNight('America/New_York', new Date(at)).toISOString()).toBe(night);
});
