import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getCalendarStatus, listAssignments, updateAssignment } from '#contract/assignments.ts';
import {
  endMembership,
  getMembershipHistory,
  pauseMembership,
  takeBackMembershipEntry,
} from '#contract/members/by-hand.ts';
import { getMembership } from '#contract/members/membership.ts';
import { activateSubscription, getMember } from '#contract/members.ts';
import { listNotices } from '#contract/notices/notices.ts';
import { listSecurityEvents } from '#contract/security-events.ts';
import { addDays, type PlainDate } from '#domain/plain-date.ts';
import { appForTests, type TestApp } from '#server/testing/app-for-tests.ts';
import { aCoach, aMember, type BodyOf, type Person } from '#server/testing/people.ts';
import { providerSubscription } from '#server/testing/services/payment-events.ts';
import { deliver, webhookSecret } from '#server/testing/services/payment-provider.ts';
import { anExercise, aProgram, assign, fiveByFive } from '#server/testing/training.ts';
import { untilWaiting } from '#server/testing/waiting-for-locks.ts';
import { resumePaused } from './resume-paused.ts';

const today = '2026-03-18';
const at = (date: PlainDate, hour = 12) => new Date(`${date}T${String(hour).padStart(2, '0')}:00:00Z`);

let testApp: TestApp;
let coach: Person;
let member: Person;
let program: Awaited<ReturnType<typeof aProgram>>;
let count = 0;

beforeAll(async () => {
  testApp = await appForTests({ now: at(today), stripeWebhookSecret: webhookSecret });
  coach = await aCoach(testApp);
  const squat = await anExercise(coach);
  const week = { monday: fiveByFive(squat), wednesday: fiveByFive(squat) };
  program = await aProgram(coach, [week, week, week, week]);
});
beforeEach(async () => {
  testApp.clock.now = at(today);
  count += 1;
  member = await aMember(testApp, coach, { active: false });
  await coach.get(activateSubscription, { params: { id: member.id }, body: { durationDays: 30 } });
});
afterAll(() => testApp.close());

const change = (id: string, body: BodyOf<typeof updateAssignment>) =>
  coach.ask(updateAssignment, { params: { id }, body });
const listed = async () => (await member.get(listAssignments, {}))[0];
const daysOf = async (id: string) =>
  Object.entries(await member.get(getCalendarStatus, { params: { id } }))
    .filter(([, { status }]) => status !== 'rest')
    .map(([date, { status }]) => `${date} ${status}`);
const failed = (line: string): never => {
  throw new Error(line);
};
const goOn = async (date: PlainDate, hour?: number) => {
  testApp.clock.now = at(date, hour);
  await resumePaused(testApp.db, testApp.clock.now, failed);
};

