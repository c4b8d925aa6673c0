import { expect, type Page } from '@playwright/test';
import { ApiPerson } from '../fellowship/api-person.ts';
import {
  aProgramOn,
  type TrainingFixture,
  givenAMember,
  signedIn,
} from '../fellowship/member-in-training.ts';
import { lookAt, lookAtWidths } from '../page/look-at.ts';
import { openSection, hydrated } from '../page/sections.ts';
import { test } from '../fellowship/test.ts';

let fixture: TrainingFixture;

// In one worker: another would start a fellowship of its own.
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  fixture = await givenAMember();
  await aProgramOn(fixture, fixture.today);
  for (const [firstName, lastName] of [
    ['Zoë', 'Abel'],
    ['Bo', 'Stonebridge'],
  ]) {
    const email = `${lastName}@fellowship.example`;
    const { inviteUrl } = await fixture.coach.get('POST', '/api/admin/members', {
      email,
      firstName,
      lastName,
    });
    await ApiPerson.invited(fixture.fellowship.origin, inviteUrl);
  }
});
test.afterAll(() => fixture.fellowship.stop());

/** The keys come behind all that the page shows. */
const keysFollowed = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('keys-followed').length > 0);

const palette = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const search = (page: Page) => palette(page).getByRole('combobox');

test('the console’s entries stand in groups, each under its name', async ({ browser }) => {
  const page = await signedIn(browser, fixture, 'coach');
  const nav = page.locator('aside nav');
  const groups = ['Today', 'Members', 'Programs', 'Content', 'Settings'];
  for (const group of groups) await expect(nav.getByRole('list', { name: group, exact: true })).toBeVisible();
  // A screen's own headings are all that there are.
  await expect(page.locator('aside').getByRole('heading')).toHaveCount(0);
  const namesIn = (group: string) =>
    nav.getByRole('list', { name: group }).getByRole('button').allTextContents();
  expect(await namesIn('Today')).toEqual(['Command Center', 'Messages', 'Check-ins', 'Daily Calendar']);
  expect(await namesIn('Settings')).toEqual(['Fellowship Settings', 'Profile']);
  // All of them are seen without scrolling, folded or not.
  for (const isFolded of [false, true]) {
    for (const [width, height] of [
      [1440, 900],
      [1440, 812],
      [1280, 720],
    ] as const) {
      await page.setViewportSize({ width, height });
      const hidden = await nav.evaluate(box => box.scrollHeight - box.clientHeight);
      expect([isFolded, height, Math.max(hidden, 0)]).toEqual([isFolded, height, 0]);
      // As large as a pointer has to hit.
      const last = await nav.getByRole('button').last().boundingBox();
      expect(last?.height).toBeGreaterThanOrEqual(24);
    }
    await lookAt(page, `sidebar-${isFolded ? 'folded' : 'open'}`);
    if (!isFolded) await page.getByRole('button', { name: 'Collapse sidebar' }).click();
  }
});

