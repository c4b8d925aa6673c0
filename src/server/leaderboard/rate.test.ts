import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays } from '#domain/plain-date.ts';
import { completionRate } from '#domain/training/log/workout-units.ts';
import { appForThisTest } from '#server/testing/app-for-tests.ts';
import { aCoach, aMember } from '#server/testing/people.ts';

const hundredths = (most: number) => fc.integer({ min: 0, max: most }).map(amount => amount / 100);

/** Rates in the middle of two tenths of a percent: an odd number of two-thousandths of the whole. */
const halfway = fc
  .record({ share: fc.integer({ min: 0, max: 999 }), size: fc.integer({ min: 1, max: 5_000 }) })
  .map(({ share, size }) => [((2 * share + 1) * size) / 100, (2000 * size) / 100] as const);

const units = fc.oneof(halfway, fc.tuple(hundredths(3_000_000), hundredths(3_000_000)));

it('a standing has the completion rate that its member is told, whatever the units', async () => {
  const testApp = await appForThisTest();
  const { id } = await aMember(testApp, await aCoach(testApp));
  await fc.assert(
    fc.asyncProperty(fc.array(units, { minLength: 50, maxLength: 100 }), async pairs => {
      await testApp.db.$client.query('delete from standings');
      const { rows } = await testApp.db.$client.query<{ rate: number }>(
        `insert into standings (member_id, month, units_counted, units_assigned)
         select $1, * from unnest($2::date[], $3::numeric[], $4::numeric[]) returning rate`,
        [
          id,
          pairs.map((_, index) => addDays('2026-01-01', index)),
          pairs.map(([done]) => done),
          pairs.map(([, assigned]) => assigned),
        ],
      );
      expect(rows.map(({ rate }) => rate / 10)).toEqual(
        pairs.map(([done, assigned]) => completionRate(done, assigned)),
      );
    }),
    { numRuns: 30 },
  );
});
