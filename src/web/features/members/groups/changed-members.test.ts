import { expect, it } from 'vitest';
import { changedMembers } from './changed-members.ts';

it.each([
  [['ada', 'boaz'], ['ada', 'boaz'], {}],
  [['ada'], ['ada', 'boaz'], { add: ['boaz'] }],
  [['ada', 'boaz'], ['boaz'], { remove: ['ada'] }],
  [['ada'], ['ruth', 'boaz'], { add: ['ruth', 'boaz'], remove: ['ada'] }],
  [[], [], {}],
])('from %j to %j: %j', (before, chosen, changed) => {
  expect(changedMembers(before, new Set(chosen))).toEqual(changed);
});
