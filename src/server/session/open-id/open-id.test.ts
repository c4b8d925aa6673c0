import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addMember, listMembers } from '#contract/members.ts';
import { getCurrentUser, listSignInWays } from '#contract/session.ts';
import { appForTests, appForThisTest, type TestApp } from '#server/testing/app-for-tests.ts';
import { startOpenIdProvider } from '#server/testing/services/open-id-provider.ts';
import { aCoach, aMember, Person } from '#server/testing/people.ts';
import { Walker } from '#server/testing/calls/walker.ts';

const site = 'http://127.0.0.1:7000';
const callback = `${site}/api/login/callback`;

let provider: Awaited<ReturnType<typeof startOpenIdProvider>>;
let testApp: TestApp;
let coach: Person;
let said: string[];

beforeAll(async () => {
  provider = await startOpenIdProvider({ redirectUri: callback, accounts: {} });
  said = [];
  const logger = { level: 'info', stream: { write: (line: string) => void said.push(line) } };
  testApp = await appForTests({ publicUrl: site, openId: provider.settings, logger });
  coach = await aCoach(testApp);
});
beforeEach(async () => {
  said.length = 0;
  await testApp.db.$client.query('delete from rate_counts');
});
afterAll(async () => {
  await testApp.close();
  await provider.stop();
});

let count = 0;

/** Adds a person at the provider, and answers the name they sign in with there. */
function known(claims: object): string {
  count += 1;
  const name = `someone${count}`;
  provider.accounts[name] = { ...claims };
  return name;
}

const verified = (email: string, more: object = {}) => known({ email, email_verified: true, ...more });

/** Goes from our door to the provider's page, and back with its answer. */
async function walkIn(name: string, walker = new Walker(testApp, site), login = '/api/login') {
  const { url } = await walker.goTo(login);
  return { walker, end: pathOf(await walker.goTo(url, { form: { name } })) };
}

/** Does the same, but stops at our door. */
async function wayBack(name: string, walker: Walker): Promise<URL> {
  const { url } = await walker.goTo('/api/login');
  return (await walker.goTo(url, { form: { name }, until: callback })).url;
}

const pathOf = ({ url }: { url: URL }) => url.pathname + url.search;

const personOf = (walker: Walker) =>
  new Person(testApp, `fellowship_session=${walker.cookies.get('fellowship_session')?.value}`);

const userOf = (walker: Walker) => personOf(walker).get(getCurrentUser, {});

const isOut = (walker: Walker) => !walker.cookies.has('fellowship_session');

async function linksOf(userId: string) {
  const { rows } = await testApp.db.$client.query(
    'select issuer, subject from identities where user_id = $1',
    [userId],
  );
  return rows;
}

