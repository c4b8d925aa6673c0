import { expect, it } from 'vitest';
import { inLiftOrder, type LiftOrder } from './lift-order.ts';
import type { LiftStatus } from './strength-status.ts';

const lift = (
  name: string,
  current1RM: number,
  changePercent: number | null,
  lastLoggedDate: `${number}-${number}-${number}` = '2026-03-10',
  status: LiftStatus['status'] = 'Stable',
) => ({ name, current1RM, previous1RM: null, changePercent, lastLoggedDate, status }) as const;

const rows = [
  { member: 'Ada', exercises: [lift('Bench', 160, 2), lift('Squat', 200, 7.3, '2026-03-12')] },
  { member: 'Ben', exercises: [lift('Press', 95, null)] },
  {
    member: 'Cyrus',
    exercises: [lift('Pull', 300, 30, '2026-01-02', 'Not trained lately'), lift('Row', 150, -4)],
  },
] as unknown as { member: string; exercises: ReturnType<typeof lift>[] }[];

it.each<[LiftOrder, string[]]>([
  ['member', ['Ada Bench Squat', 'Ben Press', 'Cyrus Pull Row']],
  ['-member', ['Cyrus Pull Row', 'Ben Press', 'Ada Bench Squat']],
  // The greatest gain of this month comes first: work done in winter is no part of it.
  ['-change', ['Ada Squat Bench', 'Cyrus Row Pull', 'Ben Press']],
  ['change', ['Cyrus Row Pull', 'Ada Bench Squat', 'Ben Press']],
  ['-current', ['Cyrus Pull Row', 'Ada Squat Bench', 'Ben Press']],
  ['current', ['Ben Press', 'Cyrus Row Pull', 'Ada Bench Squat']],
  ['-logged', ['Ada Squat Bench', 'Ben Press', 'Cyrus Row Pull']],
  ['previous', ['Ada Bench Squat', 'Ben Press', 'Cyrus Pull Row']],
])('%s', (order, expected) => {
  const shown = inLiftOrder(rows, order).map(({ member, exercises }) =>
    [member, ...exercises.map(({ name }) => name)].join(' '),
  );
  expect(shown).toEqual(expected);
});
