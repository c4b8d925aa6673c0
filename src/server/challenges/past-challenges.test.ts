import { afterAll, beforeAll, expect, it } from 'vitest';
import * as contract from '#contract/challenges.ts';
import { pastChallenges } from '#domain/limits.ts';
import { addDays } from '#domain/plain-date.ts';
import { appForTests, type TestApp } from '#server/testing/app-for-tests.ts';
import { aChallenge, aFiveDayChallenge, complete, ranking, submit } from '#server/testing/challenges.ts';
import { aCoach, aMember, type Person } from '#server/testing/people.ts';
import { anExercise } from '#server/testing/training.ts';

const during = new Date('2026-03-18T12:00:00Z');

let testApp: TestApp;
let coach: Person;
let ada: Person;
let ben: Person;
let squat: { id: string };

beforeAll(async () => {
  testApp = await appForTests({ now: during });
  coach = await aCoach(testApp);
  ada = await aMember(testApp, coach, { firstName: 'Ada' });
  ben = await aMember(testApp, coach, { firstName: 'Ben' });
  squat = await anExercise(coach, 'Strength', 'Squat');
});
afterAll(() => testApp.close());

const ends = async (person: Person) => (await pastOf(person)).map(({ endDate }) => endDate.slice(5, 10));

const pastOf = (person: Person) => person.get(contract.listPastChallenges, {});

it('what has ended stays to be read, with one’s own result and everyone’s place', async () => {
  const reps = await aChallenge(coach, squat, { name: 'Most' });
  const time = await aChallenge(coach, squat, { name: 'Fastest', scoringType: 'time' });
  const five = await aFiveDayChallenge(coach, { monday: [{ exerciseId: squat.id, sets: '3', reps: '8' }] });
  const deleted = await aChallenge(coach, squat, { name: 'Deleted' });
  for (const [member, count] of [
    [ada, 40],
    [ben, 50],
  ] as const) {
    await submit(member, reps, { reps: count });
    await submit(member, time, { completionTime: `02:${count}` });
  }
  await complete(ben, five, five.days.monday, { reps: 24 });
  await coach.get(contract.deleteChallenge, { params: { id: deleted.id } });
  expect(await pastOf(ada), 'none has ended').toEqual([]);

  testApp.clock.now = new Date('2026-03-23T12:00:00Z');
  const mine = async (person: Person) =>
    Object.fromEntries(
      (await pastOf(person)).map(({ name, participants, mine }) => [name, [participants, mine]]),
    );
  expect(await mine(ada)).toEqual({
    Most: [2, { rank: 2, score: 40, daysCompleted: null }],
    Fastest: [2, { rank: 1, score: 160, daysCompleted: null }],
    'Five Days': [1, null],
  });
  expect(await mine(ben)).toMatchObject({
    Fastest: [2, { rank: 2 }],
    'Five Days': [1, { rank: 1, score: 24, daysCompleted: 1 }],
  });
  expect((await mine(coach)).Most, 'a coach looks on').toEqual([2, null]);

  expect(await ranking(ada, reps)).toEqual([
    [1, 'Ben', 50],
    [2, 'Ada', 40],
  ]);
  const week = await ada.get(contract.getWeeklyProgressLeaderboard, { params: { id: five.id } });
  expect(week).toMatchObject([{ rank: 1, member: { firstName: 'Ben' }, daysCompleted: 1 }]);
});

it(`of more than ${pastChallenges} the latest stay, by the asker’s own date`, async () => {
  const there = await appForTests({ now: during });
  const [head, tokyo] = [await aCoach(there), 'Asia/Tokyo'];
  const member = await aMember(there, head);
  const early = await aMember(there, head, { timeZone: tokyo });
  const exercise = await anExercise(head);
  for (let day = 0; day <= pastChallenges + 1; day += 1) {
    const date = addDays('2026-03-18', -day);
    await aChallenge(head, exercise, { startDate: date, endDate: date });
  }
  there.clock.now = new Date('2026-03-18T16:00:00Z');
  expect(await ends(member)).toEqual([
    '03-17',
    '03-16',
    '03-15',
    '03-14',
    '03-13',
    '03-12',
    '03-11',
    '03-10',
    '03-09',
    '03-08',
    '03-07',
    '03-06',
  ]);
  expect((await ends(early)).slice(0, 2), 'it is tomorrow there').toEqual(['03-18', '03-17']);
  expect(await ends(early)).toHaveLength(pastChallenges);
  await there.close();
});
