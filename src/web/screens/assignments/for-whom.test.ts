import { expect, it } from 'vitest';
import { belongsTo, whyNotOwn } from './for-whom.ts';

it.each([
  [0, /Nobody has this workout now/],
  [1, /belongs to 1 member,/],
  [12, 'This workout belongs to 12 members: changes reach all.'],
  [undefined, /reach everyone who has it/],
])('a workout of %j members says whom a change reaches', (members, words) => {
  expect(belongsTo(members)).toMatch(words);
});

it.each([
  ['iron', 'active', 'iron', null],
  ['iron', 'paused', 'iron', null],
  ['iron', 'active', 'rise', /Save the other program first/],
  ['iron', 'completed', 'iron', /is completed/],
] as const)('of %j, %s, with %j chosen: why no copy', (workoutId, status, id, why) => {
  const said = whyNotOwn({ workoutId, status }, { id });
  if (why === null) expect(said).toBeNull();
  else expect(said).toMatch(why);
});
