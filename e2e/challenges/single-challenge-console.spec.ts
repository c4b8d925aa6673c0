import { expect } from '@playwright/test';
import { addDays } from '../../src/domain/plain-date.ts';
import { cardOf, challengesOf, dated, field, press } from './challenge-console.ts';
import { lookAt, lookAtWidths } from '../page/look-at.ts';
import { type TrainingFixture, givenAMember } from '../fellowship/member-in-training.ts';
import { test } from '../fellowship/test.ts';
import { expectToast } from '../page/toast.ts';

let fixture: TrainingFixture;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  fixture = await givenAMember();
});
test.afterAll(() => fixture.fellowship.stop());

test('a coach creates a single challenge; what is typed survives a closed dialog and a failure', async ({
  browser,
}) => {
  const page = await challengesOf(browser, fixture);
  await expect(page.getByText('No challenges yet.')).toBeVisible();
  await lookAt(page, 'challenges-none');
  await page.getByRole('button', { name: 'Single Challenge' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Single Challenge' });
  await press(dialog, 'Create Challenge');
  for (const problem of ['Name', 'Exercise', 'Start date', 'End date']) {
    await expect(dialog.getByText(`${problem} is required`)).toBeVisible();
  }
  await expect(field(dialog, 'Name')).toBeFocused();
  await lookAt(page, 'single-challenge-refused');

  await field(dialog, 'Name').fill('Squat Throwdown');
  await dialog.getByRole('button', { name: 'Choose Exercise' }).click();
  await dialog.getByRole('searchbox').fill('back squ');
  await lookAt(page, 'single-challenge-picking');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('heading', { name: 'Back Squat' })).toBeVisible();
  await expect(dialog.getByLabel('Scoring Type').getByRole('option')).toHaveText([
    'Reps (highest wins)',
    'Weight (heaviest wins)',
    'Time (fastest wins)',
  ]);
  await dialog.getByLabel('Scoring Type').selectOption('Weight (heaviest wins)');
  await dated(dialog, 'Start Date').fill(fixture.today);
  await dated(dialog, 'End Date').fill(addDays(fixture.today, -1));
  await field(dialog, 'Instructions').fill('Warm up well.\nOne single rep counts.');
  await expect(dialog.getByRole('textbox', { name: 'Week Number' })).toHaveValue('1');
  await expect(field(dialog, 'Rounds')).toHaveValue('2-3');
  await dialog.getByLabel('Level').selectOption('Advanced');
  await press(dialog, 'Create Challenge');
  await expect(dialog.getByText('The end date cannot be before the start date')).toBeVisible();
  await dated(dialog, 'End Date').fill(addDays(fixture.today, 6));

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.reload();
  await page.getByRole('button', { name: 'Single Challenge' }).first().click();
  await expect(dialog.getByText('What you had typed is back.')).toBeVisible();
  await expect(field(dialog, 'Name')).toHaveValue('Squat Throwdown');
  await lookAtWidths(page, 'single-challenge');

  await page.route('**/api/challenges', route => route.fulfill({ status: 500, json: { message: 'x' } }));
  await press(dialog, 'Create Challenge');
  await expectToast(page, 'Error', 'Failed to create challenge');
  await page.unroute('**/api/challenges');
  await page.route('**/api/challenges', route =>
    route.fulfill({ status: 409, json: { message: 'Not on this day' } }),
  );
  await press(dialog, 'Create Challenge');
  await expectToast(page, 'Error', 'Not on this day');
  await page.unroute('**/api/challenges');
  await press(dialog, 'Create Challenge');
  await expectToast(page, 'Success', 'Challenge created successfully');
  await expect(dialog).toBeHidden();
  const card = cardOf(page, 'Squat Throwdown');
  for (const text of [
    'Active',
    'Back Squat: heaviest wins',
    '7 days left',
    'Week 1 · Advanced',
    '0 results',
  ]) {
    await expect(card).toContainText(text);
  }
});

test('a coach edits a single challenge: exercise and scoring are locked, results stay, another coach is not overrun', async ({
  browser,
}) => {
  const [stored] = await fixture.coach.get<{ id: string }[]>('GET', '/api/challenges');
  const id = stored?.id ?? '';
  await fixture.member.get('POST', `/api/challenges/${id}/submit`, { weight: 315 });
  const page = await challengesOf(browser, fixture);
  await expect(cardOf(page, 'Squat Throwdown')).toContainText('1 result submitted');
  await page.getByRole('button', { name: 'Edit Squat Throwdown' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Challenge' });
  await expect(dialog.getByText('all results of a challenge are compared by the same measure')).toBeVisible();
  await expect(dialog.getByText('Weight (heaviest wins)')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Choose Another' })).toHaveCount(0);
  await expect(dialog.getByLabel('Scoring Type')).toHaveCount(0);
  await lookAt(page, 'edit-single-challenge');

  await field(dialog, 'Name').fill('Squat Showdown');
  await fixture.coach.get('PUT', `/api/challenges/${id}`, { instructions: 'Belts are allowed.' });
  await press(dialog, 'Save Changes');
  await expectToast(page, 'Error', 'This challenge was changed in the meantime');
  await expect(dialog.getByText('Another coach has changed this challenge in the meantime.')).toBeVisible();
  await expect(field(dialog, 'Name')).toHaveValue('Squat Showdown');
  await lookAt(page, 'edit-single-challenge-conflict');
  await dialog.getByRole('button', { name: 'Start Over' }).click();
  await expect(field(dialog, 'Instructions')).toHaveValue('Belts are allowed.');
  await field(dialog, 'Name').fill('Squat Showdown');
  await press(dialog, 'Save Changes');
  await expectToast(page, 'Success', 'Challenge updated successfully!');
  await expect(cardOf(page, 'Squat Showdown')).toContainText('1 result submitted');

  await page.getByRole('button', { name: 'Results of Squat Showdown' }).click();
  const results = page.getByRole('dialog', { name: 'Results: Squat Showdown' });
  await expect(results.getByRole('row', { name: '1 Ada Stone 315 lbs' })).toBeVisible();
  await lookAtWidths(page, 'challenge-results');
  await results.getByRole('button', { name: 'Done' }).click();
});
