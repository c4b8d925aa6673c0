import { expect, it } from 'vitest';
import { endOf, ordered } from './assignment-order.ts';

const at = (date: string) => `${date}T00:00:00.000Z`;
const given = (
  memberName: string,
  status: 'active' | 'paused' | 'completed',
  endDate: string,
  lastDate: string | null = null,
) => ({
  memberName,
  workoutName: 'Iron',
  status,
  kind: 'program' as const,
  endDate: at(endDate),
  createdAt: at(endDate),
  ahead: { lastDate: lastDate && at(lastDate), trainsThisWeek: false, endsSoon: false },
});

const ada = given('Ada', 'active', '2026-04-05', '2026-04-03');
const ben = given('Ben', 'active', '2026-04-04', '2026-04-04');
const cyrus = given('Cyrus', 'paused', '2026-01-01');
const dora = given('Dora', 'completed', '2026-02-01');
const eve = given('Eve', 'completed', '2026-03-01');

it.each([
  ['ends', ['Ada', 'Ben', 'Cyrus', 'Eve', 'Dora']],
  ['newest', ['Ada', 'Ben', 'Eve', 'Dora', 'Cyrus']],
  ['name', ['Ada', 'Ben', 'Cyrus', 'Dora', 'Eve']],
] as const)('ordered by %j', (order, names) => {
  const shown = ordered([dora, cyrus, ben, eve, ada], order);
  expect(shown.map(({ memberName }) => memberName)).toEqual(names);
});

it('a program ends with its last training day, a single workout with its end date', () => {
  expect(endOf(ada)).toBe(at('2026-04-03'));
  expect(endOf({ ...ada, kind: 'single_workout' })).toBe(at('2026-04-05'));
  expect(endOf({ kind: 'program', endDate: at('2026-04-05') })).toBe(at('2026-04-05'));
});
