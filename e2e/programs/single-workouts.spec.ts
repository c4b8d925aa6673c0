import { type Browser, expect, type Page } from '@playwright/test';
import { addDays, weekdayOf } from '../../src/domain/plain-date.ts';
import { lookAt, lookAtWidths } from '../page/look-at.ts';
import { type TrainingFixture, givenAMember, open, signedIn } from '../fellowship/member-in-training.ts';
import { hydrated } from '../page/sections.ts';
import { test } from '../fellowship/test.ts';
import { expectToast } from '../page/toast.ts';

let fixture: TrainingFixture;
/** Today's weekday and tomorrow's, as a program's days are called. */
let today: string;
let tomorrow: string;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  fixture = await givenAMember();
  // A program is none of them.
  const program = { name: 'Quiet Strength', numWeeks: 1, weeks: [{ weekNumber: 1 }] };
  await fixture.coach.get('POST', '/api/workouts', program);
  today = capitalised(weekdayOf(fixture.today));
  tomorrow = capitalised(weekdayOf(addDays(fixture.today, 1)));
});
test.afterAll(() => fixture.fellowship.stop());

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

const exercises = (page: Page) =>
  page.getByRole('list', { name: 'Exercises of Push Day' }).locator('p:first-child');

const day = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

async function coachIn(browser: Browser, list: 'Programs' | 'Single Workouts'): Promise<Page> {
  const page = await signedIn(browser, fixture, 'coach');
  await page.goto('/admin?section=programs');
  await hydrated(page);
  await page.getByRole('tab', { name: list }).click();
  return page;
}

test('a coach creates a single workout with three exercises and orders them by keyboard', async ({
  browser,
}) => {
  const coach = await coachIn(browser, 'Single Workouts');
  await expect(coach.getByText('No single workouts yet.', { exact: false })).toBeVisible();
  await lookAt(coach, 'single-workouts-empty');
  await coach.getByRole('button', { name: 'Create Single Workout' }).click();
  const dialog = coach.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Create Workout' }).click();
  await expect(dialog.getByLabel('Workout Name')).toBeFocused();
  await expect(dialog.getByLabel('Workout Name')).toHaveAccessibleDescription(/Program name is required/);
  await dialog.getByLabel('Workout Name').fill('Push Day');
  await dialog.getByLabel('Difficulty').selectOption('intermediate');
  await lookAt(coach, 'single-workout-new');
  await dialog.getByRole('button', { name: 'Create Workout' }).click();
  await expectToast(coach, 'Workout created successfully!');
  await expect(coach.getByRole('heading', { name: 'Push Day', level: 1 })).toBeVisible();
  await expect(coach.getByText('No program uses it on a day. Changes reach nobody now.')).toBeVisible();

  for (const name of ['Bench Press', 'Push-up', 'Front Plank']) await add(coach, name);
  await expect(exercises(coach)).toHaveText(['Bench Press', 'Push-up', 'Front Plank']);
  await coach.getByRole('button', { name: 'Move Front Plank up' }).focus();
  await coach.keyboard.press('Enter');
  await expect(exercises(coach)).toHaveText(['Bench Press', 'Front Plank', 'Push-up']);
  await expect(coach.getByRole('button', { name: 'Move Front Plank up' })).toBeFocused();

  await coach.getByLabel('Description').fill('Chest, shoulders and a steady trunk.');
  await coach.reload();
  await expect(coach.getByLabel('Description')).toHaveValue('Chest, shoulders and a steady trunk.');
  await coach.getByRole('button', { name: 'Save Changes' }).click();
  await expectToast(coach, 'Workout updated successfully!');
  await expect(exercises(coach)).toHaveText(['Bench Press', 'Front Plank', 'Push-up']);
  await lookAtWidths(coach, 'single-workout');
  await coach.getByRole('button', { name: 'Back to Single Workouts' }).click();
  await coach.getByRole('button', { name: '3 exercises of Push Day' }).click();
  await expect(coach.getByText('3 × 10').first()).toBeVisible();
  await lookAtWidths(coach, 'single-workouts');
});

