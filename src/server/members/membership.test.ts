import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listAssignments } from '#contract/assignments.ts';
import { activateSubscription, addMember, inviteAgain, listMembers } from '#contract/members.ts';
import { listSecurityEvents } from '#contract/security-events.ts';
import { acceptInvitation, getCurrentUser } from '#contract/session.ts';
import { appForTests, appForThisTest, type TestApp } from '#server/testing/app-for-tests.ts';
import { aCoach, aMember, type BodyOf, password, Person } from '#server/testing/people.ts';

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

  it('goes on from the end of one that runs', async () => {
    await activate();
    testApp.clock.now = new Date(start.getTime() + 10 * day);
    expect((await activate({ durationDays: 7 })).body).toEqual({
      id: member.id,
      expiresAt: '2026-04-24T12:00:00.000Z',
    });
  });

  it('is refused for a coach', async () => {
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

describe('letting someone in as they are added', () => {
  const add = (more: Partial<BodyOf<typeof addMember>>) =>
    coach.ask(addMember, {
      body: { email: `new${(added += 1)}@fellowship.example`, firstName: 'New', lastName: 'Member', ...more },
    });
  let added = 0;

  it('is part of it: they come in with the link at once, for so many days', async () => {
    const { status, body } = await add({ membership: { durationDays: '14' } });
    expect([status, body.subscriptionStatus, body.subscriptionExpiresAt]).toEqual([
      201,
      'active',
      '2026-04-01T12:00:00.000Z',
    ]);
    const token = new URL(body.inviteUrl).searchParams.get('token') ?? '';
    const person = new Person(testApp);
    await person.get(acceptInvitation, { body: { token, password, timeZone: 'UTC' } });
    expect((await person.ask(listAssignments, {})).status).toBe(200);
    const { events } = await coach.get(listSecurityEvents, {});
    expect(events.map(({ kind }) => kind)).toContain('membership-activated');
  });

  it.each([[undefined], [null]])('is not, with %j: they join by payment', async membership => {
    const { status, body } = await add(membership === undefined ? {} : { membership });
    expect([status, body.subscriptionStatus]).toEqual([201, null]);
  });

  it('leaves nobody behind when it is refused', async () => {
    const email = 'ruth@fellowship.example';
    const ofCoach = await add({ email, role: 'admin', membership: { durationDays: 30 } });
    expect([ofCoach.status, ofCoach.body.message]).toEqual([409, 'A coach needs no membership']);
    const tooLong = await add({ email, membership: { durationDays: 4000 } });
    expect([tooLong.status, tooLong.body.issues?.[0]?.path]).toEqual([400, 'membership.durationDays']);
    expect((await coach.get(listMembers, {})).map(member => member.email)).not.toContain(email);
  });
});

it('says whether the letter with the link goes out by itself', async () => {
  const body = { email: 'boaz@fellowship.example', firstName: 'Boaz', lastName: 'Bethlehem' };
  const here = await coach.get(addMember, { body });
  expect(here.mailed).toBe(false);
  expect((await coach.get(inviteAgain, { params: { id: here.id } })).mailed).toBe(false);
  const elsewhere = await appForThisTest({ hasMailServer: true });
  const there = await (await aCoach(elsewhere)).get(addMember, { body });
  expect(there.mailed).toBe(true);
});
