import { pounds, miles } from '#domain/measures/measure.ts';
import { expect, it } from 'vitest';
import { setLabel, restAt, restEndedText } from './session-text.ts';
import { summaryOf } from './session-summary.ts';

const work = 'work' as const;

it.each([
  ['work', 3, 5, 'Set 3 of 5'],
  ['warmup', 1, 3, 'Warm-up 1 of 3'],
  ['drop', 4, 4, 'Drop set 4 of 4'],
  ['failure', 2, 2, 'Set 2 of 2, to failure'],
] as const)('a %s set, %i of %i: %s', (setKind, position, of, words) => {
  expect(setLabel({ setKind, position, of })).toBe(words);
});

it.each([
  [null, 5_000, null],
  [90_000, 0, { left: 90 }],
  [90_000, 89_001, { left: 1 }],
  [90_000, 90_000, { ago: 0 }],
  [90_000, 160_900, { ago: 70 }],
])('a rest until %s is at %i %j', (endsAt, now, expected) => {
  expect(restAt(endsAt, now)).toEqual(expected);
});

it.each([
  [0, 'Rest is over'],
  [70, 'Rest ended 1:10 ago'],
  [3_600, 'Rest ended 1:00:00 ago'],
  [3_601, null],
])('%i seconds after its end: %s', (ago, words) => {
  expect(restEndedText(ago)).toBe(words);
});

it('sums a session without its warm-ups, and tells of attempts that failed apart', () => {
  const set = { setKind: work, reps: null, weight: null, time: null, distance: null, contacts: null };
  const summary = summaryOf({
    startedAt: 0,
    endedAt: 3_725_400,
    exercises: [
      {
        category: 'Strength',
        state: 'done',
        sets: [
          { ...set, setKind: 'warmup', reps: 5, weight: pounds(95) },
          { ...set, reps: 5, weight: pounds(185) },
          { ...set, setKind: 'drop', reps: 8, weight: pounds(135) },
          { ...set, reps: 0, weight: pounds(315) },
        ],
      },
      {
        category: 'Strength',
        state: 'done',
        sets: [
          { ...set, reps: null, distance: miles(40 / 1760), weight: pounds(100) },
          { ...set, reps: null, time: '0:45', weight: pounds(50) },
        ],
      },
      { category: 'Isometric', state: 'done', sets: [{ ...set, time: '1:30' }] },
      { category: 'Aerobic', state: 'open', sets: [{ ...set, distance: miles(3.1), time: '28:00' }] },
      { category: 'Plyometric', state: 'skipped', sets: [{ ...set, contacts: 12 }] },
      { category: 'Aerobic', state: 'open', sets: [{ ...set, calories: 15, time: '1:02' }] },
      { category: 'Strength', state: 'open', sets: [{ ...set, calories: 12, time: '0:40' }] },
    ],
  });
  expect(summary).toEqual({
    sets: 9,
    missed: 1,
    volume: 2005,
    isVolumeOfReps: true,
    reps: 13,
    distance: 3.1,
    carried: 40 / 1760,
    held: 135,
    contacts: 12,
    calories: 27,
    lasted: 3725,
    done: 3,
    skipped: 1,
  });
});
