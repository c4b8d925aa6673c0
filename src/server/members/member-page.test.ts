import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getExercisesForDate } from '#contract/assignments.ts';
import { listChallengeResults } from '#contract/challenges.ts';
import { addDailyWorkout, listDailyWorkouts } from '#contract/daily-workouts.ts';
import { getMemberScore } from '#contract/dashboard.ts';
import { getMember } from '#contract/members.ts';
import { updateNutritionProfile } from '#contract/nutrition.ts';
import { updateProfile } from '#contract/profile.ts';
import { appForTests, type TestApp } from '#server/testing/app-for-tests.ts';
import { aChallenge, aFiveDayChallenge, complete, submit } from '#server/testing/challenges.ts';
import { aCoach, aMember, type Person } from '#server/testing/people.ts';
import { anExercise, aProgram, assign, fiveByFive, fiveSets, log } from '#server/testing/training.ts';

/** A Wednesday. */
const today = '2026-03-18';
const wire = (date: string) => `${date}T00:00:00.000Z`;

let testApp: TestApp;
let coach: Person;
let member: Person;
let squat: { id: string };

beforeAll(async () => {
  testApp = await appForTests({ now: new Date(`${today}T12:00:00Z`) });
  coach = await aCoach(testApp);
  squat = await anExercise(coach, 'Strength', 'Squat');
});
beforeEach(async () => {
  member = await aMember(testApp, coach, { firstName: 'Ada', lastName: 'Stone' });
});
afterAll(() => testApp.close());

const seen = (id = member.id) => coach.get(getMember, { params: { id } });
const results = (id = member.id) => coach.get(listChallengeResults, { params: { id } });

describe('one person, as their coach sees them', () => {
  it('is who they are and what they say of themselves, and nothing that is theirs alone', async () => {
    await member.get(updateProfile, { body: { bio: 'Potter.', timeZone: 'Europe/Berlin' } });
    const body = {
      age: 41,
      heightCm: 171.5,
      weightKg: 70,
      goal: 'gain' as const,
      allergens: ['nuts' as const],
    };
    await member.get(updateNutritionProfile, { body });
    const person = await seen();
    expect(person).toMatchObject({
      ...body,
      firstName: 'Ada',
      email: member.email,
      bio: 'Potter.',
      timeZone: 'Europe/Berlin',
      subscriptionStatus: 'active',
      activatedUntil: expect.any(String),
      lastTrainedOn: null,
      nextTraining: null,
    });
    expect(Object.keys(person).filter(key => /password|token|session$/i.test(key))).toEqual([]);
  });

  it('says when they trained last and what comes next, done days left out', async () => {
    const program = await aProgram(coach, [{ wednesday: fiveByFive(squat), friday: fiveByFive(squat) }]);
    const assignment = await assign(coach, member, program, today);
    expect((await seen()).nextTraining).toMatchObject({ date: wire(today), programName: 'Ascension' });
    await log(member, assignment, squat, today);
    const request = { params: { id: assignment.id }, query: { date: '2026-03-20' } };
    const friday = await member.get(getExercisesForDate, request);
    expect(await seen()).toMatchObject({
      lastTrainedOn: wire(today),
      nextTraining: { trainingDayId: friday.trainingDayId, date: wire('2026-03-20'), kind: 'program' },
    });
  });

  it('is not there for a member, nor where there is nobody', async () => {
    const nobody = '00000000-0000-4000-8000-000000000000';
    expect((await member.ask(getMember, { params: { id: member.id } })).status).toBe(403);
    expect((await coach.ask(getMember, { params: { id: nobody } })).status).toBe(404);
    expect((await coach.ask(listChallengeResults, { params: { id: nobody } })).status).toBe(404);
    expect((await coach.ask(getMemberScore, { query: { memberId: nobody } })).status).toBe(404);
  });

  it('has the score that they see themselves, which no other member gets', async () => {
    const program = await aProgram(coach, [{ monday: fiveByFive(squat) }]);
    const assignment = await assign(coach, member, program, '2026-03-16');
    await log(member, assignment, squat, '2026-03-16');
    const own = await member.get(getMemberScore, {});
    expect(own).toMatchObject({ completionRate: 100, totalCompleted: 25 });
    expect(await coach.get(getMemberScore, { query: { memberId: member.id } })).toEqual(own);
    const other = await aMember(testApp, coach);
    expect((await other.ask(getMemberScore, { query: { memberId: member.id } })).status).toBe(404);
  });
});

describe('what a member has handed in', () => {
  it('stands with its place among all, and what it has earned', async () => {
    const others = [await aMember(testApp, coach), await aMember(testApp, coach)] as const;
    const most = await aChallenge(coach, squat);
    const fastest = await aChallenge(coach, squat, { name: 'Fastest', scoringType: 'time' });
    await submit(member, most, { reps: 30 });
    await submit(others[0], most, { reps: 40 });
    await submit(others[1], most, { reps: 30 });
    await submit(member, fastest, { completionTime: '3:20' });
    await submit(others[0], fastest, { completionTime: '4:00' });
    const found = await results();
    expect(
      found.map(({ challengeName, score, rank, participants, points }) => [
        challengeName,
        score,
        rank,
        participants,
        points,
      ]),
    ).toEqual(
      expect.arrayContaining([
        ['Most Squats', 30, 2, 3, 10],
        ['Fastest', 200, 1, 2, 10],
      ]),
    );
  });

  it('of a 5-day challenge is one result', async () => {
    const day = [{ exerciseId: squat.id, sets: '3', reps: '8' }];
    const challenge = await aFiveDayChallenge(coach, { monday: day, tuesday: day });
    await complete(member, challenge, challenge.days.monday, { reps: 24 });
    await complete(member, challenge, challenge.days.tuesday, { reps: 20 });
    expect(await results()).toMatchObject([
      { challengeName: 'Five Days', daysCompleted: 2, score: 44, rank: 1, participants: 1, points: 20 },
    ]);
  });

  it('is nothing at first', async () => {
    expect(await results()).toEqual([]);
  });
});

it('what was written beside a log stands in the Daily Calendar, by its beginning', async () => {
  const given = { memberId: member.id, exerciseId: squat.id, assignedDate: today, sets: '5', reps: '5' };
  await coach.get(addDailyWorkout, { body: given });
  const program = await aProgram(coach, [{ wednesday: fiveByFive(squat) }]);
  const assignment = await assign(coach, member, program, today);
  const notes = `left knee pain 4/10${'.'.repeat(400)}`;
  await log(member, assignment, squat, today, { setsData: fiveSets(), notes });
  const entries = await coach.get(listDailyWorkouts, { query: { date: today, memberId: member.id } });
  expect(entries).toMatchObject([
    { type: 'program', exercises: [{ isCompleted: true, memberNote: notes.slice(0, 300) }] },
    { type: 'other', isCompleted: false, memberNote: null },
  ]);
});
