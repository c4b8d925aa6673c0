import { type Browser, expect, type Page } from '@playwright/test';
import { ApiPerson } from '../fellowship/api-person.ts';
import { Fellowship } from '../fellowship/fellowship.ts';
import { lookAt, lookAtWidths } from '../page/look-at.ts';
import { emailsTo, emailTo } from '../fellowship/outbox.ts';
import { test } from '../fellowship/test.ts';

const coachEmail = 'coach@fellowship.example';
const password = 'a garage at 5:40';
const newPassword = 'a garage at 4:30';

let fellowship: Fellowship;
let coach: ApiPerson;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  fellowship = await Fellowship.start({ env: { ADMIN_EMAIL: coachEmail, ADMIN_PASSWORD: password } });
  coach = await ApiPerson.signIn(fellowship.origin, coachEmail, password);
});
test.afterAll(() => fellowship.stop());

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

const title = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** The page's text, with the address that was typed left out. */
const wordsOf = async (page: Page, address: string) =>
  (await page.getByRole('main').innerText()).replaceAll(address, '…');

async function signInWith(page: Page, email: string, secret: string): Promise<void> {
  await page.goto('/sign-in');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password').fill(secret);
  await press(page, 'Sign In');
}

test('an invitation comes by mail: a password, and in', async ({ browser }) => {
  const email = 'ada@stone.example';
  const ada = await coach.get('POST', '/api/admin/members', { email, firstName: 'Ada', lastName: 'Stone' });
  await coach.get('POST', `/api/admin/members/${ada.id}/activate-subscription`, {});
  const { link } = await emailTo(fellowship, email);
  const page = await someone(browser);
  await page.goto(link);
  await title(page, 'Welcome, Ada');
  expect(page.url()).not.toContain('token');
  await lookAt(page, 'invitation');
  await press(page, 'Join the Fellowship');
  const field = page.getByLabel('Password');
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(/^Use at least 8 characters/);
  await field.fill(password);
  await expect(field).toHaveAttribute('type', 'password');
  await press(page, 'Show what you type');
  await expect(field).toHaveAttribute('type', 'text');
  await expect(field).toBeFocused();
  await press(page, 'Join the Fellowship');
  await title(page, 'Command Center');

  await page.goto(link);
  await title(page, 'You are signed in as Ada Stone');
  await lookAt(page, 'signed-in-already');
  await page.getByRole('link', { name: 'Sign out to accept this invitation' }).click();
  await page.waitForURL(fellowship.origin);
  await page.goto(link);
  await title(page, 'This link no longer works');
  await lookAt(page, 'invitation-used-up');
});

test('someone signs up: a letter, a password, and the way to subscribe', async ({ browser }) => {
  const email = 'ruth@moab.example';
  const page = await someone(browser);
  await page.goto('/sign-in');
  await lookAtWidths(page, 'sign-in', [1280, 768, 375]);
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('link', { name: 'Create your account' }).click();
  await title(page, 'Create your account');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByLabel('E-mail')).toHaveValue(email);
  await lookAtWidths(page, 'sign-up', [1280, 768, 375]);
  await press(page, 'Create Account');
  await expect(page.getByText('First name is required')).toBeVisible();
  await expect(page.getByText('Invalid email address')).toHaveCount(0);
  await expect(page.getByLabel('First name')).toBeFocused();
  await lookAt(page, 'sign-up-errors');
  await page.getByLabel('First name').fill('Ruth');
  await page.getByRole('link', { name: 'Sign in', exact: true }).click();
  await expect(page.getByLabel('E-mail')).toHaveValue(email);
  await page.goBack();
  await expect(page.getByLabel('First name')).toHaveValue('Ruth');
  await page.getByLabel('Last name').fill('Moab');
  await press(page, 'Create Account');
  await title(page, 'Check your e-mail');
  await expect(page.getByText('works once, within 24 hours')).toBeVisible();
  await lookAtWidths(page, 'sign-up-sent', [1280, 768, 375]);
  const said = await wordsOf(page, email);

  const first = await emailTo(fellowship, email);
  await press(page, 'Send It Again');
  await expect(page.getByText('Requested again.')).toBeVisible();
  await expect.poll(async () => (await emailsTo(fellowship, email)).length).toBe(2);
  const { link } = await emailTo(fellowship, email);
  await page.goto(first.link);
  await title(page, 'Welcome, Ruth');
  await page.goto(link);
  await title(page, 'Welcome, Ruth');
  await page.getByLabel('Password').fill(password);
  await press(page, 'Join the Fellowship');
  await page.waitForURL('**/subscribe');

  const other = await someone(browser);
  await other.goto(first.link);
  await title(other, 'This link no longer works');
  await other.goto('/sign-in?new');
  await other.getByLabel('First name').fill('Ruth');
  await other.getByLabel('Last name').fill('Moab');
  await other.getByLabel('E-mail').fill(email);
  await other.keyboard.press('Enter');
  await title(other, 'Check your e-mail');
  expect(await wordsOf(other, email)).toBe(said);
  const known = await emailTo(fellowship, email, /already/);
  expect(known.links.map(link => new URL(link).pathname)).toEqual(['/sign-in', '/password']);
});

