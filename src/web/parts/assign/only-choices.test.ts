import { expect, it } from 'vitest';
import { onlyChoices } from './only-choices.ts';

const asRows = (ids: string[]) => ids.map(id => ({ id }));

it.each([
  [['ada'], ['iron'], { memberId: 'ada', workoutId: 'iron' }],
  [['ada', 'boaz'], ['iron'], { memberId: '', workoutId: 'iron' }],
  [['ada'], [], { memberId: 'ada', workoutId: '' }],
])('of %j and %j', (members, workouts, only) => {
  expect(onlyChoices({ members: asRows(members), workouts: asRows(workouts) })).toEqual(only);
});
