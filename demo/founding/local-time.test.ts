import { describe, expect, it } from 'vitest';
import { instantAt, minuteOfDay } from './local-time.ts';

describe('a minute of a date in a zone', () => {
  it.each([
    ['UTC', '2026-03-18', '2026-03-18T05:40:00.000Z'],
    ['America/Chicago', '2026-01-15', '2026-01-15T11:40:00.000Z'],
    ['America/Chicago', '2026-03-08', '2026-03-08T10:40:00.000Z'],
    ['Asia/Kolkata', '2026-01-15', '2026-01-15T00:10:00.000Z'],
    ['Pacific/Auckland', '2026-01-15', '2026-01-14T16:40:00.000Z'],
    ['Pacific/Honolulu', '2026-01-15', '2026-01-15T15:40:00.000Z'],
    ['Europe/Berlin', '2026-10-25', '2026-10-25T04:40:00.000Z'],
  ])('5:40 in %s on %s is %s', (zone, date, instant) => {
    expect(instantAt(zone, date, 340).toISOString()).toBe(instant);
    expect(minuteOfDay(zone, new Date(instant))).toBe(340);
  });
});
