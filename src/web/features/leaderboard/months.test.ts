import { describe, expect, it } from 'vitest';
import { monthName, monthNote, monthOptions } from './months.ts';

const months = {
  current: '2026-11',
  closing: '2026-10',
  closed: [
    { month: '2026-09', closedAt: '2026-10-03T02:00:05.000Z', members: 40 },
    { month: '2026-08', closedAt: '2026-09-03T00:00:09.000Z', members: 0 },
  ],
};

describe('the months of the board', () => {
  it('are this one, the one that closes, and those that are closed', () => {
    expect(monthOptions(months).map(({ label }) => label)).toEqual([
      'November 2026 (this month)',
      'October 2026 (closing)',
      'September 2026',
      'August 2026',
    ]);
    expect(monthOptions({ current: '2026-01', closing: null, closed: [] })).toEqual([
      { value: '2026-01', label: 'January 2026 (this month)' },
    ]);
  });

  it.each([
    { month: '2026-11', note: null },
    {
      month: '2026-10',
      note: 'October 2026 is closing: late logs count until 48 hours after its end, then its board is frozen.',
    },
    { month: '2026-09', note: 'Closed on Oct 2, 2026; later corrections do not change it.' },
    { month: '2026-01', note: null },
  ])('$month says: $note', ({ month, note }) => {
    expect(monthNote(months, month, 'America/Denver')).toBe(note);
  });

  it('keep their names in every zone', () => expect(monthName('2026-03')).toBe('March 2026'));
});
