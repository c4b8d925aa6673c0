import { expect, it } from 'vitest';
import { moreOfDay, moreText } from './more-of-day.ts';

type Session = Parameters<typeof moreOfDay>[0][number];

const plank = (state: 'open' | 'done') => ({
  name: 'Side Plank',
  category: 'Isometric',
  state,
  targets: [{ setKind: 'work', reps: null, load: null }],
  prescription: { time: '1:00', distance: null },
  load: { weight: null, unit: 'lb' },
});

const session = (trainingDayId: string, more: object = {}) =>
  ({
    trainingDayId,
    kind: 'daily',
    dayState: 'scheduled',
    endedAt: null,
    exercises: [plank('open')],
    ...more,
  }) as unknown as Session;

it('after a session comes what the coach gave for the same date', () => {
  const more = moreOfDay([session('program', { kind: 'program' }), session('extra')], 'program');
  expect(more?.trainingDayId).toBe('extra');
  expect(moreText(more?.exercises ?? [], { distance: 'mi' })).toBe(
    '1 more from your coach: Side Plank, 1:00',
  );
});

it.each([
  ['done', session('extra', { exercises: [plank('done')] })],
  ['ended', session('extra', { endedAt: '2026-11-26T07:00:00.000Z' })],
  ['another program’s', session('extra', { kind: 'program' })],
  ['added by the member', session('extra', { kind: 'own' })],
  ['no longer scheduled', session('extra', { dayState: 'cleared' })],
  ['the session itself', session('program')],
])('nothing, when that is %s', (_, other) => {
  expect(moreOfDay([other], 'program')).toBeNull();
});