describe('signing in through the provider', () => {
  it('leads there with a code to come back with, PKCE, state and nonce, other ones each time', async () => {
    const addresses = [];
    for (const walker of [new Walker(testApp, site), new Walker(testApp, site)]) {
      addresses.push((await walker.goTo('/api/login', { until: `${provider.settings.issuer}/auth` })).url);
    }
    const [one, other] = addresses.map(({ searchParams }) => Object.fromEntries(searchParams));
    expect(one).toMatchObject({
      client_id: 'fellowship',
      response_type: 'code',
      redirect_uri: callback,
      scope: 'openid email profile',
      code_challenge_method: 'S256',
    });
    for (const name of ['state', 'nonce', 'code_challenge']) expect(one?.[name]).not.toBe(other?.[name]);
  });

  it('keeps what the answer has to fit in a cookie of ten minutes, for the way back alone', async () => {
    const { headers } = await testApp.app.inject({ url: '/api/login' });
    expect(headers['set-cookie']).toMatch(
      /^fellowship_provider=[\w-]+; Max-Age=600; Path=\/api\/login; HttpOnly; SameSite=Lax$/,
    );
    expect(headers['cache-control']).toBe('no-store');
  });

  it('makes an account the first time, a member without membership', async () => {
    const name = verified('Ruth@Moab.example', { given_name: 'Ruth', family_name: 'Moab' });
    const { walker, end } = await walkIn(name);
    expect(end).toBe('/');
    const user = await userOf(walker);
    expect(user).toMatchObject({
      email: 'ruth@moab.example',
      firstName: 'Ruth',
      lastName: 'Moab',
      role: 'member',
      subscriptionStatus: null,
    });
    expect(await linksOf(user.id)).toEqual([{ issuer: provider.settings.issuer, subject: name }]);
    expect(walker.cookies.has('fellowship_provider')).toBe(false);
  });

  it('finds it again the second time, also under another address', async () => {
    const name = verified('boaz@field.example');
    const first = await userOf((await walkIn(name)).walker);
    provider.accounts[name] = { email: 'boaz@bethlehem.example', email_verified: false };
    const again = await userOf((await walkIn(name)).walker);
    expect(again).toMatchObject({ id: first.id, email: 'boaz@field.example' });
  });

  it.each([
    ['a name in one piece', { name: 'Naomi of Bethlehem' }, 'Naomi', 'of Bethlehem'],
    ['one name', { name: 'Naomi' }, 'Naomi', null],
    ['no name', {}, null, null],
    ['names that cannot be kept', { given_name: 'a\u0000', family_name: 'x'.repeat(101) }, null, null],
    ['names of another kind', { given_name: ['Naomi'], family_name: 7 }, null, null],
  ])('takes the names from %s', async (_, claims, firstName, lastName) => {
    const { walker } = await walkIn(verified(`naomi${count}@moab.example`, claims));
    expect(await userOf(walker)).toMatchObject({ firstName, lastName });
  });

  it.each([
    ['America/Denver', 'America/Denver'],
    ['Atlantis/Capital', 'UTC'],
  ])('remembers the time zone of the browser: %s', async (timeZone, expected) => {
    const login = `/api/login?timeZone=${encodeURIComponent(timeZone)}`;
    const { walker } = await walkIn(verified(`zone${count}@moab.example`), undefined, login);
    expect((await userOf(walker)).timeZone).toBe(expected);
  });

  it.each([
    ['de-CH,de;q=0.9,en;q=0.8', 'kg km cm'],
    ['en-GB', 'kg mi cm'],
    ['en-US,en;q=0.5', 'lb mi in'],
    [undefined, 'lb mi in'],
  ])(
    'guesses the units of a new account by the languages of its browser: %s, %s',
    async (languages, words) => {
      const email = `units${count}@moab.example`;
      const { walker } = await walkIn(verified(email), new Walker(testApp, site, languages));
      const { weight, distance, length } = (await userOf(walker)).units;
      expect([weight, distance, length].join(' ')).toBe(words);
    },
  );

  it('is no picture on another site: that is led nowhere, and counts for nobody', async () => {
    const headers = { 'sec-fetch-dest': 'image', 'sec-fetch-site': 'cross-site' };
    for (let input = 0; input < 120; input += 1) {
      const { status, headers: answered } = await new Person(testApp).send(
        'GET',
        '/api/login',
        undefined,
        headers,
      );
      expect([status, answered.location]).toEqual([302, '/sign-in']);
    }
    const { status, headers: answered } = await new Person(testApp).send('GET', '/api/login');
    expect(status).toBe(302);
    expect(answered.location).not.toMatch(/^\/sign-in/);
  });

  it('is offered by its name', async () => {
    expect(await new Person(testApp).get(listSignInWays, {})).toEqual({ openIdProvider: 'Acme' });
  });

  it('makes one account of two first visits at the same instant', async () => {
    const name = verified('twice@moab.example');
    const walkers = [new Walker(testApp, site), new Walker(testApp, site)];
    const ways = await Promise.all(walkers.map(walker => wayBack(name, walker)));
    await Promise.all(walkers.map((walker, n) => walker.goTo(ways[n] ?? '')));
    const ids = await Promise.all(walkers.map(async walker => (await userOf(walker)).id));
    expect(new Set(ids).size).toBe(1);
  });
});

