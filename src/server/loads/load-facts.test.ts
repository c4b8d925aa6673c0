import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { createExercise } from '#contract/exercises.ts';
import { mergeExercise } from '#contract/exercises/merge.ts';
import { type LiftHistory, loadFactsOf } from '#domain/loads/load-facts.twin.ts';
import { toPounds, weightUnits } from '#domain/measures/measure.ts';
import { addDays, dateIn } from '#domain/plain-date.ts';
import { bestOneRepMax } from '#domain/strength/one-rep-max.ts';
import { poundsOfTested } from '#domain/strength/tested-max.ts';
import { setKinds } from '#domain/prescriptions/set-kind.ts';
import type { LoggedSet } from '#domain/training/log/workout-units.ts';
import { statement } from '#server/database/database.ts';
import { alone, type FirstOf, together } from '#server/exercises/read-together.ts';
import { appForThisTest } from '#server/testing/app-for-tests.ts';
import { aCoach, aMember } from '#server/testing/people.ts';
import { anExercise, aProgram, assign, fiveByFive } from '#server/testing/training.ts';
import { factsFromRow, lastLogs, loadFacts, type LoadFactsRow } from './load-facts.ts';

const now = new Date('2026-03-18T10:30:00Z');

type FactsInput = { memberId: string; exerciseIds: string[]; before: string; today: string };

const factsBy = (name: string, firstOf: FirstOf) =>
  statement<{ facts: LoadFactsRow }, FactsInput>(
    name,
    `select ${loadFacts({ exercise: 'e', memberId: ':memberId', before: ':before::date', today: ':today', firstOf })} as facts
     from unnest(:exerciseIds::uuid[]) with ordinality as asked(id, position)
     join exercises e on e.id = asked.id order by asked.position`,
  );

const factsAlone = factsBy('load_facts_of_test', alone);
const factsTogether = factsBy('merged_load_facts_of_test', together);

const set = fc.record({
  reps: fc.option(fc.integer({ min: 0, max: 14 }), { freq: 8 }),
  typed: fc.record({
    weight: fc.constantFrom(0, 45, 60, 60.5, 100, 132.5),
    unit: fc.option(fc.constantFrom(...weightUnits)),
  }),
  completed: fc.constantFrom(true, true, false, undefined),
  setKind: fc.constantFrom(undefined, null, ...setKinds),
});
type GivenSet = typeof set extends fc.Arbitrary<infer Value> ? Value : never;

/** Around the days at which a log counts no more as recent; often several on one date; some ahead. */
const aLog = fc.record({
  daysAgo: fc.oneof(fc.integer({ min: 40, max: 44 }), fc.integer({ min: -3, max: 12 }), fc.nat(400)),
  sets: fc.array(set, { maxLength: 4 }),
});
const aTest = fc.record({
  daysAgo: fc.oneof(fc.integer({ min: 178, max: 182 }), fc.nat(400)),
  weight: fc.integer({ min: 40, max: 140 }),
  unit: fc.constantFrom(...weightUnits),
});
/** A percent, or a weight. */
const aTrainingMax = fc.oneof(
  fc
    .integer({ min: 100, max: 200 })
    .map(halves => ({ percent: halves / 2, weight: null, unit: null, pounds: null })),
  fc
    .record({ weight: fc.constantFrom(60, 82.5, 100), unit: fc.constantFrom(...weightUnits) })
    .map(typed => ({ percent: null, ...typed, pounds: toPounds(typed.weight, typed.unit) })),
);
const aHistory = fc.record({
  logs: fc.oneof(fc.array(aLog, { maxLength: 0 }), fc.array(aLog, { maxLength: 14 })),
  trainingMaxes: fc.array(aTrainingMax, { maxLength: 2 }),
  tests: fc.uniqueArray(aTest, { maxLength: 3, selector: ({ daysAgo }) => daysAgo }),
});

const logged = (
  { reps, typed: { weight, unit }, completed, setKind }: GivenSet,
  index: number,
): LoggedSet => ({
  setNum: index + 1,
  reps,
  weight: toPounds(weight, unit ?? 'lb'),
  entered: unit && { weight, unit, distance: null, distanceUnit: null },
  ...(completed !== undefined && { completed }),
  ...(setKind !== undefined && { setKind }),
});

