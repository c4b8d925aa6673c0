import { readFile } from 'node:fs/promises';
import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { ApiPerson } from '../fellowship/api-person.ts';
import { lookAt } from '../page/look-at.ts';
import { type TrainingFixture, givenAMember, open, signedIn } from '../fellowship/member-in-training.ts';
import { stopClock, untilToast } from '../page/page-clock.ts';
import { hydrated } from '../page/sections.ts';
import { test } from '../fellowship/test.ts';
import { expectToast } from '../page/toast.ts';

const password = 'a garage at 5:40';
const memberEmail = 'ada@fellowship.example';

let fixture: TrainingFixture;

test.beforeAll(async () => {
  fixture = await givenAMember();
});
test.afterAll(() => fixture.fellowship.stop());
// The last of them deletes the member's account.
test.describe.configure({ mode: 'serial' });

const card = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });

/** A photograph, as a camera's would be: larger than it has to be. */
const photograph = () =>
  sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#7c4e17' } })
    .png()
    .toBuffer();

async function profileOf(browser: Browser, who: 'coach' | 'member'): Promise<Page> {
  const page = await signedIn(browser, fixture, who);
  await open(page, 'Profile');
  return page;
}

test('a member changes their name, picture and time zone', async ({ browser }) => {
  const page = await profileOf(browser, 'member');
  const about = card(page, 'About you');
  await expect(about.getByLabel('Email')).toHaveValue(memberEmail);
  await expect(about.getByLabel('Email')).not.toBeEditable();
  for (const width of [375, 768, 1280]) {
    await page.setViewportSize({ width, height: 812 });
    await lookAt(page, 'profile');
  }

  const picture = about.getByLabel('Profile picture');
  await picture.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Squat') });
  await expect(about.getByText('This file could not be read as a picture.')).toBeVisible();
  await picture.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: await photograph() });
  await expect(about.getByRole('button', { name: 'Remove picture' })).toBeVisible();
  await about.getByLabel('First name').fill('Adah');
  await about.getByLabel('Last name').fill('Stonewall');
  await about.getByLabel('Bio').fill('Up at five.');
  await chooseLondon(page);
  const file = page
    .waitForRequest('**/api/pictures?for=profile')
    .then(request => request.postDataBuffer() ?? Buffer.of());
  const sent = await savedSlowly(page, about);
  // The picture goes ahead as a file, made smaller.
  expect(sent.profileImageUrl).toMatch(/^\/pictures\/[\da-f]{32}\.webp$/);
  const { width, format } = await sharp(await file).metadata();
  expect([width, format]).toEqual([1024, 'webp']);
  await expectToast(page, 'Profile updated', 'Your profile has been saved successfully');

  await page.reload();
  await expect(page.getByText('Adah Stonewall')).toBeVisible();
  await expect(about.getByLabel('Bio')).toHaveValue('Up at five.');
  await expect(about.getByRole('textbox', { name: 'Time zone' })).toHaveValue('London, Europe');
  const shown = about.locator('img');
  await expect(shown).toHaveAttribute('src', /^\/pictures\//);
  expect(
    (await page.request.get((await shown.getAttribute('src')) ?? '')).headers()['cache-control'],
  ).toContain('immutable');
  await about.getByRole('button', { name: 'Use this device’s: Denver, America' }).click();
  await about.getByRole('button', { name: 'Remove picture' }).click();
  await about.getByRole('button', { name: 'Save Changes' }).click();
  await expectToast(page, 'Profile updated');
  await page.reload();
  await expect(about.getByRole('textbox', { name: 'Time zone' })).toHaveValue('Denver, America');
  await expect(about.locator('img')).toHaveCount(0);
});

async function chooseLondon(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Change time zone' }).click();
  const search = page.getByRole('searchbox', { name: 'Search time zones' });
  await search.fill('no such place');
  await expect(page.getByText('No time zone found.')).toBeVisible();
  await search.fill('lond');
  await expect(page.getByText('Press Enter to choose London.')).toBeVisible();
  await lookAt(page, 'time-zone');
  await search.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Time zone' })).toHaveValue('London, Europe');
}

/** Saves, and sees meanwhile that it is being saved. What was sent is the answer. */
async function savedSlowly(page: Page, about: Locator): Promise<Record<string, unknown>> {
  let sent = {};
  await page.route('**/api/profile', async route => {
    sent = route.request().postDataJSON();
    await expect(about.getByRole('button', { name: 'Saving...' })).toBeVisible();
    await route.continue();
  });
  await about.getByRole('button', { name: 'Save Changes' }).click();
  await expect(about.getByRole('button', { name: 'Save Changes' })).toBeVisible();
  await page.unroute('**/api/profile');
  return sent;
}

