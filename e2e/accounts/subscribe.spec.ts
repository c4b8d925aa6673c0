import { randomUUID } from 'node:crypto';
import { type Browser, expect, type Page } from '@playwright/test';
import { demoBrand as brand } from '../../demo/founding/fellowship.ts';
import {
  checkoutSession,
  providerInvoice,
  providerSubscription,
  signedEvent,
} from '../../src/server/testing/services/payment-events.ts';
import { ApiPerson } from '../fellowship/api-person.ts';
import { enterDemoBrand } from '../fellowship/enter-demo-brand.ts';
import { Fellowship } from '../fellowship/fellowship.ts';
import { lookAt } from '../page/look-at.ts';
import { emailTo } from '../fellowship/outbox.ts';
import { openSection } from '../page/sections.ts';
import { test } from '../fellowship/test.ts';

const password = 'a garage at 5:40';
const coachEmail = 'coach@fellowship.example';
const webhookSecret = 'whsec_of_the_browser_tests';
const dayMs = 86_400_000;

let fellowship: Fellowship;
let coach: ApiPerson;

// In one worker: another would start a fellowship of its own.
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  fellowship = await Fellowship.start({
    env: { ADMIN_EMAIL: coachEmail, ADMIN_PASSWORD: password, STRIPE_WEBHOOK_SECRET: webhookSecret },
  });
  await enterDemoBrand(fellowship);
  coach = await ApiPerson.signIn(fellowship.origin, coachEmail, password);
});
test.afterAll(() => fellowship.stop());

