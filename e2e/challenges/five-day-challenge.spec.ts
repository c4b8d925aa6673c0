import { expect } from '@playwright/test';
import { formatDate, weekdayOf } from '../../src/domain/plain-date.ts';
import {
  aFiveDayChallenge,
  complete,
  dayNames,
  fiveDay,
  onTheDay,
  saveDay,
  weekdayName,
  workoutDialog,
} from './challenge-of-member.ts';
import { lookAt } from '../page/look-at.ts';
import {
  type TrainingFixture,
  givenAMember,
  goToDate,
  open,
  signedIn,
} from '../fellowship/member-in-training.ts';
import { test } from '../fellowship/test.ts';
import { expectToast } from '../page/toast.ts';

let fixture: TrainingFixture;

test.beforeEach(async () => {
  fixture = await givenAMember();
});
test.afterEach(() => fixture.fellowship.stop());

const aBitOfAll = () => {
  const { idOf } = fixture;
  return [
    { exerciseId: idOf('Push-up'), sets: '3', reps: '12', restSeconds: '60', altExercise: 'Knee push-ups' },
    { exerciseId: idOf('Box Jump'), volume: '40' },
    { exerciseId: idOf('Front Plank'), time: '1:00' },
    { exerciseId: idOf('Easy Run'), distance: '1', time: '4:00', workInterval: '40', restInterval: '0:20' },
    { exerciseId: idOf("Child's Pose Reach"), time: '60' },
  ];
};

test('a member completes a day of the 5-day challenge, and sees how far everyone is', async ({ browser }) => {
  const { id, last, next } = await aFiveDayChallenge(fixture, aBitOfAll());
  const page = await onTheDay(browser, fixture, last, 375);
  const card = fiveDay(page);
  for (const text of ['0/5', dayNames[weekdayOf(last)] ?? '', 'Own every position.', '3 × 12 · rest 60 s'])
    await expect(card.getByText(text, { exact: true })).toBeVisible();
  for (const part of ['Goal', 'Warm-up', 'Exercises', 'Finisher'])
    await expect(card.getByRole('heading', { name: part })).toBeVisible();
  await expect(card.getByText('1 mi · 4:00 · work 40 s · rest 0:20')).toBeVisible();
  await expect(card.getByText('Alternative: Knee push-ups')).toBeVisible();
  await lookAt(page, 'five-day-open');

  await complete(page).click();
  const dialog = workoutDialog(page);
  await saveDay(page);
  for (const sentence of [
    'Reps are required',
    'Contacts are required',
    'Hold time is required (mm:ss)',
    'Distance is required (miles)',
    'Run time is required (mm:ss)',
  ])
    await expect(dialog.getByText(sentence)).toBeVisible();
  await expect(dialog.getByLabel('Reps', { exact: false })).toBeFocused();
  await dialog.getByLabel('Reps').fill('36');
  await dialog.getByLabel('Contacts').fill('40');
  await dialog.getByLabel('Hold Time (mm:ss)').fill('1:10');
  await dialog.getByLabel('Distance (miles)').fill('1.2');
  await dialog.getByLabel('Run Time (mm:ss)').fill('10:30');
  await lookAt(page, 'five-day-dialog');
  await saveDay(page);
  await expectToast(page, 'Success', 'Daily workout completed!');
  await expect(dialog).toBeHidden();
  await expect(card.getByText('1/5')).toBeVisible();
  await expect(card.getByText('Completed', { exact: true })).toBeVisible();
  await expect(complete(page)).toBeHidden();
  // 36 reps, 40 contacts, 70 s held, 100 for the run, 60 s of mobility as prescribed.
  expect(await fixture.member.get('GET', `/api/challenges/${id}/my-progress`)).toMatchObject({
    totalScore: 306,
  });

  // A day to come says when it opens.
  await page.reload();
  await open(page, 'Workout Log');
  await goToDate(page, fixture.today, next);
  await expect(card.getByText(`Opens on ${weekdayName(next)}, ${formatDate(next)}.`)).toBeVisible();
  await expect(complete(page)).toBeHidden();

  await open(page, 'Hall of Honor');
  const rows = card.getByRole('table', { name: 'Weekly Progress' }).getByRole('row');
  await expect(rows).toHaveText([/Member/, /1.*Ada Stone.*You.*1\/5.*20%.*306/]);
  await card.getByRole('button', { name: `${weekdayName(next)}, upcoming` }).click();
  await expect(card.getByText(`Opens on ${weekdayName(next)}`)).toBeVisible();
  for (const width of [375, 768, 1280]) {
    await page.setViewportSize({ width, height: 812 });
    await lookAt(page, 'five-day-hall');
  }
});

