import { expect, type Page, type Route } from '@playwright/test';
import { addDays, type PlainDate, weekdayOf } from '../../src/domain/plain-date.ts';
import { drawn } from '../page/calls.ts';
import {
  aProgramOn,
  type TrainingFixture,
  givenAMember,
  open,
  signedIn,
} from '../fellowship/member-in-training.ts';
import { test } from '../fellowship/test.ts';
import { lookAt } from '../page/look-at.ts';
import { expectToast } from '../page/toast.ts';

let fixture: TrainingFixture;

test.beforeEach(async () => {
  fixture = await givenAMember();
});
test.afterEach(() => fixture.fellowship.stop());

/** Holds what is sent there until it is let go, and counts it. */
async function held(page: Page, path: string, method: string) {
  const waiting: Route[] = [];
  let isOpen = false;
  let count = 0;
  await page.route(path, async route => {
    if (route.request().method() !== method) return route.continue();
    count += 1;
    if (isOpen) return route.continue();
    waiting.push(route);
  });
  return {
    count: () => count,
    letGo: async () => {
      isOpen = true;
      await Promise.all(waiting.map(route => route.continue()));
    },
  };
}

const isWeekend = (date: PlainDate) => ['saturday', 'sunday'].includes(weekdayOf(date));

/** Seven days from the last weekday on, so that there is always a day to do; the id of that day. */
async function aFiveDayChallenge(): Promise<string> {
  const { coach, today, idOf } = fixture;
  let start = today;
  while (isWeekend(start)) start = addDays(start, -1);
  const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'];
  const { id } = await coach.get('POST', '/api/challenges', {
    name: 'Forge Week',
    startDate: start,
    endDate: addDays(start, 6),
    isMultiDay: 'true',
    scoringType: 'multi_day',
    days: weekdays.map(dayOfWeek => ({
      dayOfWeek,
      dayName: '',
      exercises: [{ exerciseId: idOf('Push-up'), sets: '3', reps: '12' }],
    })),
  });
  const days = await coach.get<{ id: string; dayOfWeek: string }[]>('GET', `/api/challenges/${id}/days`);
  return days.find(({ dayOfWeek }) => dayOfWeek === weekdayOf(start))?.id ?? '';
}

const asksFor = (dayId: string, name: string, more: object) =>
  fixture.coach.get('POST', `/api/challenges/days/${dayId}/exercises`, {
    exerciseId: fixture.idOf(name),
    ...more,
  });

const fiveDay = (page: Page) => page.getByRole('region', { name: /^5-Day Challenge/ });

test('a day that the coach has added to while the app was open asks for what it needs by now', async ({
  browser,
}) => {
  const dayId = await aFiveDayChallenge();
  const page = await signedIn(browser, fixture, 'member');
  await open(page, 'Hall of Honor');
  const complete = fiveDay(page).getByRole('button', { name: 'Complete Workout' });
  await complete.waitFor();

  await asksFor(dayId, 'Box Jump', { volume: '40' });
  await complete.click();
  const dialog = page.getByRole('dialog', { name: 'Complete Workout' });
  await dialog.getByLabel('Contacts').fill('40');
  await dialog.getByLabel('Reps').fill('36');

  await asksFor(dayId, 'Easy Run', { distance: '1', time: '10:00' });
  await dialog.getByRole('button', { name: 'Complete Workout' }).click();
  await expectToast(page, 'Error', 'Distance is required (miles)');
  await dialog.getByLabel('Distance (miles)').fill('1.2');
  await dialog.getByLabel('Run Time (mm:ss)').fill('10:30');
  await expect(dialog.getByLabel('Reps')).toHaveValue('36');
  await dialog.getByRole('button', { name: 'Complete Workout' }).click();
  await expectToast(page, 'Success', 'Daily workout completed!');
  await expect(dialog).toHaveCount(0);
});