it('what a load goes by is that of the rule, whatever the history, and whichever of two merged exercises it was logged with', async () => {
  const testApp = await appForThisTest({ now });
  const coach = await aCoach(testApp);
  const member = await aMember(testApp, coach, { timeZone: 'Pacific/Kiritimati' });
  const today = dateIn('Pacific/Kiritimati', now);
  const squat = await anExercise(coach, 'Strength', 'Squat');
  const link = { linkedExerciseId: squat.id, linkedRatio: 0.7 };
  const body = { name: 'Front Squat', category: 'Strength' as const, equipment: ['Barbell'], ...link };
  const frontSquat = await coach.get(createExercise, { body });
  const former = await anExercise(coach, 'Strength', 'Barbell Squat');
  await coach.get(mergeExercise, { params: { id: former.id }, body: { into: squat.id } });
  const program = await aProgram(coach, [{ wednesday: fiveByFive(squat, frontSquat) }]);
  await assign(coach, member, program, '2026-03-16');
  const save = `insert into progress_logs (id, member_id, assignment_id, training_day_id, prescription_id, exercise_id,
      date, logged_at, updated_at, sets_data, estimated_1rm, workout_units_completed, workout_units_prescribed, units_counted)
    select l.id, d.member_id, d.assignment_id, d.id, l.id, l.exercise, l.date, now() + l.n * interval '1 s', now(), l.sets, l.e1rm, 0, 0, 0
    from (select * from training_days limit 1) d,
      unnest($1::uuid[], $2::uuid[], $3::date[], $4::jsonb[], $5::numeric[]) with ordinality as l(id, exercise, date, sets, e1rm, n)`;
  const enter = `insert into tested_maxes (member_id, exercise_id, date, weight, unit, pounds)
    select $1, t.exercise, t.date, t.weight, t.unit, t.pounds
    from unnest($2::uuid[], $3::date[], $4::numeric[], $5::text[], $6::float8[]) as t(exercise, date, weight, unit, pounds)`;

  const setOwn = `insert into training_maxes (member_id, exercise_id, percent, weight, unit, pounds, set_at)
    select $1, t.exercise, t.percent, t.weight, t.unit, t.pounds, now() + t.n * interval '1 s'
    from unnest($2::uuid[], $3::numeric[], $4::numeric[], $5::text[], $6::float8[], $7::int[])
      as t(exercise, percent, weight, unit, pounds, n)`;

  await fc.assert(
    fc.asyncProperty(aHistory, aHistory, fc.boolean(), async (ofSquat, ofFront, isSplit) => {
      await testApp.db.$client.query('delete from progress_logs');
      await testApp.db.$client.query('delete from tested_maxes');
      await testApp.db.$client.query('delete from training_maxes');
      const lift = (exercise: { id: string }, name: string, equipment: string[], given: typeof ofSquat) => ({
        id: exercise.id,
        name,
        equipment,
        logs: given.logs.map(({ daysAgo, sets }) => ({
          date: addDays(today, -daysAgo),
          sets: sets.map(logged),
        })),
        tests: given.tests.map(test => ({ ...test, date: addDays(today, -test.daysAgo) })),
        // Of two there is one with each of two exercises that are read together.
        trainingMaxes: given.trainingMaxes.slice(0, isSplit && exercise === squat ? 2 : 1),
      });
      const lifts: [LiftHistory & { id: string }, LiftHistory & { id: string }] = [
        lift(squat, 'Squat', [], ofSquat),
        lift(frontSquat, 'Front Squat', ['Barbell'], ofFront),
      ];
      const loggedWith = (id: string, index: number) =>
        isSplit && id === squat.id && index % 2 === 0 ? former.id : id;
      const logs = lifts.flatMap(({ id, logs: all }) =>
        all.map((entry, index) => ({ id: loggedWith(id, index), ...entry })),
      );
      const tests = lifts.flatMap(({ id, tests: all }) =>
        all.map((entry, index) => ({ id: loggedWith(id, index), ...entry })),
      );
      await testApp.db.$client.query(save, [
        logs.map(() => randomUUID()),
        logs.map(({ id }) => id),
        logs.map(({ date }) => date),
        logs.map(({ sets }) => JSON.stringify(sets)),
        logs.map(({ sets }) => bestOneRepMax('Strength', sets)),
      ]);
      await testApp.db.$client.query(enter, [
        member.id,
        tests.map(({ id }) => id),
        tests.map(({ date }) => date),
        tests.map(({ weight }) => weight),
        tests.map(({ unit }) => unit),
        tests.map(poundsOfTested),
      ]);
      const own = lifts.flatMap(({ id, trainingMaxes }) =>
        trainingMaxes.map((said, index) => ({ id: index === 0 ? id : former.id, index, ...said })),
      );
      await testApp.db.$client.query(setOwn, [
        member.id,
        own.map(({ id }) => id),
        own.map(({ percent }) => percent),
        own.map(({ weight }) => weight),
        own.map(({ unit }) => unit),
        own.map(({ pounds }) => pounds),
        own.map(({ index }) => index),
      ]);
      const exerciseIds = lifts.map(({ id }) => id);
      const factsOf = isSplit ? factsTogether : factsAlone;
      const rows = await factsOf(testApp.db, { memberId: member.id, exerciseIds, before: today, today });
      const [first, other] = lifts;
      const input = { today, before: today, lastLogs, trainingMaxPercent: 85 };
      expect(rows.map(({ facts }) => factsFromRow(facts, today, 85))).toEqual([
        loadFactsOf(first, null, input),
        loadFactsOf(other, { lift: first, ratio: 0.7 }, input),
      ]);
    }),
    { numRuns: 150 },
  );
});
