import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { updateProfile } from '#contract/profile.ts';
import { getCurrentUser, listSessions, signIn } from '#contract/session.ts';
import { appForTests, appForThisTest, type TestApp } from '#server/testing/app-for-tests.ts';
import { aCoach, aMember, type Answer, password, Person } from '#server/testing/people.ts';

const start = new Date('2026-03-18T12:00:00Z');
const hour = 3_600_000;
const day = 24 * hour;

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

const after = (days: number) => {
  testApp.clock.now = new Date(start.getTime() + days * day);
};
const cookiesIn = ({ headers }: Answer) => [headers['set-cookie'] ?? []].flat() as string[];
const status = async (person: Person) => (await person.ask(getCurrentUser, {})).status;

describe('a session', () => {
  it('lasts 30 days without use', async () => {
    const other = new Person(testApp, member.cookie);
    after(29.9);
    expect(await status(member)).toBe(200);
    after(29.9 + 30.1);
    expect(await status(other)).toBe(401);
  });

  it('goes on as long as it is used', async () => {
    for (const days of [20, 40, 60, 80]) {
      after(days);
      expect(await status(member)).toBe(200);
    }
    after(111);
    expect(await status(member)).toBe(401);
  });

  it('is prolonged with its cookie, at most once a day', async () => {
    after(0.5);
    expect((await member.ask(getCurrentUser, {})).headers['set-cookie']).toBeUndefined();
    after(1.5);
    const prolonged = await member.ask(getCurrentUser, {});
    expect(cookiesIn(prolonged)[0]).toMatch(/^fellowship_session=.*Expires=Sun, 19 Apr 2026/);
    expect((await member.ask(getCurrentUser, {})).headers['set-cookie']).toBeUndefined();
  });

  it('is a cookie that scripts cannot read and other sites do not send', async () => {
    const cookies = cookiesIn(await member.ask(signIn, { body: { email: member.email, password } }));
    expect(cookies.map(cookie => cookie.split('=')[0])).toEqual(['fellowship_session', 'fellowship_device']);
    for (const cookie of cookies)
      expect(cookie).toMatch(/=[\w-]{43}; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/);
  });

  it('is a secure cookie where the site is reached by https', async () => {
    const behindProxy = await appForThisTest({ trustProxy: true });
    const person = await aCoach(behindProxy);
    const body = { email: person.email, password };
    const answer = await person.ask(signIn, { body }, { 'x-forwarded-proto': 'https' });
    expect(cookiesIn(answer).filter(cookie => cookie.includes('; Secure'))).toHaveLength(2);
  });

  it('is a secure cookie of this host alone where the site has an https address, whatever the proxy tells us', async () => {
    const withAddress = await appForThisTest({ publicUrl: 'https://fellowship.example' });
    const person = await aCoach(withAddress);
    const cookies = cookiesIn(await person.ask(signIn, { body: { email: person.email, password } }));
    expect(cookies).toHaveLength(2);
    for (const cookie of cookies)
      expect(cookie).toMatch(
        /^__Host-fellowship_\w+=[\w-]{43}; Path=\/; Expires=[^;]+; HttpOnly; Secure; SameSite=Lax$/,
      );
    expect(await status(person)).toBe(200);
    const [over] = cookiesIn(await person.send('GET', '/api/logout'));
    expect(over).toMatch(/^__Host-fellowship_session=; .*Path=\/; .*Secure/);
  });

  it('by its name from before an https address goes on, and gets the new one with its next use', async () => {
    const withAddress = await appForThisTest({ publicUrl: 'https://fellowship.example', now: start });
    const person = await aCoach(withAddress);
    const token = person.cookie.split('=')[1] ?? '';
    // The session looks as if it began before the address was https.
    await withAddress.db.$client.query('update sessions set is_host_bound = false, made_known = false');
    const before = new Person(withAddress, `fellowship_session=${token}`);
    expect((await before.ask(getCurrentUser, {})).headers['set-cookie']).toBeUndefined();
    withAddress.clock.now = new Date(start.getTime() + hour);
    const [renamed, old, device] = cookiesIn(await before.ask(getCurrentUser, {}));
    expect(renamed).toMatch(new RegExp(`^__Host-fellowship_session=${token}; .*Secure`));
    expect(old).toMatch(/^fellowship_session=; .*Expires=Thu, 01 Jan 1970/);
    expect(device).toMatch(/^__Host-fellowship_device=[\w-]{43}; /);
    expect((await before.ask(getCurrentUser, {})).status).toBe(200);
  });

  it('of this host alone is not taken by a name that a sister site can plant', async () => {
    const withAddress = await appForThisTest({ publicUrl: 'https://fellowship.example', now: start });
    const person = await aCoach(withAddress);
    const planted = person.cookie.replaceAll('__Host-', '');
    expect(await status(new Person(withAddress, planted))).toBe(401);
    expect(await status(person)).toBe(200);
  });

  it('ends 180 days after it began, however often it is used, and its cookie with it', async () => {
    let last = '';
    for (let days = 20; days < 180; days += 20) {
      after(days);
      last = cookiesIn(await member.ask(getCurrentUser, {}))[0] ?? last;
    }
    expect(last).toContain('Expires=Mon, 14 Sep 2026 12:00:00 GMT');
    after(179.9);
    expect(await status(member)).toBe(200);
    await testApp.db.$client.query(`update sessions set expires_at = '2027-03-18' where user_id = $1`, [
      member.id,
    ]);
    after(180);
    expect(await status(member)).toBe(401);
  });

  it('cannot be opened with what is in the table', async () => {
    const { rows } = await testApp.db.$client.query<{ token_hash: string }>(
      'select * from sessions where user_id = $1',
      [member.id],
    );
    const token = member.cookie.split('=')[1] ?? '';
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(rows)).not.toContain(token);
    const stored = new Person(testApp, `fellowship_session=${rows[0]?.token_hash}`);
    expect(await status(stored)).toBe(401);
  });

  it.each(['', 'x', '%E0%A4%A', 'a'.repeat(3000), "' or 1=1 --"])(
    'is not opened by the cookie %j',
    async token => {
      expect(await status(new Person(testApp, `fellowship_session=${token}`))).toBe(401);
    },
  );

  it('is one for each browser: signing out of one leaves the other', async () => {
    const [phone, laptop] = [new Person(testApp), new Person(testApp)];
    for (const browser of [phone, laptop]) {
      await browser.get(signIn, { body: { email: member.email, password } });
    }
    await phone.send('GET', '/api/logout');
    expect([await status(phone), await status(laptop)]).toEqual([401, 200]);
  });
});

