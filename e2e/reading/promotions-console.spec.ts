import { expect } from '@playwright/test';
import { demoPromotions } from '../../demo/promotions.ts';
import { eachReadAlone } from '../page/calls.ts';
import { lookAt, lookAtWidths } from '../page/look-at.ts';
import { type TrainingFixture, givenAMember, open, signedIn } from '../fellowship/member-in-training.ts';
import { aStranger, bannerOf, rowOf, section, toldWhatIsActive, written } from './promotion.ts';
import { test } from '../fellowship/test.ts';
import { expectToast } from '../page/toast.ts';

let fixture: TrainingFixture;

test.beforeEach(async () => {
  fixture = await givenAMember();
});
test.afterEach(() => fixture.fellowship.stop());

test('a coach writes a promotion, changes it, sets it active, takes it down and deletes it', async ({
  browser,
}) => {
  const page = await signedIn(browser, fixture, 'coach');
  await open(page, section);
  await expect(
    page.getByText('No promotional content yet. Create your first promotion to get started.'),
  ).toBeVisible();
  await lookAt(page, 'promotions-empty');
  await page.getByRole('button', { name: 'New Promotion' }).click();
  const form = page.getByRole('dialog', { name: 'Create Promotion' });
  await form.getByLabel('Button link').fill('javascript:alert(1)');
  await form.getByRole('button', { name: 'Create Promotion' }).click();
  await expect(form.getByText('Title is required')).toBeVisible();
  await expect(form.getByText('Enter a link that starts with http:// or https://, or a page')).toBeVisible();
  await lookAtWidths(page, 'promotions-refused');

  await form.getByLabel('Title').fill('Autumn Intake');
  await form.getByLabel('Description').fill('Start with twelve others, on the same Monday.');
  await form.getByLabel('Button text').fill('Join the Fellowship');
  await form.getByLabel('Button link').fill('/subscribe');
  await form.getByLabel('Type').selectOption('Subscription');
  await form.getByLabel('Picture').setInputFiles('src/web/public/icons/icon-192.png');
  await expect(form.getByRole('button', { name: 'Remove picture' })).toBeVisible();
  await lookAtWidths(page, 'promotions-writing');

  await page.route('**/api/admin/promotional-content', route =>
    route.request().method() === 'POST' ? route.fulfill({ status: 500, json: {} }) : route.continue(),
  );
  await form.getByRole('button', { name: 'Create Promotion' }).click();
  await expect(form.getByRole('alert')).toContainText('Failed to create promotional content');
  await expect(form.getByLabel('Title')).toHaveValue('Autumn Intake');
  await page.unroute('**/api/admin/promotional-content');
  // By the keyboard: the toast may lie over it.
  await form.getByRole('button', { name: 'Create Promotion' }).press('Enter');
  await expectToast(page, 'Promotional content created successfully');
  await expect(form).toHaveCount(0);

  const row = rowOf(page, 'Autumn Intake');
  await expect(row).toContainText('Subscription');
  await expect(row.getByText('Active', { exact: true })).toHaveCount(0);
  await row.getByRole('button', { name: 'Edit Autumn Intake' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Promotion' });
  await edit.getByLabel('Title').fill('Winter Intake');
  await edit.getByRole('button', { name: 'Save Changes' }).click();
  await expectToast(page, 'Promotional content updated successfully');
  await expect(edit).toHaveCount(0);

  const renamed = rowOf(page, 'Winter Intake');
  await renamed.getByRole('button', { name: 'Set Active: Winter Intake' }).press('Enter');
  await expectToast(page, 'Promotional content is now active on the home page');
  const takeDown = renamed.getByRole('button', { name: 'Take Down: Winter Intake' });
  await expect(takeDown).toBeFocused();
  await expect(renamed.getByText('Active', { exact: true })).toBeVisible();
  await expect(renamed.getByRole('button', { name: /^Set Active/ })).toHaveCount(0);
  const stranger = await aStranger(browser, fixture, 375);
  await expect(bannerOf(stranger)).toContainText('Winter Intake');
  await expect(bannerOf(stranger).locator('img')).toHaveAttribute('src', /^\/pictures\/\w+\.webp$/);
  await lookAt(stranger, 'landing-promotion-picture');

  await takeDown.click();
  await expectToast(page, 'Promotional content updated successfully');
  await toldWhatIsActive(stranger, () => stranger.reload());
  await expect(bannerOf(stranger)).toHaveCount(0);

  await renamed.getByRole('button', { name: 'Delete Winter Intake' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete Winter Intake?' });
  await expect(question).toContainText('This cannot be undone.');
  await lookAt(page, 'promotions-delete');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expectToast(page, 'Promotional content deleted successfully');
  await expect(page.getByText('No promotional content yet.')).toBeVisible();
});

test('one is active at a time: another that is set active takes its place', async ({ browser }) => {
  for (const promotion of demoPromotions) await written(fixture, promotion);
  const [first, second] = demoPromotions.map(({ title }) => title);
  if (!first || !second) throw new Error('There is nothing to promote');
  const page = await signedIn(browser, fixture, 'coach');
  await open(page, section);
  await rowOf(page, first).getByRole('button', { name: 'Set Active' }).click();
  await expect(page.getByText('Active', { exact: true })).toHaveCount(1);
  await rowOf(page, second).getByRole('button', { name: 'Set Active' }).click();
  await expect(rowOf(page, second).getByText('Active', { exact: true })).toBeVisible();
  await expect(page.getByText('Active', { exact: true })).toHaveCount(1);
  await expect(rowOf(page, first).getByRole('button', { name: 'Set Active' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 }).first()).toContainText(second);
  await lookAtWidths(page, 'promotions');

  await page.route('**/activate', route => route.fulfill({ status: 500, json: {} }));
  await rowOf(page, first).getByRole('button', { name: 'Set Active' }).click();
  await expectToast(page, 'Failed to activate promotional content');
  await page.unroute('**/activate');
  await page.route('**/activate', route => route.fulfill({ status: 409, json: { message: 'Not today' } }));
  await rowOf(page, first).getByRole('button', { name: 'Set Active' }).click();
  await expectToast(page, 'Not today');
  await expect(rowOf(page, second).getByText('Active', { exact: true })).toBeVisible();
});

test('the list that does not load says so, and can be asked for again', async ({ browser }) => {
  const page = await signedIn(browser, fixture, 'coach');
  await eachReadAlone(page);
  await page.route('**/api/admin/promotional-content', route => route.abort());
  await open(page, section);
  await expect(page.getByRole('alert')).toContainText('The promotional content could not be loaded.');
  await page.unroute('**/api/admin/promotional-content');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('No promotional content yet.')).toBeVisible();
});
