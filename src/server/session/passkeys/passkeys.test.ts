import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import {
  addPasskey,
  beginPasskey,
  beginPasskeySignIn,
  listPasskeys,
  removePasskey,
  signInWithPasskey,
} from '#contract/passkeys.ts';
import {
  acceptInvitation,
  changePassword,
  forgetPassword,
  getCurrentUser,
  resetPassword,
  signIn,
} from '#contract/session.ts';
import { appForTests, appForThisTest, type TestApp } from '#server/testing/app-for-tests.ts';
import { aCoach, aMember, password, Person } from '#server/testing/people.ts';
import { emailsTo, tokenIn } from '#server/testing/queued-emails.ts';
import { SoftwareAuthenticator } from '#server/testing/services/software-authenticator.ts';
import { untilWaiting } from '#server/testing/waiting-for-locks.ts';

const start = new Date('2026-03-18T12:00:00Z');
const minute = 60_000;
/** A request's own host name counts where no public address is set. */
const host = { host: 'localhost' };

let testApp: TestApp;
let coach: Person;
let member: Person;
let device: SoftwareAuthenticator;

beforeAll(async () => {
  testApp = await appForTests({ now: start });
  coach = await aCoach(testApp);
});
beforeEach(async () => {
  testApp.clock.now = start;
  member = await aMember(testApp, coach);
  device = new SoftwareAuthenticator();
  await testApp.db.$client.query('delete from sign_in_failures; delete from rate_counts');
});
afterAll(() => testApp.close());

const after = (minutes: number) => {
  testApp.clock.now = new Date(start.getTime() + minutes * minute);
};

const askFor = (given: string, whose = member) =>
  whose.ask(beginPasskey, { body: { password: given } }, host);

const question = (whose = member) => whose.get(beginPasskey, { body: { password } }, host);

async function add(whose = member, origin?: string, name = 'My phone') {
  const { challengeId, options } = await question(whose);
  const credential = device.make(options, origin);
  return whose.ask(addPasskey, { body: { challengeId, name, credential } }, host);
}

const begin = (person = new Person(testApp)) => person.get(beginPasskeySignIn, {}, host);

async function enter(origin?: string, person = new Person(testApp)) {
  const { challengeId, options } = await begin(person);
  const credential = device.prove(options, origin);
  return person.ask(signInWithPasskey, { body: { challengeId, credential } }, host);
}

const have = (count: number) =>
  testApp.db.$client.query(
    `insert into passkeys (id, user_id, public_key, counter, transports, name)
     select gen_random_uuid(), $1, '', 0, '{}', 'One of many' from generate_series(1, $2::int)`,
    [member.id, count],
  );

const newest = async () => (await emailsTo(testApp, member.email)).at(-1);
const signInWith = async (guess: string) =>
  (await new Person(testApp).ask(signIn, { body: { email: member.email, password: guess } })).status;

const newPassword = 'a better horse battery';

async function linkByMail(): Promise<string> {
  await new Person(testApp).get(forgetPassword, { body: { email: member.email } });
  return tokenIn(await newest());
}
const reset = (token: string, owner = new Person(testApp)) =>
  owner.get(resetPassword, { body: { token, password: newPassword } });

const tooLate = 'This took too long, or was sent twice. Please try again.';
const notHolding = 'This passkey could not be checked. Please try again.';
const notKnown =
  'This passkey is not known here; it may have been removed. Sign in with your password instead.';

