import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listAssignments } from '#contract/assignments.ts';
import { activateSubscription, listMembers } from '#contract/members.ts';
import { getCurrentUser } from '#contract/session.ts';
import { appForTests, type TestApp } from '#server/testing/app-for-tests.ts';
import { aCoach, aMember, type BodyOf, type Person } from '#server/testing/people.ts';

const start = new Date('2026-03-18T12:00:00Z');
const day = 86_400_000;

let testApp: TestApp;
let coach: Person;
let member: Person;

beforeAll(async () => {
  testApp = await appForTests({ now: start });
  coach = await aCoach(testApp);
});
beforeEach(async () => {
  testApp.clock.now = start;
  member = await aMember(testApp, coach, { active: false });
});
afterAll(() => testApp.close());

const activate = (body: BodyOf<typeof activateSubscription> = {}, person = member) =>
  coach.ask(activateSubscription, { params: { id: person.id }, body });
const mayTrain = async () => (await member.ask(listAssignments, {})).status === 200;
const reported = async () => {
  const own = (await member.get(getCurrentUser, {})).subscriptionStatus;
  const listed = (await coach.get(listMembers, {})).find(({ id }) => id === member.id)?.subscriptionStatus;
  expect(listed).toBe(own);
  return own;
};
const statusBySql = (status: string | null, expiresAt: Date | null = null) =>
  testApp.db.$client.query(
    'update users set subscription_status = $2, subscription_expires_at = $3 where id = $1',
    [member.id, status, expiresAt],
  );

describe('activating a membership by hand', () => {
  it('gives 30 days unless said otherwise, and answers when they end', async () => {
    expect([await reported(), await mayTrain()]).toEqual([null, false]);
    expect((await activate()).body).toEqual({ id: member.id, expiresAt: '2026-04-17T12:00:00.000Z' });
    expect([await reported(), await mayTrain()]).toEqual(['active', true]);
  });

  it('ends on time; then it is no status any more, and a coach can activate again', async () => {
    await activate({ durationDays: '2' });
    testApp.clock.now = new Date(start.getTime() + 2 * day - 1000);
    expect([await reported(), await mayTrain()]).toEqual(['active', true]);
    testApp.clock.now = new Date(start.getTime() + 2 * day);
    expect([await reported(), await mayTrain()]).toEqual([null, false]);
    const again = await activate({ durationDays: 1, stripeCustomerId: 'cus_1', subscriptionId: 'sub_1' });
    expect([again.status, await mayTrain()]).toEqual([200, true]);
  });

  it('is refused while there is one, and for a coach', async () => {
    await activate();
    const twice = await activate();
    expect([twice.status, twice.body.message]).toEqual([409, 'This membership is active already']);
    const ofCoach = await activate({}, coach);
    expect([ofCoach.status, ofCoach.body.message]).toEqual([409, 'A coach needs no membership']);
  });

  it.each([0, -5, 1.5, 4000, 'many'])('cannot be for %s days', async durationDays => {
    const answer = await activate({ durationDays });
    const message = 'Enter a whole number of days, from 1 to 3,660';
    expect([answer.status, answer.body.issues]).toEqual([400, [{ path: 'durationDays', message }]]);
  });
});

describe('active means: the status says so, and the expiry is absent or in the future', () => {
  const yesterday = new Date(start.getTime() - day);
  const tomorrow = new Date(start.getTime() + day);
  const cases: [status: string | null, expiresAt: Date | null, reported: string | null, trains: boolean][] = [
    ['active', null, 'active', true],
    ['active', tomorrow, 'active', true],
    ['active', yesterday, null, false],
    ['trialing', null, 'trialing', false],
    ['past_due', null, 'past_due', false],
    ['canceled', null, null, false],
    ['expired', tomorrow, null, false],
    ['unpaid', null, null, false],
    [null, null, null, false],
  ];

  it.each(cases)('%s until %s', async (status, expiresAt, expected, trains) => {
    await statusBySql(status, expiresAt);
    expect([await reported(), await mayTrain()]).toEqual([expected, trains]);
    if (expected === null) expect((await activate()).status).toBe(200);
  });
});