async function visitor(browser: Browser, width = 1280): Promise<Page> {
  const context = await browser.newContext({
    baseURL: fellowship.origin,
    viewport: { width, height: 812 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  page.on('pageerror', error => {
    throw error;
  });
  return page;
}

/** The payment provider sends an event. */
async function told(type: string, object: object, at = new Date()): Promise<void> {
  const { body, headers } = signedEvent(webhookSecret, type, object, { at });
  const response = await fetch(`${fellowship.origin}/api/webhooks/stripe`, { method: 'POST', headers, body });
  expect(response.status, await response.text()).toBe(200);
}

/** A member who has paid since `since`, signed in on a page of their own. */
async function payingMember(browser: Browser, firstName: string, since: Date) {
  const email = `${firstName.toLowerCase()}@paid.example`;
  const member = await coach.get('POST', '/api/admin/members', { email, firstName, lastName: 'Paid' });
  const api = await ApiPerson.invited(fellowship.origin, member.inviteUrl, password);
  const subscription = `sub_${randomUUID()}`;
  await told(
    'checkout.session.completed',
    checkoutSession({ userId: String(member.id), subscription }),
    since,
  );
  const tell = (status: string, given: object = {}, at = new Date()) =>
    told('customer.subscription.updated', providerSubscription({ id: subscription, status, ...given }), at);
  await tell('active', { periodEnd: new Date(Date.now() + 20 * dayMs) }, since);
  const page = await visitor(browser);
  await page.goto('/sign-in');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  return { email, id: String(member.id), subscription, tell, page, api };
}

const isIn = (page: Page) => page.getByRole('heading', { name: 'Command Center', level: 1 }).waitFor();

test('someone signs up, subscribes, pays, and is in', async ({ browser }) => {
  const email = 'ruth@moab.example';
  const page = await visitor(browser);
  await page.goto('/sign-in?new');
  await page.getByLabel('First name').fill('Ruth');
  await page.getByLabel('Last name').fill('Moab');
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await page.goto((await emailTo(fellowship, email)).link);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Join the Fellowship' }).click();

  await page.waitForURL('**/subscribe');
  await expect(page.getByRole('heading', { name: 'Join the Fellowship', level: 1 })).toBeVisible();
  await expect(page.getByText('Payment is processed by a card payment provider.')).toBeVisible();
  for (const width of [375, 768, 1280]) {
    await page.setViewportSize({ width, height: 812 });
    await lookAt(page, 'join');
  }
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page.getByText('Not active yet.')).toBeVisible();

  await page.route(`${brand.checkoutLink}?**`, route => route.fulfill({ body: 'The checkout' }));
  await page.getByRole('link', { name: 'Subscribe Now' }).click();
  await page.getByText('The checkout').waitFor();
  const { searchParams } = new URL(page.url());
  expect(searchParams.get('prefilled_email')).toBe(email);
  const userId = searchParams.get('client_reference_id') ?? '';
  expect(userId).toMatch(/^[\da-f-]{36}$/);

  await page.goto('/subscribe');
  await expect(page.getByText('Looking for your payment.')).toBeVisible();
  const subscription = `sub_${randomUUID()}`;
  await told('checkout.session.completed', checkoutSession({ userId, email, subscription }));
  await isIn(page);
  expect(new URL(page.url()).pathname).toBe('/member');

  await page.goto('/subscribe');
  await expect(page.getByRole('heading', { name: 'You are in the Fellowship' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Subscribe Now' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: /Manage your membership/ })).toHaveAttribute(
    'href',
    `${brand.manageLink}?prefilled_email=${encodeURIComponent(email)}`,
  );
  await page.getByRole('link', { name: 'Go to your training' }).click();
  await isIn(page);
});

test('a failed payment is told, closes the area after its days of grace, and is mended', async ({
  browser,
}) => {
  const boaz = await payingMember(browser, 'Boaz', new Date(Date.now() - 40 * dayMs));
  const { page, subscription } = boaz;
  await isIn(page);
  await expect(page.getByRole('region', { name: 'Payment failed' })).toHaveCount(0);
  const failed = providerInvoice({ subscription });
  await told('invoice.payment_failed', failed, new Date(Date.now() - 2 * dayMs));
  await page.reload();
  const banner = page.getByRole('region', { name: 'Payment failed' });
  await expect(banner).toContainText('Your last payment did not go through. Your training stays open until ');
  await expect(banner.getByRole('link', { name: /Update your card/ })).toHaveAttribute(
    'href',
    /prefilled_email=boaz%40paid\.example/,
  );
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 812 });
    await lookAt(page, 'payment-failed');
  }
  await expect(await fellowshipRow(browser, 'Boaz Paid')).toContainText('Payment failed, open until ');

  await told('invoice.payment_failed', failed, new Date(Date.now() - 8 * dayMs));
  await page.reload();
  await page.waitForURL('**/subscribe');
  await expect(page.getByRole('heading', { name: 'Your last payment did not go through' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Subscribe Now' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Update your card' })).toHaveAttribute('href', /^https:/);
  for (const width of [375, 768, 1280]) {
    await page.setViewportSize({ width, height: 812 });
    await lookAt(page, 'past-due');
  }
  await expect(await fellowshipRow(browser, 'Boaz Paid')).toContainText('Payment overdue');

  await told('invoice.paid', providerInvoice({ subscription }));
  await page.getByRole('button', { name: 'Check again' }).click();
  await isIn(page);
  await expect(banner).toHaveCount(0);
});

test('the end of a membership is told, locks out, and an activation lets in at once', async ({ browser }) => {
  const { page, api, tell, id } = await payingMember(browser, 'Lot', new Date(Date.now() - 5 * dayMs));
  await isIn(page);
  await tell('active', { cancelAt: new Date(Date.now() + 3 * dayMs) });
  await page.reload();
  const banner = page.getByRole('region', { name: 'Membership ends soon' });
  await expect(banner).toContainText('Your membership ends on ');
  await lookAt(page, 'membership-ends-soon');
  await banner.getByRole('button', { name: 'Dismiss' }).click();
  await expect(banner).toHaveCount(0);
  await page.reload();
  await isIn(page);
  await expect(banner).toHaveCount(0);

  await tell('active', { cancelAt: new Date(Date.now() - 1_000) });
  await page.reload();
  await page.waitForURL('**/subscribe');
  expect((await api.ask('GET', '/api/assignments'))?.status).toBe(403);
  await page.goto('/member');
  await page.waitForURL('**/subscribe');
  await page.getByRole('link', { name: 'Account' }).click();
  await expect(page.getByRole('heading', { name: 'Account', level: 1 })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Membership' })).toContainText('No membership');
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 812 });
    await lookAt(page, 'account');
  }
  await page.getByRole('link', { name: 'Back' }).click();
  await page.getByRole('heading', { name: 'Join the Fellowship' }).waitFor();
  await expect(page.getByText('Welcome back, Lot. Your membership ended on ')).toBeVisible();
  await page.waitForLoadState('networkidle');

  await coach.get('POST', `/api/admin/members/${id}/activate-subscription`, { durationDays: 5 });
  expect((await api.ask('GET', '/api/assignments'))?.status).toBe(200);
  await page.getByRole('button', { name: 'Check again' }).click();
  await isIn(page);
  await expect(banner).toBeVisible();
  await banner.getByRole('link', { name: 'Stay in the fellowship' }).click();
  await expect(page.getByRole('heading', { name: 'You are in the Fellowship' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Membership', exact: true })).toContainText('Ends on ');
  await expect(page.getByRole('link', { name: 'Subscribe Now' })).toBeVisible();
  await lookAt(page, 'stands-activated');
});

/** A member as the coach sees them in the list. */
async function fellowshipRow(browser: Browser, name: string) {
  const page = await visitor(browser);
  await page.goto('/sign-in');
  await page.getByLabel('E-mail').fill(coachEmail);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await openSection(page, 'The Fellowship');
  return page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });
}
