import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { endAllSessions, endSession, getCurrentUser, listSessions, signIn } from '#contract/session.ts';
import { appForTests, type TestApp } from '#server/testing/app-for-tests.ts';
import { aCoach, aMember, password, Person } from '#server/testing/people.ts';

const start = new Date('2026-03-18T12:00:00Z');
const minute = 60_000;

let testApp: TestApp;
let coach: Person;
let member: Person;

beforeAll(async () => {
  testApp = await appForTests({ now: start });
  coach = await aCoach(testApp);
});
beforeEach(async () => {
  testApp.clock.now = start;
  member = await aMember(testApp, coach);
});
afterAll(() => testApp.close());

const after = (minutes: number) => {
  testApp.clock.now = new Date(start.getTime() + minutes * minute);
};
const at = (minutes: number) => new Date(start.getTime() + minutes * minute).toISOString();
const status = async (person: Person) => (await person.ask(getCurrentUser, {})).status;

const current = async (person: Person) =>
  (await person.get(listSessions, {})).find(({ isCurrent }) => isCurrent);

async function signedInOn(userAgent: string): Promise<Person> {
  const browser = new Person(testApp);
  const body = { email: member.email, password };
  await browser.get(signIn, { body }, { 'user-agent': userAgent });
  return browser;
}

describe('the list of sessions', () => {
  it('holds each of one’s own, the one that asks marked, last used first', async () => {
    after(10);
    const phone = await signedInOn('A phone');
    const sessions = await phone.get(listSessions, {});
    expect(sessions).toMatchObject([
      { isCurrent: true, userAgent: 'A phone', createdAt: at(10), lastSeenAt: at(10) },
      { isCurrent: false, createdAt: at(0), lastSeenAt: at(0) },
    ]);
    expect((await member.get(listSessions, {})).map(({ isCurrent }) => isCurrent)).toEqual([false, true]);
  });

  it('holds nothing that opens one', async () => {
    const text = JSON.stringify(await member.get(listSessions, {}));
    const { rows } = await testApp.db.$client.query<{ token_hash: string }>(
      'select token_hash from sessions',
    );
    for (const { token_hash: hash } of rows) expect(text).not.toContain(hash);
    expect(text).not.toContain(member.cookie.split('=')[1]);
  });

  it('keeps 300 characters of what the browser calls itself', async () => {
    const phone = await signedInOn('x'.repeat(1000));
    expect((await current(phone))?.userAgent).toBe('x'.repeat(300));
  });

  it('says nothing of a browser that does not name itself', async () => {
    const phone = await signedInOn('');
    expect((await current(phone))?.userAgent).toBeNull();
  });

  it('tells to the hour when each was last used', async () => {
    for (const [minutes, seen] of [
      [59, 0],
      [60, 60],
      [100, 60],
      [125, 125],
    ] as const) {
      after(minutes);
      await status(member);
      expect((await current(member))?.lastSeenAt).toBe(at(seen));
    }
  });

  it('leaves out what has run out', async () => {
    after(29 * 24 * 60);
    const phone = await signedInOn('A phone');
    after(31 * 24 * 60);
    expect(await phone.get(listSessions, {})).toHaveLength(1);
  });
});

describe('ending a session', () => {
  it('signs that browser out, and no other', async () => {
    const [phone, laptop] = [await signedInOn('A phone'), await signedInOn('A laptop')];
    const id = (await current(phone))?.id ?? '';
    expect((await laptop.ask(endSession, { params: { id } })).body).toEqual({ ok: true });
    expect([await status(phone), await status(laptop), await status(member)]).toEqual([401, 200, 200]);
    expect((await laptop.ask(endSession, { params: { id } })).status).toBe(404);
  });

  it('of another is not there: 404, and it goes on', async () => {
    const other = await aMember(testApp, coach);
    const id = (await current(other))?.id ?? '';
    const answer = await member.ask(endSession, { params: { id } });
    expect([answer.status, answer.body]).toEqual([404, { message: 'Session not found' }]);
    expect((await coach.ask(endSession, { params: { id } })).status).toBe(404);
    expect(await status(other)).toBe(200);
  });

  it('of all signs out everywhere, here too, and nobody else', async () => {
    const [phone, here] = [await signedInOn('A phone'), new Person(testApp, member.cookie)];
    const answer = await member.ask(endAllSessions, {});
    expect([answer.status, answer.body]).toEqual([200, { ok: true }]);
    expect(answer.headers['set-cookie']).toMatch(/^fellowship_session=;/);
    expect([await status(phone), await status(here), await status(coach)]).toEqual([401, 401, 200]);
  });
});
