import { expect, it } from 'vitest';
import { whereItStands } from './where-it-stands.ts';

const history = (...lifted: [day: number, e1rm: number][]) => lifted.map(([day, e1rm]) => ({ day, e1rm }));

it.each([
  { what: 'its only e1RM', lifted: history([0, 200]), stands: 200 },
  { what: 'a light day takes nothing away', lifted: history([0, 200], [7, 220], [9, 150]), stands: 220 },
  {
    what: 'nor does a whole week that lets up',
    lifted: history([0, 220], [7, 170], [10, 170], [14, 222]),
    stands: 222,
  },
  { what: 'the best of 20 days before its last', lifted: history([0, 220], [20, 200]), stands: 220 },
  { what: 'but not of 21 days before', lifted: history([0, 220], [21, 200]), stands: 200 },
  { what: 'counted back from its last, not from today', lifted: history([0, 220], [5, 210]), stands: 220 },
  { what: 'two of one day', lifted: history([3, 210], [3, 190]), stands: 210 },
  { what: 'nothing without any', lifted: [], stands: null },
])('a lift stands at $stands: $what', ({ lifted, stands }) => {
  expect(whereItStands(lifted)).toBe(stands);
});

it('can be asked of any time before', () => {
  const lifted = history([0, 200], [7, 220], [9, 150]);
  expect([0, 1, 2, 3].map(count => whereItStands(lifted, count))).toEqual([null, 200, 220, 220]);
});