describe('an account that is there already', () => {
  it('is linked by its e-mail address, which the provider has confirmed, and keeps its names', async () => {
    const member = await aMember(testApp, coach);
    const name = verified(member.email.toUpperCase(), { given_name: 'Somebody', family_name: 'Else' });
    const user = await userOf((await walkIn(name)).walker);
    expect(user).toMatchObject({ id: member.id, firstName: 'Ada', subscriptionStatus: 'active' });
    const metric = new Walker(testApp, site, 'de-DE');
    await walkIn(name, metric);
    expect((await userOf(metric)).units.weight).toBe('lb');
    expect(await linksOf(member.id)).toHaveLength(1);
  });

  it('stays a coach’s, if it is one', async () => {
    const user = await userOf((await walkIn(verified(coach.email))).walker);
    expect(user).toMatchObject({ id: coach.id, role: 'admin' });
  });

  it('may be one that a coach has made: nobody waits for that invitation any more', async () => {
    const email = 'invited@moab.example';
    const invited = await coach.get(addMember, { body: { email, firstName: 'Ruth', lastName: 'Moab' } });
    expect((await userOf((await walkIn(verified(email))).walker)).id).toBe(invited.id);
    const listed = (await coach.get(listMembers, {})).find(({ id }) => id === invited.id);
    expect(listed?.invitationPending).toBe(false);
  });

  it('is not given to the next person at the provider who has the address', async () => {
    const email = 'sales@acme.example';
    const { walker } = await walkIn(verified(email));
    const { id } = await userOf(walker);
    const next = await walkIn(verified(email));
    expect([next.end, isOut(next.walker)]).toEqual(['/sign-in?provider=failed', true]);
    expect(await linksOf(id)).toHaveLength(1);
  });
});

describe('whoever the provider does not vouch for stays out', () => {
  it.each([
    ['an address that is not confirmed', { email_verified: false }],
    ['an address nothing is said of', {}],
    ['no address', { email: undefined, email_verified: true }],
    ['no real address', { email: 'ada', email_verified: true }],
  ])('%s', async (_, claims) => {
    const member = await aMember(testApp, coach);
    const { walker, end } = await walkIn(known({ email: member.email, ...claims }));
    expect([end, isOut(walker)]).toEqual(['/sign-in?provider=unverified', true]);
    expect(await linksOf(member.id)).toEqual([]);
  });

  it('someone who calls it off there', async () => {
    const walker = new Walker(testApp, site);
    const { url } = await walker.goTo('/api/login');
    const end = pathOf(await walker.goTo(url, { form: { cancel: 'yes' } }));
    expect([end, isOut(walker)]).toEqual(['/sign-in?provider=denied', true]);
  });
});

