import { expect, it } from 'vitest';
import { lastSessionOf, ordered } from './assignment-order.ts';

const at = (date: string) => `${date}T00:00:00.000Z`;
const given = (
  memberName: string,
  status: 'active' | 'paused' | 'completed',
  endDate: string,
  lastDate: string | null = null,
  completedExercises = 0,
) => ({
  memberName,
  workoutName: memberName === 'Dora' ? 'Block 2' : 'Block 10',
  completedExercises,
  totalExercises: 8,
  status,
  kind: 'program' as const,
  endDate: at(endDate),
  createdAt: at(endDate),
  ahead: {
    timeZone: 'UTC',
    standing: status,
    lastDate: lastDate && at(lastDate),
    trainsThisWeek: false,
    endsSoon: false,
  },
});

const ada = given('Ada', 'active', '2026-04-05', '2026-04-03', 6);
const ben = given('Ben', 'active', '2026-04-04', '2026-04-04');
const cyrus = given('Cyrus', 'paused', '2026-01-01');
const dora = given('Dora', 'completed', '2026-02-01');
const eve = given('Eve', 'completed', '2026-03-01');

it.each([
  ['ends', ['Ada', 'Ben', 'Cyrus', 'Eve', 'Dora']],
  ['newest', ['Ada', 'Ben', 'Eve', 'Dora', 'Cyrus']],
  ['name', ['Ada', 'Ben', 'Cyrus', 'Dora', 'Eve']],
  ['program', ['Dora', 'Ada', 'Ben', 'Cyrus', 'Eve']],
  ['done', ['Ben', 'Ada', 'Cyrus', 'Dora', 'Eve']],
] as const)('ordered by %j', (order, names) => {
  const shown = ordered([dora, cyrus, ben, eve, ada], order);
  expect(shown.map(({ memberName }) => memberName)).toEqual(names);
});

it('a running program has a last session of its own, before its end', () => {
  expect(lastSessionOf(ada)).toBe(at('2026-04-03'));
  expect(lastSessionOf({ ...ada, kind: 'single_workout' })).toBeNull();
  expect(lastSessionOf({ ...ada, status: 'completed' })).toBeNull();
});