test('a forgotten password is chosen anew: the old one and the link are over', async ({ browser }) => {
  const email = 'ada@stone.example';
  const page = await someone(browser);
  await page.goto('/sign-in');
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('link', { name: 'Forgotten your password?' }).click();
  await title(page, 'Forgotten your password?');
  await expect(page.getByLabel('E-mail')).toHaveValue(email);
  await lookAt(page, 'password-forgotten');
  await page.getByLabel('E-mail').fill('nobody@nowhere.example');
  await press(page, 'Send the Link');
  await title(page, 'Check your e-mail');
  const said = await wordsOf(page, 'nobody@nowhere.example');
  await press(page, 'Use Another Address');
  await page.getByLabel('E-mail').fill(email);
  await press(page, 'Send the Link');
  await title(page, 'Check your e-mail');
  expect(await wordsOf(page, email)).toBe(said);
  expect(said).toContain('within 1 hour');
  await lookAt(page, 'password-link-sent');

  const { link } = await emailTo(fellowship, email, /new password/);
  expect(await emailsTo(fellowship, 'nobody@nowhere.example')).toEqual([]);
  await page.goto(link);
  await title(page, 'Choose a new password');
  expect(page.url()).not.toContain('token');
  await page.reload();
  await title(page, 'Choose a new password');
  await expect(page.getByLabel('E-mail')).toHaveValue(email);
  await lookAt(page, 'password-new');
  await page.getByLabel('New password').fill(newPassword);
  await page.keyboard.press('Enter');
  await title(page, 'Command Center');

  await page.goto(link);
  await expect(page.getByRole('link', { name: 'Sign out to choose a new password' })).toBeVisible();
  const other = await someone(browser);
  await signInWith(other, email, password);
  await expect(other.getByRole('alert')).toHaveText('E-mail or password is not right');
  await expect(other.getByLabel('Password')).toHaveValue(password);
  await lookAt(other, 'sign-in-refused');
  await other.goto(link);
  await title(other, 'This link no longer works');
  await lookAt(other, 'password-used-up');
  await other.getByRole('button', { name: 'Get a New Link' }).click();
  await title(other, 'Forgotten your password?');
  await signInWith(other, email, newPassword);
  await title(other, 'Command Center');
});

test('the sign-in page says what is missing, what failed, and what came of another site', async ({
  browser,
}) => {
  const page = await someone(browser);
  await page.goto('/sign-in');
  await page.getByLabel('E-mail').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Enter your e-mail address')).toBeVisible();
  await expect(page.getByText('Enter your password')).toBeVisible();
  await expect(page.getByLabel('E-mail')).toBeFocused();
  await lookAt(page, 'sign-in-missing');
  await page.route('**/api/login', route => route.abort());
  await page.getByLabel('E-mail').fill(coachEmail);
  await page.getByLabel('Password').fill(password);
  await press(page, 'Sign In');
  await expect(page.getByRole('alert')).toHaveText(/^The server cannot be reached/);
  await page.unroute('**/api/login');
  await press(page, 'Sign In');
  await title(page, 'Command Center');

  const other = await someone(browser);
  await other.route('**/api/sign-in-ways', route => route.fulfill({ json: { openIdProvider: 'Acme' } }));
  for (const [outcome, sentence] of [
    ['denied', /^The sign-in at Acme was canceled/],
    ['unverified', /^Acme has not confirmed your e-mail address/],
    ['failed', /^The sign-in through Acme did not work/],
  ] as const) {
    await other.goto(`/sign-in?provider=${outcome}`);
    await expect(other.getByRole('alert')).toHaveText(sentence);
  }
  await expect(other.getByRole('link', { name: 'Continue with Acme' })).toHaveAttribute('href', '/api/login');
  await lookAtWidths(other, 'sign-in-with-provider', [1280, 768, 375]);
});
