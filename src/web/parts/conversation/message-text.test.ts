import { describe, expect, it } from 'vitest';
import { aboutText, authorText, badgeText, dayText, withDividers, sentText } from './message-text.ts';
import type { Message } from './use-messages.ts';

const today = '2026-03-18';

const message = (overrides: Partial<Message>): Message => ({
  id: overrides.createdAt ?? 'm',
  memberId: 'ada',
  authorId: 'ada',
  authorName: 'Ada Moab',
  isFromCoach: false,
  text: 'Hello',
  about: null,
  createdAt: '2026-03-18T12:00:00.000Z',
  attachments: [],
  takenBackAt: null,
  ...overrides,
});

it.each([
  ['2026-03-18', 'Today'],
  ['2026-03-17', 'Yesterday'],
  ['2026-03-09', 'Mon, Mar 9'],
  ['2025-12-31', 'Wed, Dec 31, 2025'],
])('%s is called %s', (date, expected) => {
  expect(dayText(date, today)).toBe(expected);
});

it.each([
  ['2026-03-18T06:05:00.000Z', 'UTC', '6:05 AM'],
  ['2026-03-17T23:30:00.000Z', 'UTC', 'Yesterday'],
  ['2026-03-17T23:30:00.000Z', 'Europe/Berlin', '12:30 AM'],
])('a message of %s stands in a list of %s with %s', (at, zone, expected) => {
  expect(sentText(at, zone, today)).toBe(expected);
});

it.each([
  [{}, 'Legs · Mon, Mar 9'],
  [{ dayName: '' }, 'Ascension · Mon, Mar 9'],
  [{ prescriptionId: 'p', exerciseName: 'Squat' }, 'Squat · Mon, Mar 9'],
  [{ prescriptionId: 'p', exerciseName: 'Squat', setNum: 3 }, 'Squat, set 3 · Mon, Mar 9'],
])('what it is about, %j, is %s', (given, expected) => {
  const day = {
    trainingDayId: 'd',
    date: '2026-03-09T00:00:00.000Z',
    dayName: 'Legs',
    programName: 'Ascension',
    prescriptionId: null,
    exerciseName: null,
    setNum: null,
  };
  expect(aboutText({ ...day, ...given }, today)).toBe(expected);
});

it.each([
  [{}, 'You'],
  [{ authorId: 'ruth', authorName: 'Ruth', isFromCoach: true }, 'Ruth'],
  [{ authorId: null, authorName: null, isFromCoach: true }, 'Coach'],
  [{ authorId: null, authorName: null }, 'Member'],
])('the author of %j is %s', (given, expected) => {
  expect(authorText(message(given), 'ada')).toBe(expected);
});

it.each([
  [1, '1'],
  [99, '99'],
  [100, '99+'],
])('%s unread is told as %s', (unread, expected) => {
  expect(badgeText(unread)).toBe(expected);
});

describe('a conversation', () => {
  const coach = { authorId: 'ruth', isFromCoach: true };
  const all = [
    message({ createdAt: '2026-03-18T12:02:00.000Z', ...coach }),
    message({ createdAt: '2026-03-18T12:01:00.000Z', ...coach }),
    message({ createdAt: '2026-03-18T12:00:00.000Z' }),
    message({ createdAt: '2026-03-17T23:59:00.000Z' }),
    message({ createdAt: '2026-03-17T23:58:00.000Z' }),
  ];
  const marks = (readUpTo: string | null, readerId = 'ada') =>
    withDividers(all, { zone: 'UTC', readerId, readUpTo }).map(({ startsDay, isFirstNew, isNamed }) =>
      [startsDay && 'day', isFirstNew && 'new', isNamed && 'name'].filter(Boolean).join(' '),
    );

  it('is told oldest first, with each day and each change of who writes', () => {
    expect(marks(null)).toEqual(['day name', '', 'day name', 'name', '']);
  });

  it('has one mark, above the first of others that is not read', () => {
    expect(marks('2026-03-17T23:58:30.000Z')).toEqual(['day name', '', 'day name', 'new name', '']);
    expect(marks('2026-03-18T12:01:00.000Z')).toEqual(['day name', '', 'day name', 'name', 'new name']);
    expect(marks('2026-03-18T12:02:00.000Z')).toEqual(['day name', '', 'day name', 'name', '']);
    expect(marks('2026-03-17T23:58:30.000Z', 'ruth')).toEqual([
      'day name',
      'new name',
      'day name',
      'name',
      '',
    ]);
  });
});