test('a member’s entries say which programs they are of; all are seen on a desk, on a phone the last ones first', async ({
  browser,
}) => {
  const page = await signedIn(browser, fixture, 'member');
  const nav = page.locator('aside nav');
  const namesIn = (group: string) => nav.getByRole('list', { name: group, exact: true }).locator('button, a');
  await expect(namesIn('Training').filter({ hasText: 'Program' })).toHaveText([
    'Assigned Programs',
    'Program History',
  ]);
  await expect(namesIn('Coach').filter({ hasText: 'Programs' })).toHaveText(['Programs']);
  for (const height of [900, 812, 720]) {
    await page.setViewportSize({ width: 1280, height });
    const hidden = await nav.evaluate(box => box.scrollHeight - box.clientHeight);
    expect([height, Math.max(hidden, 0)]).toEqual([height, 0]);
  }
  await page.setViewportSize({ width: 375, height: 812 });
  await page.getByRole('button', { name: 'More' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Profile' })).toBeInViewport();
});

test('Ctrl+K finds a member, a program, an exercise, a screen and an act, by the keyboard alone', async ({
  browser,
}) => {
  const page = await signedIn(browser, fixture, 'coach');
  const heading = (name: string | RegExp) => page.getByRole('heading', { name, level: 1 });
  const goTo = async (text: string, first: RegExp) => {
    await page.keyboard.press('Control+k');
    await expect(search(page)).toBeFocused();
    await search(page).fill(text);
    await expect(palette(page).getByRole('option').first()).toHaveText(first);
    await expect(search(page)).toHaveAttribute('aria-activedescendant', /0$/);
    await page.keyboard.press('Enter');
    await expect(palette(page)).toHaveCount(0);
  };
  await keysFollowed(page);
  await expect(async () => {
    await page.keyboard.press('Control+k');
    await expect(palette(page).getByRole('option', { name: 'Assign Program' })).toBeVisible({
      timeout: 3_000,
    });
  }).toPass();
  await lookAtWidths(page, 'ctrl-k', [375, 1280]);
  await page.keyboard.press('Escape');

  await goTo('zoe', /^.*Zoë Abel/);
  await expect(heading(/Zoë Abel/)).toBeVisible();
  await goTo('found', /Iron Foundation/);
  await expect(heading('Iron Foundation')).toBeVisible();
  await goTo('RDL', /Romanian Deadlift/);
  await expect(heading('Exercise Library')).toBeVisible();
  await expect(page.getByRole('searchbox', { name: 'Search exercises' })).toHaveValue('Romanian Deadlift');
  await goTo('member management', /The Fellowship/);
  await expect(heading('Member Management')).toBeVisible();
  await goTo('assign p', /Assign Program/);
  await expect(page.getByRole('dialog', { name: /^Assign/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await goTo('add new', /Add New Member/);
  await expect(page.getByRole('dialog', { name: 'Add New Member' })).toBeVisible();
  await page.keyboard.press('Escape');

  // With the arrow keys, and with a mouse or a thumb from the button.
  await page.getByRole('button', { name: 'Search', exact: true }).first().click();
  await search(page).fill('ston');
  await expect(palette(page).getByRole('option')).toHaveText([/Ada Stone/, /Bo Stonebridge/]);
  await lookAt(page, 'ctrl-k-found');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(heading(/Bo Stonebridge/)).toBeVisible();
  await page.setViewportSize({ width: 375, height: 667 });
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  await search(page).fill('nobody at all');
  await expect(palette(page).getByText('Nothing is called “nobody at all”.')).toBeVisible();
});

test('a key pressed before the page is there counts once it is', async ({ browser }) => {
  const page = await signedIn(browser, fixture, 'coach');
  let go: (() => void) | undefined;
  const mayCome = new Promise<void>(resolve => {
    go = resolve;
  });
  await page.route('**/*.js', async route => {
    await mayCome;
    await route.continue();
  });
  await page.goto('/admin', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('zo');
  go?.();
  await page.keyboard.type('e');
  await expect(search(page)).toBeFocused();
  await expect(search(page)).toHaveValue('zoe');
  await page.keyboard.press('Escape');

  // As soon as it is taken up, without another press.
  await page.goto('/admin?section=members');
  await hydrated(page);
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox', { name: 'Search members' })).toBeFocused();
  await page.goto('/admin?section=exercises');
  await hydrated(page);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('found');
  await expect(search(page)).toHaveValue('found');
});

test('a list is searched by “/”, ordered by its columns, and both stay on Back and after a reload', async ({
  browser,
}) => {
  const page = await signedIn(browser, fixture, 'coach');
  await openSection(page, 'The Fellowship');
  const rows = page.getByRole('row').filter({ has: page.getByRole('link') });
  await expect(rows.first()).toContainText('Ada Stone');
  const head = page.getByRole('columnheader', { name: 'Member' });
  await head.getByRole('button').click();
  await expect(head).toHaveAttribute('aria-sort', 'descending');
  await expect(rows.first()).toContainText('Zoë Abel');
  await keysFollowed(page);
  await page.keyboard.press('/');
  const field = page.getByRole('searchbox', { name: 'Search members' });
  await expect(field).toBeFocused();
  await page.keyboard.type('sto');
  await expect(rows).toHaveText([/Bo Stonebridge/, /Ada Stone/]);
  await rows.first().getByRole('link', { name: 'Bo Stonebridge' }).click();
  await expect(page.getByRole('heading', { name: /Bo Stonebridge/, level: 1 })).toBeVisible();
  await page.goBack();
  for (const when of ['after Back', 'after a reload']) {
    await expect(rows, when).toHaveText([/Bo Stonebridge/, /Ada Stone/]);
    await expect(field, when).toHaveValue('sto');
    await expect(head, when).toHaveAttribute('aria-sort', 'descending');
    await page.reload();
    await hydrated(page);
  }
  await keysFollowed(page);
  await openSection(page, 'Programs');
  const programs = page.getByRole('searchbox', { name: 'Search programs' });
  await expect(programs).toHaveValue('');
  await page.keyboard.press('/');
  await expect(programs).toBeFocused();
  await page.keyboard.type('nothing like it');
  await expect(page.getByText('No programs found matching your search.')).toBeVisible();
  await page.getByRole('button', { name: 'Show all programs' }).click();
  await expect(page.getByRole('heading', { name: 'Iron Foundation' })).toBeVisible();
  await lookAtWidths(page, 'programs-in-order', [375, 1280]);
});
