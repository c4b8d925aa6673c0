import { expect } from '@playwright/test';
import { aFiveDayChallenge, complete, onTheDay, workoutDialog } from './challenge-of-member.ts';
import { lookAt } from '../page/look-at.ts';
import { type TrainingFixture, givenAMember } from '../fellowship/member-in-training.ts';
import { stopClock } from '../page/page-clock.ts';
import { test } from '../fellowship/test.ts';

let given: TrainingFixture;

test.beforeEach(async () => {
  given = await givenAMember();
});
test.afterEach(() => given.fellowship.stop());

test('a member works by the timer, which goes by the clock whatever the phone does', async ({ browser }) => {
  const { idOf } = given;
  const run = {
    exerciseId: idOf('Easy Run'),
    distance: '1',
    time: '3:00',
    workInterval: '40',
    restInterval: '20s',
  };
  const { last } = await aFiveDayChallenge(given, [
    run,
    { exerciseId: idOf('Push-up'), sets: '3', reps: '12' },
  ]);
  const page = await onTheDay(browser, given, last, 375);
  await complete(page).click();
  const dialog = workoutDialog(page);
  const [time, words] = [dialog.getByRole('timer'), dialog.getByRole('status')];
  await dialog.getByLabel('Reps').fill('36');
  await expect(dialog.getByText('40 s work · 20 s rest')).toBeVisible();
  await expect(dialog.getByRole('group', { name: 'Rounds of Easy Run' })).toContainText('3');
  await dialog.getByRole('button', { name: 'One round less' }).click();
  await lookAt(page, 'interval-timer-start');

  await stopClock(page);
  await dialog.getByRole('button', { name: 'Start Timer for Easy Run' }).click();
  await expect(time).toHaveText('0:10');
  await expect(words).toHaveText('Get ready, 10 seconds.');
  await page.clock.runFor(11_000);
  await expect(words).toHaveText('Round 1 of 2. Work, 40 seconds.');
  await expect(time).toHaveText('0:39');
  for (const name of ['Pause', 'Skip']) {
    const box = await dialog.getByRole('button', { name }).boundingBox();
    expect(box?.height, name).toBeGreaterThanOrEqual(64);
  }

  await dialog.getByRole('button', { name: 'Pause' }).click();
  await expect(words).toHaveText('Paused.');
  await page.clock.runFor(30_000);
  await expect(time).toHaveText('0:39');
  await dialog.getByRole('button', { name: 'Resume' }).click();
  await dialog.getByRole('button', { name: 'Skip' }).click();
  await expect(words).toHaveText('Rest, 20 seconds.');

  // The phone sleeps through the rest and some of the next round.
  await page.clock.fastForward(25_000);
  await expect(words).toHaveText('Round 2 of 2. Work, 40 seconds.');
  await expect(time).toHaveText('0:35');
  // Closed by accident it goes on, and so do the results.
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.clock.runFor(5_000);
  await complete(page).click();
  await expect(time).toHaveText('0:30');
  await dialog.getByRole('button', { name: 'Results' }).click();
  await expect(dialog.getByLabel('Reps')).toHaveValue('36');
  await dialog.getByRole('button', { name: /^Work 0:30/ }).click();
  await page.clock.runFor(31_000);
  await expect(words).toHaveText('All 2 rounds are done.');
  await dialog.getByRole('button', { name: 'Enter Results' }).click();
  await expect(dialog.getByLabel('Run Time (mm:ss)')).toBeVisible();
});

test('the timer is read from the floor, in every size and both themes', async ({ browser }) => {
  const { idOf } = given;
  const run = { exerciseId: idOf('Easy Run'), sets: '8', workInterval: '10:40', restInterval: '20s' };
  const { last } = await aFiveDayChallenge(given, [run]);
  const page = await onTheDay(browser, given, last, 375);
  await complete(page).click();
  await workoutDialog(page).getByRole('button', { name: 'Start Timer for Easy Run' }).click();
  await workoutDialog(page).getByRole('button', { name: 'Skip' }).click();
  await expect(workoutDialog(page).getByRole('status')).toHaveText(
    'Round 1 of 8. Work, 10 minutes 40 seconds.',
  );
  for (const width of [375, 768, 1280]) {
    await page.setViewportSize({ width, height: 812 });
    await lookAt(page, 'interval-timer');
  }
});
