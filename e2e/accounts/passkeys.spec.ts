import { type Browser, type CDPSession, expect, type Page } from '@playwright/test';
import { Fellowship } from '../fellowship/fellowship.ts';
import { lookAt } from '../page/look-at.ts';
import { signOut } from '../page/sections.ts';
import { test } from '../fellowship/test.ts';

const email = 'coach@fellowship.example';
const password = 'a garage at 5:40';

let fellowship: Fellowship;

// In one worker: another would start a fellowship of its own.
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  fellowship = await Fellowship.start({ env: { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } });
});
test.afterAll(() => fellowship.stop());

/** A browser with a device that keeps passkeys and knows its owner. No passkey can belong to an IP address. */
async function aDevice(browser: Browser) {
  const baseURL = fellowship.origin.replace('127.0.0.1', 'localhost');
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 375, height: 812 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  page.on('pageerror', error => {
    throw error;
  });
  const cdp = await context.newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { page, cdp, authenticatorId };
}

/** Whether a finger lies on the device: without it, it waits. */
const touched = (cdp: CDPSession, authenticatorId: string, enabled: boolean) =>
  cdp.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });

const title = (page: Page, name: string) =>
  expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();

async function signInByPassword(page: Page): Promise<void> {
  await page.goto('/sign-in');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await title(page, 'Command Center');
}

async function addPasskey(page: Page, name: string): Promise<void> {
  await page.goto('/account');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Your password').fill(password);
  await dialog.getByRole('button', { name: 'Add Passkey' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(name, { exact: true })).toBeVisible();
}

test('a passkey is added, signs in, and signs in no more when it is removed', async ({ browser }) => {
  const { page, cdp, authenticatorId } = await aDevice(browser);
  await signInByPassword(page);
  await addPasskey(page, 'My phone');
  await lookAt(page, 'account-with-passkey');
  const { credentials } = await cdp.send('WebAuthn.getCredentials', { authenticatorId });
  expect(credentials).toHaveLength(1);

  await page.goto('/');
  await title(page, 'Command Center');
  await touched(cdp, authenticatorId, false);
  await signOut(page);
  await page.waitForURL(({ pathname }) => pathname === '/');
  await page.goto('/sign-in');
  const button = page.getByRole('button', { name: 'Sign in with a passkey' });
  await expect(button).toBeVisible();
  await lookAt(page, 'sign-in-with-passkey');
  // Touched before the device is called: an untouched one never answers.
  await page.route('**/api/login/passkey/begin', async route => {
    await touched(cdp, authenticatorId, true);
    await route.continue();
  });
  await button.click();
  await title(page, 'Command Center');

  await page.goto('/account');
  await page.getByRole('button', { name: 'Remove My phone' }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /Remove/ })
    .click();
  await expect(page.getByText('You have none yet.')).toBeVisible();
  await touched(cdp, authenticatorId, false);
  await page.unroute('**/api/login/passkey/begin');
  await page.goto('/api/logout');
  await page.goto('/sign-in');
  await page.waitForLoadState('networkidle');
  await page.route('**/api/login/passkey/begin', async route => {
    await touched(cdp, authenticatorId, true);
    await route.continue();
  });
  await button.click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await lookAt(page, 'sign-in-passkey-refused');
});

test('adding a passkey asks for the password, and keeps what was typed when it is not right', async ({
  browser,
}) => {
  const { page, cdp, authenticatorId } = await aDevice(browser);
  await signInByPassword(page);
  await page.goto('/account');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
  const [name, given] = [dialog.getByLabel('Name'), dialog.getByLabel('Your password')];
  const submit = dialog.getByRole('button', { name: 'Add Passkey' });
  await name.fill('');
  await submit.click();
  await expect(name).toHaveAccessibleDescription(/Name this passkey so you can recognize it/);
  await name.fill('My watch');
  await submit.click();
  await expect(given).toHaveAccessibleDescription(/Enter your password/);
  await given.fill('a guess of mine');
  await submit.click();
  await expect(given).toHaveAccessibleDescription(/This is not your password/);
  await expect(given).toBeFocused();
  await expect(given).toHaveValue('a guess of mine');
  await expect(name).toHaveValue('My watch');
  await lookAt(page, 'add-passkey-refused');
  const { credentials } = await cdp.send('WebAuthn.getCredentials', { authenticatorId });
  expect(credentials).toEqual([]);

  await given.fill(password);
  await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
  await submit.click();
  await expect(dialog.getByRole('alert')).toHaveText(/^No passkey was added/);
  await expect(given).toHaveValue(password);
  await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true });
  await submit.click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('My watch', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Remove My watch' }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /Remove/ })
    .click();
  await expect(page.getByText('You have none yet.')).toBeVisible();
});

test('who calls the device off signs in with the password', async ({ browser }) => {
  const { page, cdp, authenticatorId } = await aDevice(browser);
  await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
  await page.goto('/sign-in');
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('alert')).toHaveText(/^No passkey was used/);
  await expect(page.getByLabel('E-mail')).toHaveValue(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await title(page, 'Command Center');
});

test('a passkey is among the suggestions of the e-mail field', async ({ browser }) => {
  const { page } = await aDevice(browser);
  await signInByPassword(page);
  await addPasskey(page, 'My tablet');
  await page.goto('/api/logout');
  // The device uses an offered passkey at once.
  await page.goto('/sign-in');
  await title(page, 'Command Center');
});