test('what could not be saved is said, and whoever is signed out signs in again', async ({ browser }) => {
  const page = await profileOf(browser, 'coach');
  await expect(card(page, 'Delete my account')).toContainText(
    'A coach’s account cannot be deleted by its owner',
  );
  await expect(card(page, 'Membership')).toContainText('needs no membership');
  await lookAt(page, 'profile-coach');
  const about = card(page, 'About you');
  await page.route('**/api/profile', route => route.fulfill({ status: 500, json: { message: 'x' } }));
  await about.getByLabel('Bio').fill('Keeper of the order');
  await about.getByRole('button', { name: 'Save Changes' }).click();
  await expectToast(page, 'Error', 'Failed to update profile');
  await expect(about.getByLabel('Bio')).toHaveValue('Keeper of the order');
  await page.unroute('**/api/profile');
  await about.getByRole('button', { name: 'Save Changes' }).click();
  await expectToast(page, 'Profile updated', 'Your profile has been saved successfully');

  // Background reads would learn first that nobody is signed in, and lead away.
  await page.route(/\/api\/(live|notices|conversations)/, route => route.abort());
  await page.context().clearCookies();
  // The sentence stands for half a second, which a machine at work may be looking elsewhere.
  await stopClock(page);
  await about.getByRole('button', { name: 'Save Changes' }).click();
  await untilToast(page, 'Unauthorized: You are logged out. Logging in again...');
  await page.clock.resume();
  await expect(page).toHaveURL(/\/sign-in$/);
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
});

test('a new password signs the other devices out, and so does signing out everywhere', async ({
  browser,
}) => {
  const page = await profileOf(browser, 'member');
  const phone = await ApiPerson.signIn(fixture.fellowship.origin, memberEmail, password);
  const sessions = card(page, 'Where you are signed in');
  await page.reload();
  const devices = sessions.getByRole('listitem');
  await expect(devices.filter({ hasText: 'This device' })).toContainText('Chrome on Linux');
  await expect(devices.filter({ hasText: 'This device' })).toContainText('Last seen');
  const before = await devices.count();
  await sessions.getByRole('button', { name: 'Sign out An unknown device' }).first().click();
  await expectToast(page, 'Signed out', 'An unknown device is signed out');
  await expect(devices).toHaveCount(before - 1);

  const form = card(page, 'Password');
  await form.getByLabel('Current password').fill('not mine at all');
  await form.getByLabel('New password').fill('a cold garage');
  await form.getByRole('button', { name: 'Change Password' }).click();
  await expect(form.getByText('This is not your current password')).toBeVisible();
  await form.getByLabel('Current password').fill(password);
  await form.getByRole('button', { name: 'Change Password' }).click();
  await expectToast(page, 'Password changed', 'All your other devices have been signed out');
  await expect(devices).toHaveCount(1);
  expect((await phone.ask('GET', '/api/auth/user'))?.status).toBe(401);
  await form.getByLabel('Current password').fill('a cold garage');
  await form.getByLabel('New password').fill(password);
  await form.getByRole('button', { name: 'Change Password' }).click();
  await expect(form.getByLabel('New password')).toHaveValue('');

  const again = await ApiPerson.signIn(fixture.fellowship.origin, memberEmail, password);
  await sessions.getByRole('button', { name: 'Sign out everywhere' }).click();
  const question = page.getByRole('alertdialog', { name: 'Sign out everywhere?' });
  await lookAt(page, 'sign-out-everywhere');
  await question.getByRole('button', { name: 'Sign Out Everywhere' }).click();
  await page.waitForURL(fixture.fellowship.origin + '/');
  expect((await again.ask('GET', '/api/auth/user'))?.status).toBe(401);
});

test('a member sets the theme, takes their data along, and deletes their account', async ({ browser }) => {
  const page = await profileOf(browser, 'member');
  const root = page.locator('html');
  const themes = page.getByRole('radiogroup', { name: 'Theme' });
  await themes.getByText('Light').click();
  await expect(root).toHaveClass(/light/);
  await page.reload();
  await hydrated(page);
  await expect(root).toHaveClass(/light/);
  await themes.getByText('Dark').click();
  await expect(root).toHaveClass(/dark/);

  expect(JSON.stringify(JSON.parse(await downloaded(page, 'Download JSON')))).toContain(memberEmail);
  expect(await downloaded(page, 'Download CSV')).toContain('Date,Program,Exercise');

  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await expect(dialog).toContainText('every workout you logged');
  await expect(dialog.getByRole('link')).toHaveCount(0);
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 812 });
    await lookAt(page, 'delete-account');
  }
  await dialog.getByRole('button', { name: 'Delete Account' }).click();
  await expect(dialog.getByText('Enter your password')).toBeVisible();
  await dialog.getByLabel('Your password').fill('not mine at all');
  await dialog.getByRole('button', { name: 'Delete Account' }).click();
  await expect(dialog.getByText('This is not your password')).toBeVisible();
  await dialog.getByLabel('Your password').fill(password);
  await dialog.getByRole('button', { name: 'Delete Account' }).click();
  await page.waitForURL(fixture.fellowship.origin + '/');
  const gone = await new ApiPerson(fixture.fellowship.origin).ask('POST', '/api/login', {
    email: memberEmail,
    password,
  });
  expect(gone?.status).toBe(401);
});

async function downloaded(page: Page, name: string): Promise<string> {
  const coming = page.waitForEvent('download');
  await page.getByRole('link', { name }).click();
  return readFile(await (await coming).path(), 'utf8');
}
