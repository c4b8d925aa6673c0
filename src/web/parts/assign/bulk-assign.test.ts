import { expect, it } from 'vitest';
import { bulkAudience, doneText, audienceText } from './bulk-assign.ts';

const given = (memberId: string, workoutId: string, status: 'active' | 'paused' | 'completed') => ({
  memberId,
  workoutId,
  status,
});

const assignments = [
  given('ada', 'iron', 'active'),
  given('ada', 'iron', 'completed'),
  given('ben', 'iron', 'paused'),
  given('cal', 'iron', 'completed'),
  given('dan', 'rise', 'active'),
];

it.each([
  ['iron', ['ada', 'ben', 'cal', 'dan'], { gets: 2, skipped: 2 }],
  ['rise', ['ada', 'dan'], { gets: 1, skipped: 1 }],
  ['rise', [], { gets: 0, skipped: 0 }],
  ['', ['ada'], { gets: 1, skipped: 0 }],
])('%s for %j: who has it already, active or paused, is skipped', (workoutId, members, reach) => {
  expect(bulkAudience(assignments, members, workoutId)).toEqual(reach);
});

it.each([
  [{ gets: 1200, skipped: 0 }, '1,200 members will get it.'],
  [{ gets: 1, skipped: 3 }, '1 member will get it. 3 have it already and are skipped.'],
  [{ gets: 0, skipped: 1 }, 'Nobody will get it: 1 has it already and is skipped.'],
  [{ gets: 0, skipped: 0 }, 'Choose at least one member.'],
])('%j reads %j before it is sent', (reach, words) => {
  expect(audienceText(reach)).toBe(words);
});

it.each([
  [{ count: 12, skipped: 0 }, 'Program assigned to 12 members'],
  [{ count: 1200, skipped: 1 }, 'Program assigned to 1,200 members. 1 had it already and was skipped.'],
  [{ count: 2, skipped: 3 }, 'Program assigned to 2 members. 3 had it already and were skipped.'],
])('%j reads %j when it is done', (answer, words) => {
  expect(doneText(answer)).toBe(words);
});