describe('adding a passkey', () => {
  it('asks the device for one that it lists by itself, for this site and this person', async () => {
    await add();
    const { options } = await question();
    expect(options).toMatchObject({
      rp: { name: 'Fellowship', id: 'localhost' },
      user: { name: member.email, displayName: expect.stringMatching(/^Ada /) },
      timeout: 300_000,
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
      excludeCredentials: [{ id: device.id }],
    });
  });

  it('keeps it under the name that was given, and its owner is told by mail', async () => {
    const { status, body } = await add();
    expect(status).toBe(201);
    const kept = { id: device.id, name: 'My phone', createdAt: start.toISOString(), lastUsedAt: null };
    expect(body).toEqual(kept);
    expect(await member.get(listPasskeys, {})).toEqual([kept]);
    expect((await emailsTo(testApp, member.email)).at(-1)?.subject).toBe(
      'A passkey was added to your account at Fellowship',
    );
  });

  it('keeps of how it can be reached only what there is', async () => {
    await add();
    const { rows } = await testApp.db.$client.query('select transports from passkeys where id = $1', [
      device.id,
    ]);
    expect(rows).toEqual([{ transports: ['internal'] }]);
  });

  it('wants a name', async () => {
    const { status, body } = await add(member, undefined, ' ');
    expect([status, body.message]).toEqual([400, 'Name this passkey so you can recognize it']);
  });

  it('takes the same passkey once', async () => {
    await add();
    const { status, body } = await add();
    expect([status, body.message]).toEqual([409, 'This passkey has been added already']);
  });

  it('refuses what was made for another site', async () => {
    const { status, body } = await add(member, 'https://fellowship.evil.example');
    expect([status, body.message]).toEqual([400, notHolding]);
    expect(await member.get(listPasskeys, {})).toEqual([]);
  });

  it.each([
    ['nothing', {}],
    ['text', { response: 'text' }],
    ['no CBOR', { response: { clientDataJSON: 'e30', attestationObject: 'AAAA' } }],
  ])('refuses %s in place of what a device sends', async (_, response) => {
    const { challengeId } = await question();
    const credential = { id: device.id, rawId: device.id, type: 'public-key', ...response };
    const { status, body } = await member.ask(
      addPasskey,
      { body: { challengeId, name: 'X', credential } },
      host,
    );
    expect([status, body.message]).toEqual([400, notHolding]);
  });

  it('takes each challenge once, also after a refusal, and within 5 minutes', async () => {
    const { challengeId, options } = await question();
    const body = {
      challengeId,
      name: 'My phone',
      credential: device.make(options, 'http://elsewhere.example'),
    };
    await member.ask(addPasskey, { body }, host);
    const again = { ...body, credential: device.make(options) };
    const { status, body: said } = await member.ask(addPasskey, { body: again }, host);
    expect([status, said.message]).toEqual([404, tooLate]);

    const late = await question();
    after(5);
    const credential = device.make(late.options);
    const answer = await member.ask(addPasskey, { body: { ...late, name: 'My phone', credential } }, host);
    expect([answer.status, answer.body.message]).toEqual([404, tooLate]);
  });

  it('takes no challenge of someone else, nor one for signing in', async () => {
    const another = await aMember(testApp, coach);
    for (const { challengeId, options } of [await question(another), await begin()]) {
      const body = { challengeId, name: 'My phone', credential: device.make(options) };
      expect((await member.ask(addPasskey, { body }, host)).status).toBe(404);
    }
  });

  it('stops at 20', async () => {
    await have(20);
    const { status, body } = await askFor(password);
    expect([status, body.message]).toEqual([409, 'You have 20 passkeys. Remove one before you add another.']);
  });

  it('stops at 20 also when several devices are asked at once', async () => {
    await have(19);
    const input = await Promise.all([1, 2, 3].map(() => question()));
    const answers = await Promise.all(
      input.map(({ challengeId, options }) => {
        const credential = new SoftwareAuthenticator().make(options);
        return member.ask(addPasskey, { body: { challengeId, name: 'My phone', credential } }, host);
      }),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
    expect(await member.get(listPasskeys, {})).toHaveLength(20);
  });
});

describe('adding a passkey asks for the password', () => {
  const notYours = [{ path: 'password', message: 'This is not your password' }];

  it.each(['', 'not it'])('and takes no other: %j', async given => {
    const { status, body } = await askFor(given);
    expect([status, body.issues]).toEqual([400, notYours]);
  });

  it('of an account that has one, and of no other', async () => {
    await testApp.db.$client.query('update users set password_hash = null where id = $1', [member.id]);
    const { challengeId, options } = await member.get(beginPasskey, { body: {} }, host);
    const body = { challengeId, name: 'My phone', credential: device.make(options) };
    expect((await member.ask(addPasskey, { body }, host)).status).toBe(201);
  });

  it('and counts a wrong one by session: after 10 in 15 minutes the right one is refused too, there alone', async () => {
    for (let guess = 0; guess < 10; guess += 1) expect((await askFor(`guess ${guess}`)).status).toBe(400);
    const refused = await askFor(password);
    expect([refused.status, refused.body.message]).toEqual([
      429,
      'Too many failed sign-ins. Please wait 15 minutes and try again.',
    ]);
    expect(await signInWith(password)).toBe(200);
  });
});

describe('signing in with a passkey', () => {
  it('needs neither address nor password, and notes when it was', async () => {
    await add();
    after(60);
    const browser = new Person(testApp);
    const { status, body } = await enter(undefined, browser);
    expect([status, body.email]).toEqual([200, member.email]);
    expect(await browser.get(getCurrentUser, {})).toEqual(body);
    const [passkey] = await member.get(listPasskeys, {});
    expect(passkey?.lastUsedAt).toBe(testApp.clock.now.toISOString());
  });

  it('gives no hint whose passkeys there are', async () => {
    await add();
    const { options } = await begin();
    expect(options).toMatchObject({ rpId: 'localhost', userVerification: 'preferred' });
    expect(options.allowCredentials).toBeUndefined();
  });

  it('remembers the time zone of the browser', async () => {
    await add();
    const { challengeId, options } = await begin();
    const body = { challengeId, credential: device.prove(options), timeZone: 'America/Denver' };
    const user = await new Person(testApp).get(signInWithPasskey, { body }, host);
    expect(user.timeZone).toBe('America/Denver');
  });

  it('takes an answer once, also of several at the same instant', async () => {
    await add();
    const { challengeId, options } = await begin();
    const body = { challengeId, credential: device.prove(options) };
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => new Person(testApp).ask(signInWithPasskey, { body }, host)),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404, 404, 404]);
    expect(answers.find(({ status }) => status === 404)?.body).toEqual({ message: tooLate });
  });

  it('takes an answer within 5 minutes, and only to the question that was put', async () => {
    await add();
    const input = await begin();
    after(5);
    const late = { challengeId: input.challengeId, credential: device.prove(input.options) };
    expect((await new Person(testApp).ask(signInWithPasskey, { body: late }, host)).status).toBe(404);

    const [one, other] = [await begin(), await begin()];
    const body = { challengeId: one.challengeId, credential: device.prove(other.options) };
    const answer = await new Person(testApp).ask(signInWithPasskey, { body }, host);
    expect([answer.status, answer.body.message]).toEqual([400, notHolding]);
  });

  it('refuses what was signed for another site', async () => {
    await add();
    const { status, body } = await enter('https://fellowship.evil.example');
    expect([status, body.message]).toEqual([400, notHolding]);
  });

  it('refuses what another device has signed in its name', async () => {
    await add();
    const thief = new SoftwareAuthenticator();
    const { challengeId, options } = await begin();
    const credential = { ...thief.prove(options), id: device.id, rawId: device.id };
    const answer = await new Person(testApp).ask(
      signInWithPasskey,
      { body: { challengeId, credential } },
      host,
    );
    expect([answer.status, answer.body.message]).toEqual([400, notHolding]);
  });

  it.each([
    ['no counter', 0, 0, 200],
    ['a counter that goes up', 5, 6, 200],
    ['a counter that stays', 5, 5, 401],
    ['a counter that goes back', 5, 4, 401],
    ['a counter that is gone', 5, 0, 401],
  ])('with %s', async (_, counted, counter, expected) => {
    device.counter = counted;
    await add();
    device.counter = counter;
    const { status, body } = await enter();
    expect(status).toBe(expected);
    if (expected === 401) expect(body.message).toMatch('may have been copied');
  });

  it('does not know a passkey that was never added, or has been removed', async () => {
    const stranger = await enter();
    await add();
    await member.get(removePasskey, { params: { id: device.id } });
    const removed = await enter();
    for (const { status, body } of [stranger, removed])
      expect([status, body]).toEqual([401, { message: notKnown }]);
  });

  it('is refused after 100 failures from one address, which count as wrong passwords do', async () => {
    await add();
    const failures = `insert into sign_in_failures (account, address, at) select 'a' || n, '127.0.0.1', $1
      from generate_series(1, 98) n`;
    await testApp.db.$client.query(failures, [start]);
    const wrong = { email: 'nobody@fellowship.example', password: 'wrong' };
    expect((await new Person(testApp).ask(signIn, { body: wrong })).status).toBe(401);
    expect((await enter('https://fellowship.evil.example')).status).toBe(400);
    expect((await enter()).status).toBe(429);
    const right = { email: member.email, password };
    expect((await new Person(testApp).ask(signIn, { body: right })).status).toBe(429);
  });
});