async function add(page: Page, exercise: string): Promise<void> {
  await page.getByRole('button', { name: 'Add Exercise' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('searchbox').fill(exercise);
  await dialog.getByRole('button', { name: exercise, exact: true }).click();
  await dialog.getByLabel('Sets').fill('3');
  await dialog.getByLabel('Reps').fill('10');
  await dialog.getByRole('button', { name: 'Add Exercise' }).click();
  await expect(dialog).toBeHidden();
}

test('a coach uses it as a program day’s workout, in a new program and in one that is there', async ({
  browser,
}) => {
  await fixture.coach.get('POST', '/api/workouts', { name: 'Field Day', programType: 'single_workout' });
  const coach = await coachIn(browser, 'Programs');
  await coach.getByRole('button', { name: 'Create 12-Week Program' }).click();
  await coach.getByLabel('Program Name').fill('Iron Foundation');
  await coach.getByLabel('Number of Weeks').fill('1');
  await use(coach, today, 'Field Day');
  await expectToast(coach, `${today} uses Field Day`);
  await coach.getByRole('button', { name: `Remove Field Day from ${today}` }).click();
  await expect(coach.getByRole('button', { name: `Add Exercise to ${today}` })).toBeFocused();
  await use(coach, today, 'Push Day');
  await expect(day(coach, today).getByText('Push Day')).toBeVisible();
  await expect(coach.getByText('Week 1: 0 exercises and 1 single workout.', { exact: false })).toBeVisible();
  await coach.setViewportSize({ width: 375, height: 812 });
  await lookAt(coach, 'create-program-single-workout');
  await coach.setViewportSize({ width: 1280, height: 812 });
  await coach.getByRole('button', { name: 'Create Program' }).click();
  await expectToast(coach, 'Program created successfully!');

  await coach.getByRole('button', { name: 'Edit Iron Foundation' }).click();
  await expect(day(coach, today).getByText('Push Day')).toBeVisible();
  await use(coach, tomorrow, 'Push Day');
  await expectToast(coach, `${tomorrow} uses Push Day`);
  await coach.reload();
  await expect(day(coach, tomorrow).getByText('Push Day')).toBeVisible();
  await coach.getByRole('button', { name: 'Back', exact: true }).click();

  await coach.getByRole('button', { name: 'View Schedule of Iron Foundation' }).click();
  await expect(day(coach, today).getByText('Push Day')).toBeVisible();
  await coach.getByRole('button', { name: `Show Exercises of ${today}` }).click();
  await expect(day(coach, today).getByText('Front Plank')).toBeVisible();
  await lookAt(coach, 'program-with-single-workout');
});

async function use(page: Page, weekday: string, workout: string): Promise<void> {
  await page.getByRole('button', { name: `More for ${weekday}` }).click();
  await page.getByRole('menuitem', { name: 'Use a single workout…' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('3 exercises: Bench Press, Front Plank, Push-up')).toBeVisible();
  if (workout === 'Field Day') await lookAt(page, 'choose-single-workout');
  await dialog.getByRole('searchbox').fill(workout);
  await dialog.getByRole('button', { name: workout }).click();
  await expect(dialog).toBeHidden();
}

test('a coach assigns it for today, an edit reaches the member, and the member logs it', async ({
  browser,
}) => {
  const coach = await coachIn(browser, 'Single Workouts');
  await coach.getByRole('button', { name: 'Assign Push Day' }).click();
  const dialog = coach.getByRole('dialog');
  await expect(dialog.getByLabel('Program').locator('option:checked')).toHaveText(
    'Push Day · Single workout',
  );
  await dialog.getByRole('combobox', { name: 'Member' }).fill('ada');
  await dialog.getByRole('option', { name: /Ada Stone/ }).click();
  await dialog.getByRole('button', { name: 'Today' }).click();
  await lookAt(coach, 'assign-single-workout');
  await dialog.getByRole('button', { name: 'Assign Program' }).click();
  await expectToast(coach, 'Program assigned successfully');

  const member = await signedIn(browser, fixture, 'member', 375);
  await open(member, 'Workout Log');
  const work = member.getByRole('region', { name: 'Exercises' });
  await expect(work.getByRole('heading', { level: 4 })).toHaveText(['Bench Press', 'Front Plank', 'Push-up']);

  await coach.getByRole('button', { name: 'Edit Push Day' }).click();
  await expect(coach.getByText('Used on days of: Iron Foundation. Changes reach 1 member.')).toBeVisible();
  await coach.getByRole('button', { name: 'Remove Front Plank' }).click();
  await coach.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expectToast(coach, 'Exercise removed from workout');
  await member.reload();
  await expect(work.getByRole('heading', { level: 4 })).toHaveText(['Bench Press', 'Push-up']);

  await work.getByRole('button', { name: 'Log Progress' }).last().click();
  const log = member.getByRole('dialog');
  await log.getByLabel('Set 1 reps').fill('20');
  await log.getByRole('button', { name: 'Save Progress' }).click();
  await log.getByRole('button', { name: 'Save 1 of 3' }).click();
  await expectToast(member, 'Progress logged successfully');
  await expect(member.getByText('1 of 2 logged')).toBeVisible();
  await lookAt(member, 'single-workout-logged');
});

test('deleting it shows the programs that use it, and turns their days to rest days', async ({ browser }) => {
  const coach = await coachIn(browser, 'Single Workouts');
  await coach.getByRole('button', { name: 'Edit Push Day' }).click();
  await coach.getByRole('button', { name: 'Delete Push Day' }).click();
  const question = coach.getByRole('alertdialog', { name: 'Delete Workout Program?' });
  await expect(question.getByText('Iron Foundation')).toBeVisible();
  await expect(question.getByText('1 assignment ends: the days ahead go.')).toBeVisible();
  await lookAt(coach, 'delete-single-workout');
  await question.getByRole('button', { name: 'Delete Anyway' }).click();
  await expectToast(coach, 'Workout program deleted successfully');
  await expect(coach.getByRole('heading', { name: 'Single Workouts', level: 1 })).toBeVisible();
  await expect(coach.getByRole('heading', { name: 'Push Day' })).toHaveCount(0);

  await coach.getByRole('tab', { name: 'Programs' }).click();
  await coach.getByRole('button', { name: 'View Schedule of Iron Foundation' }).click();
  await expect(day(coach, today).getByText('Rest Day')).toBeVisible();
  await coach.goBack();
  await coach.goBack();
  await expect(coach.getByRole('tab', { name: 'Single Workouts' })).toHaveAttribute('aria-selected', 'true');
});
