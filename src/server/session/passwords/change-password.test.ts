import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { changePassword, forgetPassword, getCurrentUser, resetPassword, signIn } from '#contract/session.ts';
import { appForTests, type TestApp } from '#server/testing/app-for-tests.ts';
import { aCoach, aMember, password, Person } from '#server/testing/people.ts';
import { emailsTo, tokenIn } from '#server/testing/queued-emails.ts';

const newPassword = 'a better horse battery';

let testApp: TestApp;
let coach: Person;
let member: Person;

beforeAll(async () => {
  testApp = await appForTests();
  coach = await aCoach(testApp);
});
beforeEach(async () => {
  await testApp.db.$client.query('truncate sign_in_failures, rate_counts, mails');
  member = await aMember(testApp, coach);
});
afterAll(() => testApp.close());

const change = (currentPassword: string, chosen = newPassword, who = member) =>
  who.ask(changePassword, { body: { currentPassword, newPassword: chosen } });
const status = async (person: Person) => (await person.ask(getCurrentUser, {})).status;
const signInWith = async (guess: string) =>
  (await new Person(testApp).ask(signIn, { body: { email: member.email, password: guess } })).status;

const notYours = [{ path: 'currentPassword', message: 'This is not your current password' }];

describe('changing the password', () => {
  it('asks for the present one', async () => {
    const refused = await change('not it');
    expect([refused.status, refused.body.issues]).toEqual([400, notYours]);
    expect(await signInWith(password)).toBe(200);
    expect((await change(password)).body).toEqual({ ok: true });
    expect([await signInWith(password), await signInWith(newPassword)]).toEqual([401, 200]);
  });

  it('ends all other sessions, not the one that asks, nor those of others', async () => {
    const phone = new Person(testApp);
    await phone.get(signIn, { body: { email: member.email, password } });
    await change(password);
    expect([await status(member), await status(phone), await status(coach)]).toEqual([200, 401, 200]);
  });

  it('tells its owner by mail', async () => {
    await change('not it');
    const before = await emailsTo(testApp, member.email);
    await change(password);
    const mails = (await emailsTo(testApp, member.email)).slice(before.length);
    expect(mails.map(({ subject }) => subject)).toEqual(['Your password for Fellowship was changed']);
  });

  it('ends a link for a new password that is on its way', async () => {
    await new Person(testApp).get(forgetPassword, { body: { email: member.email } });
    const token = tokenIn((await emailsTo(testApp, member.email)).at(-1));
    expect(token).not.toBe('');
    await change(password);
    const late = await new Person(testApp).ask(resetPassword, { body: { token, password } });
    expect(late.status).toBe(404);
  });

  it('asks for at least 8 characters', async () => {
    const answer = await change(password, 'seven77');
    expect([answer.status, answer.body.issues]).toEqual([
      400,
      [{ path: 'newPassword', message: 'Use at least 8 characters' }],
    ]);
  });

  it('counts a wrong one by session: after 10 in 15 minutes the right one is refused too, there alone', async () => {
    const phone = new Person(testApp);
    await phone.get(signIn, { body: { email: member.email, password } });
    for (let guess = 0; guess < 10; guess += 1) expect((await change(`guess ${guess}`)).status).toBe(400);
    const refused = await change(password);
    expect([refused.status, refused.body.message, refused.headers['retry-after']]).toEqual([
      429,
      'Too many failed sign-ins. Please wait 15 minutes and try again.',
      '900',
    ]);
    expect(await signInWith(password)).toBe(200);
    expect((await change(password, newPassword, phone)).status).toBe(200);
  });

  it('is asked for whatever a stranger guesses at', async () => {
    for (let guess = 0; guess < 11; guess += 1) await signInWith('wrong');
    expect(await signInWith(password)).toBe(429);
    expect((await change(password)).status).toBe(200);
  });

  it('of two at once, one is made', async () => {
    const phone = new Person(testApp);
    await phone.get(signIn, { body: { email: member.email, password } });
    const answers = await Promise.all([
      change(password, 'the first of two'),
      change(password, 'the second of two', phone),
    ]);
    const good = answers.filter(answer => answer.status === 200);
    expect(good).toHaveLength(1);
    const works = [await signInWith('the first of two'), await signInWith('the second of two')];
    expect(works.toSorted((a, b) => a - b)).toEqual([200, 401]);
  });
});