describe('a new password', () => {
  const changed = 'Your password for Fellowship was changed';

  it('by a link removes the passkeys, which the letters say before and after', async () => {
    await add();
    const token = await linkByMail();
    expect((await newest())?.text).toContain('removes the passkeys of your account');
    const owner = new Person(testApp);
    await reset(token, owner);
    expect(await owner.get(listPasskeys, {})).toEqual([]);
    const { status, body } = await enter();
    expect([status, body]).toEqual([401, { message: notKnown }]);
    const mail = await newest();
    expect(mail?.subject).toBe(changed);
    expect(mail?.text).toContain('Its passkey was removed and can no longer be used to sign in.');
  });

  it('that is the first one, by a link, removes them too', async () => {
    await add();
    await testApp.db.$client.query('update users set password_hash = null where id = $1', [member.id]);
    const token = await linkByMail();
    expect((await newest())?.text).toContain('removes the passkeys of your account');
    const owner = new Person(testApp);
    await owner.get(acceptInvitation, { body: { token, password } });
    expect(await owner.get(listPasskeys, {})).toEqual([]);
  });

  it('by a link leaves those of others', async () => {
    const another = await aMember(testApp, coach);
    await add(another);
    await reset(await linkByMail());
    expect(await another.get(listPasskeys, {})).toHaveLength(1);
  });

  it('by a link leaves no passkey that was being added, and lets in nobody who was coming in by one', async () => {
    await add();
    const token = await linkByMail();
    const input = await Promise.all([1, 2, 3, 4].map(() => question()));
    const [owner, ...browsers] = [1, 2, 3, 4, 5].map(() => new Person(testApp));
    const entries = await Promise.all(browsers.map(browser => begin(browser)));
    device.counter = 0;
    const [, ...answers] = await Promise.all([
      reset(token, owner),
      ...input.map(({ challengeId, options }) => {
        const credential = new SoftwareAuthenticator().make(options);
        return member.ask(addPasskey, { body: { challengeId, name: 'My phone', credential } }, host);
      }),
      ...entries.map(({ challengeId, options }, at) => {
        const body = { challengeId, credential: device.prove(options) };
        return browsers[at]?.ask(signInWithPasskey, { body }, host);
      }),
    ]);
    for (const answer of answers) expect([200, 201, 401]).toContain(answer?.status);
    expect(await owner?.get(listPasskeys, {})).toEqual([]);
    for (const browser of browsers) expect((await browser.ask(getCurrentUser, {})).status).toBe(401);
  });

  it('that is being written leaves no passkey of a browser that it signs out', async () => {
    const { challengeId, options } = await question();
    const writing = await testApp.db.$client.connect();
    await writing.query('begin');
    await writing.query('update users set updated_at = now() where id = $1', [member.id]);
    const body = { challengeId, name: 'My phone', credential: device.make(options) };
    const adding = member.ask(addPasskey, { body }, host);
    await untilWaiting(testApp, 1);
    await writing.query('delete from sessions where user_id = $1', [member.id]);
    await writing.query('commit');
    writing.release();
    expect((await adding).status).toBe(401);
    expect((await enter()).body).toEqual({ message: notKnown });
  });

  it('in the account keeps them, and the letter says how many there are and where to remove them', async () => {
    await add();
    await member.get(changePassword, { body: { currentPassword: password, newPassword } });
    const mail = await newest();
    expect(mail?.subject).toBe(changed);
    expect(mail?.text).toContain('The account has 1 passkey, which can still be used to sign in.');
    expect(mail?.text).toMatch(/^See your passkeys:\nhttp:\/\/localhost(:\d+)?\/account$/m);
    expect((await enter()).status).toBe(200);
  });

  it('in an account without passkeys does not speak of any', async () => {
    await member.get(changePassword, { body: { currentPassword: password, newPassword } });
    expect((await newest())?.text).not.toContain('passkey');
  });
});

