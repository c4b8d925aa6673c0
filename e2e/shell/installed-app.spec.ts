import { expect, type Page } from '@playwright/test';
import { addDays } from '../../src/domain/plain-date.ts';
import { AnotherBuild } from '../fellowship/another-build.ts';
import { allSeen } from '../page/calls.ts';
import { storedDays } from '../page/stored-days.ts';
import { lookAt, lookAtWidths } from '../page/look-at.ts';
import { measured } from '../page/measured.ts';
import {
  aProgramOn,
  type TrainingFixture,
  givenAMember,
  open,
  signedIn,
} from '../fellowship/member-in-training.ts';
import { openSection, hydrated } from '../page/sections.ts';
import { test } from '../fellowship/test.ts';

test.use({ serviceWorkers: 'allow' });

let fixture: TrainingFixture;
// In one worker: another would start a fellowship of its own.
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  fixture = await givenAMember();
  const workoutId = await aProgramOn(fixture, fixture.today);
  const { coach, memberId, today } = fixture;
  await coach.get('POST', '/api/assignments', { memberId, workoutId, startDate: today });
});
test.afterAll(() => fixture.fellowship.stop());

const isControlled = (page: Page) => page.waitForFunction(() => navigator.serviceWorker.controller !== null);

test('the app can be installed: a manifest without errors, with icons of the sizes it names', async ({
  browser,
}) => {
  const page = await signedIn(browser, fixture, 'member');
  const session = await page.context().newCDPSession(page);
  const { url, errors, data } = await session.send('Page.getAppManifest');
  expect(url).toBe(`${fixture.fellowship.origin}/manifest.webmanifest`);
  expect(errors).toEqual([]);
  const manifest = JSON.parse(data ?? '') as { icons: { src: string; sizes: string; type: string }[] };
  expect(manifest).toMatchObject({ name: 'Fellowship', start_url: '/', display: 'standalone' });
  for (const { src, sizes, type } of manifest.icons.filter(({ sizes }) => sizes !== 'any')) {
    expect(await sizeOf(page, src), src).toEqual({ type, sizes });
  }
  const touchIcon = await page.getAttribute('link[rel="apple-touch-icon"]', 'href');
  expect(await sizeOf(page, touchIcon ?? '')).toEqual({ type: 'image/png', sizes: '180x180' });
  await isControlled(page);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  const found = installabilityErrors.map(({ errorId }) => errorId);
  expect(
    found.filter(id => id !== 'in-incognito'),
    'each test has a browser of its own',
  ).toEqual([]);
});

const sizeOf = (page: Page, src: string) =>
  page.evaluate(async address => {
    const picture = await (await fetch(address)).blob();
    const { width, height } = await createImageBitmap(picture);
    return { type: picture.type, sizes: `${width}x${height}` };
  }, src);

test('with the network off the app opens on today’s training, and other addresses say what still works', async ({
  browser,
}) => {
  const page = await signedIn(browser, fixture, 'member', 375);
  const context = page.context();
  await isControlled(page);
  await expect(page.getByText('Back Squat').first()).toBeVisible();
  // Today's exercises are cached once the browser has nothing better to do.
  await expect.poll(() => storedDays(page)).toBeGreaterThan(0);
  await context.setOffline(true);

  const another = await context.newPage();
  await another.goto('/');
  await expect(another.getByRole('heading', { name: 'Command Center', level: 1 })).toBeVisible();
  expect(new URL(another.url()).pathname).toBe('/member');
  await expect(another.getByText('Back Squat').first()).toBeVisible();
  await expect(another.getByText(/^No signal – showing what was kept at \d+:\d\d [AP]M$/)).toBeVisible();
  await lookAt(another, 'member-area-offline');
  await open(another, 'Workout Log');
  await expect(another.getByRole('button', { name: 'Log Progress' })).toHaveCount(2);
  expect(await callsInCaches(another), 'no call is kept by the worker').toEqual([]);

  await another.goto('/programs/of-old');
  await expect(another.getByRole('heading', { name: 'No signal here' })).toBeVisible();
  await expect(another.getByText('Your training for today and the next 7 days')).toBeVisible();
  for (const width of [375, 768, 1280]) {
    await another.setViewportSize({ width, height: 812 });
    await lookAt(another, 'offline-page');
  }
  await another.getByRole('link', { name: 'Open the Workout Log' }).click();
  await expect(another.getByRole('heading', { name: 'Workout Log', level: 1 })).toBeVisible();

  await context.setOffline(false);
  // A page that was opened without a signal gets no event from the browser under test.
  await another.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(another.getByText(/^No signal/)).toHaveCount(0);
});