test('what has been completed takes the focus once, and not whenever its day is looked at', async ({
  browser,
}) => {
  await aFiveDayChallenge();
  const page = await signedIn(browser, fixture, 'member');
  await open(page, 'Hall of Honor');
  await fiveDay(page).getByRole('button', { name: 'Complete Workout' }).click();
  const dialog = page.getByRole('dialog', { name: 'Complete Workout' });
  await dialog.getByLabel('Reps').fill('36');
  await dialog.getByRole('button', { name: 'Complete Workout' }).click();
  await expect(dialog).toHaveCount(0);
  const done = fiveDay(page).getByText('Completed', { exact: true });
  await expect(fiveDay(page).locator(':focus')).toHaveText('Completed');

  const days = fiveDay(page).getByRole('list', { name: 'The five days' });
  await days
    .getByRole('button', { name: /(open|upcoming)$/ })
    .first()
    .click();
  await expect(done).toHaveCount(0);
  const back = days.getByRole('button', { name: /done$/ });
  await back.click();
  await done.waitFor();
  await drawn(page);
  await expect(back).toBeFocused();
});

test('a score on its way is on its way when its dialog is closed and opened again', async ({ browser }) => {
  const { coach, today, idOf } = fixture;
  await coach.get('POST', '/api/challenges', {
    name: 'Most reps',
    exerciseId: idOf('Push-up'),
    startDate: today,
    endDate: addDays(today, 6),
    scoringType: 'reps',
  });
  const page = await signedIn(browser, fixture, 'member');
  const submissions = await held(page, '**/api/challenges/*/submit', 'POST');
  const card = page.getByRole('region', { name: /^Weekly Challenge/ });
  const submit = card.getByRole('button', { name: 'Submit Your Score' });
  await submit.click();
  const dialog = page.getByRole('dialog', { name: 'Submit Your Score' });
  await dialog.getByLabel('Reps').fill('42');
  await dialog.getByRole('button', { name: 'Submit Score' }).click();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toHaveCount(0);
  await submit.click();
  await dialog.getByRole('button', { name: 'Submitting...' }).click({ force: true });
  await dialog.getByLabel('Reps').press('Enter');
  await drawn(page);
  await submissions.letGo();
  await expectToast(page, 'Success', 'Challenge submission recorded!');
  await expect(dialog).toHaveCount(0);
  await expect(card.getByText('42 reps')).toBeVisible();
  expect(submissions.count()).toBe(1);
});

test('what is typed while the nutrition profile is being saved is still to be saved; a failure without words has ours', async ({
  browser,
}) => {
  const page = await signedIn(browser, fixture, 'member');
  await open(page, 'Nutrition');
  await page.getByRole('tab', { name: 'Profile' }).click();
  await page.getByLabel('Age').fill('30');
  await page.route('**/api/nutrition-profile', route =>
    route.fulfill({ status: 503, json: { message: '' } }),
  );
  await page.getByRole('button', { name: 'Save Profile' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Something went wrong.' })).toBeVisible();
  await page.unroute('**/api/nutrition-profile');

  const saves = await held(page, '**/api/nutrition-profile', 'PATCH');
  await page.getByLabel('Weight (lbs)').fill('180');
  await page.getByRole('button', { name: 'Save Profile' }).click();
  await expect(page.getByRole('button', { name: 'Saving...' })).toBeVisible();
  await page.getByLabel('Age').fill('31');
  await saves.letGo();
  await expectToast(page, 'Success', 'Nutrition profile updated successfully');
  await expect(page.getByLabel('Age')).toHaveValue('31');
  await page.getByRole('button', { name: 'Save Profile' }).click();
  await expect.poll(() => fixture.member.get('GET', '/api/auth/user')).toMatchObject({ age: '31' });
  await expect(page.getByLabel('Weight (lbs)')).toHaveValue('180');
});

test('a part whose file does not arrive says so in its place; what is typed stays, and it comes with the signal', async ({
  browser,
}) => {
  const { coach, memberId, today } = fixture;
  const workoutId = await aProgramOn(fixture, today);
  await coach.get('POST', '/api/assignments', { memberId, workoutId, startDate: today });
  const page = await signedIn(browser, fixture, 'member', 375);
  const file = /\/assets\/WordsOnDay/;
  await page.context().route(file, route => route.abort());
  await open(page, 'Workout Log');
  const missing = page.getByRole('alert').filter({ hasText: 'This part could not be loaded.' });
  await expect(missing).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Workout Log', level: 1 })).toBeVisible();
  await lookAt(page, 'part-not-arrived');
  await missing.getByRole('button', { name: 'Try again' }).click();
  await expect(missing).toBeVisible();
  await page.context().unroute(file);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(missing).toHaveCount(0);
});