describe('a program that is paused until a day', () => {
  let id: string;
  beforeEach(async () => {
    ({ id } = await assign(coach, member, program, '2026-03-16'));
  });

  it('says so to its member, counts nothing as missed, and goes on by itself on that day', async () => {
    const { body } = await change(id, { status: 'paused', pausedUntil: '2026-03-30' });
    expect(body).toMatchObject({ status: 'paused', pausedUntil: '2026-03-30T00:00:00.000Z' });
    const { notices } = await member.get(listNotices, {});
    expect(notices.map(({ text }) => text).join()).toMatch(/ is paused until Mar 30, 2026/);
    await goOn('2026-03-29', 23);
    expect(await listed()).toMatchObject({ status: 'paused' });
    await goOn('2026-03-30', 0);
    expect(await listed()).toMatchObject({ status: 'active', pausedOn: null, pausedUntil: null });
    expect(await daysOf(id)).toEqual([
      '2026-03-16 missed',
      '2026-03-30 incomplete',
      '2026-04-01 upcoming',
      '2026-04-06 upcoming',
      '2026-04-08 upcoming',
    ]);
    const after = await member.get(listNotices, {});
    expect(after.notices.map(({ text }) => text).join()).toMatch(/ has resumed/);
  });

  it('moves on what is left where the coach has chosen so', async () => {
    await change(id, { status: 'paused', pausedUntil: '2026-03-30', resume: 'move-on' });
    await goOn('2026-03-30');
    expect((await daysOf(id)).map(day => day.slice(0, 10))).toEqual([
      '2026-03-16',
      '2026-04-01',
      '2026-04-06',
      '2026-04-08',
      '2026-04-13',
      '2026-04-15',
      '2026-04-20',
      '2026-04-22',
    ]);
  });

  it('goes on as of its day, however late the server is', async () => {
    await change(id, { status: 'paused', pausedUntil: '2026-03-30' });
    await goOn('2026-04-02');
    expect(await daysOf(id)).toContain('2026-03-30 missed');
    await goOn('2026-04-02');
    expect(await listed()).toMatchObject({ status: 'active' });
  });

  it('goes on when its coach says so, before that day or until another', async () => {
    await change(id, { status: 'paused', pausedUntil: '2026-03-30' });
    expect((await change(id, { status: 'paused', pausedUntil: '2026-04-06' })).body).toMatchObject({
      pausedUntil: '2026-04-06T00:00:00.000Z',
    });
    expect((await change(id, { status: 'paused' })).body).toMatchObject({
      pausedUntil: '2026-04-06T00:00:00.000Z',
    });
    expect((await change(id, { status: 'paused', pausedUntil: null })).body.pausedUntil).toBeNull();
    await goOn('2026-04-06');
    expect(await listed()).toMatchObject({ status: 'paused' });
    expect((await change(id, { status: 'active' })).body).toMatchObject({
      status: 'active',
      pausedUntil: null,
    });
  });

  it.each([
    [{ status: 'paused', pausedUntil: today } as const, 'Choose a day after today'],
    [{ status: 'active', pausedUntil: '2026-03-30' } as const, 'Only what is paused goes on by itself'],
  ])('%j: 400', async (body, message) => {
    const answer = await change(id, body);
    expect([answer.status, answer.body.message]).toEqual([400, message]);
  });
});

const pauseTheirs = (until: PlainDate, more: Partial<BodyOf<typeof pauseMembership>> = {}) =>
  coach.ask(pauseMembership, { params: { id: member.id }, body: { until, ...more } });
const paidUntil = async () =>
  (await coach.get(getMember, { params: { id: member.id } })).subscriptionExpiresAt?.slice(0, 10);

it('goes on beside an edit of its program, which is held first by both', async () => {
  const { id } = await assign(coach, member, program, '2026-03-16');
  await change(id, { status: 'paused', pausedUntil: '2026-03-25' });
  const editing = await testApp.db.$client.connect();
  await editing.query('begin');
  await editing.query('select 1 from workouts where id = $1 for no key update', [program.id]);
  const going = goOn('2026-03-25');
  await untilWaiting(testApp, 1);
  // The edit comes to the assignments of its program last.
  const isFree = await editing
    .query('select 1 from assignments where id = $1 for no key update nowait', [id])
    .then(
      () => true,
      () => false,
    );
  await editing.query('rollback');
  editing.release();
  await going;
  expect(isFree).toBe(true);
  expect(await listed()).toMatchObject({ status: 'active', pausedUntil: null });
});

