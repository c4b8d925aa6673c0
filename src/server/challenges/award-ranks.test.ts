import { beforeEach, describe, expect, it } from 'vitest';
import * as contract from '#contract/challenges.ts';
import { appForTests, type TestApp } from '#server/testing/app-for-tests.ts';
import { aChallenge, aFiveDayChallenge, complete, pointsIn, submit } from '#server/testing/challenges.ts';
import { aCoach, aMember, type Person } from '#server/testing/people.ts';
import { anExercise } from '#server/testing/training.ts';
import { awardRanks } from './award-ranks.ts';

let testApp: TestApp;
let coach: Person;
let squat: { id: string };

beforeEach(async () => {
  testApp = await appForTests({
    now: new Date('2026-03-18T12:00:00Z'),
    fellowship: { timeZone: 'Asia/Tokyo' },
  });
  coach = await aCoach(testApp);
  squat = await anExercise(coach, 'Strength', 'Squat');
  return () => testApp.close();
});

/** The first instant at which March 22 is over everywhere. */
const over = new Date('2026-03-23T12:00:00Z');
const award = (at = over) => awardRanks(testApp.db, at, 'UTC');

const members = async (count: number) => {
  const made: Person[] = [];
  for (let index = 0; index < count; index += 1) made.push(await aMember(testApp, coach));
  return made;
};

const awardRanksOf = (input: Person[], month = '2026-03') =>
  Promise.all(
    input.map(async member => (await pointsIn(member, month)).filter(line => line.startsWith('place'))),
  );

describe('the first three places of a single challenge that has ended', () => {
  const cases: [string, number[], number[]][] = [
    ['nobody', [], []],
    ['one', [40], [15]],
    ['three', [20, 40, 30], [5, 15, 10]],
    ['four', [40, 30, 20, 10], [15, 10, 5, 0]],
    ['two firsts: the next is third', [40, 40, 30, 20], [15, 15, 5, 0]],
    ['three firsts: there is no other place', [40, 40, 40, 30], [15, 15, 15, 0]],
    ['two seconds: nobody is third', [40, 30, 30, 20], [15, 10, 10, 0]],
    ['two thirds', [40, 30, 20, 20, 10], [15, 10, 5, 5, 0]],
  ];
  it.each(cases)('%s: %j earn %j', async (_, scores, points) => {
    const challenge = await aChallenge(coach, squat);
    const input = await members(scores.length);
    for (const [index, reps] of scores.entries()) {
      const member = input[index];
      if (member) await submit(member, challenge, { reps });
    }
    expect(await award()).toBe(1);
    expect(await awardRanksOf(input)).toEqual(
      points.map(earned => (earned === 0 ? [] : [`place ${earned}`])),
    );
  });

  it('of times the shortest is first', async () => {
    const challenge = await aChallenge(coach, squat, { scoringType: 'time' });
    const input = await members(2);
    const [slow, fast] = input as [Person, Person];
    await submit(slow, challenge, { completionTime: '10:00' });
    await submit(fast, challenge, { completionTime: '9:00' });
    await award();
    expect(await awardRanksOf(input)).toEqual([['place 10'], ['place 15']]);
  });
});

