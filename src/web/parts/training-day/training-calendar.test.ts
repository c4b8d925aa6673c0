import { describe, expect, it } from 'vitest';
import { mayTrainOn, nextTrainingDate, type Source, statusesOf } from './training-calendar.ts';

const today = '2026-11-20';

function assignment(
  status: Source['assignment']['status'],
  days: Record<string, 'missed' | 'incomplete' | 'complete' | 'rest' | 'upcoming'> | null,
): Source {
  return {
    assignment: {
      kind: 'program',
      status,
      startDate: '2026-11-01T00:00:00.000Z',
      endDate: '2026-11-30T00:00:00.000Z',
    },
    calendar:
      days === null
        ? undefined
        : Object.fromEntries(Object.entries(days).map(([date, status]) => [date, { status }])),
  };
}

describe('the calendar across assignments', () => {
  it.each([
    [['missed', 'complete'], 'missed'],
    [['complete', 'incomplete'], 'incomplete'],
    [['rest', 'complete'], 'complete'],
    [['rest', 'upcoming'], 'upcoming'],
    [['complete', 'upcoming'], 'upcoming'],
    [['rest', 'rest'], 'rest'],
  ] as const)('shows %j as %s', (statuses, shown) => {
    const sources = statuses.map(status => assignment('active', { '2026-11-20': status }));
    expect(statusesOf(sources, today)).toEqual({ '2026-11-20': shown });
  });

  it.each([
    ['untouched', [true], today, 'to-do'],
    ['begun in one program', [true, false], today, 'incomplete'],
    ['kept on the day before', [true], '2026-11-21', 'incomplete'],
  ])('calls the day of today, %s, by what is done of it', (_, toDo, now, shown) => {
    const sources = toDo.map((isToDo): Source => {
      const { assignment: of } = assignment('active', null);
      const day = { status: 'incomplete' as const, ...(isToDo && { isToDo: true as const }) };
      return { assignment: of, calendar: { '2026-11-20': day } };
    });
    expect(statusesOf(sources, now)).toEqual({ '2026-11-20': shown });
  });

  it('leaves out days to come of an assignment that is over, and keeps its past ones', () => {
    const days = { '2026-11-19': 'missed', '2026-11-20': 'incomplete', '2026-11-23': 'upcoming' } as const;
    const shown = { '2026-11-19': 'missed', '2026-11-20': 'incomplete' };
    expect(statusesOf([assignment('completed', days)], today)).toEqual(shown);
    expect(statusesOf([assignment('paused', days)], today)).toEqual(shown);
  });

  it('keeps a day that was logged ahead when that completed the program', () => {
    const done = assignment('completed', { '2026-11-23': 'complete' });
    expect(statusesOf([done], today)).toEqual({ '2026-11-23': 'complete' });
    expect(mayTrainOn(done, '2026-11-23', today)).toBe(true);
  });

  it('shows what it has while another calendar is on its way', () => {
    const sources = [assignment('active', null), assignment('active', { '2026-11-20': 'complete' })];
    expect(statusesOf(sources, today)).toEqual({ '2026-11-20': 'complete' });
  });
});

const own = (days: Record<string, number>): Source => ({
  ...assignment('active', null),
  assignment: { ...assignment('active', null).assignment, kind: 'own' },
  calendar: Object.fromEntries(
    Object.entries(days).map(([date, ownExercises]) => [date, { status: 'rest', ownExercises }]),
  ),
});

describe('what the member has added', () => {
  it('is trained on its dates alone, which are not asked for before they are known', () => {
    const source = own({ '2026-11-20': 2 });
    expect(mayTrainOn(source, '2026-11-20', today)).toBe(true);
    expect(mayTrainOn(source, '2026-11-21', today)).toBe(false);
    expect(mayTrainOn({ ...source, calendar: undefined }, '2026-11-20', today)).toBe(false);
  });

  it('changes no status and is no next training', () => {
    const sources = [
      own({ '2026-11-20': 1, '2026-11-25': 1 }),
      assignment('active', { '2026-11-20': 'missed' }),
    ];
    expect(statusesOf(sources, today)).toEqual({ '2026-11-20': 'missed', '2026-11-25': 'rest' });
    expect(nextTrainingDate(sources, '2026-11-20', today)).toBeNull();
  });
});

describe('whether a date may have exercises', () => {
  it.each([
    ['a training day', 'active', { '2026-11-20': 'incomplete' }, '2026-11-20', true],
    ['a day to come', 'active', { '2026-11-23': 'upcoming' }, '2026-11-23', true],
    ['a rest day', 'active', { '2026-11-20': 'rest' }, '2026-11-20', false],
    ['a date outside', 'active', { '2026-11-20': 'incomplete' }, '2027-01-01', false],
    ['a date within, calendar not there yet', 'active', null, '2026-11-30', true],
    ['a date outside, calendar not there yet', 'active', null, '2026-12-01', false],
    ['a past day of a completed one', 'completed', { '2026-11-19': 'missed' }, '2026-11-19', true],
    ['a completed one, calendar not there yet', 'completed', null, '2026-11-19', false],
    ['a day to come of a completed one', 'completed', { '2026-11-21': 'upcoming' }, '2026-11-21', false],
    ['a day to come of a paused one', 'paused', { '2026-11-21': 'upcoming' }, '2026-11-21', false],
  ] as const)('%s', (_, status, days, date, expected) => {
    expect(mayTrainOn(assignment(status, days), date, today)).toBe(expected);
  });
});

describe('the next training day', () => {
  const sources = [
    assignment('active', { '2026-11-20': 'incomplete', '2026-11-21': 'rest', '2026-11-25': 'upcoming' }),
    assignment('active', { '2026-11-21': 'complete', '2026-11-23': 'upcoming', '2026-11-25': 'rest' }),
    assignment('paused', { '2026-11-22': 'upcoming' }),
  ];

  it.each([
    ['2026-11-20', '2026-11-23'],
    ['2026-11-23', '2026-11-25'],
    ['2026-11-25', null],
  ])('after %s is %s', (date, next) => {
    expect(nextTrainingDate(sources, date, today)).toBe(next);
  });
});
