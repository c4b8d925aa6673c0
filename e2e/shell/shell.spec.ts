import { expect } from '@playwright/test';
import { allSeen, eachReadAlone, untilAnswered } from '../page/calls.ts';
import { type TrainingFixture, givenAMember, open, signedIn } from '../fellowship/member-in-training.ts';
import { stopClock, untilToast } from '../page/page-clock.ts';
import { openSection, hydrated } from '../page/sections.ts';
import { test } from '../fellowship/test.ts';

let fixture: TrainingFixture;

// In one worker: another would start a fellowship of its own.
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  fixture = await givenAMember();
});
test.afterAll(() => fixture.fellowship.stop());

test('a session that has ended says so, and after 500 ms leads to the login path', async ({ browser }) => {
  for (const who of ['member', 'coach'] as const) {
    const page = await signedIn(browser, fixture, who);
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
  const page = await signedIn(browser, fixture, 'member', 375);
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
  const page = await signedIn(browser, fixture, 'member');
  const asked: string[] = [];
  page.on('request', request => asked.push(new URL(request.url()).pathname));
  await page.clock.install();
  for (const path of ['/member', '/member?section=history']) {
    asked.length = 0;
    await page.goto(path);
    await hydrated(page);
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
  const page = await signedIn(browser, fixture, 'member');
  await eachReadAlone(page);
  const asked: string[] = [];
  page.on('request', request => asked.push(new URL(request.url()).pathname));
  const times = (path: string) => asked.filter(one => one === path).length;
  const history = `/api/program-completions/member/${fixture.memberId}`;
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
  const page = await signedIn(browser, fixture, 'member');
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
  await hydrated(page);
  await expect(page.getByRole('heading', { name: 'Training Programs', level: 1 })).toBeVisible();
});