const callsInCaches = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const kept = await Promise.all(names.map(async name => (await caches.open(name)).keys()));
    const paths = kept.flat().map(({ url }) => new URL(url).pathname);
    return paths.filter(path => path.startsWith('/api/') || path === '/member');
  });

const offerOf = (page: Page, outcome: 'accepted' | 'fails') =>
  page.evaluate(wanted => {
    const prompt = () => {
      document.documentElement.dataset.asked = 'true';
      return wanted === 'fails' ? Promise.reject(new Error('No')) : Promise.resolve();
    };
    const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt,
      userChoice: Promise.resolve({ outcome: wanted }),
    });
    window.dispatchEvent(offer);
    return offer.defaultPrevented;
  }, outcome);

/** The requests for the code of the install card, one for each offer. */
function offersOf(page: Page): string[] {
  const offers: string[] = [];
  page.on('request', request => {
    if (/\/InstallCard-[^/]+\.js$/.test(request.url())) offers.push(request.url());
  });
  return offers;
}

const card = (page: Page) => page.getByRole('complementary', { name: 'Install Fellowship' });

let isFinished = false;

/** Yesterday's session, whole; once, by the first test that needs it. */
async function finishASession(): Promise<void> {
  if (isFinished) return;
  isFinished = true;
  const { coach, member, memberId, today } = fixture;
  const date = addDays(today, -1);
  const workoutId = await aProgramOn(fixture, date);
  const { id: assignmentId } = await coach.get('POST', '/api/assignments', {
    memberId,
    workoutId,
    startDate: date,
  });
  const { exercises } = await member.get<{ exercises: { exerciseId: string }[] }>(
    'GET',
    `/api/assignments/${assignmentId}/exercises-for-date?date=${date}`,
  );
  const [squat, plank] = exercises;
  const log = (exerciseId: string | undefined, result: object) =>
    member.get('POST', '/api/progress', { assignmentId, exerciseId, completedDate: date, ...result });
  await log(squat?.exerciseId, { setsData: [{ setNum: 1, reps: 5, weight: 135 }] });
  await log(plank?.exerciseId, { timeCompleted: '1:30' });
}

test('the offer to install stands in the page, once, after a first finished session; Install asks the browser, or shows the steps by hand', async ({
  browser,
}) => {
  const page = await signedIn(browser, fixture, 'member', 375);
  await expect(page.getByText('No activity yet.')).toBeVisible();
  await expect(card(page)).toHaveCount(0);
  await finishASession();
  await page.reload();
  await expect(card(page)).toBeVisible();
  expect(await page.evaluate(() => performance.getEntriesByName('drawn-anew').length)).toBe(0);
  expect(await shiftOf(page), 'nothing moves for it').toBeLessThan(0.02);
  expect(await isInFlow(page)).toBe(true);
  await lookAtWidths(page, 'install-prompt', [375, 1280]);

  const steps = page.getByRole('dialog', { name: 'Install Fellowship' });
  const install = card(page).getByRole('button', { name: 'Install' });
  await install.click();
  await expect(steps.getByText('Tap Install app or Add to Home screen.')).toBeVisible();
  await expect(steps.getByText('Tap Add to Home Screen.')).toBeVisible();
  await lookAtWidths(page, 'install-steps', [1280, 375]);
  await steps.getByRole('button', { name: 'Got it' }).click();
  await expect(steps).toHaveCount(0);
  await offerOf(page, 'fails');
  await install.click();
  await steps.getByRole('button', { name: 'Got it' }).click();

  expect(await offerOf(page, 'accepted'), 'the browser’s own bar stays away').toBe(true);
  await install.click();
  await expect(card(page)).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.dataset.asked)).toBe('true');
  const offered = offersOf(page);
  await page.reload();
  await hydrated(page);
  await expect(card(page)).toHaveCount(0);
  expect(offered, 'not even its code is asked for').toEqual([]);
});

