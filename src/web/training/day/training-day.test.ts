import { expect, it } from 'vitest';
import type { WaitingLog } from '#web/training/outbox/waiting-log.ts';
import { nextExercise, placesOf, withWaiting } from './training-day.ts';

it.each([
  ['nothing is logged: the first', '....', 0],
  ['after the last one logged', 'xx..', 2],
  ['one was skipped: still the one after the last', '.x..', 2],
  ['only the skipped one is left', '.xxx', 0],
  ['all are logged: none', 'xxxx', -1],
  ['one waits for a signal: it counts as written down', 'xw..', 2],
  ['what is not logged waits: none', 'xwxw', -1],
])('the exercise to do now, when %s', (_, logs, expected) => {
  const exercises = logs.split('').map(log => ({
    log: log === 'x' ? {} : null,
    waiting: log === 'w' ? {} : null,
  }));
  const next = nextExercise(exercises);
  expect(next === null ? -1 : exercises.indexOf(next)).toBe(expected);
});

it('an exercise keeps its place whatever its prescription, and has two when it comes twice', () => {
  const day = ['squat', 'press', 'squat'].map(exerciseId => ({ exerciseId }));
  expect(placesOf(day)).toEqual(['squat 1', 'press 1', 'squat 2']);
});

it('what waits on the device stands at its place of its day, and nowhere else', () => {
  const exercises = ['squat', 'press', 'squat'].map(exerciseId => ({ exerciseId, log: null }));
  const day = { exercises } as unknown as Parameters<typeof withWaiting>[0];
  const kept = { date: '2026-11-16', place: 'squat 2', body: { assignmentId: 'a' } } as WaitingLog;
  const waitingOn = (assignmentId: string, date: string) =>
    withWaiting(day, { assignmentId, date }, [kept]).exercises.map(({ waiting }) => Boolean(waiting));
  expect(waitingOn('a', '2026-11-16')).toEqual([false, false, true]);
  expect(waitingOn('a', '2026-11-17')).toEqual([false, false, false]);
  expect(waitingOn('b', '2026-11-16')).toEqual([false, false, false]);
});
