import { expect, type Page } from '@playwright/test';
import { allSeen, eachReadAlone, untilAnswered } from '../page/calls.ts';
import { type TrainingFixture, givenAMember, open, signedIn } from '../fellowship/member-in-training.ts';
import { stopClock, untilToast } from '../page/page-clock.ts';
import { openSection, takenUp } from '../page/sections.ts';
import { test } from '../fellowship/test.ts';
import { toastOf } from '../page/toast.ts';

let given: TrainingFixture;

// In one worker: another would start a fellowship of its own.
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  given = await givenAMember();
});
test.afterAll(() => given.fellowship.stop());

/** A toast, by saving the profile as it is. */
async function saveProfile(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save Changes' }).click();
}

test('a toast shows for 5000 ms, alone, and goes by a swipe of 50 px to the right; F8 leads to it', async ({
  browser,
}) => {
  const page = await signedIn(browser, given, 'member');
  await openSection(page, 'Profile');
  // No toast can run out while the clock stands still.
  await stopClock(page);
  await saveProfile(page);
  await untilToast(page, 'Profile updated');

  await page.route('**/api/profile', route => route.fulfill({ status: 500, body: '' }));
  await saveProfile(page);
  await untilToast(page, 'Failed to update profile');
  await expect(toastOf(page), 'the first made way').toHaveCount(1);

  await page.keyboard.press('F8');
  await expect(
    page.getByRole('region', { name: /F8/ }).locator('ol, li').and(page.locator(':focus')),
  ).toHaveCount(1);
  await page.getByRole('heading', { level: 1 }).click();

  await swipe(page, 40);
  await expect(toastOf(page), 'too short a swipe').toBeVisible();
  await swipe(page, 60);
  await expect(toastOf(page)).toHaveCount(0);

  await saveProfile(page);
  await untilToast(page);
  await page.clock.runFor(4900);
  await expect(toastOf(page), 'after 4900 ms').toBeVisible();
  await page.clock.runFor(100);
  await expect(toastOf(page), 'after 5000 ms').toHaveCount(0);
});

async function swipe(page: Page, distance: number): Promise<void> {
  const box = await toastOf(page).boundingBox();
  if (box === null) throw new Error('There is no toast to swipe');
  const [x, y] = [box.x + 60, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + distance / 2, y, { steps: 4 });
  await page.mouse.move(x + distance, y, { steps: 4 });
  await page.mouse.up();
  await page.mouse.move(0, 0);
}

test('the theme is dark until one chooses, is a class on the root, and stays', async ({ browser }) => {
  const page = await signedIn(browser, given, 'member');
  const root = page.locator('html');
  await expect(root).toHaveClass(/\bdark\b/);
  await page.getByRole('button', { name: /theme/i }).first().click();
  await expect(root).toHaveClass(/\blight\b/);
  await expect(root).not.toHaveClass(/\bdark\b/);
  await page.reload();
  await expect(root).toHaveClass(/\blight\b/);
  expect(await page.evaluate(() => localStorage.getItem('fellowship-theme'))).toBe('light');
  const another = await page.context().newPage();
  await another.goto('/sign-in');
  await expect(another.locator('html'), 'in another tab, from the first paint').toHaveClass(/\blight\b/);
  await another.getByRole('button', { name: /theme/i }).first().waitFor();
  await page.getByRole('button', { name: /theme/i }).first().click();
  await expect(root).toHaveClass(/\bdark\b/);
  await expect(another.locator('html'), 'the other tab follows').toHaveClass(/\bdark\b/);
});

test('the sidebar folds with ctrl or meta plus b, for 7 days; under 768 px it is a sheet', async ({
  browser,
}) => {
  const page = await signedIn(browser, given, 'member');
  const sidebar = page.getByRole('complementary').filter({ has: page.getByRole('navigation') });
  const width = async () => Math.round((await sidebar.boundingBox())?.width ?? 0);
  await expect.poll(width, '16rem').toBe(256);
  await page.keyboard.press('Control+b');
  await expect.poll(width, '3rem').toBe(48);
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'sidebar_state');
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(cookie?.value).toBe('false');
  expect(days).toBeGreaterThan(6.9);
  expect(days).toBeLessThanOrEqual(7);
  await page.reload();
  await expect.poll(width, 'folded after a reload').toBe(48);
  await namesOnHover(page);
  await page.keyboard.press('Meta+b');
  await expect.poll(width).toBe(256);

  await page.setViewportSize({ width: 768, height: 800 });
  await expect(sidebar).toBeVisible();
  await page.setViewportSize({ width: 767, height: 800 });
  await expect(sidebar).toBeHidden();
  await page.keyboard.press('Control+b');
  const sheet = page.getByRole('dialog', { name: 'Member area' });
  await expect.poll(async () => Math.round((await sheet.boundingBox())?.width ?? 0), '18rem').toBe(288);
  await sheet.getByRole('button', { name: 'Workout Log' }).click();
  await expect(sheet).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Workout Log', level: 1 })).toBeVisible();
});

