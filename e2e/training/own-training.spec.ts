import { expect, type Page } from '@playwright/test';
import { addDays, formatDate } from '../../src/domain/plain-date.ts';
import { lookAt } from '../page/look-at.ts';
import {
  aProgramOn,
  type TrainingFixture,
  givenAMember,
  goToDate,
  open,
  signedIn,
} from '../fellowship/member-in-training.ts';
import { test } from '../fellowship/test.ts';

let fixture: TrainingFixture;
test.beforeEach(async () => {
  fixture = await givenAMember();
});
test.afterEach(() => fixture.fellowship.stop());

test('a percent of nothing: the card says what to do, a tested max gives the weight, the coach sees it', async ({
  browser,
}) => {
  const { coach, memberId, today } = fixture;
  const workoutId = await aProgramOn(fixture, today);
  await coach.get('POST', '/api/assignments', { memberId, workoutId, startDate: today });
  const page = await signedIn(browser, fixture, 'member', 375);
  await open(page, 'Workout Log');
  const work = page.getByRole('region', { name: 'Exercises' });
  await expect(work.getByText('75% of your one-rep max: none known yet.')).toBeVisible();
  await expect(work.getByText(/Choose a weight you could lift about 5 times, with 2 left/)).toBeVisible();
  await lookAt(page, 'percent-of-nothing');

  await work.getByRole('button', { name: 'Enter a tested max' }).click();
  const dialog = page.getByRole('dialog', { name: 'Tested max' });
  await dialog.getByRole('button', { name: 'Save tested max' }).click();
  await expect(dialog.getByText('Enter a weight above 0 and up to 2,000 lb')).toBeVisible();
  await dialog.getByLabel('Weight').fill('100');
  await dialog.getByLabel('Unit').selectOption('kg');
  await lookAt(page, 'enter-tested-max');
  await page.context().setOffline(true);
  await dialog.getByRole('button', { name: 'Save tested max' }).click();
  await expect(dialog.getByText('The server cannot be reached. Please try again.')).toBeVisible();
  await page.context().setOffline(false);
  await dialog.getByRole('button', { name: 'Save tested max' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(work.getByText(`Tested max, ${formatDate(today)}`)).toBeVisible();
  await expect(work.getByText('165 lb')).toBeVisible();
  await expect(work.getByText(/none known yet/)).toHaveCount(0);

  const console = await signedIn(browser, fixture, 'coach');
  await open(console, 'Daily Calendar');
  await console.getByRole('combobox', { name: 'Member' }).fill('ada');
  await console.getByRole('option', { name: /Ada Stone/ }).click();
  await console.getByRole('button', { name: 'Tested maxes' }).click();
  const maxes = console.getByRole('dialog', { name: 'Tested maxes' });
  await expect(maxes.getByRole('listitem')).toContainText(['Back Squat220.5 lb (100 kg)']);
  await maxes.getByRole('button', { name: 'Enter a tested max' }).click();
  await maxes.getByLabel('Exercise').selectOption('Bench Press');
  await maxes.getByLabel('Weight').fill('205');
  await maxes.getByRole('button', { name: 'Save tested max' }).click();
  await expect(maxes.getByRole('listitem')).toHaveCount(2);
  await lookAt(console, 'tested-maxes');
  await maxes.getByRole('button', { name: /^Remove Back Squat, 220.5 lb \(100 kg\)/ }).click();
  await expect(maxes.getByRole('listitem')).toContainText(['Bench Press205 lb']);

  await page.reload();
  await expect(work.getByText('75% of your one-rep max: none known yet.')).toBeVisible();
  await open(page, 'Program History');
  await page.getByRole('tab', { name: 'Your lifts' }).click();
  await page.getByRole('button', { name: 'Tested maxes' }).click();
  await expect(page.getByRole('dialog').getByRole('listitem')).toContainText(['Entered by your coach']);
});

test('a member adds an exercise to a day without a program, logs it at once, and takes another one away', async ({
  browser,
}) => {
  const { today } = fixture;
  const yesterday = addDays(today, -1);
  const page = await signedIn(browser, fixture, 'member', 375);
  await open(page, 'Workout Log');
  await goToDate(page, today, yesterday);
  const work = page.getByRole('region', { name: 'Exercises' });
  await expect(work.getByText(/No workouts scheduled for this date/)).toBeVisible();
  await work.getByRole('button', { name: 'Add exercise' }).click();
  const adding = page.getByRole('dialog', { name: 'Add exercise' });
  await adding.getByRole('searchbox').fill('front squat');
  await lookAt(page, 'add-own-exercise');
  await page.context().setOffline(true);
  await adding.getByRole('button', { name: 'Front Squat', exact: true }).click();
  await expect(
    adding.getByText('No signal. Your choice is saved here: try again when there is one.'),
  ).toBeVisible();
  await page.context().setOffline(false);
  await adding.getByRole('button', { name: 'Try again' }).click();

  const logging = page.getByRole('dialog', { name: 'Log Progress' });
  await expect(logging.getByText('Front Squat')).toBeVisible();
  await fillSets(logging);
  await logging.getByRole('button', { name: 'Save Progress' }).click();
  await expect(logging).toHaveCount(0);
  await expect(work.getByRole('heading', { name: 'Added by you' })).toBeVisible();
  await expect(work.getByRole('button', { name: 'Exercise Complete!' })).toBeVisible();
  await expect(work.getByRole('button', { name: 'Remove' })).toHaveCount(0);

  await work.getByRole('button', { name: 'Add exercise' }).click();
  await adding.getByRole('searchbox').fill('hike');
  await adding.getByRole('searchbox').press('Enter');
  await logging.getByRole('button', { name: 'Close' }).click();
  await expect(work.getByRole('heading', { name: 'Hike' })).toBeVisible();
  await lookAt(page, 'own-exercises');
  await work.getByRole('button', { name: 'Remove' }).click();
  await expect(work.getByRole('heading', { name: 'Hike' })).toHaveCount(0);
  await expect(work.getByRole('heading', { name: 'Front Squat' })).toBeVisible();

  const coach = await signedIn(browser, fixture, 'coach');
  await open(coach, 'Daily Calendar');
  await coach.getByRole('combobox', { name: 'Member' }).fill('ada');
  await coach.getByRole('option', { name: /Ada Stone/ }).click();
  await goToDate(coach, today, yesterday);
  await expect(coach.getByRole('heading', { name: 'Added by Ada Stone' })).toBeVisible();
  await expect(coach.getByText('Logged', { exact: true })).toBeVisible();
  await lookAt(coach, 'own-exercises-of-a-member');
});

async function fillSets(logging: ReturnType<Page['getByRole']>): Promise<void> {
  for (const set of [1, 2, 3]) {
    await logging.getByLabel(`Set ${set} reps`).fill('5');
    await logging.getByLabel(`Set ${set} weight in lb`).fill('135');
  }
}