describe('when they are given', () => {
  it('not before the last day has ended everywhere, and then once', async () => {
    const challenge = await aChallenge(coach, squat);
    const input = await members(1);
    const [member] = input as [Person];
    await submit(member, challenge, { reps: 40 });
    expect(await award(new Date(over.getTime() - 1))).toBe(0);
    expect(await awardRanksOf(input)).toEqual([[]]);
    expect(await award()).toBe(1);
    expect(await award()).toBe(0);
    expect(await awardRanksOf(input)).toEqual([['place 15']]);
    expect(await pointsIn(member, '2026-03')).toEqual(['place 15', 'whole 10']);
  });

  it('they count for the month in which the challenge ended', async () => {
    const dates = { startDate: '2026-03-16', endDate: '2026-03-31' };
    const challenge = await aChallenge(coach, squat, dates);
    const input = await members(1);
    const [member] = input as [Person];
    testApp.clock.now = new Date('2026-03-31T16:00:00Z');
    await submit(member, challenge, { reps: 40 });
    await award(new Date('2026-04-01T12:00:00Z'));
    // In Tokyo it was April by then.
    expect([await pointsIn(member, '2026-03'), await pointsIn(member, '2026-04')]).toEqual([
      ['place 15'],
      ['whole 10'],
    ]);
  });

  it.each([1, 2, 3])('several servers at once give them once (%i)', async () => {
    const input = await members(3);
    for (let count = 0; count < 3; count += 1) {
      const challenge = await aChallenge(coach, squat);
      for (const [index, member] of input.entries()) await submit(member, challenge, { reps: 40 - index });
    }
    const awarded = await Promise.all([award(), award(), award()]);
    expect(awarded.reduce((sum, count) => sum + count, 0)).toBe(3);
    expect(await awardRanksOf(input)).toEqual(
      [15, 10, 5].map(points => Array.from({ length: 3 }, () => `place ${points}`)),
    );
  });

  it('a 5-day challenge has no places', async () => {
    const challenge = await aFiveDayChallenge(coach, { monday: [{ exerciseId: squat.id }] });
    const [member] = (await members(1)) as [Person];
    await complete(member, challenge, challenge.days.monday, { reps: 30 });
    expect(await award()).toBe(0);
    expect(await pointsIn(member, '2026-03')).toEqual(['monday 10']);
  });
});

/** The points a member has earned in a challenge that is deleted at this instant, once its places are given. */
const earnedWhenDeleted = async (instant: string) => {
  const challenge = await aChallenge(coach, squat);
  const input = await members(1);
  const [member] = input as [Person];
  await submit(member, challenge, { reps: 40 });
  testApp.clock.now = new Date(instant);
  await coach.get(contract.deleteChallenge, { params: { id: challenge.id } });
  await award();
  return pointsIn(member, '2026-03');
};

describe('a challenge that the coach deletes', () => {
  it('before its end gives no places; what was earned stays', async () => {
    expect(await earnedWhenDeleted('2026-03-22T23:00:00Z')).toEqual(['whole 10']);
  });

  it('after its end keeps its places', async () => {
    expect(await earnedWhenDeleted('2026-03-23T12:00:00Z')).toEqual(['place 15', 'whole 10']);
  });
});

describe('once they are given', () => {
  it('the dates stay as they are; everything else can be changed', async () => {
    const challenge = await aChallenge(coach, squat);
    await award();
    const change = (body: object) =>
      coach.ask(contract.updateChallenge, { params: { id: challenge.id }, body });
    const moved = await change({ endDate: '2026-04-30' });
    expect([moved.status, moved.body.message]).toEqual([
      409,
      'The places of this challenge have been awarded, so its dates stay as they are',
    ]);
    const { startDate, endDate } = challenge;
    expect((await change({ startDate, endDate, name: 'Last Week' })).status).toBe(200);
  });

  it('nothing can be handed in any more, whatever the clock says', async () => {
    const challenge = await aChallenge(coach, squat);
    await award();
    const [member] = (await members(1)) as [Person];
    const { status, body } = await submit(member, challenge, { reps: 40 });
    expect([status, body.message]).toEqual([409, 'This challenge has ended']);
  });

  it.each([1, 2, 3])('at the same instant: a result is in the places, or is refused (%i)', async () => {
    const challenge = await aChallenge(coach, squat);
    const input = await members(3);
    const [answers] = await Promise.all([
      Promise.all(input.map(member => submit(member, challenge, { reps: 40 }))),
      award(),
    ]);
    await award();
    const places = await awardRanksOf(input);
    for (const [index, { status }] of answers.entries())
      expect(places[index]).toEqual(status === 201 ? ['place 15'] : []);
  });
});
