import { expect } from '@playwright/test';
import { addDays } from '../../src/domain/plain-date.ts';
import { cardOf, challengesOf, field, press, rowOf } from './challenge-console.ts';
import { lookAt, lookAtWidths } from '../page/look-at.ts';
import { type TrainingFixture, givenAMember } from '../fellowship/member-in-training.ts';
import { test } from '../fellowship/test.ts';
import { expectToast } from '../page/toast.ts';

let fixture: TrainingFixture;

test.beforeEach(async () => {
  fixture = await givenAMember();
});
test.afterEach(() => fixture.fellowship.stop());

const single = (name: string, scoringType: string, changes: object = {}) =>
  fixture.coach.get('POST', '/api/challenges', {
    name,
    exerciseId: fixture.idOf('Back Squat'),
    scoringType,
    startDate: fixture.today,
    endDate: addDays(fixture.today, 3),
    ...changes,
  });

test('script in every field shows as text', async ({ browser }) => {
  const script = '<script>window.hacked=1</script>';
  const image = '<img src=x onerror="window.hacked=1">';
  const { id: exerciseId } = await fixture.coach.get('POST', '/api/exercises', {
    name: image,
    category: 'Strength',
  });
  const written = { instructions: script, rounds: script };
  await single(script, 'reps', { ...written, exerciseId });
  const exercise = {
    exerciseId,
    altExercise: image,
    sets: script,
    reps: script,
    weight: image,
    restSeconds: image,
  };
  await fixture.coach.get('POST', '/api/challenges', {
    ...written,
    name: image,
    startDate: fixture.today,
    endDate: addDays(fixture.today, 3),
    isMultiDay: 'true',
    days: [
      {
        dayOfWeek: 'monday',
        dayName: script,
        goal: script,
        warmup: image,
        finisher: image,
        exercises: [exercise],
      },
    ],
  });
  const page = await challengesOf(browser, fixture);
  await expect(cardOf(page, script)).toContainText(`${image}: highest wins`);
  await page.getByRole('button', { name: `Edit ${script}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Challenge' });
  await expect(field(dialog, 'Name')).toHaveValue(script);
  await expect(dialog.getByText(image, { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: `Results of ${script}` }).click();
  await expect(page.getByText('Nobody has submitted a result yet.')).toBeVisible();
  await lookAt(page, 'challenge-results-none');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: `Edit ${image}` }).click();
  await expect(field(page, 'Day Name')).toHaveValue(script);
  await expect(field(page, 'Warm-up')).toHaveValue(image);
  const row = rowOf(page, image);
  await expect(row.getByLabel('Alternative Exercise (optional)')).toHaveValue(image);
  await expect(field(row, 'Sets')).toHaveValue(script);
  await lookAt(page, 'five-day-script');
  await expect(page.locator('main, [role=dialog]').locator('script, img[src="x"]')).toHaveCount(0);
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
});

test('a coach deletes a challenge, and is told what stays', async ({ browser }) => {
  const { id } = await single('Squat Showdown', 'weight');
  await fixture.member.get('POST', `/api/challenges/${id}/submit`, { weight: 315 });
  await single('Next Month', 'time', {
    startDate: addDays(fixture.today, 30),
    endDate: addDays(fixture.today, 34),
  });
  await single('Last Month', 'time', {
    startDate: addDays(fixture.today, -34),
    endDate: addDays(fixture.today, -30),
  });
  const page = await challengesOf(browser, fixture);
  await expect(cardOf(page, 'Next Month')).toContainText('Upcoming');
  await expect(cardOf(page, 'Next Month')).toContainText('Starts in 30 days');
  await expect(cardOf(page, 'Last Month')).toContainText('Completed');
  await lookAtWidths(page, 'challenges');
  await page.getByRole('button', { name: 'Delete Squat Showdown' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete Squat Showdown?' });
  await expect(question).toContainText('points already earned stay with the members');
  await expect(question).toContainText('So far: 1 result submitted.');
  await lookAt(page, 'challenge-delete');
  await page.route('**/api/challenges/*', route => route.fulfill({ status: 500, json: { message: 'x' } }));
  await press(question, 'Delete');
  await expectToast(page, 'Error', 'Failed to delete challenge');
  await page.unroute('**/api/challenges/*');
  await press(question, 'Delete');
  await expect(question).toBeHidden();
  await expect(cardOf(page, 'Squat Showdown')).toHaveCount(0);
  await expect(cardOf(page, 'Next Month')).toBeVisible();
});
