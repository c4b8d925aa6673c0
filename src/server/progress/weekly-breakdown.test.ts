import { afterAll, beforeAll, expect, it } from 'vitest';
import { moveTrainingDay, removeAssignment } from '#contract/assignments.ts';
import { addDayExercise, removeDayExercise } from '#contract/programs/days.ts';
import { getWeeklyBreakdown } from '#contract/progress.ts';
import { appForTests, type TestApp } from '#server/testing/app-for-tests.ts';
import { aCoach, aMember, type Person } from '#server/testing/people.ts';
import { anExercise, aProgram, assign, dayOf, fiveByFive, fiveSets, log } from '#server/testing/training.ts';

let testApp: TestApp;
let coach: Person;
let member: Person;
let squat: { id: string };

beforeAll(async () => {
  testApp = await appForTests({ now: new Date('2026-03-25T12:00:00Z') });
  coach = await aCoach(testApp);
  squat = await anExercise(coach);
});
afterAll(() => testApp.close());

/** Squats on Mondays, and something to run on Thursdays, for four weeks from Monday, March 2. */
async function fourWeeks() {
  member = await aMember(testApp, coach);
  const run = await anExercise(coach, 'Aerobic');
  const week = { monday: fiveByFive(squat), thursday: [{ exerciseId: run.id, distance: '3' }] };
  const program = await aProgram(coach, [week, week, week, week]);
  const assignment = await assign(coach, member, program, '2026-03-02');
  const breakdown = () => member.get(getWeeklyBreakdown, { params: { id: assignment.id } });
  return { program, assignment, run, breakdown };
}

const sets = (weight: number) => ({ setsData: fiveSets(weight) });

it('has a row for each program week with logs: mean e1RM, units, logs, and changes against the row before', async () => {
  const { assignment, run, breakdown } = await fourWeeks();
  expect(await breakdown()).toEqual([]);
  await log(member, assignment, squat, '2026-03-02', sets(180));
  await log(member, assignment, run, '2026-03-05', { distanceCompleted: '3' });
  await log(member, assignment, squat, '2026-03-16', sets(189));
  expect(await breakdown()).toEqual([
    {
      weekNumber: 1,
      avgStrength: 210,
      strengthChangePercent: null,
      totalUnits: 125,
      unitsChangePercent: null,
      logsCount: 2,
    },
    {
      weekNumber: 3,
      avgStrength: 220.5,
      strengthChangePercent: 5,
      totalUnits: 25,
      unitsChangePercent: -80,
      logsCount: 1,
    },
  ]);
});

it('compares like with like: the exercises that both weeks have, each by its own mean', async () => {
  member = await aMember(testApp, coach);
  const [bench, row] = [await anExercise(coach), await anExercise(coach)];
  const program = await aProgram(coach, [
    { monday: fiveByFive(squat, bench), tuesday: fiveByFive(squat) },
    { monday: fiveByFive(squat, bench, row) },
    { monday: fiveByFive(row) },
    { monday: fiveByFive(squat) },
  ]);
  const assignment = await assign(coach, member, program, '2026-03-02');
  const lifts = [
    [squat, '2026-03-02', 190],
    [squat, '2026-03-03', 210],
    [bench, '2026-03-02', 100],
    [squat, '2026-03-09', 210],
    [bench, '2026-03-09', 101],
    [row, '2026-03-09', 300],
    [row, '2026-03-16', 303],
    [squat, '2026-03-23', 300],
  ] as const;
  for (const [exercise, date, weight] of lifts) await log(member, assignment, exercise, date, sets(weight));
  const rows = await member.get(getWeeklyBreakdown, { params: { id: assignment.id } });
  expect(rows.map(week => week.strengthChangePercent)).toEqual([null, 3, 1, null]);
});

it('counts every unit done, also beyond what was prescribed, and work the day no longer holds', async () => {
  const { program, assignment, run, breakdown } = await fourWeeks();
  const thursday = await dayOf(coach, program, 4, 'thursday');
  const week = { setsData: [{ setNum: 1, reps: 60, weight: 100 }] };
  await log(member, assignment, squat, '2026-03-16', week);
  expect(await breakdown()).toMatchObject([{ weekNumber: 3, totalUnits: 60, avgStrength: 0, logsCount: 1 }]);
  const other = await anExercise(coach);
  await coach.get(addDayExercise, {
    params: { dayId: thursday.id },
    body: { exerciseId: other.id, sets: '1', reps: '5' },
  });
  await log(member, assignment, other, '2026-03-26');
  for (const { id } of thursday.exercises) await coach.get(removeDayExercise, { params: { id } });
  await log(member, assignment, run, '2026-03-26', { distanceCompleted: '3' });
  expect((await breakdown())[1]).toMatchObject({ weekNumber: 4, totalUnits: 125, logsCount: 2 });
});

it('counts a session that was moved in the week that the program has it in', async () => {
  const { assignment, breakdown } = await fourWeeks();
  const days = await testApp.db.$client.query(
    `select id from training_days where assignment_id = $1 and date = '2026-03-23'`,
    [assignment.id],
  );
  const params = { id: String(days.rows[0]?.id) };
  await member.get(moveTrainingDay, { params, body: { date: '2026-03-18' } });
  await log(member, assignment, squat, '2026-03-18');
  expect(await breakdown()).toMatchObject([{ weekNumber: 4, logsCount: 1 }]);
});

it('is for the member and for coaches, as long as the assignment is there', async () => {
  const { assignment } = await fourWeeks();
  const params = { id: assignment.id };
  const status = async (person: Person) => (await person.ask(getWeeklyBreakdown, { params })).status;
  expect([await status(member), await status(coach)]).toEqual([200, 200]);
  expect(await status(await aMember(testApp, coach))).toBe(404);
  await coach.get(removeAssignment, { params });
  expect([await status(member), await status(coach)]).toEqual([404, 404]);
});
