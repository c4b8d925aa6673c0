import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hash } from '@node-rs/argon2';
import { addMember } from '#contract/members.ts';
import { changePassword, forgetPassword, getCurrentUser, signIn } from '#contract/session.ts';
import { findUserByEmail, setPassword } from '#server/accounts/queries.ts';
import { appForTests, type TestApp } from '#server/testing/app-for-tests.ts';
import { aCoach, aMember, password, Person } from '#server/testing/people.ts';
import { emailsTo } from '#server/testing/queued-emails.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await appForTests();
});
afterAll(() => testApp.close());

describe('signing in', () => {
  it('answers the user and sets the session cookie', async () => {
    const coach = await aCoach(testApp);
    const member = await aMember(testApp, coach);
    const browser = new Person(testApp);
    const answer = await browser.ask(signIn, { body: { email: member.email.toUpperCase(), password } });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ email: member.email, role: 'member', subscriptionStatus: 'active' });
    expect(answer.body).not.toHaveProperty('passwordHash');
    expect(await browser.get(getCurrentUser, {})).toMatchObject({ id: member.id });
  });

  it('is refused with a wrong password, in the same words as for an unknown address', async () => {
    const coach = await aCoach(testApp);
    const browser = new Person(testApp);
    const wrong = await browser.ask(signIn, { body: { email: coach.email, password: 'not it' } });
    const unknown = await browser.ask(signIn, { body: { email: 'nobody@fellowship.example', password } });
    expect([wrong.status, wrong.body]).toEqual([401, { message: 'E-mail or password is not right' }]);
    expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body]);
  });
});

/** `ü` and `é` as one character each, and as a letter with a mark. */
const composed = 'Gr\u00fc\u00dfe an Ren\u00e9';
const decomposed = composed.normalize('NFD');

const signInWith = async (email: string, tried: string) =>
  (await new Person(testApp).ask(signIn, { body: { email, password: tried } })).status;

describe('a password is its letters, however a keyboard puts them together', () => {
  const inForms: [string, string][] = [
    ['composed', composed],
    ['decomposed', decomposed],
    ['with wide letters', composed.replace('Gr', '\uff27\uff52')],
    ['with other blanks', composed.replaceAll(' ', '\u00a0')],
    ['with the blanks of ideographs', composed.replaceAll(' ', '\u3000')],
  ];
  it.each(inForms)('chosen %s, it opens in all forms, and no other does', async (_form, chosen) => {
    const member = await aMember(testApp, await aCoach(testApp));
    await member.get(changePassword, { body: { currentPassword: password, newPassword: chosen } });
    for (const [, tried] of inForms) expect(await signInWith(member.email, tried)).toBe(200);
    expect(await signInWith(member.email, 'Grusse an Rene')).toBe(401);
    expect(await signInWith(member.email, composed.toLowerCase())).toBe(401);
  });

  it.each([
    ['with other blanks', inForms[3]?.[1] ?? '', inForms[3]?.[1] ?? ''],
    ['decomposed', decomposed, composed],
    ['with wide letters', inForms[2]?.[1] ?? '', inForms[2]?.[1] ?? ''],
  ])('one kept %s by its bytes still lets in, and is then kept anew', async (_form, kept, tried) => {
    const member = await aMember(testApp, await aCoach(testApp));
    const before = await hash(kept, { memoryCost: 8, timeCost: 1, parallelism: 1 });
    await setPassword(testApp.db, member.id, before, testApp.clock.now);
    expect(await signInWith(member.email, tried)).toBe(200);
    const found = await findUserByEmail(testApp.db, member.email);
    expect(found?.passwordHash).not.toBe(before);
    for (const [, form] of inForms) expect(await signInWith(member.email, form)).toBe(200);
  });
});

it.each([
  ['a byte order mark', (email: string) => `\ufeff${email}`],
  ['a zero-width space', (email: string) => `${email}\u200b`],
  ['joiners within', (email: string) => email.replace('@', '\u200d@\u2060')],
  ['a no-break space', (email: string) => `\u00a0${email}\u202f`],
  ['a soft hyphen', (email: string) => email.replace('@', '\u00ad@')],
  ['marks of direction', (email: string) => `\u202a${email}\u202c`],
  ['blanks and a line break', (email: string) => ` ${email}\n`],
])('an address with %s is the address', async (_what, copied) => {
  const coach = await aCoach(testApp);
  const body = { email: copied(coach.email), password };
  expect((await new Person(testApp).ask(signIn, { body })).status).toBe(200);
  const invited = await coach.get(addMember, {
    body: { email: copied(`new-${coach.email}`), firstName: 'Ada', lastName: 'Lovelace' },
  });
  expect(invited.email).toBe(`new-${coach.email}`);
  const mails = async (email: string) => {
    await new Person(testApp).ask(forgetPassword, { body: { email } });
    return (await emailsTo(testApp, coach.email)).filter(({ text }) => text.includes('token=')).length;
  };
  expect(await mails(copied(coach.email))).toBe(1);
});
