import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addMember } from '#contract/members.ts';
import {
  acceptInvitation,
  forgetPassword,
  getCurrentUser,
  getInvitation,
  getPasswordLink,
  resetPassword,
  signIn,
} from '#contract/session.ts';
import { appForTests, type TestApp } from '#server/testing/app-for-tests.ts';
import { aCoach, aMember, password, Person } from '#server/testing/people.ts';
import { emailsTo, linkIn, tokenIn } from '#server/testing/queued-emails.ts';

const start = new Date('2026-03-18T12:00:00Z');
const minute = 60_000;
const newPassword = 'a better horse battery';

let testApp: TestApp;
let coach: Person;
let member: Person;

beforeAll(async () => {
  testApp = await appForTests({ now: start });
  coach = await aCoach(testApp);
});
beforeEach(async () => {
  testApp.clock.now = start;
  await testApp.db.$client.query('truncate rate_counts');
  member = await aMember(testApp, coach);
  await testApp.db.$client.query('truncate mails');
});
afterAll(() => testApp.close());

const forget = (email: string) => new Person(testApp).ask(forgetPassword, { body: { email } });
const reset = (token: string, who = new Person(testApp)) =>
  who.ask(resetPassword, { body: { token, password: newPassword, timeZone: 'Europe/London' } });
const lookUp = (token: string) => new Person(testApp).ask(getPasswordLink, { body: { token } });
const takeUp = (token: string) => new Person(testApp).ask(acceptInvitation, { body: { token, password } });
const lookUpInvitation = (token: string) => new Person(testApp).ask(getInvitation, { body: { token } });
const newest = async (email: string) => (await emailsTo(testApp, email)).at(-1);
const status = async (person: Person) => (await person.ask(getCurrentUser, {})).status;
const signInWith = async (guess: string, email = member.email) =>
  (await new Person(testApp).ask(signIn, { body: { email, password: guess } })).status;
const after = (ms: number) => {
  testApp.clock.now = new Date(start.getTime() + ms);
};

async function timed(email: string) {
  const before = performance.now();
  const { status: answered, body, headers } = await forget(email);
  return { answer: [answered, body, Object.keys(headers).toSorted()], took: performance.now() - before };
}

async function passwordLink(email = member.email): Promise<string> {
  await forget(email);
  return tokenIn(await newest(email));
}

const usedUp = [404, { message: 'This link has been used or has expired. Please ask for a new one.' }];

describe('a forgotten password', () => {
  it('is replaced with the link of a letter, which signs in', async () => {
    expect((await forget(member.email.toUpperCase())).body).toEqual({ ok: true });
    const mail = await newest(member.email);
    expect(mail?.subject).toBe('Choose a new password for Fellowship');
    expect(linkIn(mail)).toMatch(/^http:\/\/localhost(:\d+)?\/password\?token=[\w-]{43}$/);
    const token = tokenIn(mail);
    expect((await lookUp(token)).body).toEqual({ email: member.email, shortestPassword: 8 });
    const browser = new Person(testApp);
    const answer = await reset(token, browser);
    expect([answer.status, answer.body]).toMatchObject([200, { id: member.id, timeZone: 'Europe/London' }]);
    expect(await browser.get(getCurrentUser, {})).toMatchObject({ id: member.id });
    expect([await signInWith(password), await signInWith(newPassword)]).toEqual([401, 200]);
  });

  it('replaced, ends every session, and its owner is told', async () => {
    const phone = new Person(testApp);
    await phone.get(signIn, { body: { email: member.email, password } });
    expect((await reset(await passwordLink())).status).toBe(200);
    expect([await status(member), await status(phone)]).toEqual([401, 401]);
    const mail = await newest(member.email);
    expect(mail?.subject).toBe('Your password for Fellowship was changed');
    expect(mail?.text).not.toContain('token');
  });

  it('replaced, leaves no session to a sign-in that was under way', async () => {
    const token = await passwordLink();
    const browsers = Array.from({ length: 8 }, () => new Person(testApp));
    const signingIn = browsers.map(browser =>
      browser.ask(signIn, { body: { email: member.email, password } }),
    );
    const [answer, ...answers] = await Promise.all([reset(token), ...signingIn]);
    expect(answer.status).toBe(200);
    for (const { status: answered } of answers) expect([200, 401]).toContain(answered);
    for (const browser of browsers) expect(await status(browser)).toBe(401);
  });

  it('of an address without an account answers the same, as late, and writes nothing', async () => {
    const [known, unknown] = [await timed(member.email), await timed('nobody@fellowship.example')];
    expect(known.answer).toEqual(unknown.answer);
    for (const { took } of [known, unknown]) expect(took).toBeGreaterThan(190);
    expect(await emailsTo(testApp, 'nobody@fellowship.example')).toEqual([]);
  });

  it('of an account that has none yet sends a further invitation, and ends none', async () => {
    const email = 'invited@fellowship.example';
    await coach.get(addMember, { body: { email, firstName: 'Ruth', lastName: 'Moab' } });
    const first = tokenIn(await newest(email));
    await forget(email);
    const mail = await newest(email);
    expect(mail?.subject).toBe('You are invited to Fellowship');
    expect((await lookUpInvitation(tokenIn(mail))).status).toBe(200);
    expect((await takeUp(first)).status).toBe(200);
    expect((await takeUp(tokenIn(mail))).status).toBe(404);
  });

  it('sends at most 3 letters an hour for one account, and says nothing of it', async () => {
    for (const minutes of [0, 20, 40, 50, 59]) {
      after(minutes * minute);
      expect((await forget(member.email)).body).toEqual({ ok: true });
    }
    expect(await emailsTo(testApp, member.email)).toHaveLength(3);
    after(60 * minute);
    await forget(member.email);
    expect(await emailsTo(testApp, member.email)).toHaveLength(4);
    await forget(member.email);
    expect(await emailsTo(testApp, member.email)).toHaveLength(4);
    await forget(coach.email);
    expect(await emailsTo(testApp, coach.email)).toHaveLength(1);
  });

  it('holds to that also when asked many times at once', async () => {
    await Promise.all([1, 2, 3, 4, 5, 6].map(() => forget(member.email)));
    expect(await emailsTo(testApp, member.email)).toHaveLength(3);
  });
});

