import { describe, expect, it } from 'vitest';
import { isQuietAt, quietUntil, usualQuietHours } from './quiet-hours.ts';

describe('an hour', () => {
  it.each([
    [22, 7, 21, false],
    [22, 7, 22, true],
    [22, 7, 0, true],
    [22, 7, 6, true],
    [22, 7, 7, false],
    [0, 6, 0, true],
    [0, 6, 23, false],
    [1, 5, 0, false],
    [13, 15, 14, true],
    [13, 15, 15, false],
    [23, 0, 23, true],
    [23, 0, 0, false],
    [7, 7, 7, false],
  ])('from %i to %i, at %i, is quiet: %s', (from, until, hour, expected) => {
    expect(isQuietAt({ from, until }, hour)).toBe(expected);
  });
});

/** 22 to 7: at that instant of a winter's day, when push goes out. Half-hours and quarters beside UTC too. */
describe('at midnight of UTC push waits for the morning of its reader’s zone', () => {
  it.each([
    ['UTC', '07:00'],
    ['Europe/London', '07:00'],
    ['Europe/Berlin', '06:00'],
    ['Europe/Athens', '05:00'],
    ['Europe/Moscow', '04:00'],
    ['Asia/Tehran', '03:30'],
    ['Asia/Dubai', '03:00'],
    ['Asia/Kabul', '02:30'],
    ['Asia/Karachi', '02:00'],
    ['Asia/Kolkata', '01:30'],
    ['Asia/Kathmandu', '01:15'],
    ['Asia/Dhaka', '01:00'],
    ['Asia/Yangon', '00:30'],
    ['Asia/Bangkok', null],
    ['Asia/Shanghai', null],
    ['Australia/Eucla', null],
    ['Asia/Tokyo', null],
    ['Australia/Darwin', null],
    ['Australia/Adelaide', null],
    ['Australia/Sydney', null],
    ['Australia/Lord_Howe', null],
    ['Pacific/Auckland', null],
    ['Pacific/Chatham', null],
    ['Pacific/Kiritimati', null],
    ['Pacific/Honolulu', null],
    ['America/Anchorage', null],
    ['America/Los_Angeles', null],
    ['America/Denver', null],
    ['America/Chicago', null],
    ['America/New_York', null],
    ['America/St_Johns', null],
    ['America/Sao_Paulo', null],
    ['Atlantic/South_Georgia', '09:00'],
    ['Atlantic/Azores', '08:00'],
    ['Nowhere/Atall', '07:00'],
  ])('%s: %s', (zone, time) => {
    const until = quietUntil(zone, usualQuietHours, new Date('2026-01-15T00:00:00Z'));
    expect(until?.toISOString() ?? null).toBe(time && `2026-01-15T${time}:00.000Z`);
  });
});

describe('quiet hours end at their hour', () => {
  it.each([
    ['just begun', 'Europe/Berlin', 22, 7, '2026-01-15T21:00:00Z', '2026-01-16T06:00:00Z'],
    ['a moment before them', 'Europe/Berlin', 22, 7, '2026-01-15T20:59:59Z', null],
    ['a moment before the end', 'Europe/Berlin', 22, 7, '2026-01-16T05:59:59Z', '2026-01-16T06:00:00Z'],
    ['at the end', 'Europe/Berlin', 22, 7, '2026-01-16T06:00:00Z', null],
    [
      'across midnight into another month',
      'America/New_York',
      22,
      7,
      '2026-02-01T03:10:00Z',
      '2026-02-01T12:00:00Z',
    ],
    [
      'the night on which clocks go forward',
      'Europe/Berlin',
      22,
      7,
      '2026-03-28T23:00:00Z',
      '2026-03-29T05:00:00Z',
    ],
    [
      'the night on which they go back',
      'Europe/Berlin',
      22,
      7,
      '2026-10-24T23:00:00Z',
      '2026-10-25T06:00:00Z',
    ],
    ['an hour that is skipped', 'Europe/Berlin', 22, 2, '2026-03-29T00:30:00Z', '2026-03-29T01:00:00Z'],
    ['from an hour that is skipped', 'America/New_York', 2, 3, '2026-03-08T06:59:00Z', null],
    [
      'until an hour that comes twice',
      'America/New_York',
      22,
      1,
      '2026-11-01T04:30:00Z',
      '2026-11-01T05:00:00Z',
    ],
    [
      'from an hour that comes twice',
      'America/New_York',
      1,
      2,
      '2026-11-01T05:10:00Z',
      '2026-11-01T07:00:00Z',
    ],
    ['midnight that is skipped', 'Africa/Cairo', 22, 0, '2026-04-23T21:30:00Z', '2026-04-23T22:00:00Z'],
    [
      'clocks that move by half an hour',
      'Australia/Lord_Howe',
      22,
      7,
      '2026-04-04T13:00:00Z',
      '2026-04-04T20:30:00Z',
    ],
    ['a date that is left out', 'Pacific/Apia', 22, 7, '2011-12-30T09:00:00Z', '2011-12-30T17:00:00Z'],
    ['all but an hour of the day', 'UTC', 8, 7, '2026-01-15T08:00:00Z', '2026-01-16T07:00:00Z'],
  ])('%s', (_, zone, from, until, at, expected) => {
    const end = quietUntil(zone, { from, until }, new Date(at));
    expect(end?.toISOString() ?? null).toBe(expected && new Date(expected).toISOString());
  });

  it('nobody waits without them', () => {
    expect(quietUntil('UTC', null, new Date('2026-01-15T03:00:00Z'))).toBeNull();
  });
});