const signedIn = async () => {
  const browser = new Person(testApp);
  await browser.get(signIn, { body: { email: member.email, password } });
  return browser;
};

describe('the sessions of one person', () => {
  it('are at most 30: who signs in once more is signed out where they have not been for longest', async () => {
    // An earlier release may have left so many.
    await testApp.db.$client.query(
      `insert into sessions (token_hash, user_id, created_at, last_seen_at, expires_at)
       select 'old ' || n, $1::uuid, $2, $2::timestamptz - n * interval '1 hour', $2::timestamptz + interval '9 days'
       from generate_series(1, 60) n`,
      [member.id, start],
    );
    expect(await member.get(listSessions, {})).toHaveLength(61);
    const newest = await signedIn();
    const left = await newest.get(listSessions, {});
    expect([left.length, left.at(-1)?.lastSeenAt]).toEqual([
      30,
      new Date(start.getTime() - 28 * hour).toISOString(),
    ]);
    expect([await status(member), await status(coach)]).toEqual([200, 200]);
  });

  it('are no more when many sign in at once', async () => {
    await Promise.all(Array.from({ length: 35 }, signedIn));
    const { rows } = await testApp.db.$client.query('select from sessions where user_id = $1', [member.id]);
    expect(rows).toHaveLength(30);
  });
});

