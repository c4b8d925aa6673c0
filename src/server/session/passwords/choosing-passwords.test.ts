import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { addMember, changeRole } from '#contract/members.ts';
import {
  acceptInvitation,
  changePassword,
  forgetPassword,
  getInvitation,
  getPasswordLink,
  makeFirstCoach,
  resetPassword,
  signIn,
  signUp,
} from '#contract/session.ts';
import { provideFirstCoach } from '#server/setup/first-coach.ts';
import { appForTests, appForThisTest, type TestApp } from '#server/testing/app-for-tests.ts';
import { aCoach, password, Person } from '#server/testing/people.ts';
import { emailsTo, tokenIn } from '#server/testing/queued-emails.ts';

let testApp: TestApp;
let coach: Person;

beforeAll(async () => {
  testApp = await appForTests();
  coach = await aCoach(testApp);
});
beforeEach(async () => {
  await testApp.db.$client.query('truncate rate_counts');
});
afterAll(() => testApp.close());

let count = 0;
const newEmail = () => `ruth.moab${(count += 1)}@fellowship.example`;
const newest = async (email: string) => tokenIn((await emailsTo(testApp, email)).at(-1));

async function invitation(role: 'admin' | 'member' = 'member', email = newEmail()) {
  const body = { email, firstName: 'Ruthless', lastName: 'Moabites', role };
  const { inviteUrl } = await coach.get(addMember, { body });
  return { email, token: new URL(inviteUrl).searchParams.get('token') ?? '' };
}

const faultOf = ({ status, body }: { status: number; body: { issues?: { message: string }[] } }) =>
  `${status} ${body.issues?.[0]?.message ?? ''}`;

const common = '400 This is one of the most common passwords: choose something else';
const own = '400 This is your own name or e-mail address: choose something else';
const spaces = '400 A password cannot be only spaces';
const short = '400 Use at least 12 characters';

const weak = (email: string) => [
  ['password', common],
  ['12345678', common],
  ['PassWord1', common],
  ['qwertyuiop', common],
  [email, own],
  [email.toUpperCase(), own],
  [email.split('@')[0] ?? '', own],
  ['ruthless', own],
  ['Ruthless MOABITES', own],
  ['        ', spaces],
];

describe('a password that is guessed at once is not taken', () => {
  it('when an invitation is taken up; the link stays good', async () => {
    const { email, token } = await invitation();
    for (const [given = '', fault] of weak(email)) {
      const answer = await new Person(testApp).ask(acceptInvitation, { body: { token, password: given } });
      expect([given, faultOf(answer)]).toEqual([given, fault]);
    }
    await new Person(testApp).get(acceptInvitation, { body: { token, password: '8 chars!' } });
  });

  it('when a sign-up is finished', async () => {
    const email = newEmail();
    const body = { firstName: 'Ruthless', lastName: 'Moabites', email };
    await new Person(testApp).get(signUp, { body });
    const token = await newest(email);
    for (const [given = '', fault] of weak(email)) {
      const answer = await new Person(testApp).ask(acceptInvitation, { body: { token, password: given } });
      expect([given, faultOf(answer)]).toEqual([given, fault]);
    }
  });

  it('when it is changed, and when a new one is chosen by a letter', async () => {
    const { email, token: first } = await invitation();
    const member = new Person(testApp);
    await member.get(acceptInvitation, { body: { token: first, password } });
    await member.get(forgetPassword, { body: { email } });
    const token = await newest(email);
    for (const [given = '', fault] of weak(email)) {
      const body = { currentPassword: password, newPassword: given };
      const changed = await member.ask(changePassword, { body });
      const reset = await new Person(testApp).ask(resetPassword, { body: { token, password: given } });
      expect([given, faultOf(changed), faultOf(reset)]).toEqual([given, fault, fault]);
    }
    await new Person(testApp).get(resetPassword, { body: { token, password: '8 chars!' } });
  });
});

