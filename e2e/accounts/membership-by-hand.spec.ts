import { expect, type Page } from '@playwright/test';
import { addDays, formatDate } from '../../src/domain/plain-date.ts';
import { inDatabase } from '../fellowship/database-of.ts';
import { type TrainingFixture, givenAMember, signedIn } from '../fellowship/member-in-training.ts';
import { test } from '../fellowship/test.ts';
import { lookAt } from '../page/look-at.ts';
import { hydrated } from '../page/sections.ts';
import { expectToast } from '../page/toast.ts';

let fixture: TrainingFixture;

test.beforeAll(async () => {
  fixture = await givenAMember();
});
test.afterAll(() => fixture.fellowship.stop());

const card = (page: Page) => page.getByRole('region', { name: 'Membership', exact: true });
const inDays = (days: number) => formatDate(addDays(fixture.today, days));

async function openAda(page: Page): Promise<void> {
  await page.goto(`/admin?section=members&view=member&id=${fixture.memberId}`);
  await hydrated(page);
}

/** Presses and types, and counts both. */
function counting() {
  let actions = 0;
  const act = async (what: Promise<void>) => {
    actions += 1;
    await what;
  };
  return { act, count: () => actions };
}

test('a coach extends a membership by cash in three actions, corrects it, ends it, and sees who did what', async ({
  browser,
}) => {
  const page = await signedIn(browser, fixture, 'coach');
  await openAda(page);
  await expect(page.getByText(`Active until ${inDays(30)}`).first()).toBeVisible();

  const { act, count } = counting();
  await act(page.getByRole('button', { name: 'Record Cash' }).click());
  const cash = page.getByRole('dialog', { name: 'Record Cash' });
  await act(cash.getByRole('textbox', { name: 'Amount' }).fill('59,50'));
  await act(cash.getByRole('button', { name: 'Record', exact: true }).click());
  await expectToast(page, 'Cash recorded', `Open until ${inDays(60)}`);
  expect(count()).toBeLessThanOrEqual(3);
  await expect(page.getByText(`Active until ${inDays(60)}`).first()).toBeVisible();

  await page.getByRole('button', { name: 'Extend' }).click();
  const extend = page.getByRole('dialog', { name: 'Extend Membership' });
  await extend.getByText('Other').click();
  await extend.getByRole('textbox', { name: 'Number of days' }).fill('300');
  await lookAt(page, 'extend-membership');
  await extend.getByRole('button', { name: 'Extend' }).click();
  await expectToast(page, 'Membership extended', `Open until ${inDays(360)}`);

  await page.getByRole('button', { name: 'Payments and Days' }).click();
  const history = page.getByRole('dialog', { name: 'Payments and Days' });
  await expect(history.getByText('$59.50 in cash for 30 days')).toBeVisible();
  await history.getByRole('button', { name: 'Correct 300 days' }).click();
  const wrong = page.getByRole('dialog', { name: 'Correct Entry' });
  await wrong.getByRole('textbox', { name: 'Days it gives' }).fill('30');
  await wrong.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'Corrected', `Open until ${inDays(90)}`);
  await history.getByRole('button', { name: 'Undo $59.50 in cash for 30 days' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo' }).click();
  await expectToast(page, 'Undone', `Open until ${inDays(60)}`);
  await expect(history.getByText(/^Undone .* by Head Coach$/)).toBeVisible();
  for (const width of [1280, 375]) {
    await page.setViewportSize({ width, height: 812 });
    await lookAt(page, 'payments-and-days');
  }
  await page.setViewportSize({ width: 1280, height: 812 });
  await history.getByRole('button', { name: 'Done' }).click();

  await page.getByRole('button', { name: 'End on a Date' }).click();
  const end = page.getByRole('dialog', { name: 'End Membership' });
  await end.getByLabel('Last day').fill(addDays(fixture.today, 7));
  await end.getByRole('button', { name: 'End Membership' }).click();
  await expectToast(page, 'End set', `Open until ${inDays(7)}`);
  await expect(page.getByText(`Active until ${inDays(7)}`).first()).toBeVisible();

  await page.getByRole('button', { name: 'What coaches changed' }).click();
  const changes = page.getByRole('dialog', { name: 'What coaches changed' });
  await expect(changes.getByText(/^Corrected 300 days to 30 days: membership until /)).toBeVisible();
});

test('a payment that failed says one thing, and the coach reminds of it, gives days and opens the provider', async ({
  browser,
}) => {
  const { memberId, fellowship } = fixture;
  await inDatabase(
    fellowship,
    `update users set provider_status = 'active', stripe_customer_id = 'cus_Ada', subscription_renews_at = now() + interval '14 days',
       payment_failed_at = now(), subscription_past_due_at = now() + interval '4 days',
       activated_until = null, subscription_expires_at = null where id = $1`,
    [memberId],
  );
  const page = await signedIn(browser, fixture, 'coach', 375);
  await openAda(page);
  await expect(card(page).getByText('Payment failed, open until')).toBeVisible();
  await expect(card(page).getByText(/Renews on|At the payment provider/)).toHaveCount(0);
  await expect(card(page).getByRole('link', { name: /Open at the Provider/ })).toHaveAttribute(
    'href',
    'https://dashboard.stripe.com/customers/cus_Ada',
  );
  await card(page).scrollIntoViewIfNeeded();
  await lookAt(page, 'membership-payment-failed');
  await card(page).getByRole('button', { name: 'Send Payment Reminder' }).click();
  await expectToast(page, 'Reminded', 'Ada Stone gets a notice in the app');
  await expect(card(page).getByRole('button', { name: 'Send Payment Reminder' })).toHaveCount(0);
  await expect(card(page).getByText('Reminded on')).toBeVisible();
});
