import { pounds, miles } from '#domain/measures/measure.ts';
import { expect, it } from 'vitest';
import { placeWords, restAt, restEndedWords } from './session-words.ts';
import { setsOfRounds, takenBackRounds } from './rounds.ts';
import { summaryOf } from './session-summary.ts';
import { swapChoices } from './swap-choices.ts';

const work = 'work' as const;

it.each([
  ['work', 3, 5, 'Set 3 of 5'],
  ['warmup', 1, 3, 'Warm-up 1 of 3'],
  ['drop', 4, 4, 'Drop set 4 of 4'],
  ['failure', 2, 2, 'Set 2 of 2, to failure'],
] as const)('a %s set, %i of %i: %s', (setKind, place, of, words) => {
  expect(placeWords({ setKind, place, of })).toBe(words);
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
  expect(restEndedWords(ago)).toBe(words);
});

const ofRound = (prescriptionId: string, reps: string, weight: number | null) => ({
  prescriptionId,
  state: 'open' as const,
  category: 'Strength' as const,
  groupLabel: 'A',
  targets: [1, 2, 3].map(setNum => ({ setNum, setKind: work, reps, load: null })),
  load: { weight },
  sets: [],
  prescription: { groupFormat: null, sets: '3', reps, time: null, distance: null, volume: null },
  lastTime: null,
});

it('tells one set of each exercise a round, numbered on, at the weight it was changed to', () => {
  const exercises = [ofRound('a', '10', 95), ofRound('b', '15', null)];
  const told = setsOfRounds(exercises, 2, { a: { weight: 85 } }, { weight: 'lb', distance: 'mi' });
  expect(told.map(one => [one.prescriptionId, one.setNum, one.reps, one.weight])).toEqual([
    ['a', 1, 10, 85],
    ['b', 1, 15, null],
    ['a', 2, 10, 85],
    ['b', 2, 15, null],
  ]);
});

it('takes the last rounds back', () => {
  const sets = [1, 2, 3].map(setNum => ({ setNum, setKind: work }));
  expect(takenBackRounds([{ ...ofRound('a', '10', 95), sets }], 2)).toEqual([
    { kind: 'unset', prescriptionId: 'a', setNum: 3 },
    { kind: 'unset', prescriptionId: 'a', setNum: 2 },
  ]);
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
      { category: 'Isometric', state: 'done', sets: [{ ...set, time: '1:30' }] },
      { category: 'Aerobic', state: 'open', sets: [{ ...set, distance: miles(3.1), time: '28:00' }] },
      { category: 'Plyometric', state: 'skipped', sets: [{ ...set, contacts: 12 }] },
    ],
  });
  expect(summary).toEqual({
    sets: 5,
    missed: 1,
    volume: 2005,
    reps: 13,
    distance: 3.1,
    held: 90,
    contacts: 12,
    lasted: 3725,
    done: 2,
    skipped: 1,
  });
});

const exercise = (id: string, muscles: string, category: 'Strength' | 'Mobility' = 'Strength') => ({
  id,
  name: id,
  category,
  muscleGroups: muscles.split(' '),
});

it('offers what the coach named first, then what shares most muscles, of the category alone', () => {
  const library = [
    exercise('squat', 'Quads Glutes Core'),
    exercise('curl', 'Biceps'),
    exercise('press', 'quads glutes'),
    exercise('hack', 'Quads'),
    exercise('pry', 'Quads Glutes Core', 'Mobility'),
    exercise('box', 'Quads Glutes Core'),
  ];
  const now = { exerciseId: 'squat', category: 'Strength' as const, alternates: ['hack', 'gone', 'pry'] };
  const { named, others } = swapChoices(now, library);
  expect(named.map(({ id }) => id)).toEqual(['hack']);
  expect(others.map(({ id }) => id)).toEqual(['box', 'press', 'curl']);
});
