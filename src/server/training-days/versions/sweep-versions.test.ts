import { expect, onTestFinished, test } from 'vitest';
import { getExercisesForDate } from '#contract/assignments.ts';
import { addDailyWorkout } from '#contract/daily-workouts.ts';
import { addDayExercise } from '#contract/programs/days.ts';
import { logProgress } from '#contract/progress.ts';
import { appForThisTest, type TestApp } from '#server/testing/app-for-tests.ts';
import { aCoach, aMember } from '#server/testing/people.ts';
import {
  anExercise,
  aProgram,
  assign,
  dayOf,
  fiveByFive,
  fiveSets,
  log,
  logBody,
} from '#server/testing/training.ts';
import { sweepVersions } from './sweep-versions.ts';

/** A Wednesday; the versions of a test are made at the real time, long after it. */
const today = '2026-03-18';
const days = (count: number) => new Date(Date.now() + count * 86_400_000);

async function aDayToTrain(testApp: TestApp) {
  const coach = await aCoach(testApp);
  const member = await aMember(testApp, coach);
  const squat = await anExercise(coach);
  const program = await aProgram(coach, [{ wednesday: fiveByFive(squat), friday: fiveByFive(squat) }]);
  const assignment = await assign(coach, member, program, today);
  const { id } = await dayOf(coach, program, 1, 'wednesday');
  const shown = () =>
    member.get(getExercisesForDate, { params: { id: assignment.id }, query: { date: today } });
  const edit = () => coach.get(addDayExercise, { params: { dayId: id }, body: { exerciseId: squat.id } });
  return { coach, member, squat, program, assignment, shown, edit };
}

const versionIds = async ({ db }: TestApp) =>
  (await db.$client.query<{ id: string }>('select id from day_versions order by id')).rows.map(row => row.id);

test('versions that nothing refers to are deleted a month later; those in use, logged or of one member stay', async () => {
  const testApp = await appForThisTest();
  const { coach, member, squat, program, assignment, shown, edit } = await aDayToTrain(testApp);
  await log(member, assignment, squat, today);
  // The logged day keeps its version; the program has another by now.
  await edit();
  const oneOff = { memberId: member.id, exerciseId: squat.id, assignedDate: '2026-03-19' };
  await coach.get(addDailyWorkout, { body: oneOff });
  await coach.get(addDailyWorkout, { body: oneOff });
  const [staying, before] = [await versionIds(testApp), await shown()];
  await testApp.db.$client.query(
    `with made as (
       insert into day_versions (workout_id, day_name, exercise_count, units_prescribed)
       select $1, 'Wednesday', 1, 25 from generate_series(1, 10000) returning id)
     insert into day_version_exercises (day_version_id, exercise_id, category, position, units_prescribed)
     select id, $2, 'Strength', 0, 25 from made`,
    [program.id, squat.id],
  );

  expect(await sweepVersions(testApp.db, days(0))).toBe(0);
  expect(await sweepVersions(testApp.db, days(2))).toBe(0);
  expect(await sweepVersions(testApp.db, days(31))).toBe(0);
  expect(await sweepVersions(testApp.db, days(33))).toBe(10_000);
  expect(await versionIds(testApp)).toEqual(staying);
  expect(await shown()).toEqual(before);
});

test('a version that a late log uses again is kept', async () => {
  const testApp = await appForThisTest();
  const { member, squat, assignment, shown, edit } = await aDayToTrain(testApp);
  const prescriptionId = (await shown()).exercises[0]?.id;
  await edit();
  await sweepVersions(testApp.db, days(2));
  const result = { prescriptionId, setsData: fiveSets() };
  await member.get(logProgress, { body: logBody(assignment, squat, today, result) });
  const before = await shown();
  expect(await sweepVersions(testApp.db, days(33))).toBe(0);
  expect(await shown()).toEqual(before);
  const { rows } = await testApp.db.$client.query(
    'select 1 from day_versions where unused_since is not null',
  );
  // The program's own version of the day is the current one, though nobody trains it: nothing is marked.
  expect(rows).toEqual([]);
});

test('a version that a late log is just about to use is left alone', async () => {
  const testApp = await appForThisTest();
  const { shown, edit } = await aDayToTrain(testApp);
  const prescriptionId = (await shown()).exercises[0]?.id;
  await edit();
  await sweepVersions(testApp.db, days(2));
  const saving = await testApp.db.$client.connect();
  onTestFinished(() => saving.release(true));
  await saving.query('begin');
  await saving.query(
    `select 1 from day_versions where id = (select day_version_id from day_version_exercises where id = $1)
     for key share`,
    [prescriptionId],
  );
  expect(await sweepVersions(testApp.db, days(33))).toBe(0);
  await saving.query('rollback');
  expect(await sweepVersions(testApp.db, days(33))).toBe(1);
});

test('editing a program that nobody has makes no versions', async () => {
  const testApp = await appForThisTest();
  const coach = await aCoach(testApp);
  const squat = await anExercise(coach);
  const program = await aProgram(coach, [{ wednesday: fiveByFive(squat) }]);
  const { id } = await dayOf(coach, program, 1, 'wednesday');
  await coach.get(addDayExercise, { params: { dayId: id }, body: { exerciseId: squat.id } });
  expect(await versionIds(testApp)).toEqual([]);
  const member = await aMember(testApp, coach);
  await assign(coach, member, program, today);
  expect(await versionIds(testApp)).toHaveLength(1);
});
