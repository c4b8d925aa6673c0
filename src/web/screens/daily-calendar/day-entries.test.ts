import { describe, expect, it } from 'vitest';
import type { DayStatus } from '#domain/training/status/day-status.ts';
import type { ShownDayStatus } from '#domain/training/status/shown-day-status.ts';
import { toWireDate } from '#domain/plain-date.ts';
import { loggedText, movedFrom, statusOfEntries, whereText, whyItStays } from './day-entries.ts';
import type { DayEntry, ProgramEntry } from './day-entries.ts';

const date = '2026-11-20';

const program = (status: DayStatus, more: Partial<ProgramEntry> = {}) =>
  ({ type: 'program', status, isCleared: false, loggedCount: 0, ...more }) as DayEntry;

const single = (isCompleted: boolean, isOwn = false) => ({ type: 'other', isCompleted, isOwn }) as DayEntry;

describe('the status of a day', () => {
  it.each<[string, DayEntry[], string, ShownDayStatus | undefined]>([
    ['with nothing on it: none', [], date, undefined],
    ['is the worst of its programs', [program('complete'), program('missed')], date, 'missed'],
    [
      'leaves out what is cleared',
      [program('missed', { isCleared: true }), program('complete')],
      date,
      'complete',
    ],
    ['with nothing but cleared work: none', [program('missed', { isCleared: true })], date, undefined],
    ['of single exercises, all logged', [single(true), single(true)], date, 'complete'],
    ['of single exercises, one of them left', [single(true), single(false)], '2026-11-21', 'incomplete'],
    ['of single exercises gone by', [single(false)], '2026-11-21', 'missed'],
    ['of single exercises to come', [single(false)], '2026-11-19', 'upcoming'],
    ['of what the member has added: none', [single(false, true)], '2026-11-21', undefined],
    ['leaves that out', [single(true), single(false, true)], date, 'complete'],
    ['holds both', [program('complete'), single(false)], date, 'incomplete'],
    ['today with nothing logged', [program('incomplete'), single(false)], date, 'to-do'],
    ['today with one set logged', [program('incomplete', { loggedCount: 1 })], date, 'incomplete'],
    ['gone by with one set logged', [program('incomplete')], '2026-11-21', 'incomplete'],
  ])('%s', (_, entries, today, status) => {
    expect(statusOfEntries(entries, date, today)).toBe(status);
  });
});

describe('an entry with something logged', () => {
  it.each([
    { of: 'a program’s day', entry: program('incomplete', { loggedCount: 1 }) },
    { of: 'a single exercise', entry: single(true) },
  ])('can’t be removed: $of', ({ entry }) => {
    expect(whyItStays(entry)).toMatch(/logged.* can’t be removed/i);
  });

  it.each([program('upcoming'), single(false)])('else it can', entry => {
    expect(whyItStays(entry)).toBeNull();
  });
});

it.each([
  ['2026-11-20', null],
  ['2026-11-16', '2026-11-16'],
])('a session the program has on %s was moved from %s', (planned, from) => {
  expect(movedFrom({ plannedDate: toWireDate(planned) }, date)).toBe(from);
});

it.each([
  [[false, false], null],
  [[true, false], '1 of 2 logged'],
])('of exercises logged %j it says %s', (logged, text) => {
  const exercises = logged.map(isCompleted => ({ isCompleted })) as ProgramEntry['exercises'];
  expect(loggedText({ exercises })).toBe(text);
});

it.each([
  ['Lower Body', 'Iron', 2, 'Iron · Week 2'],
  ['', 'Iron', 2, 'Week 2'],
  ['Max Test', 'Max Test', null, ''],
])('below the name of %s it says whose it is', (dayName, programName, weekNumber, text) => {
  expect(whereText({ dayName, programName, weekNumber } as ProgramEntry)).toBe(text);
});
