import { expect, it } from 'vitest';
import { instantOf } from './send-time.ts';

it.each([
  ['2026-12-01', '08:00', 'UTC', '2026-12-01T08:00:00.000Z'],
  ['2026-12-01', '08:00', 'America/New_York', '2026-12-01T13:00:00.000Z'],
  ['2026-12-01', '23:30', 'Asia/Tokyo', '2026-12-01T14:30:00.000Z'],
  // Clocks go forward and back at two in the morning.
  ['2026-03-08', '08:00', 'America/New_York', '2026-03-08T12:00:00.000Z'],
  ['2026-11-01', '08:00', 'America/New_York', '2026-11-01T13:00:00.000Z'],
])('%s at %s in %s is %s', (date, time, zone, instant) => {
  expect(instantOf({ date, time }, zone)).toBe(instant);
});

it.each([
  ['', '08:00'],
  ['2026-12-01', ''],
])('%j at %j is none', (date, time) => expect(instantOf({ date, time }, 'UTC')).toBeNull());
