import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { RequestOf } from '#contract/endpoint.ts';
import { activateSubscription, addMember, changeRole, deleteMember, inviteAgain } from '#contract/members.ts';
import { deleteAccount } from '#contract/profile.ts';
import { listSecurityEvents } from '#contract/security-events.ts';
import {
  acceptInvitation,
  changePassword,
  endAllSessions,
  endSession,
  forgetPassword,
  listSessions,
  resetPassword,
  signIn,
  signUp,
} from '#contract/session.ts';
import { appForTests, type TestApp } from '#server/testing/app-for-tests.ts';
import { aCoach, aMember, password, Person } from '#server/testing/people.ts';
import { emailsTo, tokenIn } from '#server/testing/queued-emails.ts';
import { deleteOldEvents } from './queries.ts';

const start = new Date('2026-03-18T12:00:00Z');
const day = 86_400_000;

let logged = '';
let testApp: TestApp;
let coach: Person;

beforeAll(async () => {
  testApp = await appForTests({
    now: start,
    logger: { level: 'info', stream: { write: (line: string) => (logged += line) } },
  });
  coach = await aCoach(testApp);
});
beforeEach(async () => {
  testApp.clock.now = new Date(testApp.clock.now.getTime() + 3_600_000);
  await testApp.db.$client.query('truncate sign_in_failures, rate_counts, security_events');
  logged = '';
});
afterAll(() => testApp.close());

type Query = RequestOf<typeof listSecurityEvents>['query'];
const events = (query: Query = {}) => coach.get(listSecurityEvents, { query });
/** Oldest first, as [kind, who, about whom]. */
const told = async (query: Query = {}) =>
  (await events(query)).events
    .map(({ kind, actorName, subjectName }) => [kind, actorName, subjectName])
    .toReversed();
const newest = async (email: string) => tokenIn((await emailsTo(testApp, email)).at(-1));
const fail = (email: string, guess = 'wrong') =>
  new Person(testApp).ask(signIn, { body: { email, password: guess } });

const failures = (subject: string | null, times: number) =>
  Array.from({ length: times }, () => ['sign-in-failed', null, subject]);
const lines = () => logged.split('\n').filter(line => line.includes('"security event"'));