describe("one's own passkeys", () => {
  it('are nobody else’s: not to see, not to remove', async () => {
    await add();
    const another = await aMember(testApp, coach);
    expect(await another.get(listPasskeys, {})).toEqual([]);
    for (const person of [another, coach]) {
      const { status, body } = await person.ask(removePasskey, { params: { id: device.id } });
      expect([status, body]).toEqual([404, { message: 'Passkey not found' }]);
    }
    expect(await member.get(listPasskeys, {})).toHaveLength(1);
  });

  it('end with the account, and a challenge that was open too', async () => {
    await add();
    await question();
    await testApp.db.$client.query('delete from users where id = $1', [member.id]);
    expect((await enter()).status).toBe(401);
  });
});

describe('the site that a passkey is for', () => {
  it('is the public address where one is set, whatever a request calls us by', async () => {
    const shared = testApp;
    onTestFinished(() => {
      testApp = shared;
    });
    testApp = await appForThisTest({ now: start, publicUrl: 'https://fellowship.example' });
    const someone = await aCoach(testApp);
    device = new SoftwareAuthenticator('https://fellowship.example');
    expect((await add(someone)).status).toBe(201);
    expect((await enter()).status).toBe(200);
    expect((await enter('http://localhost')).status).toBe(400);
  });
});
