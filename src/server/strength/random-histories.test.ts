import { expect, it } from 'vitest';
import { getStrengthMetrics } from '#contract/training/strength.ts';
import { liftFacts } from '#domain/strength/lift-facts.twin.ts';
import { toWireDate } from '#domain/plain-date.ts';
import { strengthStatus } from '#domain/strength/strength-status.ts';
import { appForThisTest } from '#server/testing/app-for-tests.ts';
import { aCoach } from '#server/testing/people.ts';
import { withRandomLifts } from '#server/testing/random-lifts.ts';

it('the table says of any history what the rules say of the whole of it', async () => {
  const testApp = await appForThisTest({ now: new Date('2026-03-18T10:30:00Z') });
  const coach = await aCoach(testApp);
  await withRandomLifts(testApp, coach, async ({ memberId, today, lifts }) => {
    const expected = lifts.flatMap(({ id: exerciseId, name: exerciseName, e1rms }) => {
      const facts = liftFacts(e1rms, today);
      if (facts === null) return [];
      const status = strengthStatus(facts, today, 'lb');
      const lastLoggedDate = toWireDate(status.lastLoggedDate);
      return { exerciseId, exerciseName, ...status, lastLoggedDate };
    });
    for (const query of [{}, { limit: 50 }]) {
      const rows = await coach.get(getStrengthMetrics, { query });
      expect(rows.map(row => row.memberId)).toEqual(expected.length > 0 ? [memberId] : []);
      expect(byExercise(rows[0]?.exercises ?? [])).toEqual(byExercise(expected));
    }
  });
});

const byExercise = (rows: readonly { exerciseId: string }[]) =>
  rows.toSorted((one, other) => (one.exerciseId < other.exerciseId ? -1 : 1));