describe('the link for a new password', () => {
  it('works once', async () => {
    const token = await passwordLink();
    expect((await reset(token)).status).toBe(200);
    const [again, looked] = [await reset(token), await lookUp(token)];
    expect([again.status, again.body]).toEqual(usedUp);
    expect([looked.status, looked.body]).toEqual(usedUp);
  });

  it('works once also for two at the same instant', async () => {
    const token = await passwordLink();
    const answers = await Promise.all([1, 2, 3, 4].map(() => reset(token)));
    expect(answers.map(answer => answer.status).toSorted((a, b) => a - b)).toEqual([200, 404, 404, 404]);
  });

  it('works for one hour', async () => {
    const token = await passwordLink();
    after(60 * minute - 1);
    expect((await lookUp(token)).status).toBe(200);
    after(60 * minute);
    expect((await reset(token)).status).toBe(404);
  });

  it('goes on working when someone asks for another; of two at the same instant one is taken', async () => {
    const [first, second] = [await passwordLink(), await passwordLink()];
    expect((await lookUp(first)).status).toBe(200);
    const answers = await Promise.all([reset(first), reset(second)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404]);
  });

  it('of another account goes on working', async () => {
    const other = await aMember(testApp, coach);
    const [mine, theirs] = [await passwordLink(), await passwordLink(other.email)];
    expect((await reset(mine)).status).toBe(200);
    expect((await lookUp(theirs)).body).toMatchObject({ email: other.email });
  });

  it('works for nothing else, nor does an invitation work for it', async () => {
    const token = await passwordLink();
    expect((await new Person(testApp).ask(getInvitation, { body: { token } })).status).toBe(404);
    expect((await takeUp(token)).status).toBe(404);
    const body = { email: 'guest@fellowship.example', firstName: 'Ruth', lastName: 'Moab' };
    const { inviteUrl } = await coach.get(addMember, { body });
    const invitation = new URL(inviteUrl).searchParams.get('token') ?? '';
    expect((await lookUp(invitation)).status).toBe(404);
    expect((await reset(invitation)).status).toBe(404);
    expect((await reset(token)).status).toBe(200);
  });

  it.each(['', 'nonsense', 'x'.repeat(200)])('is no guess such as %j', async token => {
    expect((await reset(token)).status).toBe(404);
  });

  it('asks for a password of at least 8 characters', async () => {
    const token = await passwordLink();
    const answer = await new Person(testApp).ask(resetPassword, { body: { token, password: 'seven77' } });
    expect([answer.status, answer.body.issues]).toEqual([
      400,
      [{ path: 'password', message: 'Use at least 8 characters' }],
    ]);
    expect((await reset(token)).status).toBe(200);
  });

  it('cannot be found in the table', async () => {
    const token = await passwordLink();
    const { rows } = await testApp.db.$client.query('select * from account_links');
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});
