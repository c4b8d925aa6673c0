import { type Browser, expect, type Page } from '@playwright/test';
import { startOpenIdProvider } from '#server/testing/services/open-id-provider.ts';
import { ApiPerson } from '../fellowship/api-person.ts';
import { Fellowship, freePort } from '../fellowship/fellowship.ts';
import { test } from '../fellowship/test.ts';
import { zone } from '../fellowship/zone.ts';

const coachEmail = 'coach@fellowship.example';
const password = 'a garage at 5:40';
let provider: Awaited<ReturnType<typeof startOpenIdProvider>>;
let fellowship: Fellowship;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  const port = await freePort();
  provider = await startOpenIdProvider({
    redirectUri: `http://127.0.0.1:${port}/api/login/callback`,
    accounts: {
      ruth: { email: 'ruth@moab.example', email_verified: true, given_name: 'Ruth', family_name: 'Moab' },
      ada: { email: 'ada@stone.example', email_verified: true },
      coach: { email: coachEmail, email_verified: false },
    },
  });
  const { issuer, clientId, clientSecret, name } = provider.settings;
  fellowship = await Fellowship.start({
    port,
    env: {
      ADMIN_EMAIL: coachEmail,
      ADMIN_PASSWORD: password,
      OPENID_ISSUER: issuer,
      OPENID_CLIENT_ID: clientId,
      OPENID_CLIENT_SECRET: clientSecret,
      OPENID_NAME: name,
    },
  });
});
test.afterAll(async () => {
  await fellowship.stop();
  await provider.stop();
});

/** A browser of their own, on a phone. */
async function someone(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    baseURL: fellowship.origin,
    viewport: { width: 375, height: 812 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  page.on('pageerror', error => {
    throw error;
  });
  return page;
}

/** On the provider's page; it believes whatever name is typed. */
async function signInThere(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Sign in to Acme' })).toBeVisible();
  await page.getByLabel('Name').fill(name);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

const fromSignInPage = async (page: Page) => {
  await page.goto('/sign-in');
  await page.getByRole('link', { name: 'Continue with Acme' }).click();
};

test('someone new goes to the provider and comes back with an account, to where they can subscribe', async ({
  browser,
}) => {
  const page = await someone(browser);
  await fromSignInPage(page);
  await signInThere(page, 'ruth');
  await expect(page).toHaveURL('/subscribe');
  await page.goto('/account');
  await expect(page.getByLabel('Email')).toHaveValue('ruth@moab.example');
  await expect(page.getByLabel('First name')).toHaveValue('Ruth');

  await page.goto('/api/logout');
  await expect(page).toHaveURL('/');
  expect((await page.request.get('/api/auth/user')).status()).toBe(401);
  // The provider still knows them, and asks nothing.
  await fromSignInPage(page);
  await expect(page).toHaveURL('/subscribe');
});

test('a member whom the coach has invited is in at once', async ({ browser }) => {
  const coach = await ApiPerson.signIn(fellowship.origin, coachEmail, password);
  const email = 'ada@stone.example';
  const ada = await coach.get('POST', '/api/admin/members', { email, firstName: 'Ada', lastName: 'Stone' });
  await coach.get('POST', `/api/admin/members/${ada.id}/activate-subscription`, {});
  const page = await someone(browser);
  await page.goto(`/api/login?timeZone=${zone}`);
  await signInThere(page, 'ada');
  await expect(page).toHaveURL('/member');
  const user = (await (await page.request.get('/api/auth/user')).json()) as { timeZone: string };
  expect(user.timeZone).toBe(zone);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Command Center');
});

test('what goes wrong on the way is said on the sign-in page', async ({ browser }) => {
  const page = await someone(browser);
  await fromSignInPage(page);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('The sign-in at Acme was canceled.')).toBeVisible();

  await page.getByRole('link', { name: 'Continue with Acme' }).click();
  await signInThere(page, 'coach');
  await expect(page.getByText('Acme has not confirmed your e-mail address yet.')).toBeVisible();

  await page.goto('/api/login/callback?code=made-up&state=made-up');
  await expect(page.getByText('The sign-in through Acme did not work.')).toBeVisible();
});