describe('a membership that is paused until a day', () => {
  it('ends as many days later, with the programs paused until then; the member sees it', async () => {
    await assign(coach, member, program, '2026-03-16');
    const { status, body } = await pauseTheirs('2026-04-01');
    expect([status, body.expiresAt.slice(0, 10), body.programs]).toEqual([200, '2026-05-01', 1]);
    expect(await listed()).toMatchObject({ status: 'paused', pausedUntil: '2026-04-01T00:00:00.000Z' });
    expect(await member.get(getMembership, {})).toMatchObject({ pausedUntil: '2026-04-01T00:00:00.000Z' });
    const { notices } = await member.get(listNotices, {});
    expect(notices.map(({ text }) => text)).toContain(
      'Your membership is paused until Apr 1, 2026, and ends on May 1, 2026',
    );
    const { events } = await coach.get(listSecurityEvents, { query: { memberId: member.id } });
    expect(events.map(({ text }) => text)).toContain(
      'Paused the membership until Apr 1, 2026: until May 1, 2026, was until Apr 17, 2026',
    );
    await goOn('2026-04-01');
    expect(await listed()).toMatchObject({ status: 'active' });
    expect(await member.get(getMembership, {})).toMatchObject({ pausedUntil: null });
  });

  it('is refused while another one runs: its days would count twice', async () => {
    await pauseTheirs('2026-04-01');
    const again = await pauseTheirs('2026-04-10');
    expect([again.status, again.body.message]).toEqual([
      409,
      'Already paused until Apr 1, 2026: undo that first',
    ]);
    expect(await paidUntil()).toBe('2026-05-01');
  });

  it('leaves a program alone that begins when it is over', async () => {
    await assign(coach, member, program, '2026-05-04');
    expect((await pauseTheirs('2026-04-01')).body).toMatchObject({ programs: 0 });
    expect(await listed()).toMatchObject({ status: 'active' });
  });

  it('is taken back with the programs that were paused with it; one that was paused by itself stays so', async () => {
    const { id } = await assign(coach, member, program, '2026-03-16');
    const squat = await anExercise(coach);
    const alone = await assign(
      coach,
      member,
      await aProgram(coach, [{ friday: fiveByFive(squat) }]),
      '2026-03-16',
    );
    expect((await change(alone.id, { status: 'paused', pausedUntil: '2026-03-25' })).status).toBe(200);
    const before = await daysOf(id);
    expect((await pauseTheirs('2026-04-01')).body).toMatchObject({ programs: 1 });
    expect(await daysOf(id)).not.toEqual(before);
    const { entries } = await coach.get(getMembershipHistory, { params: { id: member.id } });
    testApp.clock.now = at(today, 13);
    const takeBack = () =>
      coach.ask(takeBackMembershipEntry, { params: { id: member.id, entryId: entries[0]?.id ?? '' } });
    expect((await takeBack()).status).toBe(200);
    expect((await takeBack()).status).toBe(409);
    const states = await member.get(listAssignments, {});
    expect(Object.fromEntries(states.map(one => [one.id, one.status]))).toEqual({
      [id]: 'active',
      [alone.id]: 'paused',
    });
    expect(await daysOf(id)).toEqual(before);
    const { events } = await coach.get(listSecurityEvents, { query: { memberId: member.id } });
    // Both pauses, and the one that is over.
    expect(events.filter(({ kind }) => kind === 'assignment-changed')).toHaveLength(3);
  });

  it('is in the history, and can be taken back', async () => {
    await pauseTheirs('2026-04-01', { programs: false });
    const { entries } = await coach.get(getMembershipHistory, { params: { id: member.id } });
    expect(entries[0]).toMatchObject({ kind: 'pause', days: 14, endsAt: '2026-04-01T00:00:00.000Z' });
    const entryId = entries[0]?.id ?? '';
    await coach.get(takeBackMembershipEntry, { params: { id: member.id, entryId } });
    expect(await paidUntil()).toBe('2026-04-17');
  });

  it('is refused where the payment provider renews it, with where to pause it, and where there is none', async () => {
    const names = { stripeCustomerId: `cus_p${count}`, subscriptionId: `sub_p${count}` };
    await coach.get(activateSubscription, { params: { id: member.id }, body: { durationDays: 1, ...names } });
    const object = providerSubscription({
      id: names.subscriptionId,
      customer: names.stripeCustomerId,
      status: 'active',
      periodEnd: at(addDays(today, 20)),
    });
    await deliver(testApp, { type: 'customer.subscription.created', object, at: at(today) });
    const answer = await pauseTheirs('2026-04-01');
    expect([answer.status, answer.body.message]).toEqual([
      409,
      `The payment provider renews this membership: pause it there, at https://dashboard.stripe.com/subscriptions/${names.subscriptionId}`,
    ]);
    const stranger = await aMember(testApp, coach, { active: false });
    const none = await coach.ask(pauseMembership, {
      params: { id: stranger.id },
      body: { until: '2026-04-01' },
    });
    expect([none.status, none.body.message]).toEqual([409, 'There is no membership to pause']);
  });

  it('is refused for today, and leaves the programs as they are', async () => {
    await assign(coach, member, program, '2026-03-16');
    expect((await pauseTheirs(today)).status).toBe(400);
    expect(await listed()).toMatchObject({ status: 'active' });
    expect(await paidUntil()).toBe('2026-04-17');
    expect(
      (await coach.ask(endMembership, { params: { id: member.id }, body: { on: '2026-03-20' } })).status,
    ).toBe(200);
  });
});
