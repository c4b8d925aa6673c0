import { expect, it } from 'vitest';
import { restLength } from '#domain/prescriptions/rest-length.ts';
import { secondsUntil } from './RestTimer.tsx';

it.each([
  ['as set on the timer', { restTimerSeconds: 150, restSeconds: '180' }, 150],
  ['as prescribed, when nobody set the timer', { restTimerSeconds: 90, restSeconds: '3 min' }, 180],
  ['90, when neither says', { restTimerSeconds: 90, restSeconds: 'as needed' }, 90],
  ['90, when nothing is prescribed', { restTimerSeconds: 90, restSeconds: null }, 90],
])('the rest is %s', (_, exercise, seconds) => {
  expect(restLength(exercise)).toBe(seconds);
});

it.each([
  [90_000, 0, 90],
  [90_000, 100, 90],
  [90_000, 89_500, 1],
  [90_000, 90_000, 0],
  [90_000, 3_600_000, 0],
])('until %i at %i it is %i s', (endsAt, now, left) => {
  expect(secondsUntil(endsAt, now)).toBe(left);
});
