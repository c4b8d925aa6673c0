import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { markRead, sendMessage } from '#contract/conversations/conversations.ts';
import { getNoticePreferences, setNoticePreferences } from '#contract/notices/preferences.ts';
import { connectDatabase, transaction } from '#server/database/database.ts';
import { startMailDelivery } from '#server/mail/mail-delivery.ts';
import { recordNotice } from '#server/notices/record-notice.ts';
import { appForTests, type TestApp } from '#server/testing/app-for-tests.ts';
import { startMailServer } from '#server/testing/services/mail-server.ts';
import { aCoach, aMember, type Person } from '#server/testing/people.ts';
import { emailsTo } from '#server/testing/queued-emails.ts';
import { deliverMails } from './deliver-mails.ts';

const start = new Date('2026-03-18T12:00:00Z');
const minute = 60_000;
const site = 'https://fellowship.example';

let testApp: TestApp;
let coach: Person;
let member: Person;

beforeAll(async () => {
  testApp = await appForTests({ now: start, publicUrl: site });
  coach = await aCoach(testApp);
});
beforeEach(async () => {
  testApp.clock.now = start;
  member = await aMember(testApp, coach);
  await testApp.db.$client.query('delete from notices');
  await testApp.db.$client.query('delete from mails');
});
afterAll(() => testApp.close());

const tell = (key = 'a thing', people = [member.id]) =>
  transaction(testApp.db, tx =>
    recordNotice(tx, {
      topic: 'program',
      key,
      at: testApp.clock.now,
      text: `Told of ${key}`,
      more: 'A line.\nAnother line.',
      link: '/member?section=workouts',
      people,
    }),
  );
const deliver = (minutes: number) => {
  testApp.clock.now = new Date(testApp.clock.now.getTime() + minutes * minute);
  return deliverMails(testApp.db, site, testApp.clock.now);
};
const letters = (who = member) => emailsTo(testApp, who.email);
const addressIn = (text = '') => new URL(/https:\S+unsubscribe\S+/.exec(text)?.[0] ?? '');
const program = async (who = member) =>
  (await who.get(getNoticePreferences, {})).topics.find(({ topic }) => topic === 'program');

describe('a letter of a notice', () => {
  it('is written ten minutes later, once, with the way to what it is about', async () => {
    await tell();
    await deliver(9);
    expect(await letters()).toEqual([]);
    await deliver(1);
    await deliver(10);
    const [mail, ...more] = await letters();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ subject: 'Told of a thing' });
    for (const part of [
      'Hello Ada,',
      'A line.',
      'Another line.',
      `${site}/member?section=workouts`,
      'Unsubscribe from e-mails',
    ])
      expect(mail?.text).toContain(part);
  });

  it('is not written of what has been read meanwhile', async () => {
    const params = { memberId: member.id };
    const { id } = await coach.get(sendMessage, { params, body: { text: 'My secret words' } });
    await member.get(markRead, { params, body: { upTo: id } });
    await deliver(11);
    expect(await letters()).toEqual([]);
    await coach.get(sendMessage, { params, body: { text: 'My secret words' } });
    await deliver(11);
    const [mail] = await letters();
    expect(mail?.subject).toBe('Head Coach wrote to you');
    expect(mail?.text).not.toContain('secret');
  });

  it('waits for the end of quiet hours', async () => {
    await member.get(setNoticePreferences, { body: { quiet: { from: 11, until: 16 } } });
    await tell();
    await deliver(10);
    await deliver(4 * 60 - 11);
    expect(await letters()).toEqual([]);
    await deliver(1);
    expect((await letters()).length).toBe(1);
  });

  it('is not written where it is wanted no more', async () => {
    await tell();
    const topics = [{ topic: 'program' as const, push: true, mail: false, inApp: true }];
    await member.get(setNoticePreferences, { body: { topics } });
    await deliver(11);
    expect(await letters()).toEqual([]);
  });

  it('is written once by two servers', async () => {
    const others = await Promise.all([1, 2, 3].map(() => aMember(testApp, coach)));
    const people = [member, ...others];
    await testApp.db.$client.query('delete from mails');
    for (const key of ['one', 'two', 'three'])
      await tell(
        key,
        people.map(({ id }) => id),
      );
    const { options } = testApp.db.$client;
    const otherDb = connectDatabase({ ...options, password: options.password }, () => undefined);
    const at = new Date(start.getTime() + 10 * minute);
    const counts = await Promise.all([testApp.db, otherDb, testApp.db].map(db => deliverMails(db, site, at)));
    await otherDb.end();
    expect(counts.reduce((sum, count) => sum + count)).toBe(12);
    for (const who of people) expect((await letters(who)).length).toBe(3);
  });

  it('carries the address that ends its kind, for mail programs too, and is tried again where it is refused', async () => {
    const server = await startMailServer();
    server.state.refuseWith = '451 later';
    await tell();
    await deliver(10);
    const sending = startMailDelivery(testApp.db, {
      smtpUrl: server.url,
      from: async () => 'mail@fellowship.example',
      outboxFolder: '/nowhere',
      now: () => testApp.clock.now,
      say: () => undefined,
      pollEvery: 20,
    });
    const tried = () =>
      testApp.db.$client.query('select 1 from mails where attempts = 1 and next_try_at < $1', [
        new Date(testApp.clock.now.getTime() + 5 * minute),
      ]);
    await vi.waitFor(async () => expect((await tried()).rowCount).toBe(1), { timeout: 20_000 });
    server.state.refuseWith = null;
    testApp.clock.now = new Date(testApp.clock.now.getTime() + 2 * minute);
    await vi.waitFor(() => expect(server.received.length).toBe(1), { timeout: 20_000 });
    await sending.stop();
    await server.stop();
    const source = server.received[0]?.source.replaceAll(/\r\n\s+/g, ' ') ?? '';
    expect(source).toMatch(
      /List-Unsubscribe: <https:\/\/fellowship\.example\/api\/notices\/unsubscribe\/[^>]+>/,
    );
    expect(source).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  });
});

