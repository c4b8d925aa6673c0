import { expect, type Page } from '@playwright/test';
import { addDays, formatDate, mondayOf, type PlainDate } from '../../src/domain/plain-date.ts';
import { shortDay } from '../../src/web/parts/training-day/words/day-text.ts';
import { lookAt, lookAtWidths } from '../page/look-at.ts';
import {
  aProgramOn,
  type TrainingFixture,
  givenAMember,
  open,
  signedIn,
} from '../fellowship/member-in-training.ts';
import { test } from '../fellowship/test.ts';

let fixture: TrainingFixture;

test.beforeAll(async () => {
  fixture = await givenAMember();
  await aProgramOn(fixture, fixture.today);
});
test.afterAll(() => fixture.fellowship.stop());

test('a coach adds a program and an exercise to a day, the member trains it, the coach clears the rest, puts it back, and saves the weeks as a program', async ({
  browser,
}) => {
  const { today } = fixture;
  const coach = await signedIn(browser, fixture, 'coach');
  await chooseAda(coach);
  await expect(coach.getByText('No workouts on this day.')).toBeVisible();
  await addTheProgram(coach);
  await addAnExercise(coach, today);
  await expect(coach.getByText('5 × 5 · 75% · rest 180 s')).toBeVisible();
  await expect(coach.getByText('3 × AMRAP')).toBeVisible();

  const member = await signedIn(browser, fixture, 'member', 375);
  await seeItAsTheMember(member);
  await logThePushUps(member);

  await coach.reload();
  await expect(coach.getByText('Logged', { exact: true })).toBeVisible();
  await expect(coach.getByText('What is logged can’t be removed.')).toBeVisible();
  await expect(coach.getByRole('button', { name: 'Remove Push-up' })).toHaveCount(0);
  for (const width of [1280, 768, 375]) {
    await coach.setViewportSize({ width, height: 812 });
    await lookAt(coach, 'daily-calendar');
  }
  await coach.setViewportSize({ width: 1280, height: 812 });
  await clearTheDay(coach, today);
  await member.reload();
  const work = member.getByRole('region', { name: 'Exercises' });
  await expect(work.getByRole('heading', { name: 'From your coach' })).toBeVisible();
  await expect(work.getByRole('heading', { name: 'Back Squat' })).toHaveCount(0);

  await coach.getByRole('button', { name: 'Put back Lower Body' }).click();
  await expect(coach.getByText('Workout put back').first()).toBeVisible();
  await expect(coach.getByRole('button', { name: 'Remove Lower Body' })).toBeVisible();
  await member.reload();
  await expect(work.getByRole('heading', { name: 'Back Squat' })).toBeVisible();
  await saveTheCalendar(coach, today);
});

/** The device remembers whom the coach looked at last. */
async function chooseAda(page: Page): Promise<void> {
  await open(page, 'Daily Calendar');
  await expect(page.getByText('Choose a member to see their days.')).toBeVisible();
  const picker = page.getByRole('combobox', { name: 'Member' });
  await picker.fill('ada');
  await page.getByRole('option', { name: /Ada Stone/ }).click();
  await page.reload();
  await expect(picker).toHaveValue('Ada Stone');
}

async function addTheProgram(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add Workout' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Add Workout' }).click();
  await expect(dialog.getByText('Please select a workout program')).toBeVisible();
  await lookAt(page, 'add-workout');
  await dialog.getByLabel('Workout program').selectOption({ label: 'Iron Foundation · 3-Week Program' });
  await dialog.getByRole('button', { name: 'Add Workout' }).click();
  await expect(page.getByText('Program assigned successfully').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Lower Body' })).toBeVisible();
}

async function addAnExercise(page: Page, today: PlainDate): Promise<void> {
  await page.getByRole('button', { name: 'Add Workout' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('tab', { name: 'Single exercise' }).click();
  await dialog.getByRole('searchbox').fill('push-up');
  await dialog.getByRole('button', { name: 'Push-up', exact: true }).click();
  await dialog.getByLabel('Sets').fill('3');
  await dialog.getByLabel('Reps').fill('AMRAP');
  await lookAt(page, 'add-single-exercise');
  await dialog.getByRole('button', { name: 'Add Exercise' }).click();
  await expect(page.getByText(`Added Push-up to ${shortDay(today)}`).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Single exercises' })).toBeVisible();
}

async function seeItAsTheMember(page: Page): Promise<void> {
  await expect(page.getByText('1 exercise from your coach')).toBeVisible();
  await expect(page.getByText('0 of 3')).toBeVisible();
  await expect(page.locator('dl', { hasText: 'Active Programs' })).toContainText('1');
  await open(page, 'Assigned Programs');
  await expect(page.getByRole('heading', { name: /Iron Foundation/ })).toBeVisible();
  await expect(page.getByText('Daily Workout')).toHaveCount(0);
}

async function logThePushUps(page: Page): Promise<void> {
  await open(page, 'Workout Log');
  const oneOffs = page.getByRole('region', { name: 'From your coach', exact: true });
  await lookAt(page, 'workout-log-one-off');
  await oneOffs.getByRole('button', { name: 'Log Progress' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Set 1 reps').fill('20');
  await dialog.getByRole('button', { name: 'Save Progress' }).click();
  await dialog.getByRole('button', { name: 'Save 1 of 3' }).click();
  await expect(page.getByText('Progress logged successfully').first()).toBeVisible();
  await expect(oneOffs.getByRole('button', { name: 'Exercise Complete!' })).toBeDisabled();
  await expect(page.getByText('1 of 3 logged')).toBeVisible();
}

async function clearTheDay(page: Page, today: PlainDate): Promise<void> {
  await page.getByRole('button', { name: 'Remove Lower Body' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByText(`${formatDate(today)} becomes a rest day`, { exact: false })).toBeVisible();
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Workout removed successfully').first()).toBeVisible();
  await expect(page.getByText('Cleared', { exact: true })).toBeVisible();
  await lookAt(page, 'daily-calendar-cleared');
}

async function saveTheCalendar(page: Page, today: PlainDate): Promise<void> {
  await page.getByRole('button', { name: 'Save as Program' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Save as Program' }).click();
  await expect(dialog.getByText('Program name is required')).toBeVisible();
  await dialog.getByLabel('Program Name').fill('Ada’s three weeks');
  await dialog.getByLabel('First day').fill(mondayOf(today));
  await dialog.getByLabel('Last day').fill(addDays(mondayOf(today), 84));
  await dialog.getByRole('button', { name: 'Save as Program' }).click();
  await expect(dialog.getByText(/A program holds at most 12 weeks/)).toBeVisible();
  await lookAtWidths(page, 'save-as-program');
  await dialog.getByLabel('Last day').fill(addDays(mondayOf(today), 20));
  await dialog.getByRole('button', { name: 'Save as Program' }).click();
  await expect(dialog.getByText('Ada’s three weeks is a 3-Week Program now.')).toBeVisible();
  await lookAtWidths(page, 'saved-as-program');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Edit Program', level: 1 })).toBeVisible();
  await expect(page.getByLabel('Program Name')).toHaveValue('Ada’s three weeks');
  // The two sessions of today, as one day.
  await expect(page.getByText('5 × 5 · 75% · rest 180 s')).toBeVisible();
  await expect(page.getByText('3 × AMRAP')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Daily Calendar', level: 1 })).toBeVisible();
}
