import { expect, it } from 'vitest';
import { setsOfRounds, takenBackRounds } from './rounds.ts';

const work = 'work' as const;

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
