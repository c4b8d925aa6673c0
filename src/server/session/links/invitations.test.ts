import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addMember, inviteAgain, listMembers } from '#contract/members.ts';
import {
  acceptInvitation,
  checkSetupLink,
  getCurrentUser,
  getInvitation,
  makeFirstCoach,
  signIn,
} from '#contract/session.ts';
import type { Units } from '#domain/measures/measure.ts';
import { provideFirstCoach } from '#server/setup/first-coach.ts';
import { appForTests, appForThisTest, type TestApp } from '#server/testing/app-for-tests.ts';
import { aCoach, aMember, password, Person } from '#server/testing/people.ts';
import { emailsTo, linkIn } from '#server/testing/queued-emails.ts';

const start = new Date('2026-03-18T12:00:00Z');
const hour = 3_600_000;

let testApp: TestApp;
let coach: Person;

beforeAll(async () => {
  testApp = await appForTests({ now: start });
  coach = await aCoach(testApp);
});
beforeEach(() => {
  testApp.clock.now = start;
});
afterAll(() => testApp.close());

let count = 0;
const tokenOf = (url: string) => new URL(url).searchParams.get('token') ?? '';

async function invite() {
  count += 1;
  const email = `guest${count}@fellowship.example`;
  const added = await coach.get(addMember, { body: { email, firstName: 'Ruth', lastName: 'Moab' } });
  return { id: added.id, email, token: tokenOf(added.inviteUrl) };
}

const takeUp = (token: string) => new Person(testApp).ask(acceptInvitation, { body: { token, password } });
const lookUp = (token: string) => new Person(testApp).ask(getInvitation, { body: { token } });
const after = (hours: number) => {
  testApp.clock.now = new Date(start.getTime() + hours * hour);
};

const usedUp = {
  message:
    'This link has been used or has expired. Sign up once more, or ask your coach for a new invitation.',
};