const post = (path: string, headers: Record<string, string> = {}) =>
  testApp.app.inject({
    method: 'POST',
    url: path,
    payload: 'List-Unsubscribe=One-Click',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });
const address = async () => {
  await tell();
  await deliver(10);
  return addressIn((await letters())[0]?.text).pathname;
};

describe('the address that ends a topic’s letters', () => {
  it('ends nothing by being looked at; its button, and a mail program’s post without a session, end that topic alone', async () => {
    const path = await address();
    const page = await testApp.app.inject({ method: 'GET', url: path });
    expect([page.statusCode, page.headers['content-type'], page.headers['cache-control']]).toEqual([
      200,
      'text/html; charset=utf-8',
      'no-store',
    ]);
    expect(page.body).toContain('<form method="post">');
    // With none, a browser says of the button's post that it comes from nowhere, which is refused.
    expect(page.headers['referrer-policy']).toBe('same-origin');
    expect((await testApp.app.inject({ method: 'HEAD', url: path })).statusCode).toBe(404);
    expect(await program()).toMatchObject({ mail: true });
    for (const again of [1, 2]) expect([again, (await post(path)).statusCode]).toEqual([again, 200]);
    expect(await program()).toEqual({ topic: 'program', push: true, mail: false, inApp: true });
    const { topics, quiet, reminderHour } = await member.get(getNoticePreferences, {});
    expect(
      topics.filter(({ mail, topic }) => !mail && !['reminder', 'challenge'].includes(topic)).length,
    ).toBe(1);
    expect([quiet, reminderHour]).toEqual([{ from: 22, until: 7 }, 17]);
    await tell('another');
    await deliver(10);
    expect((await letters()).length).toBe(1);
  });

  it('keeps what its reader has chosen besides', async () => {
    const path = await address();
    const topics = [{ topic: 'program' as const, push: false, mail: true, inApp: true }];
    await member.get(setNoticePreferences, { body: { topics, quiet: null, reminderHour: 6 } });
    await post(path);
    expect(await program()).toMatchObject({ push: false, mail: false });
    expect(await member.get(getNoticePreferences, {})).toMatchObject({ quiet: null, reminderHour: 6 });
  });

  it.each([
    ['another topic', (path: string) => path.replace('.program.', '.message.')],
    ['another person', (path: string) => path.replace(/unsubscribe\/[\da-f]{8}/, 'unsubscribe/00000000')],
    ['a signature cut off', (path: string) => path.slice(0, -4)],
    ['no signature', (path: string) => path.replace(/\.[^.]+$/, '')],
    ['nothing', () => '/api/notices/unsubscribe/nothing'],
  ])('with %s is not ours, and ends nothing', async (_, changed) => {
    const path = changed(await address());
    for (const method of ['GET', 'POST'] as const)
      expect((await testApp.app.inject({ method, url: path })).statusCode).toBe(404);
    expect(await program()).toMatchObject({ mail: true });
  });

  it('is taken from no other site’s page', async () => {
    expect((await post(await address(), { origin: 'https://elsewhere.example' })).statusCode).toBe(403);
    expect(await program()).toMatchObject({ mail: true });
  });
});
