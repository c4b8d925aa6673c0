import { expect, type Page } from '@playwright/test';
import { AnotherBuild } from '../fellowship/another-build.ts';
import { allSeen } from '../page/calls.ts';
import { keptDays } from '../page/kept-days.ts';
import { lookAt } from '../page/look-at.ts';
import { aProgramOn, type Given, givenAMember, open, signedIn } from '../fellowship/member-in-training.ts';
import { openSection } from '../page/sections.ts';
import { test } from '../fellowship/test.ts';

test.use({ serviceWorkers: 'allow' });

let given: Given;
// In one worker: another would start a fellowship of its own.
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  given = await givenAMember();
  const workoutId = await aProgramOn(given, given.today);
  const { coach, memberId, today } = given;
  await coach.get('POST', '/api/assignments', { memberId, workoutId, startDate: today });
});
test.afterAll(() => given.fellowship.stop());

const isControlled = (page: Page) => page.waitForFunction(() => navigator.serviceWorker.controller !== null);

test('the app can be installed: a manifest without errors, with icons of the sizes it names', async ({
  browser,
}) => {
  const page = await signedIn(browser, given, 'member');
  const session = await page.context().newCDPSession(page);
  const { url, errors, data } = await session.send('Page.getAppManifest');
  expect(url).toBe(`${given.fellowship.origin}/manifest.webmanifest`);
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
  const page = await signedIn(browser, given, 'member', 375);
  const context = page.context();
  await isControlled(page);
  await expect(page.getByText('Back Squat').first()).toBeVisible();
  // Today's exercises are kept once the browser has nothing better to do.
  await expect.poll(() => keptDays(page)).toBeGreaterThan(0);
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
  await expect(another.getByText('Your training of today and the next 7 days')).toBeVisible();
  for (const width of [375, 768, 1280]) {
    await another.setViewportSize({ width, height: 812 });
    await lookAt(another, 'offline-page');
  }
  await another.getByRole('link', { name: 'Open the Workout Log' }).click();
  await expect(another.getByRole('heading', { name: 'Workout Log', level: 1 })).toBeVisible();

  await context.setOffline(false);
  // A page that was opened without a signal is not told by the browser under test.
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

/** How often the offer to install is made: its code is loaded for it. */
function offersOf(page: Page): string[] {
  const offers: string[] = [];
  page.on('request', request => {
    if (/\/InstallCard-[^/]+\.js$/.test(request.url())) offers.push(request.url());
  });
  return offers;
}

/** What the app begins once the page is quiet has begun: it has asked for its turn before us. */
async function untilQuiet(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('quiet').length > 0);
  await page.evaluate(() => new Promise(resolve => requestIdleCallback(resolve)));
  await allSeen(page);
}

test('Install asks the browser, or shows the steps by hand; it can be dismissed for good', async ({
  browser,
}) => {
  const page = await signedIn(browser, given, 'member', 375);
  const card = page.getByRole('complementary', { name: 'Install Fellowship' });
  const install = card.getByRole('button', { name: 'Install' });
  const steps = page.getByRole('dialog', { name: 'Install Fellowship' });
  await openSection(page, 'Program History');
  await expect(card).toBeVisible();
  for (const width of [375, 768, 1280]) {
    await page.setViewportSize({ width, height: 812 });
    await expect(card).toBeVisible();
    await lookAt(page, 'install-prompt');
  }

  expect(await offerOf(page, 'accepted'), 'the browser’s own bar stays away').toBe(true);
  await install.click();
  await expect(card).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.dataset.asked)).toBe('true');

  const offered = offersOf(page);
  await page.reload();
  await untilQuiet(page);
  expect(offered, 'as often as the page is loaded').toHaveLength(1);
  await install.click();
  await expect(steps.getByText('Tap Install app or Add to Home screen.')).toBeVisible();
  await expect(steps.getByText('Tap Add to Home Screen.')).toBeVisible();
  for (const width of [1280, 375]) {
    await page.setViewportSize({ width, height: 812 });
    await lookAt(page, 'install-steps');
  }
  await steps.getByRole('button', { name: 'Got it' }).click();
  await expect(steps).toHaveCount(0);
  await offerOf(page, 'fails');
  await install.click();
  await expect(steps).toBeVisible();
  await steps.getByRole('button', { name: 'Got it' }).click();

  await page.evaluate(() => window.dispatchEvent(new Event('appinstalled')));
  await expect(card).toHaveCount(0);
  await page.reload();
  await card.getByRole('button', { name: 'Dismiss' }).click();
  await expect(card).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('pwa-install-dismissed'))).not.toBeNull();
  const loaded = offered.length;
  await page.reload();
  await untilQuiet(page);
  expect(offered, 'not even its code is asked for').toHaveLength(loaded);
  await expect(card).toHaveCount(0);
});

test('the offer to install goes out of the way of the next thing to do, and is not made in the installed app', async ({
  browser,
}) => {
  const page = await signedIn(browser, given, 'member', 375);
  const card = page.locator('aside[aria-label="Install Fellowship"]');
  await open(page, 'Workout Log');
  const next = page.locator('[data-next-action]');
  await expect(card).toBeAttached();
  for (const height of [812, 700, 640, 600, 560, 520, 480]) {
    await page.setViewportSize({ width: 375, height });
    await expect.poll(() => areApart(page), `in a window of ${height} px`).toBe(true);
  }
  await expect(next).toHaveCount(1);
  // As Safari says it; a browser under test has no window of its own.
  await page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: true }));
  const offered = offersOf(page);
  await page.reload();
  await expect(next).toHaveCount(1);
  await untilQuiet(page);
  expect(offered).toEqual([]);
  await expect(card).toHaveCount(0);
});

/** The card is not to be seen, or nowhere on the button to press next. */
const areApart = (page: Page) =>
  page.evaluate(() => {
    const card = document.querySelector('aside[aria-label="Install Fellowship"]');
    const next = document.querySelector('[data-next-action]');
    if (!card || !next) return false;
    const [a, b] = [card.getBoundingClientRect(), next.getBoundingClientRect()];
    return getComputedStyle(card).visibility === 'hidden' || a.bottom <= b.top || b.bottom <= a.top;
  });

const loads = (page: Page): string[] => {
  const seen: string[] = [];
  page.on('load', () => seen.push(page.url()));
  return seen;
};

/** How far the app's workers are. */
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
  const build = await AnotherBuild.of(given.fellowship);
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
  const build = await AnotherBuild.of(given.fellowship);
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