describe('the full page navigations', () => {
  it('GET /api/login leads to the sign-in page', async () => {
    const answer = await new Person(testApp).send('GET', '/api/login');
    expect([answer.status, answer.headers.location]).toEqual([302, '/sign-in']);
  });

  it('HEAD /api/logout, which only looks whether there is something, signs nobody out', async () => {
    const answer = await member.send('HEAD', '/api/logout');
    expect([answer.status, answer.headers['set-cookie']]).toEqual([404, undefined]);
    expect(await status(member)).toBe(200);
  });

  it('GET /api/logout ends the session and leads to the landing page', async () => {
    const stolen = new Person(testApp, member.cookie);
    const answer = await member.send('GET', '/api/logout');
    expect([answer.status, answer.headers.location]).toEqual([302, '/']);
    expect(answer.headers['set-cookie']).toMatch(/^fellowship_session=;/);
    expect(await status(stolen)).toBe(401);
  });

  it('another site cannot sign people out', async () => {
    await new Person(testApp, member.cookie).send('GET', '/api/logout', undefined, {
      'sec-fetch-site': 'cross-site',
    });
    expect(await status(member)).toBe(200);
  });
});

const change = (headers: Record<string, string>, person = member) =>
  person.ask(updateProfile, { body: { bio: 'Changed' } }, headers);

describe('a write that another site makes in the browser', () => {
  it.each<[string, Record<string, string>]>([
    ['another origin', { origin: 'https://evil.example' }],
    ['a hidden origin', { origin: 'null' }],
    ['the port of https on http', { origin: 'http://gym.test', host: 'gym.test:443' }],
    ['a name before the host', { origin: 'https://gym.test', host: 'evil@gym.test' }],
    ['no host', { origin: 'https://gym.test', host: '' }],
    ['the same name on another port', { origin: 'http://localhost:8080' }],
    ['no origin, but word of another site', { 'sec-fetch-site': 'cross-site' }],
    ['no origin, but word of a sister site', { 'sec-fetch-site': 'same-site' }],
  ])('is refused: %s', async (_what, headers) => {
    const answer = await change(headers);
    expect([answer.status, answer.body]).toEqual([
      403,
      { message: expect.stringMatching(/^This request came from another site and was refused/) },
    ]);
  });

  it.each<[string, Record<string, string>]>([
    ['the site itself', { origin: 'http://fellowship.test', host: 'fellowship.test' }],
    ['the site itself, with the port of https', { origin: 'https://gym.test', host: 'gym.test:443' }],
    ['the site itself, with the port of http', { origin: 'http://gym.test', host: 'gym.test:80' }],
    ['the site itself, in capitals', { origin: 'https://gym.test', host: 'GYM.Test' }],
    [
      'the site itself, in capitals and with its port',
      { origin: 'https://gym.test:8443', host: 'Gym.TEST:8443' },
    ],
    ['the site itself, by another script', { origin: 'https://xn--trning-cua.test', host: 'träning.test' }],
    ['a program, which sends neither', {}],
    ['the browser, without an origin', { 'sec-fetch-site': 'same-origin' }],
  ])('one by %s is not', async (_what, headers) => {
    expect((await change(headers)).status).toBe(200);
  });

  it('one by the public address of the site is not', async () => {
    const behindProxy = await appForThisTest({ publicUrl: 'https://fellowship.example' });
    const person = await aCoach(behindProxy);
    expect((await change({ origin: 'https://fellowship.example' }, person)).status).toBe(200);
    expect((await change({ origin: 'https://fellowship.example.evil' }, person)).status).toBe(403);
  });

  it('says, and writes into the log, which setting is missing and which addresses differ; a flood writes little', async () => {
    const lines: string[] = [];
    const behindProxy = await appForThisTest({
      logger: { level: 'warn', stream: { write: (line: string) => void lines.push(line) } },
    });
    const person = await aCoach(behindProxy);
    const answer = await change({ origin: 'https://gym.example', host: '10.0.0.7:3000' }, person);
    expect([answer.status, answer.body.message]).toEqual([
      403,
      'This request came from another site and was refused: it was sent by https://gym.example, and this site is 10.0.0.7:3000. If they are the same, set PUBLIC_URL to the address that people use.',
    ]);
    for (let count = 0; count < 100; count += 1)
      await change({ origin: `https://gym${count}.example`, host: '10.0.0.7:3000' }, person);
    expect(lines[0]).toContain(answer.body.message);
    expect(lines).toHaveLength(50);
  });

  it('nor is a sign-in exempt', async () => {
    const body = { email: member.email, password };
    const answer = await new Person(testApp).ask(signIn, { body }, { origin: 'https://evil.example' });
    expect(answer.status).toBe(403);
  });
});
