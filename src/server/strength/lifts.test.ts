import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listLifts } from '#contract/training/strength.ts';
import { appForTests, type TestApp } from '#server/testing/app-for-tests.ts';
import { aCoach, aMember, type Person } from '#server/testing/people.ts';
import { anExercise, aProgram, assign, fiveByFive, fiveSets, log } from '#server/testing/training.ts';

const today = '2026-03-18';

let testApp: TestApp;
let coach: Person;
let member: Person;
let squat: { id: string };

beforeAll(async () => {
  testApp = await appForTests({ now: new Date(`${today}T12:00:00Z`) });
  coach = await aCoach(testApp);
  member = await aMember(testApp, coach);
  squat = await anExercise(coach, 'Strength', 'Squat');
  const bench = await anExercise(coach, 'Strength', 'Bench');
  const week = { monday: fiveByFive(squat, bench), wednesday: fiveByFive(squat, squat) };
  const program = await aProgram(coach, [week, week]);
  const assignment = await assign(coach, member, program, '2026-03-09');
  await log(member, assignment, squat, '2026-03-18', { setsData: fiveSets(210) });
  await log(member, assignment, squat, '2026-03-18', { setsData: fiveSets(180) });
  await log(member, assignment, squat, '2026-03-09', { setsData: fiveSets(200) });
  await log(member, assignment, bench, '2026-03-09', { setsData: [{ setNum: 1, reps: 20, weight: 100 }] });
});
afterAll(() => testApp.close());

describe("a member's lifts", () => {
  it('hold the best e1RM of each date, oldest first; a lift without an estimate has no line', async () => {
    const expected = [
      {
        exerciseId: squat.id,
        exerciseName: 'Squat',
        history: [
          { date: '2026-03-09T00:00:00.000Z', estimated1RM: 233.33 },
          { date: '2026-03-18T00:00:00.000Z', estimated1RM: 245 },
        ],
      },
    ];
    expect(await member.get(listLifts, {})).toEqual(expected);
    const query = { memberId: member.id, exerciseId: squat.id };
    expect(await coach.get(listLifts, { query })).toEqual(expected);
  });

  it('are their own: a coach names the member, another member gets 404', async () => {
    const unnamed = await coach.ask(listLifts, {});
    expect([unnamed.status, unnamed.body.message]).toEqual([400, 'Choose a member']);
    const another = await aMember(testApp, coach);
    expect((await another.ask(listLifts, { query: { memberId: member.id } })).status).toBe(404);
    expect(await another.get(listLifts, {})).toEqual([]);
    expect((await coach.ask(listLifts, { query: { memberId: squat.id } })).status).toBe(404);
  });
});