const asked = {
  'Back Squat': ['Reps'],
  'Push-up': ['Reps'],
  'Box Jump': ['Contacts'],
  'Front Plank': ['Hold Time (mm:ss)'],
  'Easy Run': ['Distance (miles)', 'Run Time (mm:ss)'],
  "Child's Pose Reach": [],
};

const typed: Record<string, string> = {
  Reps: '20',
  Contacts: '30',
  'Hold Time (mm:ss)': '0:45',
  'Distance (miles)': '2',
  'Run Time (mm:ss)': '18:00',
};

test('a day asks for what its exercises are counted in, and for nothing else', async ({ browser }) => {
  const { coach, idOf } = fixture;
  const page = await signedIn(browser, fixture, 'member');
  for (const [exercise, labels] of Object.entries(asked)) {
    const { id, last } = await aFiveDayChallenge(fixture, [
      { exerciseId: idOf(exercise), sets: '1', reps: '20', time: '45' },
    ]);
    await page.reload();
    await open(page, 'Hall of Honor');
    await fiveDay(page)
      .getByRole('button', { name: `${weekdayName(last)}, open` })
      .click();
    await complete(page).click();
    const dialog = workoutDialog(page);
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeVisible();
    expect(await dialog.locator('label').allInnerTexts()).toEqual(labels.map(label => `${label} *`));
    for (const label of labels) await dialog.getByLabel(label).fill(typed[label] ?? '');
    await saveDay(page);
    await expectToast(page, 'Success', 'Daily workout completed!');
    await expect(fiveDay(page).getByText('Completed', { exact: true })).toBeVisible();
    await coach.get('DELETE', `/api/challenges/${id}`);
  }
});

test('what is typed of a day survives a closed dialog, a failed send and a challenge that is gone', async ({
  browser,
}) => {
  const { idOf, coach } = fixture;
  const { id, last } = await aFiveDayChallenge(fixture, [
    { exerciseId: idOf('Push-up'), sets: '3', reps: '12' },
  ]);
  const page = await onTheDay(browser, fixture, last);
  await complete(page).click();
  const reps = workoutDialog(page).getByLabel('Reps');
  await reps.fill('33');
  await page.keyboard.press('Escape');
  await expect(workoutDialog(page)).toBeHidden();
  await complete(page).click();
  await expect(reps).toHaveValue('33');

  await page.route('**/api/challenges/*/days/*/submit', route => route.abort());
  await saveDay(page);
  await expectToast(page, 'Error', 'Failed to log completion');
  await expect(reps).toHaveValue('33');
  await page.unroute('**/api/challenges/*/days/*/submit');

  await page.reload();
  await open(page, 'Workout Log');
  await goToDate(page, fixture.today, last);
  await complete(page).click();
  await expect(reps).toHaveValue('33');
  await coach.get('DELETE', `/api/challenges/${id}`);
  await saveDay(page);
  await expectToast(page, 'Error', 'No active multi-day challenge or day workout');
  await expect(reps).toHaveValue('33');
  await saveDay(page);
  await expect(workoutDialog(page).getByRole('alert')).toHaveText(
    'No active multi-day challenge or day workout',
  );
  await page.keyboard.press('Escape');
  await expect(fiveDay(page)).toBeHidden();
});