describe('an invitation', () => {
  it('greets the person, lets them choose a password, and signs them in', async () => {
    const { id, email, token } = await invite();
    expect((await lookUp(token)).body).toEqual({ email, firstName: 'Ruth', shortestPassword: 8 });
    const guest = new Person(testApp);
    const user = await guest.get(acceptInvitation, { body: { token, password } });
    expect(user).toMatchObject({ id, email, role: 'member', subscriptionStatus: null });
    expect(await guest.get(getCurrentUser, {})).toEqual(user);
    expect((await new Person(testApp).ask(signIn, { body: { email, password } })).status).toBe(200);
  });

  it('comes by mail, with the link that the coach sees too', async () => {
    const body = { email: 'naomi@fellowship.example', firstName: 'Naomi', lastName: 'Judah' };
    const { id, inviteUrl } = await coach.get(addMember, { body });
    const again = await coach.get(inviteAgain, { params: { id } });
    const mails = await emailsTo(testApp, body.email);
    expect(mails.map(mail => [mail.subject, linkIn(mail)])).toEqual([
      ['You are invited to Fellowship', inviteUrl],
      ['You are invited to Fellowship', again.inviteUrl],
    ]);
    expect(mails[0]?.text).toMatch(/^Hello Naomi,\n/);
    const refused = await coach.ask(addMember, { body });
    expect([refused.status, (await emailsTo(testApp, body.email)).length]).toEqual([409, 2]);
  });

  it('is there until it is taken up: before that nobody can sign in', async () => {
    const { id, email, token } = await invite();
    const isPending = async () =>
      (await coach.get(listMembers, {})).find(member => member.id === id)?.invitationPending;
    expect(await isPending()).toBe(true);
    for (const guess of ['', password]) {
      const answer = await new Person(testApp).ask(signIn, { body: { email, password: guess } });
      expect(answer.status).toBe(401);
    }
    await takeUp(token);
    expect(await isPending()).toBe(false);
  });

  it('works once', async () => {
    const { token } = await invite();
    expect((await takeUp(token)).status).toBe(200);
    const [again, looked] = [await takeUp(token), await lookUp(token)];
    expect([again.status, again.body]).toEqual([404, usedUp]);
    expect([looked.status, looked.body]).toEqual([404, usedUp]);
  });

  it('works once also for two at the same instant', async () => {
    const { token } = await invite();
    const answers = await Promise.all([1, 2, 3, 4].map(() => takeUp(token)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404, 404, 404]);
  });

  it('works for 7 days', async () => {
    const [first, second] = [await invite(), await invite()];
    after(7 * 24 - 1);
    expect((await takeUp(first.token)).status).toBe(200);
    after(7 * 24);
    expect((await takeUp(second.token)).status).toBe(404);
  });

  it('ends when there is a new one', async () => {
    const { id, token } = await invite();
    const { inviteUrl } = await coach.get(inviteAgain, { params: { id } });
    expect((await takeUp(token)).status).toBe(404);
    expect((await takeUp(tokenOf(inviteUrl))).status).toBe(200);
    const late = await coach.ask(inviteAgain, { params: { id } });
    expect([late.status, late.body.message]).toEqual([
      409,
      'This member has already accepted the invitation',
    ]);
  });

  it('cannot be found in the table', async () => {
    const { id, token } = await invite();
    const { rows } = await testApp.db.$client.query('select * from account_links where user_id = $1', [id]);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it.each(['', 'nonsense', 'x'.repeat(200)])('is no guess such as %j', async token => {
    expect((await takeUp(token)).status).toBe(404);
  });

  it('asks for a password of at least 8 characters', async () => {
    const { token } = await invite();
    const answer = await new Person(testApp).ask(acceptInvitation, { body: { token, password: 'seven77' } });
    expect([answer.status, answer.body.issues]).toEqual([
      400,
      [{ path: 'password', message: 'Use at least 8 characters' }],
    ]);
    expect((await takeUp(token)).status).toBe(200);
  });
});

describe('an e-mail address', () => {
  it('is one account in any case of letters', async () => {
    const body = { email: ' Ruth.Moab@Fellowship.Example ', firstName: 'Ruth', lastName: 'Moab' };
    const added = await coach.get(addMember, { body });
    expect(added.email).toBe('ruth.moab@fellowship.example');
    const again = await coach.ask(addMember, { body: { ...body, email: 'RUTH.MOAB@fellowship.example' } });
    expect([again.status, again.body]).toEqual([
      409,
      { message: 'Someone with this e-mail address is there already' },
    ]);
    await takeUp(tokenOf(added.inviteUrl));
    const answer = await new Person(testApp).ask(signIn, {
      body: { email: 'Ruth.MOAB@fellowship.EXAMPLE', password },
    });
    expect(answer.status).toBe(200);
  });

  it('of two added at the same instant leaves one', async () => {
    const body = { email: 'twins@fellowship.example', firstName: 'Jacob', lastName: 'Esau' };
    const answers = await Promise.all([1, 2, 3].map(() => coach.ask(addMember, { body })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
  });

  it.each(['-', '–'])('of who has one name, with %j for the other', async lastName => {
    const body = { email: `one${lastName.codePointAt(0)}@fellowship.example`, firstName: 'Ruth', lastName };
    const { status, body: added } = await coach.ask(addMember, { body });
    expect([status, added.firstName, added.lastName]).toEqual([201, 'Ruth', '']);
  });

  it.each([
    [{ email: 'no address' }, [{ path: 'email', message: 'Invalid email address' }]],
    [{ firstName: '' }, [{ path: 'firstName', message: 'First name is required' }]],
    [{ lastName: ' ' }, [{ path: 'lastName', message: 'Last name is required' }]],
  ])('and the names are asked for: %j', async (wrong, issues) => {
    const body = { email: 'good@fellowship.example', firstName: 'Ruth', lastName: 'Moab', ...wrong };
    const answer = await coach.ask(addMember, { body });
    expect([answer.status, answer.body.issues]).toEqual([400, issues]);
  });
});

const make = (own: TestApp, token: string, email = 'head@fellowship.example', more: { units?: Units } = {}) =>
  new Person(own).ask(makeFirstCoach, {
    body: {
      ...more,
      token,
      firstName: 'Head',
      lastName: 'Coach',
      email,
      password,
      timeZone: 'America/New_York',
    },
  });
const check = async (own: TestApp, token: string) => {
  const { status, body } = await new Person(own).ask(checkSetupLink, { body: { token } });
  return [status, body];
};
const setupUsedUp = [
  404,
  { message: 'This link has been used or has expired. Start the server again: it prints a new one.' },
];
const linkFor = async (own: TestApp) =>
  tokenOf((await provideFirstCoach(own.db, undefined, 'http://localhost', own.clock.now)) ?? '');

describe('the first coach', () => {
  it('is made by the link once; afterwards there is a coach already', async () => {
    const own = await appForThisTest({ now: start });
    const token = await linkFor(own);
    const refused = await make(own, 'wrong');
    expect([refused.status, refused.body]).toEqual(setupUsedUp);
    const made = await make(own, token);
    expect([made.status, made.body]).toMatchObject([200, { role: 'admin', timeZone: 'America/New_York' }]);
    for (const again of [token, 'wrong']) {
      const answer = await make(own, again, 'other@fellowship.example');
      expect([answer.status, answer.body.message]).toEqual([
        409,
        'There is a coach already. Please sign in.',
      ]);
    }
    expect(await provideFirstCoach(own.db, undefined, 'http://localhost', start)).toBeNull();
  });

  it('measures in what was chosen, else in lb, miles and inches', async () => {
    const metric = { weight: 'kg', distance: 'km', length: 'cm' } as const;
    for (const [chosen, units] of [
      [{ units: metric }, metric],
      [{}, { weight: 'lb', distance: 'mi', length: 'in' }],
    ] as const) {
      const own = await appForThisTest({ now: start });
      const made = await make(own, await linkFor(own), undefined, chosen);
      expect([made.status, made.body]).toMatchObject([200, { units }]);
    }
  });

  it('finds out by looking the link up, which does not use it up', async () => {
    const own = await appForThisTest({ now: start });
    const token = await linkFor(own);
    expect(await check(own, 'wrong')).toEqual(setupUsedUp);
    expect(await check(own, (await invite()).token)).toEqual(setupUsedUp);
    expect(await check(own, token)).toEqual([200, { ok: true }]);
    expect(await check(own, token)).toEqual([200, { ok: true }]);
    own.clock.now = new Date(start.getTime() + 24 * hour);
    expect(await check(own, token)).toEqual(setupUsedUp);
    own.clock.now = start;
    expect((await make(own, token)).status).toBe(200);
    const already = [409, { message: 'There is a coach already. Please sign in.' }];
    for (const late of [token, 'wrong']) expect(await check(own, late)).toEqual(already);
  });

  it('is one, when two links are used at the same instant', async () => {
    const own = await appForThisTest({ now: start });
    const tokens = [await linkFor(own), await linkFor(own)];
    const answers = await Promise.all(
      tokens.map((token, index) => make(own, token, `head${index}@fellowship.example`)),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it('has 24 hours for it', async () => {
    const own = await appForThisTest({ now: start });
    const token = await linkFor(own);
    own.clock.now = new Date(start.getTime() + 24 * hour);
    expect((await make(own, token)).status).toBe(404);
  });

  it("is no member's invitation", async () => {
    const own = await appForThisTest({ now: start });
    const token = await linkFor(own);
    const answer = await new Person(own).ask(acceptInvitation, { body: { token, password } });
    expect(answer.status).toBe(404);
    expect((await make(own, (await invite()).token)).status).toBe(404);
  });

  it('can be made from the settings', async () => {
    const own = await appForThisTest({ now: start });
    const settings = { email: 'head@fellowship.example', password };
    expect(await provideFirstCoach(own.db, settings, 'http://localhost', start)).toBeNull();
    expect((await new Person(own).ask(signIn, { body: settings })).body).toMatchObject({ role: 'admin' });
  });
});

it('no answer about people ever holds a password or its hash', async () => {
  await aMember(testApp, coach);
  const members = JSON.stringify(await coach.get(listMembers, {}));
  expect(members).not.toMatch(/password|argon2/i);
});
