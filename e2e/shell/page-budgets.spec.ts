import { type Browser, type CDPSession, expect, type Page } from '@playwright/test';
import {
  aProgramOn,
  type TrainingFixture,
  givenAMember,
  signedIn,
} from '../fellowship/member-in-training.ts';
import { allSeen } from '../page/calls.ts';
import { openSection, hydrated } from '../page/sections.ts';
import { test } from '../fellowship/test.ts';

let fixture: TrainingFixture;
let programId: string;

test.beforeAll(async () => {
  fixture = await givenAMember();
  programId = await aProgramOn(fixture, fixture.today);
  const { memberId, today } = fixture;
  await fixture.coach.get('POST', '/api/assignments', { memberId, workoutId: programId, startDate: today });
});
test.afterAll(() => fixture.fellowship.stop());

type Fetched = {
  path: string;
  type: string;
  /** The number of answers read before it was requested: 1 for what the page itself names. */
  wave: number;
  /** In milliseconds since 1970. */
  at: number;
  /** Over gzip, headers and all. */
  bytes: number;
};

/** All that a page fetches from its address until it has come to rest, on a phone without a service worker. */
async function fetchedBy(page: Page, address: string): Promise<Fetched[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Network.setExtraHTTPHeaders', { headers: { 'accept-encoding': 'gzip' } });
  const fetched = follow(session);
  await page.goto(address);
  await hydrated(page);
  await page.waitForFunction(() => performance.getEntriesByName('quiet').length > 0);
  const quietAt = await page.evaluate(
    () => performance.timeOrigin + (performance.getEntriesByName('quiet')[0]?.startTime ?? 0),
  );
  const all = [...fetched.values()].filter(({ at }) => at < quietAt);
  await session.detach();
  return all;
}

function follow(session: CDPSession): Map<string, Fetched> {
  const fetched = new Map<string, Fetched>();
  const byPath = new Map<string, Fetched>();
  let page: string | undefined;
  session.on(
    'Network.requestWillBeSent',
    ({ requestId, loaderId, request, initiator, wallTime, type = '' }) => {
      const { pathname: path } = new URL(request.url);
      if (type === 'Document') {
        page = loaderId;
        fetched.clear();
      }
      // The page that was left may still ask.
      if (loaderId !== page) return;
      const from = initiator.url ?? initiator.stack?.callFrames.at(-1)?.url ?? '';
      const before = from.endsWith('.js') ? (byPath.get(new URL(from).pathname)?.wave ?? 0) : 0;
      const one = { path, type, wave: type === 'Document' ? 0 : before + 1, at: wallTime * 1000, bytes: 0 };
      fetched.set(requestId, one);
      byPath.set(path, byPath.get(path) ?? one);
    },
  );
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const one = fetched.get(requestId);
    if (one) one.bytes = encodedDataLength;
  });
  return fetched;
}

const sum = (all: readonly Fetched[]) => all.reduce((bytes, one) => bytes + one.bytes, 0);

type Budget = {
  who: 'member' | 'coach';
  address: () => string;
  heading: string;
  /** The reads after the page, which brings what it shows. */
  calls: number;
  scripts: number;
  /** Of all scripts together, in bytes. */
  bytes: number;
};

const kB = 1_000;

const budgets: Record<string, Budget> = {
  'Command Center': {
    who: 'member',
    address: () => '/member',
    heading: 'Command Center',
    calls: 0,
    scripts: 8,
    bytes: 153 * kB,
  },
  'Workout Log': {
    who: 'member',
    address: () => '/member?section=calendar',
    heading: 'Workout Log',
    calls: 2,
    scripts: 8,
    bytes: 158 * kB,
  },
  'Assigned Programs': {
    who: 'member',
    address: () => '/member?section=workouts',
    heading: 'Assigned Programs',
    calls: 0,
    scripts: 8,
    bytes: 152 * kB,
  },
  'Hall of Honor': {
    who: 'member',
    address: () => '/member?section=leaderboard',
    heading: 'Hall of Honor',
    calls: 0,
    scripts: 10,
    bytes: 158 * kB,
  },
  'the console': {
    who: 'coach',
    address: () => '/admin',
    heading: 'Command Center',
    calls: 1,
    scripts: 8,
    bytes: 153 * kB,
  },
  Assignments: {
    who: 'coach',
    address: () => '/admin?section=assignments',
    heading: 'Assignments',
    calls: 0,
    scripts: 9,
    bytes: 160 * kB,
  },
  'Edit Program': {
    who: 'coach',
    address: () => `/admin?section=programs&view=edit&id=${programId}`,
    heading: 'Edit Program',
    calls: 0,
    scripts: 10,
    bytes: 164 * kB,
  },
  'The grid': {
    who: 'coach',
    address: () => `/admin?section=programs&view=write&id=${programId}`,
    heading: 'Iron Foundation',
    // The library, and whom it reaches.
    calls: 2,
    scripts: 10,
    bytes: 171 * kB,
  },
};

