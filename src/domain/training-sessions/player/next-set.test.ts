import { expect, it } from 'vitest';
import type { SetKind } from '#domain/prescriptions/set-kind.ts';
import { freeSetNum, nextSetOf, extraSetOf } from './next-set.ts';

const set = (setNum: number, setKind: SetKind = 'work') => ({ setNum, setKind });
const sets = (text: string) =>
  text === ''
    ? []
    : text.split(' ').map(one => set(Number.parseInt(one, 10), one.endsWith('w') ? 'warmup' : 'work'));
const exercise = (done: string, asked = '1 2 3') => ({
  prescriptionId: 'squat',
  state: 'open' as const,
  targets: sets(asked),
  sets: sets(done),
});

it.each([
  ['', 1],
  ['1 2', 3],
  ['1 3', 2],
  ['2 3', 1],
])('after %s the next free number is %i', (done, free) => {
  expect(freeSetNum(sets(done))).toBe(free);
});

it.each([
  // done, offered warm-ups, passed over: number, kind, which, of
  ['the first', '', 0, false, [1, 'work', 1, 3]],
  ['the next', '1', 0, false, [2, 'work', 2, 3]],
  ['a gap first', '1 3', 0, false, [2, 'work', 2, 3]],
  ['a warm-up before all', '', 3, false, [1, 'warmup', 1, 3]],
  ['the next warm-up', '1w 2w', 3, false, [3, 'warmup', 3, 3]],
  ['work after warm-ups', '1w 2w 3w', 3, false, [4, 'work', 1, 3]],
  ['no warm-up where it was passed over', '', 3, true, [1, 'work', 1, 3]],
  ['work where some warm-ups were passed over', '1w', 3, true, [2, 'work', 1, 3]],
  ['no warm-up once work is done', '1', 3, false, [2, 'work', 2, 3]],
  ['the gap among work after warm-ups', '1w 2 4', 1, false, [3, 'work', 2, 3]],
] as const)('comes %s', (_, done, warmUps, isPastWarmUps, expected) => {
  const nextSet = nextSetOf(exercise(done), { warmUps, isPastWarmUps });
  expect([nextSet?.setNum, nextSet?.setKind, nextSet?.position, nextSet?.of]).toEqual(expected);
});

it('follows the coach’s own warm-ups, and offers none beside them', () => {
  const asked = '1w 2w 3 4';
  const first = nextSetOf(exercise('', asked), { warmUps: 3, isPastWarmUps: false });
  expect(first).toMatchObject({ setKind: 'warmup', position: 1, of: 2, target: { setNum: 1 } });
  const work = nextSetOf(exercise('1w 2w', asked), { warmUps: 3, isPastWarmUps: false });
  expect(work).toMatchObject({ setNum: 3, setKind: 'work', position: 1, of: 2, target: { setNum: 3 } });
});

it('has no next set of an exercise with all its sets, but a set more', () => {
  const done = exercise('1 2 3');
  expect(nextSetOf(done, { warmUps: 0, isPastWarmUps: false })).toBeNull();
  expect(extraSetOf(done)).toMatchObject({ setNum: 4, setKind: 'work', position: 4, of: 4, target: null });
});
