import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { getExercisesForDate } from '#contract/assignments.ts';
import { latestOneRepMax } from '#domain/strength/latest-one-rep-max.twin.ts';
import { poundsOfTested } from '#domain/strength/tested-max.ts';
import { weightUnits, pounds } from '#domain/measures/measure.ts';
import { addDays, dateIn } from '#domain/plain-date.ts';
import { appForThisTest } from '#server/testing/app-for-tests.ts';
import { aCoach, aMember } from '#server/testing/people.ts';
import { anExercise, aProgram, assign, fiveByFive } from '#server/testing/training.ts';

const now = new Date('2026-03-18T10:30:00Z');
const zones = ['UTC', 'Etc/GMT+12', 'Pacific/Kiritimati'];

/** Close to where the recent days begin, often two on one date; some ahead, some long ago, some without an e1RM. */
const logged = fc.record({
  daysAgo: fc.oneof(fc.integer({ min: 40, max: 44 }), fc.integer({ min: -3, max: 400 })),
  e1rm: fc.option(
    fc.integer({ min: 29_500, max: 30_900 }).map(cents => cents / 100),
    { freq: 6 },
  ),
});
/** Close to where a test counts no more; one a date. */
const tested = fc.record({
  daysAgo: fc.oneof(fc.integer({ min: 178, max: 182 }), fc.integer({ min: 0, max: 400 })),
  weight: fc.integer({ min: 2_000, max: 30_000 }).map(cents => cents / 100),
  unit: fc.constantFrom(...weightUnits),
});
/** Half of the lifts have no history, so that a test stands in. */
const history = fc.record({
  logs: fc.oneof(fc.array(logged, { maxLength: 0 }), fc.array(logged, { maxLength: 8 })),
  tests: fc.uniqueArray(tested, { maxLength: 3, selector: ({ daysAgo }) => daysAgo }),
});

it('the max of each lift of a day is that of the rule, whatever the history', async () => {
  const testApp = await appForThisTest({ now });
  const coach = await aCoach(testApp);
  const lifts = await Promise.all(Array.from({ length: 6 }, () => anExercise(coach)));
  const program = await aProgram(coach, [
    Object.fromEntries(['tuesday', 'wednesday', 'thursday'].map(day => [day, fiveByFive(...lifts)])),
  ]);
  const trainees = await Promise.all(
    zones.map(async timeZone => {
      const member = await aMember(testApp, coach, { timeZone });
      const assignment = await assign(coach, member, program, '2026-03-16');
      return { member, assignmentId: assignment.id, today: dateIn(timeZone, now) };
    }),
  );
  const save = `insert into progress_logs (id, member_id, assignment_id, training_day_id, prescription_id, exercise_id,
      date, logged_at, updated_at, estimated_1rm, workout_units_completed, workout_units_prescribed, units_counted)
    select l.id, d.member_id, d.assignment_id, d.id, l.id, l.exercise, l.date, now(), now(), l.e1rm, 0, 0, 0
    from (select * from training_days where assignment_id = $1 limit 1) d,
      unnest($2::uuid[], $3::uuid[], $4::date[], $5::numeric[]) as l(id, exercise, date, e1rm)`;

  const enter = `insert into tested_maxes (member_id, exercise_id, date, weight, unit, pounds)
    select $1, t.exercise, t.date, t.weight, t.unit, t.pounds
    from unnest($2::uuid[], $3::date[], $4::numeric[], $5::text[], $6::float8[]) as t(exercise, date, weight, unit, pounds)`;

  await fc.assert(
    fc.asyncProperty(
      fc.nat(trainees.length - 1),
      fc.array(history, { minLength: lifts.length, maxLength: lifts.length }),
      async (who, histories) => {
        const { member, assignmentId, today } = trainees[who] as (typeof trainees)[number];
        await testApp.db.$client.query('delete from progress_logs');
        await testApp.db.$client.query('delete from tested_maxes');
        const logs = histories.flatMap((entries, index) =>
          entries.logs.map(({ daysAgo, e1rm }) => ({
            exercise: lifts[index]?.id,
            date: addDays(today, -daysAgo),
            e1rm,
          })),
        );
        await testApp.db.$client.query(save, [
          assignmentId,
          logs.map(() => randomUUID()),
          logs.map(log => log.exercise),
          logs.map(log => log.date),
          logs.map(log => log.e1rm),
        ]);
        const tests = histories.flatMap((entries, index) =>
          entries.tests.map(test => ({
            ...test,
            exercise: lifts[index]?.id,
            date: addDays(today, -test.daysAgo),
          })),
        );
        await testApp.db.$client.query(enter, [
          member.id,
          tests.map(test => test.exercise),
          tests.map(test => test.date),
          tests.map(test => test.weight),
          tests.map(test => test.unit),
          tests.map(poundsOfTested),
        ]);
        const day = await member.get(getExercisesForDate, {
          params: { id: assignmentId },
          query: { date: today },
        });
        const expected = histories.map(entries =>
          latestOneRepMax(
            entries.logs.flatMap(({ daysAgo, e1rm }) =>
              e1rm === null ? [] : { date: addDays(today, -daysAgo), e1rm: pounds(e1rm) },
            ),
            today,
            entries.tests.map(test => ({ ...test, date: addDays(today, -test.daysAgo) })),
          ),
        );
        expect(day.exercises.map(exercise => exercise.latest1RM)).toEqual(expected);
      },
    ),
    { numRuns: 80 },
  );
});