/** In the column of the page, over nothing. */
const isInFlow = (page: Page) =>
  card(page).evaluate(element => {
    const places = [];
    for (let at: Element | null = element; at && at.id !== 'content'; at = at.parentElement) {
      places.push(getComputedStyle(at).position);
    }
    return !places.includes('fixed') && !places.includes('sticky');
  });

/** The distance the page has moved on its own since it was loaded. */
async function shiftOf(page: Page): Promise<number> {
  await hydrated(page);
  return (await measured(page, 'layout-shift')).reduce((sum, { value }) => sum + value, 0);
}

test('the offer is dismissed for good, is made on one day, and never where the app is installed', async ({
  browser,
}) => {
  await finishASession();
  const page = await signedIn(browser, fixture, 'member', 375);
  await card(page).getByRole('button', { name: 'Dismiss' }).click();
  await expect(card(page)).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('pwa-install-dismissed'))).not.toBeNull();
  await page.context().clearCookies({ name: 'install_offer' });
  const isNeverThere = async (another: Page) => {
    for (let load = 0; load < 2; load += 1) {
      await another.reload();
      await hydrated(another);
      await expect(card(another)).toHaveCount(0);
    }
  };
  await isNeverThere(page);

  const later = await signedIn(browser, fixture, 'member', 375);
  await expect(card(later)).toBeVisible();
  await hydrated(later);
  const offeredSince = async () => {
    const cookies = await later.context().cookies();
    return cookies.find(({ name }) => name === 'install_offer')?.value;
  };
  await expect.poll(offeredSince).toBe(fixture.today);
  await later
    .context()
    .addCookies([
      { name: 'install_offer', value: addDays(fixture.today, -1), url: fixture.fellowship.origin },
    ]);
  await isNeverThere(later);

  // As Safari says it; a browser under test has no window of its own.
  const installed = await signedIn(browser, fixture, 'member', 375);
  await installed.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: true }));
  await isNeverThere(installed);
});

const loads = (page: Page): string[] => {
  const seen: string[] = [];
  page.on('load', () => seen.push(page.url()));
  return seen;
};

const workers = (page: Page) =>
  page.evaluate(async () => {
    const found = await navigator.serviceWorker.getRegistration();
    return {
      installing: found?.installing?.state ?? null,
      waiting: found?.waiting?.state ?? null,
      active: found?.active?.state ?? null,
    };
  });

const updateCard = (page: Page) => page.locator('aside[aria-label="Update"]');

/** Within a minute of the check, which begins once the app has nothing better to do. */
const toldOfIt = (page: Page) =>
  expect(async () => {
    await page.clock.fastForward(60_000);
    await expect(updateCard(page)).toContainText('A new version is ready', { timeout: 10_000 });
  }).toPass({ timeout: 180_000 });

test('a new version is told of within a minute, and taken when one says so, with one reload', async ({
  browser,
}) => {
  const build = await AnotherBuild.of(fixture.fellowship);
  const page = await signedIn(browser, { fellowship: build }, 'member', 375);
  await isControlled(page);
  await page.clock.install();
  await page.goto('/member?section=calendar');
  await page.getByRole('button', { name: 'Log Progress' }).first().click();
  await page.getByLabel('Set 1 reps').fill('5');
  const [reloads, card] = [loads(page), updateCard(page)];
  build.builds = 2;
  await toldOfIt(page);
  await expect
    .poll(() => workers(page))
    .toEqual({ installing: null, waiting: 'installed', active: 'activated' });
  await allSeen(page);
  expect(reloads, 'nothing is taken from under anyone’s hands').toEqual([]);
  await expect(page.getByLabel('Set 1 reps')).toHaveValue('5');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await lookAt(page, 'update-prompt');
  await card.getByRole('button', { name: 'Later' }).click();
  await expect(card).toHaveCount(0);

  build.builds = 3;
  await toldOfIt(page);
  await card.getByRole('button', { name: 'Update' }).click();
  await expect.poll(() => reloads.length).toBe(1);
  await expect(page.getByRole('heading', { name: 'Workout Log', level: 1 })).toBeVisible();
  await expect(page.getByText('Not saved yet. What you typed is kept.')).toBeVisible();
  // Nothing is left that could take its place: only that would load the page once more.
  await expect.poll(() => workers(page)).toEqual({ installing: null, waiting: null, active: 'activated' });
  await allSeen(page);
  expect(reloads).toHaveLength(1);
  await expect(card).toHaveCount(0);
  await build.end();
});

