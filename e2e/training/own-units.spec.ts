import { expect, type Locator, type Page } from '@playwright/test';
import { addDays } from '../../src/domain/plain-date.ts';
import {
  aProgramOn,
  type TrainingFixture,
  givenAMember,
  open,
  signedIn,
} from '../fellowship/member-in-training.ts';
import { lookAtWidths } from '../page/look-at.ts';
import { paste } from '../page/paste.ts';
import { hydrated } from '../page/sections.ts';
import { test } from '../fellowship/test.ts';
import { expectToast } from '../page/toast.ts';

let fixture: TrainingFixture;

// In one worker: another would start a fellowship of its own.
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  fixture = await givenAMember();
  const { coach, memberId, today } = fixture;
  const workoutId = await aProgramOn(fixture, today);
  await coach.get('POST', '/api/assignments', { memberId, workoutId, startDate: addDays(today, -7) });
});
test.afterAll(() => fixture.fellowship.stop());

type Logged = { setsData: { weight: number; reps: number; entered?: { weight: number; unit: string } }[] };

const squatsLogged = async () =>
  (await fixture.member.get<(Logged & { exerciseName: string })[]>('GET', '/api/progress')).find(
    ({ exerciseName }) => exerciseName === 'Back Squat',
  )?.setsData ?? [];

const squat = (page: Page): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Back Squat', level: 4 }) });

async function measureIn(page: Page, weight: 'lb' | 'kg'): Promise<void> {
  await open(page, 'Profile');
  const about = page.getByRole('region', { name: 'About you', exact: true });
  await about.getByRole('radio', { name: weight, exact: true }).check();
  await about.getByRole('button', { name: 'Save Changes' }).click();
  await expectToast(page, 'Profile updated');
}

async function logFiveSets(page: Page, dialog: Locator, weight: string): Promise<void> {
  await dialog.getByLabel('Set 1 reps').fill('5');
  await dialog.getByLabel('Set 1 weight in kg').fill(weight);
  await dialog.getByRole('button', { name: 'Copy down' }).click();
  await expect(dialog.getByText('116.7 kg').first()).toBeVisible();
  await lookAtWidths(page, 'log-in-kg');
  await dialog.getByRole('button', { name: 'Save Progress' }).click();
  await expect(dialog).toBeHidden();
}

test('a member who measures in kg logs 100 kg and sees 100 kg; the coach sees it in lb; nothing drifts', async ({
  browser,
}) => {
  const page = await signedIn(browser, fixture, 'member', 375);
  await measureIn(page, 'kg');
  await open(page, 'Workout Log');
  await squat(page).getByRole('button', { name: 'Log Progress' }).click();
  const dialog = page.getByRole('dialog');
  await logFiveSets(page, dialog, '100');
  await expect(squat(page).getByText('100 kg × 5, 5, 5, 5, 5')).toBeVisible();
  await expect(squat(page).getByText('Estimated 1RM 116.7 kg')).toBeVisible();

  // As the server draws it, and on the screens that know the log's columns alone.
  await page.reload();
  await hydrated(page);
  await expect(squat(page).getByText('100 kg × 5, 5, 5, 5, 5')).toBeVisible();
  await open(page, 'Command Center');
  await expect(page.getByText('5 × 5 · 100 kg').first()).toBeVisible();

  const coach = await signedIn(browser, fixture, 'coach');
  await open(coach, 'Coach Dashboard');
  await expect(coach.getByRole('row', { name: /Back Squat/ })).toContainText('257 lb');
  await coach.goto(`/admin?section=assignments`);
  await hydrated(coach);
  await coach.getByRole('button', { name: 'Sessions of Ada Stone in Iron Foundation' }).click();
  await coach
    .getByRole('dialog')
    .getByRole('button', { name: /logged/ })
    .first()
    .click();
  await expect(coach.getByText('220.5 lb (100 kg) × 5').first()).toBeVisible();
  await lookAtWidths(coach, 'beside-in-lb');
  await coach.context().close();

  // In lb it is shown converted; saved untouched but for its reps it is still 100 kg.
  await measureIn(page, 'lb');
  await open(page, 'Workout Log');
  await expect(squat(page).getByText('220.5 lb (100 kg) × 5, 5, 5, 5, 5')).toBeVisible();
  await squat(page).getByRole('button', { name: 'Edit' }).click();
  await expect(dialog.getByLabel('Set 2 weight in lb')).toHaveValue('220.5');
  await dialog.getByLabel('Set 1 reps').fill('6');
  await dialog.getByLabel('Set 3 weight in lb').fill('225');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(dialog).toBeHidden();
  const sets = await squatsLogged();
  expect(sets.map(({ reps, entered }) => [reps, entered?.weight, entered?.unit])).toEqual([
    [6, 100, 'kg'],
    [5, 100, 'kg'],
    [5, undefined, undefined],
    [5, 100, 'kg'],
    [5, 100, 'kg'],
  ]);
  expect(sets.map(({ weight }) => weight)).toEqual([
    220.46226218, 220.46226218, 225, 220.46226218, 220.46226218,
  ]);
  await page.context().close();
});

test('a tested max is what was pasted, with a comma too; what is no number is said, and stays', async ({
  browser,
}) => {
  await fixture.member.get('PATCH', '/api/profile', { units: { weight: 'kg' } });
  const page = await signedIn(browser, fixture, 'member', 375);
  const dialog = page.getByRole('dialog');
  await open(page, 'Program History');
  await page.getByRole('tab', { name: 'Your lifts' }).click();
  await page.getByRole('button', { name: 'Tested maxes' }).click();
  await dialog.getByRole('button', { name: 'Enter a tested max' }).click();
  await dialog.getByLabel('Exercise').selectOption('Bench Press');
  await paste(dialog.getByLabel('Weight'), '62,5 kg');
  await dialog.getByRole('button', { name: 'Save tested max' }).click();
  await expect(dialog.getByText('“62,5 kg” is not a number.')).toBeVisible();
  await expect(dialog.getByLabel('Weight')).toHaveValue('62,5 kg');
  await paste(dialog.getByLabel('Weight'), ' 62,5 ');
  await dialog.getByRole('button', { name: 'Save tested max' }).click();
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Bench Press' })).toContainText('62.5 kg');
  await page.context().close();
});