describe('the way back', () => {
  const failed = '/sign-in?provider=failed';
  let walker: Walker;
  let back: URL;

  beforeEach(async () => {
    walker = new Walker(testApp, site);
    back = await wayBack(verified(`back${count}@moab.example`), walker);
  });

  const damaged = (name: string, value: string) => {
    const url = new URL(back);
    url.searchParams.set(name, value);
    return url;
  };

  it('leads in once', async () => {
    expect(pathOf(await walker.goTo(back))).toBe('/');
    expect(pathOf(await walker.goTo(back))).toBe(failed);
  });

  it.each(['state', 'code', 'iss'])('is refused with another %s, and then for good', async name => {
    expect(pathOf(await walker.goTo(damaged(name, 'another')))).toBe(failed);
    expect(pathOf(await walker.goTo(back))).toBe(failed);
    expect(isOut(walker)).toBe(true);
  });

  it('is refused in a browser that has not set out, or is on another way', async () => {
    const stranger = new Walker(testApp, site);
    expect(pathOf(await stranger.goTo(back))).toBe(failed);
    await stranger.goTo('/api/login', { until: provider.settings.issuer });
    expect([pathOf(await stranger.goTo(back)), isOut(stranger)]).toEqual([failed, true]);
  });

  it.each([
    ['another verifier', { verifier: 'x'.repeat(43) }],
    ['another nonce', { nonce: 'another' }],
    ['no nonce', { nonce: undefined }],
  ])('is refused with %s', async (_, change) => {
    const cookie = walker.cookies.get('fellowship_provider');
    const kept = JSON.parse(Buffer.from(cookie?.value ?? '', 'base64url').toString()) as object;
    const value = Buffer.from(JSON.stringify({ ...kept, ...change })).toString('base64url');
    if (cookie) walker.cookies.set('fellowship_provider', { ...cookie, value });
    expect([pathOf(await walker.goTo(back)), isOut(walker)]).toEqual([failed, true]);
  });

  it('says in the log what went wrong, and no secret', async () => {
    said.length = 0;
    await walker.goTo(damaged('state', 'another'));
    const lines = said.filter(line => line.includes('came to nothing'));
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('unexpected \\"state\\" response parameter value');
    const log = said.join('');
    for (const secret of [back.searchParams.get('code'), 'moab.example', provider.settings.clientSecret]) {
      expect(log).not.toContain(secret);
    }
  });

  it('is tried 100 times in a quarter of an hour from one address', async () => {
    await testApp.db.$client.query(
      `update rate_counts set count = 100, key = replace(key, '/api/login ', '/api/login/callback ')`,
    );
    expect(pathOf(await walker.goTo(back))).toBe(failed);
    await testApp.db.$client.query('delete from rate_counts');
    expect(pathOf(await walker.goTo(back))).toBe('/');
  });
});

describe('a provider that is not there', () => {
  const nobodyAt = 'http://localhost:9';

  it('leads back to the sign-in page', async () => {
    const app = await appForThisTest({ publicUrl: site, openId: { ...provider.settings, issuer: nobodyAt } });
    expect(pathOf(await new Walker(app, site).goTo('/api/login'))).toBe('/sign-in?provider=failed');
  });

  it('is asked again the next time', async () => {
    let isUp = false;
    const relay = createServer((_, response) => {
      const issuer = `http://localhost:${port}`;
      const metadata = {
        issuer,
        authorization_endpoint: `${issuer}/auth`,
        token_endpoint: `${issuer}/token`,
      };
      const [status, type] = isUp ? [200, 'application/json'] : [503, 'text/plain'];
      response.writeHead(status, { 'content-type': type }).end(JSON.stringify(metadata));
    });
    await new Promise<void>(resolve => relay.listen(0, 'localhost', resolve));
    const { port } = relay.address() as AddressInfo;
    const openId = { ...provider.settings, issuer: `http://localhost:${port}` };
    const walker = new Walker(await appForThisTest({ publicUrl: site, openId }), site);
    expect(pathOf(await walker.goTo('/api/login'))).toBe('/sign-in?provider=failed');
    isUp = true;
    const { url } = await walker.goTo('/api/login', { until: openId.issuer });
    expect(url.pathname).toBe('/auth');
    relay.closeAllConnections();
    await new Promise(resolve => relay.close(resolve));
  });
});

it('without a provider, signing in is the sign-in page', async () => {
  const app = await appForThisTest({ publicUrl: site });
  expect(pathOf(await new Walker(app, site).goTo('/api/login'))).toBe('/sign-in');
  expect(await new Person(app).get(listSignInWays, {})).toEqual({ openIdProvider: null });
});

it('signing out ends our session alone: who signs in again is not asked anew by the provider', async () => {
  const { walker } = await walkIn(verified('out@moab.example'));
  const person = personOf(walker);
  expect(pathOf(await walker.goTo('/api/logout'))).toBe('/');
  expect((await person.ask(getCurrentUser, {})).status).toBe(401);
  expect(pathOf(await walker.goTo('/api/login'))).toBe('/');
  expect((await userOf(walker)).email).toBe('out@moab.example');
});
