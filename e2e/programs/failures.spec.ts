import { expect, type Page } from '@playwright/test';
import { addDays } from '../../src/domain/plain-date.ts';
import {
  aProgramOn,
  type TrainingFixture,
  givenAMember,
  goToDate,
  open,
  signedIn,
} from '../fellowship/member-in-training.ts';
import { eachReadAlone } from '../page/calls.ts';
import { test } from '../fellowship/test.ts';

let fixture: TrainingFixture;

// In one worker: another would start a fellowship of its own.
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  fixture = await givenAMember();
  const workoutId = await aProgramOn(fixture, fixture.today);
  const { memberId, today } = fixture;
  await fixture.coach.get('POST', '/api/assignments', { memberId, workoutId, startDate: today });
});
test.afterAll(() => fixture.fellowship.stop());

const said = (page: Page, text: string) =>
  expect(page.getByText(text, { exact: true }).first()).toBeVisible();

/** From here on the server breaks down on calls of this kind. */
const breakDown = (page: Page, method: string, path: string) =>
  page.route(path, route =>
    route.request().method() === method ? route.fulfill({ status: 500, body: '' }) : route.fallback(),
  );

test('what could not be done with an assignment or a program is said in a sentence', async ({ browser }) => {
  const page = await signedIn(browser, fixture, 'coach');
  await open(page, 'Assignments');
  await breakDown(page, 'PATCH', '**/api/assignments/*');
  await page.getByRole('button', { name: 'Edit Iron Foundation of Ada Stone' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Status').selectOption('Paused');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await said(page, 'Failed to update assignment');
  await expect(dialog.getByLabel('Status'), 'what was chosen stays').toHaveValue('paused');
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await breakDown(page, 'DELETE', '**/api/assignments/*');
  await page.getByRole('button', { name: 'Remove Iron Foundation from Ada Stone' }).click();
  const question = page.getByRole('alertdialog', { name: 'Remove Assignment?' });
  await question.getByRole('button', { name: 'Remove' }).click();
  await said(page, 'Failed to remove assignment');
  await question.getByRole('button', { name: 'Cancel' }).click();

  await breakDown(page, 'POST', '**/api/assignments');
  await page.getByRole('button', { name: 'Assign Program' }).click();
  await dialog.getByRole('combobox', { name: 'Member' }).fill('ada');
  await page.getByRole('option', { name: /Ada Stone/ }).click();
  await dialog.getByLabel('Program').selectOption('Iron Foundation');
  await dialog.getByLabel('Start date').fill(fixture.today);
  await dialog.getByRole('button', { name: 'Assign Program' }).click();
  await said(page, 'Failed to assign program');
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await fixture.coach.get('POST', '/api/admin/members', {
    email: 'ben@fellowship.example',
    firstName: 'Ben',
    lastName: 'Oak',
  });
  await breakDown(page, 'POST', '**/api/assignments/bulk');
  await page.reload();
  await page.getByRole('button', { name: 'Assign to All' }).click();
  await dialog.getByLabel('Program').selectOption('Iron Foundation');
  await dialog.getByRole('button', { name: /^Assign to \d/ }).click();
  await said(page, 'Failed to create bulk assignments');
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await open(page, 'Command Center');
  await page.getByRole('navigation').getByRole('button', { name: 'Programs', exact: true }).click();
  await breakDown(page, 'DELETE', '**/api/workouts/*');
  await page.getByRole('button', { name: 'Delete Iron Foundation' }).click();
  const warning = page.getByRole('alertdialog', { name: 'Delete Workout Program?' });
  await warning.getByRole('button', { name: 'Delete Anyway' }).click();
  await said(page, 'Failed to delete workout program');
});

test('a member reads what could not be loaded, and what is not there', async ({ browser }) => {
  const page = await signedIn(browser, fixture, 'member');
  // The profile page comes without any training.
  await page.goto('/member?section=profile');
  await eachReadAlone(page);
  await breakDown(page, 'GET', '**/calendar-status');
  await breakDown(page, 'GET', '**/exercises-for-date*');
  await open(page, 'Workout Log');
  await expect(page.getByText('Failed to fetch exercises')).toBeVisible();
  await expect(page.getByText('Failed to fetch calendar status')).toBeVisible();
  await page.unroute('**/calendar-status');
  await page.unroute('**/exercises-for-date*');
  await page.reload();
  await goToDate(page, fixture.today, addDays(fixture.today, 1));
  await expect(
    page.getByText('No workouts scheduled for this date. Check back later or contact the coach.'),
  ).toBeVisible();
  await page.goto('/nowhere');
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  await expect(
    page.getByText(
      "The page you're looking for doesn't exist. Please check the URL or return to the home page.",
    ),
  ).toBeVisible();
});
