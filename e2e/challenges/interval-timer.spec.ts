import { expect } from '@playwright/test';
import { aFiveDayChallenge, complete, onTheDay, workoutDialog } from './challenge-of-member.ts';
import { lookAt } from '../page/look-at.ts';
import { type TrainingFixture, givenAMember } from '../fellowship/member-in-training.ts';
import { test } from '../fellowship/test.ts';

let fixture: TrainingFixture;

test.beforeEach(async () => {
  fixture = await givenAMember();
});
test.afterEach(() => fixture.fellowship.stop());

test('the timer is read from the floor, in every size; closed by accident it goes on, and so do the results', async ({
  browser,
}) => {
  const { idOf } = fixture;
  const run = { exerciseId: idOf('Easy Run'), sets: '8', workInterval: '10:40', restInterval: '20s' };
  const pushUp = { exerciseId: idOf('Push-up'), sets: '3', reps: '12' };
  const { last } = await aFiveDayChallenge(fixture, [run, pushUp]);
  const page = await onTheDay(browser, fixture, last, 375);
  await complete(page).click();
  const dialog = workoutDialog(page);
  await dialog.getByLabel('Reps').fill('36');
  await lookAt(page, 'interval-timer-start');
  await dialog.getByRole('button', { name: 'Start Timer for Easy Run' }).click();
  await dialog.getByRole('button', { name: 'Skip' }).click();
  const round = 'Round 1 of 8. Work, 10 minutes 40 seconds.';
  await expect(dialog.getByRole('status')).toHaveText(round);
  for (const width of [375, 768, 1280]) {
    await page.setViewportSize({ width, height: 812 });
    await lookAt(page, 'interval-timer');
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await complete(page).click();
  await expect(dialog.getByRole('status')).toHaveText(round);
  await dialog.getByRole('button', { name: 'Results' }).click();
  await expect(dialog.getByLabel('Reps')).toHaveValue('36');
});