for (const [name, budget] of Object.entries(budgets)) {
  test(`${name}: fetches no more files, calls and bytes than this, in two waves at most`, async ({
    browser,
  }) => {
    const page = await onPhone(browser, budget.who);
    const fetched = await fetchedBy(page, budget.address());
    await expect(page.getByRole('heading', { name: budget.heading, level: 1 })).toBeVisible();
    // With TELL=1 it prints what they are.
    if (process.env.TELL)
      console.log(
        name,
        fetched.map(one => [one.path, one.type, one.wave, one.bytes].join(' ')),
      );
    const scripts = fetched.filter(({ type }) => type === 'Script');
    const calls = fetched.filter(({ path }) => path.startsWith('/api/'));
    expect(calls.length, calls.map(({ path }) => path).join(' ')).toBeLessThanOrEqual(budget.calls);
    expect(scripts.length, scripts.map(({ path }) => path).join(' ')).toBeLessThanOrEqual(budget.scripts);
    expect(scripts.length).toBeGreaterThan(3);
    expect(sum(scripts)).toBeLessThanOrEqual(budget.bytes);
    expect(Math.max(...scripts.map(({ wave }) => wave))).toBeLessThanOrEqual(2);
    await page.waitForFunction(() => performance.getEntriesByName('keys-followed').length > 0);
    const marks = await page.evaluate(() => performance.getEntriesByType('mark').map(({ name }) => name));
    expect(marks, 'what is pressed is answered before the page has come to rest').toEqual([
      'taken-up',
      'quiet',
      'keys-followed',
    ]);
  });
}

test('the player of a session is one file of at most 30 kB, with all that it alone needs', async ({
  browser,
}) => {
  const page = await onPhone(browser, 'member');
  const [session] = await fixture.member.get<{ trainingDayId: string }[]>(
    'GET',
    `/api/training-sessions?date=${fixture.today}`,
  );
  const log = await fetchedBy(page, '/member?section=calendar');
  const player = await fetchedBy(page, `/member?section=calendar&view=session&id=${session?.trainingDayId}`);
  await expect(page.getByRole('button', { name: 'Start session' })).toBeVisible();
  const own = player.filter(({ type, path }) => type === 'Script' && !log.some(one => one.path === path));
  if (process.env.TELL) console.log(own);
  const alone = own.filter(({ path }) => path.includes('SessionPlayer'));
  expect(alone).toHaveLength(1);
  expect(sum(alone)).toBeLessThanOrEqual(30 * kB);
  // The rest of them others need as well: what keeps logs without a signal comes with every page, later.
  expect(own.length, own.map(({ path }) => path).join(' ')).toBeLessThanOrEqual(6);
  expect(sum(own)).toBeLessThanOrEqual(64 * kB);
});

/** The most requests of a section opened within the app, for all that it shows. */
const openings = {
  member: {
    'Assigned Programs': 1,
    'Workout Log': 1,
    Messages: 1,
    'Check-ins': 1,
    'Program History': 1,
    Records: 1,
    Nutrition: 0,
    Blog: 1,
    'Hall of Honor': 1,
    Profile: 1,
    'Command Center': 0,
  },
  coach: {
    Messages: 1,
    'Check-ins': 1,
    Exercises: 1,
    Programs: 1,
    'Coach Dashboard': 1,
    Assignments: 1,
    'Daily Calendar': 1,
    'Weekly Challenges': 1,
    Nutrition: 1,
    Blog: 1,
    'Promotional Content': 1,
    'The Fellowship': 1,
    'Fellowship Settings': 1,
    'Hall of Honor': 1,
    Profile: 1,
    'Command Center': 0,
  },
} as const;

/** Requests for content below the fold, for stored or counted answers behind the screen, and by the test. */
const besides =
  /\/(weekly-breakdown|exercises-for-date|exercise-guides|training-sessions|unread|notices|live|user|health)$/;

/** Words about a day, which come once all else of it is there. */
const ofDay = '/messages?trainingDayId=';

for (const who of ['member', 'coach'] as const) {
  test(`each section of the ${who}’s asks once as it opens, and for nothing when it is opened again`, async ({
    browser,
  }) => {
    const page = await signedIn(browser, fixture, who);
    await page.waitForFunction(() => performance.getEntriesByName('quiet').length > 0);
    const asked: string[] = [];
    const files: string[] = [];
    page.on('request', request => {
      if (request.resourceType() === 'fetch') asked.push(request.url());
      if (request.resourceType() === 'script') files.push(new URL(request.url()).pathname);
    });
    const counts = async () => {
      const told: Record<string, number> = {};
      for (const name of Object.keys(openings[who])) {
        asked.length = 0;
        await openSection(page, name);
        await expect(page.locator('aside nav [aria-current=page]')).toHaveText(name);
        await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
        await allSeen(page);
        if (process.env.TELL) console.log(name, asked);
        told[name] = asked.filter(url => !besides.test(new URL(url).pathname) && !url.includes(ofDay)).length;
      }
      return told;
    };
    expect(await counts()).toEqual(openings[who]);
    const again = await counts();
    expect(Object.entries(again).filter(([, calls]) => calls > 1)).toEqual([]);
    expect(again).toMatchObject({ 'Command Center': 0, Nutrition: 0, Blog: 0 });
    const ofOthers = who === 'member' ? /^\/assets\/console-/ : /^\/assets\/member-/;
    expect(files.length).toBeGreaterThan(0);
    expect(files.filter(path => ofOthers.test(path))).toEqual([]);
  });
}

const onPhone = (browser: Browser, who: 'member' | 'coach') => signedIn(browser, fixture, who, 375);
