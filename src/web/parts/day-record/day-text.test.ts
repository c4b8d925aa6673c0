import { describe, expect, it } from 'vitest';
import type { DayRecord, LogRecord, Session } from './day-record.ts';
import { nameOfDay, contextOfDay } from './day-record.ts';
import {
  countText,
  loggedLater,
  loggedText,
  movedText,
  otherClock,
  sessionDay,
  shownStatus,
  stateText,
} from './day-text.ts';

const wire = (date: string) => `${date}T00:00:00.000Z`;
const log = (loggedAt: string, correctedAt: string | null = null) => ({ loggedAt, correctedAt }) as LogRecord;

describe('a day in words', () => {
  it.each([
    ['program', 'scheduled', 'missed', 'Missed'],
    ['program', 'scheduled', 'complete', 'Complete'],
    ['program', 'cleared', 'rest', 'Cleared'],
    ['program', 'paused', 'rest', 'Paused'],
    ['program', 'dropped', 'rest', 'No longer in the program'],
    ['own', 'scheduled', 'rest', 'Outside the plan'],
  ] as const)('of a %s, %s and %s, is %s', (kind, state, status, words) => {
    expect(stateText({ kind, state, status })).toBe(words);
  });

  it('is to do as long as nothing of today is logged', () => {
    expect([shownStatus('incomplete', 0), shownStatus('incomplete', 1), shownStatus('missed', 0)]).toEqual([
      'to-do',
      'incomplete',
      'missed',
    ]);
  });

  it('is called by its own name, else by its program’s; single exercises by what they are', () => {
    const day = { kind: 'program', dayName: 'Squat', programName: 'Iron', weekNumber: 2 } as const;
    expect([nameOfDay(day), contextOfDay(day)]).toEqual(['Squat', 'Week 2 · Iron']);
    const unnamed = { ...day, dayName: '' };
    expect([nameOfDay(unnamed), contextOfDay(unnamed)]).toEqual(['Iron', 'Week 2']);
    expect(nameOfDay({ ...day, kind: 'daily' })).toBe('Single exercises');
    expect(nameOfDay({ ...day, kind: 'own' })).toBe('Own exercises');
  });

  it('says from where it was moved, if it was', () => {
    expect(movedText({ date: wire('2026-11-03'), plannedDate: wire('2026-11-02') })).toBe(
      'moved from Mon, Nov 2',
    );
    expect(movedText({ date: wire('2026-11-03'), plannedDate: wire('2026-11-03') })).toBeNull();
  });

  it.each([
    ['2026-11-03', 'Today'],
    ['2026-11-02', 'Yesterday'],
    ['2026-10-30', 'Fri, Oct 30'],
    ['2025-12-30', 'Tue, Dec 30, 2025'],
  ])('%s is %s', (date, words) => {
    expect(sessionDay(wire(date), { theirs: '2026-11-03', readers: '2026-11-03' })).toBe(words);
  });

  it('counts what is logged, and what lies beside the plan', () => {
    expect(countText({ exerciseCount: 5, loggedCount: 3, besideCount: 0 })).toBe('3 of 5 logged');
    expect(countText({ exerciseCount: 5, loggedCount: 5, besideCount: 1 })).toBe(
      '5 of 5 logged, 1 outside the plan',
    );
  });
});

const day = (timeZone: string) =>
  ({ timeZone, exercises: [{ log: log('2026-11-03T11:12:00Z') }] }) as unknown as DayRecord;
const session = (loggedAt: string | null) =>
  ({ loggedAt, date: wire('2026-11-03'), timeZone: 'Europe/Warsaw' }) as Session;

describe('when something was logged', () => {
  it('is told by the clock of who looks, and so is when it was corrected', () => {
    expect(loggedText(log('2026-11-03T11:12:00Z'), 'America/New_York')).toBe('Logged Nov 3, 6:12 AM');
    expect(loggedText(log('2026-11-03T11:12:00Z', '2026-11-05T00:30:00Z'), 'America/New_York')).toBe(
      'Logged Nov 3, 6:12 AM · corrected Nov 4, 7:30 PM',
    );
  });

  it('is told by the member’s clock too, where that stands otherwise', () => {
    expect(otherClock(day('America/Toronto'), 'America/New_York')).toBeNull();
    expect(otherClock(day('Pacific/Port_Moresby'), 'America/New_York')).toBe(
      'Times are on your clock. In Pacific/Port Moresby the first was logged Nov 3, 9:12 PM.',
    );
    expect(otherClock({ timeZone: 'UTC', exercises: [] } as unknown as DayRecord, 'Asia/Tokyo')).toBeNull();
  });

  it('is said in a list where it was on another date than the day’s', () => {
    expect(loggedLater(session('2026-11-03T03:00:00Z'), 'America/New_York')).toBeNull();
    expect(loggedLater(session('2026-11-06T18:00:00Z'), 'UTC')).toBe('logged Nov 6, 6:00 PM');
    expect(loggedLater(session(null), 'UTC')).toBeNull();
  });
});
