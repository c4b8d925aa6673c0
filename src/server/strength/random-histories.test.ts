import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { getStrengthMetrics } from '#contract/training/strength.ts';
import { liftFacts } from '#domain/strength/lift-facts.twin.ts';
import { addDays, dateIn, toWireDate } from '#domain/plain-date.ts';
import { strengthStatus } from '#domain/strength/strength-status.ts';
import { appForThisTest } from '#server/testing/app-for-tests.ts';
import { aCoach, aMember } from '#server/testing/people.ts';
import { anExercise, aProgram, assign, fiveByFive } from '#server/testing/training.ts';

const now = new Date('2026-03-18T10:30:00Z');
const zones = ['UTC', 'Etc/GMT+12', 'Pacific/Kiritimati'];

type Logged = { daysAgo: number; e1rm: number | null };

/** Few days, so that a date often has several logs, close to where the windows begin; some ahead, some long ago. */
const daysAgo = fc.oneof(
  fc.integer({ min: -3, max: 30 }),
  fc.integer({ min: 10, max: 46 }),
  fc.integer({ min: 24, max: 32 }),
  fc.integer({ min: 66, max: 72 }),
  fc.integer({ min: 80, max: 90 }),
  fc.integer({ min: -3, max: 400 }),
);
const e1rm = fc.oneof(
  { weight: 1, arbitrary: fc.constant(null) },
  { weight: 8, arbitrary: fc.integer({ min: 29_500, max: 30_900 }).map(cents => cents / 100) },
);
const history: fc.Arbitrary<Logged[]> = fc.array(fc.record({ daysAgo, e1rm }), { maxLength: 14 });

it('the table says of any history what the rules say of the whole of it', async () => {
  const testApp = await appForThisTest({ now });
  const coach = await aCoach(testApp);
  const lifts = await Promise.all(Array.from({ length: 8 }, () => anExercise(coach)));
  const program = await aProgram(coach, [{ monday: lifts.flatMap(lift => fiveByFive(lift)) }]);
  const members = await Promise.all(
    zones.map(async timeZone => {
      const member = await aMember(testApp, coach, { timeZone });
      const { id } = await assign(coach, member, program, '2026-03-16');
      return { id: member.id, assignmentId: id, today: dateIn(timeZone, now) };
    }),
  );
  const save = `insert into progress_logs (id, member_id, assignment_id, training_day_id, prescription_id, exercise_id,
      date, logged_at, updated_at, estimated_1rm, workout_units_completed, workout_units_prescribed, units_counted)
    select l.id, d.member_id, d.assignment_id, d.id, l.id, l.exercise, l.date, now(), now(), l.e1rm, 0, 0, 0
    from training_days d, unnest($2::uuid[], $3::uuid[], $4::date[], $5::numeric[]) as l(id, exercise, date, e1rm)
    where d.assignment_id = $1`;

  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...members),
      fc.array(history, { minLength: lifts.length, maxLength: lifts.length }),
      async ({ id: memberId, assignmentId, today }, histories) => {
        await testApp.db.$client.query('delete from progress_logs');
        const logs = histories.flatMap((logged, index) =>
          logged.map(log => ({ ...log, exercise: lifts[index]?.id, date: addDays(today, -log.daysAgo) })),
        );
        await testApp.db.$client.query(save, [
          assignmentId,
          logs.map(() => randomUUID()),
          logs.map(log => log.exercise),
          logs.map(log => log.date),
          logs.map(log => log.e1rm),
        ]);
        const expected = histories.flatMap((logged, index) => {
          const dated = logged.flatMap(log =>
            log.e1rm === null ? [] : { date: addDays(today, -log.daysAgo), e1rm: log.e1rm },
          );
          const facts = liftFacts(dated, today);
          if (facts === null) return [];
          const status = strengthStatus(facts, today, 'lb');
          const lastLoggedDate = toWireDate(status.lastLoggedDate);
          const { id: exerciseId, name: exerciseName } = lifts[index] ?? {};
          return { exerciseId, exerciseName, ...status, lastLoggedDate };
        });
        for (const query of [{}, { limit: 50 }]) {
          const rows = await coach.get(getStrengthMetrics, { query });
          expect(rows.map(row => row.memberId)).toEqual(expected.length > 0 ? [memberId] : []);
          expect(byExercise(rows[0]?.exercises ?? [])).toEqual(byExercise(expected));
        }
      },
    ),
    { numRuns: 60 },
  );
});

const byExercise = (rows: readonly { exerciseId: string | undefined }[]) =>
  rows.toSorted((one, other) => (`${one.exerciseId}` < `${other.exerciseId}` ? -1 : 1));