test('a version taken in one tab waits in another in which something has been typed', async ({ browser }) => {
  const build = await AnotherBuild.of(fixture.fellowship);
  const page = await signedIn(browser, { fellowship: build }, 'member');
  await isControlled(page);
  const other = await page.context().newPage();
  await other.goto('/member');
  await openSection(other, 'Profile');
  const bio = other.getByLabel('Bio');
  await bio.fill('Deadlifts at dawn');
  await expect(page.getByRole('heading', { name: 'Command Center', level: 1 })).toBeVisible();
  const [reloads, reloadsOfOther] = [loads(page), loads(other)];
  // A tab hears of what is new from when it has nothing better to do.
  await expect(async () => {
    build.builds += 1;
    await page.evaluate(async () => void (await navigator.serviceWorker.getRegistration())?.update());
    for (const tab of [page, other]) await expect(updateCard(tab)).toBeVisible({ timeout: 10_000 });
  }).toPass({ timeout: 180_000 });

  // Heard by the app first, which listens from its start.
  await other.evaluate(() =>
    navigator.serviceWorker.addEventListener('controllerchange', () => {
      document.documentElement.dataset.taken = 'true';
    }),
  );
  await updateCard(other).getByRole('button', { name: 'Update' }).click();
  await expect(updateCard(other)).toContainText('What you typed on this page is not saved yet.');
  await updateCard(page).getByRole('button', { name: 'Update' }).click();
  await expect.poll(() => reloads.length).toBe(1);
  await expect.poll(() => other.evaluate(() => document.documentElement.dataset.taken)).toBe('true');
  await allSeen(other);
  expect(reloadsOfOther).toEqual([]);
  await expect(bio).toHaveValue('Deadlifts at dawn');
  await updateCard(other).getByRole('button', { name: 'Update anyway' }).click();
  await expect.poll(() => reloadsOfOther.length).toBe(1);
  expect(reloads).toHaveLength(1);
  await build.end();
});

test('words of the brand that a coach saves are no new version: they come in silence', async ({
  browser,
}) => {
  const page = await signedIn(browser, fixture, 'member', 375);
  await isControlled(page);
  await page.goto('/member');
  await expect(page.getByRole('heading', { name: 'Command Center', level: 1 })).toBeVisible();
  const reloads = loads(page);
  // A tab follows its worker from when it has nothing better to do.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/carried-')),
  );
  const before = await fixture.coach.get<{ tagline: string }>('GET', '/api/fellowship');
  await fixture.coach.get('PATCH', '/api/fellowship', { tagline: 'Iron at dawn' });
  const keptWords = () =>
    page.evaluate(async () => {
      await (await navigator.serviceWorker.getRegistration())?.update();
      return (await (await caches.match('/manifest.webmanifest'))?.text()) ?? '';
    });
  await expect.poll(keptWords, { timeout: 120_000, intervals: [4_000] }).toContain('Iron at dawn');
  await expect.poll(() => workers(page)).toEqual({ installing: null, waiting: null, active: 'activated' });
  expect(reloads).toEqual([]);
  await expect(updateCard(page)).toHaveCount(0);
  await fixture.coach.get('PATCH', '/api/fellowship', { tagline: before.tagline });
});