describe('a coach’s password has at least 12 characters', () => {
  it('when an invitation is taken up, whose page says so', async () => {
    const { token } = await invitation('admin');
    expect(await new Person(testApp).get(getInvitation, { body: { token } })).toMatchObject({
      shortestPassword: 12,
    });
    const take = (given: string) =>
      new Person(testApp).ask(acceptInvitation, { body: { token, password: given } });
    expect([faultOf(await take('eleven char')), faultOf(await take('twelve chars'))]).toEqual([
      short,
      '200 ',
    ]);
  });

  it('when it is changed or chosen anew; a member who becomes a coach keeps theirs until then', async () => {
    const { email, token } = await invitation();
    const promoted = new Person(testApp);
    const { id } = await promoted.get(acceptInvitation, { body: { token, password: '8 chars!' } });
    await coach.get(changeRole, { params: { id }, body: { role: 'admin' } });
    await promoted.get(signIn, { body: { email, password: '8 chars!' } });
    const change = (newPassword: string) =>
      promoted.ask(changePassword, { body: { currentPassword: '8 chars!', newPassword } });
    expect(faultOf(await change('eleven char'))).toBe(short);
    await new Person(testApp).get(forgetPassword, { body: { email } });
    const link = await newest(email);
    expect(await promoted.get(getPasswordLink, { body: { token: link } })).toMatchObject({
      shortestPassword: 12,
    });
    const reset = await promoted.ask(resetPassword, { body: { token: link, password: 'eleven char' } });
    expect(faultOf(reset)).toBe(short);
    expect(faultOf(await change('twelve chars'))).toBe('200 ');
  });

  it('when the first one is made, by the link or from the settings', async () => {
    const fresh = await appForThisTest();
    const now = fresh.clock.now;
    const provide = (given?: string) =>
      provideFirstCoach(
        fresh.db,
        given === undefined ? undefined : { email: 'gideon@fellowship.example', password: given },
        'http://localhost',
        now,
      );
    for (const given of ['password', 'eleven char', ' '.repeat(12), 'gideon@fellowship.example'])
      await expect(provide(given)).rejects.toThrow(/^ADMIN_PASSWORD makes no coach\. .+\.$/);
    const token = new URL((await provide()) ?? '').searchParams.get('token') ?? '';
    const names = { firstName: 'Gideon', lastName: 'Of Ophrah', email: 'gideon@fellowship.example' };
    const make = (given: string) =>
      new Person(fresh).ask(makeFirstCoach, { body: { token, ...names, password: given } });
    expect([faultOf(await make('eleven char')), faultOf(await make('Gideon of Ophrah'))]).toEqual([
      short,
      own,
    ]);
    expect(faultOf(await make('gideon had a trumpet'))).toBe('200 ');
    // With a coach in the database, a weak password left in the settings does not stop the start.
    expect(await provide('password')).toBeNull();
  });
});

/** Starts the app again with a library that counts how often a password is hashed. */
async function anAppThatCountsHashes() {
  let hashed = 0;
  vi.resetModules();
  vi.doMock(import('@node-rs/argon2'), async original => {
    const library = await original();
    const hash: typeof library.hash = (...options) => {
      hashed += 1;
      return library.hash(...options);
    };
    return { ...library, hash };
  });
  const { appForThisTest: start } = await import('#server/testing/app-for-tests.ts');
  const fresh = await start();
  onTestFinished(() => {
    vi.doUnmock('@node-rs/argon2');
    vi.resetModules();
  });
  return { fresh, countHashed: () => hashed };
}

it('nothing is hashed for a link that is none', async () => {
  const { fresh, countHashed } = await anAppThatCountsHashes();
  const before = countHashed();
  for (let guess = 0; guess < 20; guess += 1) {
    const body = { token: `made up ${guess}`, password: 'a garage at 5:40' };
    expect((await new Person(fresh).ask(acceptInvitation, { body })).status).toBe(404);
    expect((await new Person(fresh).ask(resetPassword, { body })).status).toBe(404);
  }
  expect(countHashed()).toBe(before);
  const { inviteUrl } = await (await aCoach(fresh)).get(addMember, {
    body: { email: newEmail(), firstName: 'Ruth', lastName: 'Moab' },
  });
  const token = new URL(inviteUrl).searchParams.get('token') ?? '';
  await new Person(fresh).get(acceptInvitation, { body: { token, password } });
  expect(countHashed()).toBe(before + 1);
});