/** An icon's name comes after 700 ms, the next one's at once. */
async function namesOnHover(page: Page): Promise<void> {
  const entry = (name: string) => page.getByRole('navigation').getByRole('button', { name });
  const tooltip = page.getByRole('tooltip');
  await page.waitForLoadState('networkidle');
  await stopClock(page);
  await entry('Workout Log').hover();
  await page.clock.runFor(690);
  await expect(tooltip).toHaveCount(0);
  await page.clock.runFor(20);
  await expect(tooltip).toHaveText('Workout Log');
  await page.mouse.move(600, 400, { steps: 10 });
  await page.clock.runFor(50);
  await entry('Program History').hover();
  await page.clock.runFor(50);
  await expect(tooltip).toHaveText('Program History');
  await page.mouse.move(600, 400);
  await page.clock.resume();
}

test('a session that has ended says so, and after 500 ms leads to the login path', async ({ browser }) => {
  for (const who of ['member', 'coach'] as const) {
    const page = await signedIn(browser, given, who);
    await page.waitForLoadState('networkidle');
    await page.context().clearCookies();
    await stopClock(page);
    const asked: string[] = [];
    page.on('request', request => asked.push(new URL(request.url()).pathname));
    await openSection(page, who === 'member' ? 'Program History' : 'Promotional Content');
    const passed = await untilToast(page, 'Unauthorized', 'You are logged out. Logging in again...');
    await page.clock.runFor(480 - passed);
    expect(asked, 'not before 500 ms').not.toContain('/api/login');
    await page.clock.runFor(20 + passed);
    await expect(page).toHaveURL(/\/sign-in$/);
    expect(asked).toContain('/api/login');
    await page.context().close();
  }
});

test('on a phone too, when only the user is asked for, a minute after the last time', async ({ browser }) => {
  const page = await signedIn(browser, given, 'member', 375);
  await page.waitForLoadState('networkidle');
  await page.context().clearCookies();
  await stopClock(page);
  await page.clock.runFor(60_000);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await untilToast(page, 'You are logged out. Logging in again...');
  await page.clock.resume();
  await expect(page).toHaveURL(/\/sign-in$/);
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
});

test('who is signed in comes with the page, and what it shows too: nothing of it is asked for', async ({
  browser,
}) => {
  const page = await signedIn(browser, given, 'member');
  const asked: string[] = [];
  page.on('request', request => asked.push(new URL(request.url()).pathname));
  await page.clock.install();
  for (const path of ['/member', '/member?section=history']) {
    asked.length = 0;
    await page.goto(path);
    await takenUp(page);
    await page.waitForLoadState('networkidle');
    await page.clock.fastForward('05:00');
    await allSeen(page);
    // The unread count and the notices are read behind the page, and others' changes are heard.
    const shown = asked.filter(one => !/^\/api\/(health|live|notices|conversations\/unread)$/.test(one));
    expect(shown.filter(one => one.startsWith('/api/'))).toEqual([]);
    expect(await page.evaluate(() => performance.getEntriesByName('drawn-anew').length)).toBe(0);
  }
});

test('what was read once is not read again, neither on focus nor when a section is opened again', async ({
  browser,
}) => {
  const page = await signedIn(browser, given, 'member');
  await eachReadAlone(page);
  const asked: string[] = [];
  page.on('request', request => asked.push(new URL(request.url()).pathname));
  const times = (path: string) => asked.filter(one => one === path).length;
  const history = `/api/program-completions/member/${given.memberId}`;
  await untilAnswered(page, history, () => open(page, 'Program History'));
  await expect(page.getByText('No completed programs yet')).toBeVisible();
  await open(page, 'Assigned Programs');
  await open(page, 'Program History');
  await page.evaluate(() => {
    window.dispatchEvent(new Event('blur'));
    window.dispatchEvent(new Event('focus'));
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect(page.getByText('No completed programs yet')).toBeVisible();
  await allSeen(page);
  expect(times(history)).toBe(1);

  await page.route(`**${history}`, route => route.fulfill({ status: 503, body: '' }));
  await page.clock.install();
  asked.length = 0;
  await untilAnswered(page, history, () => page.reload());
  await expect(page.getByRole('alert')).toBeVisible();
  await page.clock.fastForward('05:00');
  await allSeen(page);
  expect(times(history), 'a failed read is not retried').toBe(1);
});

test('Programs in the sidebar has an address of its own, inside the shell, with a way back', async ({
  browser,
}) => {
  const page = await signedIn(browser, given, 'member');
  const loads: string[] = [];
  page.on('request', request => request.isNavigationRequest() && loads.push(request.url()));
  const sidebar = page.getByRole('navigation', { name: 'Member area' });
  await sidebar.getByRole('link', { name: 'Programs', exact: true }).click();
  await page.waitForURL('**/programs');
  await expect(page.getByRole('heading', { name: 'Training Programs', level: 1 })).toBeVisible();
  await expect(sidebar.getByRole('link', { name: 'Programs', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await openSection(page, 'Profile');
  await expect(page.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/member');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Training Programs', level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Command Center', level: 1 })).toBeVisible();
  expect(loads).toEqual([]);
  await page.goto('/programs');
  await takenUp(page);
  await expect(page.getByRole('heading', { name: 'Training Programs', level: 1 })).toBeVisible();
});
