import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listNotices } from '#contract/notices/notices.ts';
import { extendMemberships, moveSessions, takeBackMembershipEntries } from '#contract/members/many.ts';
import { getMembershipHistory } from '#contract/members/by-hand.ts';
import { activateSubscription, getMember } from '#contract/members.ts';
import { listSecurityEvents } from '#contract/security-events.ts';
import { appForTests, type TestApp } from '#server/testing/app-for-tests.ts';
import { aCoach, aMember, type Person } from '#server/testing/people.ts';
import { providerSubscription } from '#server/testing/services/payment-events.ts';
import { deliver, webhookSecret } from '#server/testing/services/payment-provider.ts';
import { anExercise, aProgram, assign, fiveByFive, log } from '#server/testing/training.ts';

const today = '2026-03-18';
const now = new Date(`${today}T12:00:00Z`);

let testApp: TestApp;
let coach: Person;
let ada: Person;
let boaz: Person;
let count = 0;

beforeAll(async () => {
  testApp = await appForTests({ now, stripeWebhookSecret: webhookSecret });
  coach = await aCoach(testApp);
});
beforeEach(async () => {
  count += 1;
  ada = await aMember(testApp, coach, { active: false, firstName: 'Ada', lastName: 'Stone' });
  boaz = await aMember(testApp, coach, { active: false, firstName: 'Boaz', lastName: 'Field' });
});
afterAll(() => testApp.close());

const untilOf = async ({ id }: Person) =>
  (await coach.get(getMember, { params: { id } })).subscriptionExpiresAt;
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000).toISOString();
const extend = (people: Person[], durationDays = 30) =>
  coach.ask(extendMemberships, { body: { memberIds: people.map(({ id }) => id), durationDays } });

describe('memberships extended together', () => {
  beforeEach(() => coach.get(activateSubscription, { params: { id: ada.id }, body: { durationDays: 10 } }));

  it('go on from where each ends, open where none runs, and the members hear of it', async () => {
    const { status, body } = await extend([ada, boaz]);
    expect([status, body.refused]).toEqual([201, []]);
    expect(await untilOf(ada)).toBe(inDays(40));
    expect(await untilOf(boaz)).toBe(inDays(30));
    const { notices } = await boaz.get(listNotices, {});
    expect(notices.map(({ text }) => text)).toContain('Your membership is active until Apr 17, 2026');
    const { events } = await coach.get(listSecurityEvents, { query: { memberId: ada.id } });
    expect(events[0]?.text).toBe(
      'Extended the membership by 30 days: until Apr 27, 2026, was until Mar 28, 2026',
    );
  });

  it('leave out who can have none, by name, and nobody else', async () => {
    await coach.get(activateSubscription, {
      params: { id: boaz.id },
      body: { durationDays: 10, stripeCustomerId: `cus_m${count}`, subscriptionId: `sub_m${count}` },
    });
    const subscription = providerSubscription({
      id: `sub_m${count}`,
      customer: `cus_m${count}`,
      status: 'active',
      periodEnd: new Date(inDays(20)),
    });
    await deliver(testApp, { type: 'customer.subscription.created', object: subscription, at: now });
    const { body } = await extend([ada, boaz]);
    expect(body.refused).toEqual([
      {
        memberId: boaz.id,
        name: 'Boaz Field',
        why: 'The payment provider renews this membership, so there is no end to move',
      },
    ]);
    expect(await untilOf(ada)).toBe(inDays(40));
  });

  it('are as before when it is taken back, once', async () => {
    const { extended } = (await extend([ada, boaz])).body;
    const entryIds = extended.map(({ entryId }) => entryId);
    expect(await coach.get(takeBackMembershipEntries, { body: { entryIds } })).toEqual({ count: 2 });
    expect([await untilOf(ada), await untilOf(boaz)]).toEqual([inDays(10), null]);
    expect(await coach.get(takeBackMembershipEntries, { body: { entryIds } })).toEqual({ count: 0 });
    const { entries } = await coach.get(getMembershipHistory, { params: { id: ada.id } });
    expect(entries.map(({ days, takenBackByName }) => [days, takenBackByName])).toEqual([
      [30, 'Head Coach'],
      [10, null],
    ]);
  });

  it('are refused whole where somebody is not there, or is named twice', async () => {
    const body = { memberIds: [ada.id, randomUUID()], durationDays: 30 };
    expect((await coach.ask(extendMemberships, { body })).status).toBe(404);
    expect((await extend([ada, ada])).status).toBe(400);
    expect(await untilOf(ada)).toBe(inDays(10));
    expect((await boaz.ask(extendMemberships, { body })).status).toBe(403);
  });
});

const moveTheirs = (people: Person[], from: string, to: string) =>
  coach.ask(moveSessions, { body: { of: { memberIds: people.map(({ id }) => id), from }, to } });

describe('sessions of a day moved together', () => {
  let squat: Awaited<ReturnType<typeof anExercise>>;

  beforeEach(async () => {
    squat = await anExercise(coach);
    const program = await aProgram(coach, [{ wednesday: fiveByFive(squat), friday: fiveByFive(squat) }]);
    for (const one of [ada, boaz]) {
      await coach.get(activateSubscription, { params: { id: one.id }, body: { durationDays: 100 } });
      await assign(coach, one, program, '2026-03-16');
    }
  });

  it('stand on the other day, and back where they were', async () => {
    const { body } = await moveTheirs([ada, boaz], today, '2026-03-19');
    expect(body.moved.map(({ memberId }) => memberId).toSorted()).toEqual([ada.id, boaz.id].toSorted());
    expect(body.refused).toEqual([]);
    const again = await moveTheirs([ada], today, '2026-03-19');
    expect(again.body.refused).toEqual([
      { memberId: ada.id, name: 'Ada Stone', why: 'Nothing is planned on Mar 18, 2026' },
    ]);
    const trainingDayIds = body.moved.map(({ id }) => id);
    const back = await coach.ask(moveSessions, { body: { of: { trainingDayIds }, to: today } });
    expect(back.body).toMatchObject({ refused: [] });
    expect(back.body.moved).toHaveLength(2);
    expect((await moveTheirs([ada], today, '2026-03-19')).body.moved).toHaveLength(1);
  });

  it('leave out what is logged, and what has no free day, by name', async () => {
    const { body } = await moveTheirs([ada, boaz], today, '2026-03-20');
    expect(body.moved).toEqual([]);
    expect(new Set(body.refused.map(({ why }) => why))).toEqual(
      new Set(['There is another session of this program on Mar 20, 2026']),
    );
    const { rows } = await testApp.db.$client.query<{ id: string }>(
      'select id from assignments where member_id = $1',
      [ada.id],
    );
    await log(ada, { id: rows[0]?.id ?? '' }, squat, today, {
      setsData: [{ setNum: 1, reps: 5, weight: 200 }],
    });
    const second = (await moveTheirs([ada, boaz], today, '2026-03-19')).body;
    expect(second.moved.map(({ memberId }) => memberId)).toEqual([boaz.id]);
    expect(second.refused).toMatchObject([
      { name: 'Ada Stone', why: 'Part of this session is already logged, so it stays where it is' },
    ]);
  });
});
