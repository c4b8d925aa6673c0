import { type Browser, expect, type Page } from '@playwright/test';
import { addDays } from '../../src/domain/plain-date.ts';
import { ApiPerson } from '../fellowship/api-person.ts';
import {
  aProgramOn,
  type TrainingFixture,
  givenAMember,
  open,
  signedIn,
} from '../fellowship/member-in-training.ts';
import { test } from '../fellowship/test.ts';
import { allSeen, drawn, eachReadAlone } from '../page/calls.ts';
import { signOut, hydrated } from '../page/sections.ts';

/**
 * A person who does nothing wrong is refused nothing: in a fellowship where nobody has been given anything yet, there
 * is most that a screen could ask for in vain. Content comes by the paths of the other files.
 */
let fixture: TrainingFixture;

test.beforeAll(async () => {
  fixture = await givenAMember();
});
test.afterAll(() => fixture.fellowship.stop());

/** Everything that is refused, or complained of, from now on. */
function troubleOf(page: Page): string[] {
  const trouble: string[] = [];
  page.on('response', response => {
    const { pathname } = new URL(response.url());
    if (response.status() >= 400) trouble.push(`${response.status()} ${pathname}`);
  });
  page.on('console', message => message.type() === 'error' && trouble.push(message.text()));
  page.on('pageerror', error => trouble.push(String(error)));
  return trouble;
}

/** Opens each entry of the sidebar once, and lets each screen ask for all that it wants. */
async function openEverySection(page: Page): Promise<void> {
  await hydrated(page);
  const entries = page.getByRole('navigation').getByRole('button');
  const count = await entries.count();
  expect(count).toBeGreaterThan(6);
  for (let entry = 0; entry < count; entry += 1) {
    await entries.nth(entry).click();
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    await allSeen(page);
  }
}

/** Through when the page is there, and has requested all that it wants. */
async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'load' });
  await hydrated(page);
  await allSeen(page);
  await drawn(page);
  await allSeen(page);
}

for (const who of ['coach', 'member'] as const) {
  test(`a ${who} with nothing yet opens every section, and nothing is refused`, async ({ browser }) => {
    const page = await signedIn(browser, fixture, who);
    const trouble = troubleOf(page);
    await page.reload();
    await page.waitForFunction(() => performance.getEntriesByName('quiet').length > 0);
    await openEverySection(page);
    for (const path of ['/account', '/programs', '/subscribe', '/']) {
      await visit(page, path);
    }
    expect(trouble).toEqual([]);
  });
}

test('a member who rests today is not asked about in vain, however slowly the calendar comes; nor after signing out', async ({
  browser,
}) => {
  const { coach, memberId, today } = fixture;
  const page = await signedIn(browser, fixture, 'member');
  const trouble = troubleOf(page);
  await eachReadAlone(page);
  await open(page, 'Workout Log');
  // Assignments made meanwhile did not come with the page.
  const workoutId = await aProgramOn(fixture, addDays(today, 1));
  await coach.get('POST', '/api/assignments', { memberId, workoutId, startDate: addDays(today, -3) });
  await page.route('**/calendar-status', async route => {
    await allSeen(page);
    await route.continue();
  });
  await page.context().setOffline(true);
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Next day' }).click();
  await expect(page.getByText('Back Squat').first()).toBeVisible();
  await signOut(page);
  await expect(page).toHaveURL(`${fixture.fellowship.origin}/`);
  await visit(page, '/member');
  // Requests that the test has cut off are no trouble.
  expect(trouble.filter(text => !text.includes('net::ERR_'))).toEqual([]);
});

test('a member who is not let in yet, and a stranger, are asked for nothing that is refused them', async ({
  browser,
}) => {
  const { coach, fellowship } = fixture;
  const names = { email: 'saul@gibeah.example', firstName: 'Saul', lastName: 'Gibeah' };
  const { inviteUrl } = await coach.get('POST', '/api/admin/members', names);
  const saul = await ApiPerson.invited(fellowship.origin, inviteUrl);
  const waiting = await aPage(browser);
  await waiting.context().addCookies([cookieOf(saul)]);
  const stranger = await aPage(browser);
  for (const [page, paths] of [
    [waiting, ['/', '/member', '/subscribe', '/account']],
    [stranger, ['/', '/member', '/admin', '/subscribe', '/sign-in', '/password']],
  ] as const) {
    const trouble = troubleOf(page);
    for (const path of paths) {
      await visit(page, path);
    }
    expect(trouble).toEqual([]);
  }
});

async function aPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ baseURL: fixture.fellowship.origin });
  return context.newPage();
}

function cookieOf({ cookie }: ApiPerson) {
  const [name = '', value = ''] = cookie.split('=');
  return { name, value, url: fixture.fellowship.origin };
}