describe('the security log tells', () => {
  const ruth = 'Ruth Moab';
  const head = 'Head Coach';

  it('what a coach does with accounts, and how someone comes in and goes', async () => {
    const email = 'ruth@fellowship.example';
    const names = { firstName: 'Ruth', lastName: 'Moab' };
    const { id } = await coach.get(addMember, { body: { email, ...names } });
    const { inviteUrl } = await coach.get(inviteAgain, { params: { id } });
    const member = new Person(testApp);
    const token = new URL(inviteUrl).searchParams.get('token') ?? '';
    await member.get(acceptInvitation, { body: { token, password } });
    await coach.get(activateSubscription, { params: { id }, body: { durationDays: 30 } });
    await coach.get(changeRole, { params: { id }, body: { role: 'admin' } });
    await coach.get(changeRole, { params: { id }, body: { role: 'member' } });
    await member.send('GET', '/api/my-data.json');
    await member.send('GET', '/api/logout');
    await member.send('GET', '/api/logout');
    expect(await told()).toEqual([
      ['member-added', head, ruth],
      ['invitation-sent', head, ruth],
      ['invitation-sent', head, ruth],
      ['invitation-taken-up', ruth, ruth],
      ['sign-in', ruth, ruth],
      ['membership-activated', head, ruth],
      ['role-changed', head, ruth],
      ['role-changed', head, ruth],
      ['data-exported', ruth, ruth],
      ['signed-out', ruth, ruth],
    ]);
    const [event] = (await events({ group: 'members' })).events;
    expect(event).toMatchObject({
      at: testApp.clock.now.toISOString(),
      text: 'Changed the role from coach to member',
      network: '127.0.0.1',
      userAgent: 'lightMyRequest',
    });
    await coach.get(deleteMember, { params: { id } });
    const [gone] = (await events()).events;
    expect(gone).toMatchObject({ kind: 'member-deleted', actorName: head, subjectName: null });
  });

  it('what someone does with their own account', async () => {
    const email = 'boaz@fellowship.example';
    const person = new Person(testApp);
    await person.get(signUp, { body: { firstName: 'Boaz', lastName: 'Bethlehem', email } });
    await person.get(acceptInvitation, { body: { token: await newest(email), password } });
    const phone = new Person(testApp);
    await phone.get(signIn, { body: { email, password } });
    const other = (await person.get(listSessions, {})).find(({ isCurrent }) => !isCurrent);
    await person.get(endSession, { params: { id: other?.id ?? '' } });
    const wrong = await person.ask(changePassword, {
      body: { currentPassword: 'wrong', newPassword: password },
    });
    expect(wrong.status).toBe(400);
    await person.get(changePassword, { body: { currentPassword: password, newPassword: 'a new garage' } });
    await person.get(endAllSessions, {});
    await person.get(forgetPassword, { body: { email } });
    await person.get(resetPassword, { body: { token: await newest(email), password } });
    const boaz = 'Boaz Bethlehem';
    expect(await told()).toEqual([
      ['sign-up-asked', null, null],
      ['signed-up', boaz, boaz],
      ['sign-in', boaz, boaz],
      ['sign-in', boaz, boaz],
      ['session-ended', boaz, boaz],
      ['confirm-failed', boaz, boaz],
      ['password-changed', boaz, boaz],
      ['sessions-ended', boaz, boaz],
      ['password-link-sent', null, boaz],
      ['password-reset', boaz, boaz],
      ['sign-in', boaz, boaz],
    ]);
    const texts = (await events({ group: 'sign-ins' })).events.map(({ text }) => text);
    expect(texts).toContain('Signed in with the password, in a new browser');
    await person.get(deleteAccount, { body: { confirmation: password } });
    const { rows } = await testApp.db.$client.query<{ event: unknown }>(
      `select to_jsonb(e) event from security_events e order by id desc limit 1`,
    );
    const kept = JSON.stringify(rows[0]?.event);
    expect(kept).toContain('account-deleted');
    expect(kept).not.toMatch(/boaz|bethlehem|fellowship\.example/i);
  });

  it('failed sign-ins, and once that they are refused: a flood writes nothing more', async () => {
    const { email } = await aMember(testApp, coach, { firstName: 'Ada', lastName: 'Lovelace' });
    await testApp.db.$client.query('truncate security_events');
    for (let guess = 0; guess < 14; guess += 1) await fail(email);
    await Promise.all(Array.from({ length: 12 }, (_, n) => fail(`nobody${n}@fellowship.example`)));
    const ada = 'Ada Lovelace';
    expect(await told()).toEqual([
      ...failures(ada, 10),
      ['sign-in-refused', null, ada],
      ...failures(null, 12),
    ]);
  });

  it('coaches, and nobody else', async () => {
    const member = await aMember(testApp, coach);
    expect((await member.ask(listSecurityEvents, {})).status).toBe(403);
    expect((await new Person(testApp).ask(listSecurityEvents, {})).status).toBe(401);
  });

  it('page by page, newest first, none twice and none left out', async () => {
    await testApp.db.$client.query(
      `insert into security_events (at, kind, details) select $1, 'signed-up', '{}' from generate_series(1, 120)`,
      [start],
    );
    const seen: number[] = [];
    for (let before: number | undefined; ; ) {
      const page = await events({ before });
      seen.push(...page.events.map(({ id }) => id));
      if (page.next === null) break;
      before = page.next;
      expect(page.events.length).toBe(50);
    }
    expect(seen.length).toBe(120);
    expect(seen).toEqual([...new Set(seen)].toSorted((a, b) => b - a));
    expect((await events({ limit: 3 })).events.map(({ id }) => id)).toEqual(seen.slice(0, 3));
  });

  it('a year of it', async () => {
    await fail('nobody@fellowship.example');
    const { now } = testApp.clock;
    await deleteOldEvents(testApp.db, new Date(now.getTime() + 365 * day));
    expect(await told()).toHaveLength(1);
    await deleteOldEvents(testApp.db, new Date(now.getTime() + 365 * day + 1));
    expect(await told()).toEqual([]);
  });
});

describe('in the log of the server', () => {
  it('stands a line for each: failures as warnings, with who by id alone', async () => {
    const { id, email } = await aMember(testApp, coach);
    logged = '';
    await fail(email, 'wrong-wrong');
    await new Person(testApp).get(signIn, { body: { email, password } });
    const [failed, passed] = lines().map(line => JSON.parse(line) as Record<string, unknown>);
    expect(failed).toMatchObject({ level: 40, event: 'sign-in-failed', subjectId: id, network: '127.0.0.1' });
    expect(passed).toMatchObject({ level: 30, event: 'sign-in', actorId: id, way: 'password' });
    expect(logged).not.toContain(email);
    expect(logged).not.toContain('wrong-wrong');
  });

  it('stand at most 120 a minute, all of them in the table', async () => {
    for (let batch = 0; batch < 15; batch += 1) {
      await testApp.db.$client.query('truncate sign_in_failures');
      await Promise.all(Array.from({ length: 9 }, () => fail(`nobody${batch}@fellowship.example`)));
    }
    expect(lines()).toHaveLength(120);
    expect(logged.match(/more than 120 security events in a minute/g)).toHaveLength(1);
    const { rows } = await testApp.db.$client.query('select from security_events');
    expect(rows).toHaveLength(135);
  });
});
