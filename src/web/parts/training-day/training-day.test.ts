import { expect, it } from 'vitest';
import type { PendingLog } from '#web/outbox/logs/pending-log.ts';
import { isLogged, isPending, nameDone, nextExercise, placesOf, withPending } from './training-day.ts';

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
    pending: log === 'w' ? {} : null,
  }));
  const next = nextExercise(exercises);
  expect(next === null ? -1 : exercises.indexOf(next)).toBe(expected);
});

it('an exercise keeps its place whatever its prescription, and has two when it comes twice', () => {
  const day = ['squat', 'press', 'squat'].map(exerciseId => ({ exerciseId }));
  expect(placesOf(day)).toEqual(['squat 1', 'press 1', 'squat 2']);
});

it('what the server took counts as logged until the day is read again', () => {
  const exercises = ['squat', 'press'].map(exerciseId => ({ exerciseId, log: null }));
  const day = { exercises } as unknown as Parameters<typeof withPending>[0];
  const of = { assignmentId: 'a', date: '2026-11-16' };
  const taken = {
    date: '2026-11-16',
    place: 'squat 1',
    keptAt: 200,
    isTaken: true,
    body: { assignmentId: 'a' },
  } as PendingLog;
  const marks = (readAt: number) =>
    withPending(day, { ...of, readAt }, [taken]).exercises.map(one => [isLogged(one), isPending(one)]);
  expect(marks(100)).toEqual([
    [true, false],
    [false, false],
  ]);
  expect(marks(300)).toEqual([
    [false, false],
    [false, false],
  ]);
});

it('a swapped exercise goes by the name of what was done', () => {
  const exercise = { exercise: { name: 'Seated Leg Curl' }, doneInstead: null };
  expect(nameDone(exercise as never)).toBe('Seated Leg Curl');
  const done = { ...exercise, doneInstead: { id: 'lying', name: 'Lying Leg Curl' } };
  expect(nameDone(done as never)).toBe('Lying Leg Curl');
  const waiting = { ...exercise, pending: { exerciseName: 'Lying Leg Curl' } };
  expect(nameDone(waiting as never), 'while it waits for a signal too').toBe('Lying Leg Curl');
});

it('what waits on the device stands at its place of its day, and nowhere else', () => {
  const exercises = ['squat', 'press', 'squat'].map(exerciseId => ({ exerciseId, log: null }));
  const day = { exercises } as unknown as Parameters<typeof withPending>[0];
  const kept = { date: '2026-11-16', place: 'squat 2', body: { assignmentId: 'a' } } as PendingLog;
  const waitingOn = (assignmentId: string, date: string) =>
    withPending(day, { assignmentId, date }, [kept]).exercises.map(({ pending }) => Boolean(pending));
  expect(waitingOn('a', '2026-11-16')).toEqual([false, false, true]);
  expect(waitingOn('a', '2026-11-17')).toEqual([false, false, false]);
  expect(waitingOn('b', '2026-11-16')).toEqual([false, false, false]);
});
