import { expect, type Locator, type Page } from '@playwright/test';
import { lookAtWidths } from '../page/look-at.ts';
import { type TrainingFixture, givenAMember, open, signedIn } from '../fellowship/member-in-training.ts';
import { test } from '../fellowship/test.ts';

let fixture: TrainingFixture;

// In one worker: another would start a fellowship of its own.
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  fixture = await givenAMember();
});
test.afterAll(() => fixture.fellowship.stop());

const card = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });

test('a coach reads what has happened to accounts; a member is not shown it', async ({
  browser,
  request,
}) => {
  for (let guess = 0; guess < 60; guess += 1) {
    const body = { email: `nobody${guess % 12}@fellowship.example`, password: 'a wrong guess' };
    await request.post(`${fixture.fellowship.origin}/api/login`, { data: body });
  }
  const coach = { email: 'coach@fellowship.example', password: 'a garage at 5:40' };
  await request.post(`${fixture.fellowship.origin}/api/login`, { data: coach });
  const page = await signedIn(browser, fixture, 'coach');
  await open(page, 'Profile');
  const log = card(page, 'Security log');
  const lines = log.getByRole('listitem');
  await expect(lines).toHaveCount(50);
  await expect(lines.first()).toContainText('Signed in with the password');
  await expect(lines.first()).toContainText('127.0.0.1');
  await lookAtWidths(page, 'security-log');
  await log.getByRole('button', { name: 'Show more' }).click();
  await expect(log.getByRole('button', { name: 'Show more' })).toHaveCount(0);
  await expect.poll(() => lines.count()).toBeGreaterThan(60);
  await log.getByLabel('What to show').selectOption('Members and roles');
  await expect(lines.filter({ hasText: 'Failed to sign in' })).toHaveCount(0);
  const added = lines.filter({ hasText: 'Added a member' });
  await expect(added).toHaveCount(1);

  // The same of one member, from their page; on paper it stands without the ways to elsewhere, and without private notes.
  await added.getByRole('link').last().click();
  await expect(card(page, 'Private Notes')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  for (const hidden of [card(page, 'Private Notes'), page.getByRole('navigation').first()])
    await expect(hidden).toBeHidden();
  await expect(card(page, 'Membership')).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('button', { name: 'What coaches changed' }).click();
  const changes = page.getByRole('dialog').getByRole('listitem');
  await expect(changes.filter({ hasText: 'Added a member' })).toHaveCount(1);
  await expect(changes.filter({ hasText: 'Activated a membership' })).toHaveCount(1);
  await expect(changes.filter({ hasText: 'Signed in' })).toHaveCount(0);

  const member = await signedIn(browser, fixture, 'member');
  await open(member, 'Profile');
  await expect(card(member, 'Where you are signed in')).toBeVisible();
  await expect(card(member, 'Security log')).toHaveCount(0);
});

test('the sign-in page says when to try again', async ({ page }) => {
  await page.goto(`${fixture.fellowship.origin}/sign-in`);
  const failed = page.getByText('E-mail or password is not right');
  const refused = page.getByText(/^Too many failed sign-ins\. Please wait 1\d minutes and try again\.$/);
  await page.getByLabel('E-mail').fill('guessed-at@fellowship.example');
  await page.getByLabel('Password', { exact: true }).fill('a wrong guess');
  for (let guess = 0; guess < 12 && !(await refused.isVisible()); guess += 1) {
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(failed.or(refused)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeEnabled();
  }
  await expect(refused).toBeVisible();
});
