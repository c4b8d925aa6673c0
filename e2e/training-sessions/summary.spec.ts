import { expect } from '@playwright/test';
import { addDays } from '../../src/domain/plain-date.ts';
import { aProgramOn, givenAMember, signedIn } from '../fellowship/member-in-training.ts';
import { test } from '../fellowship/test.ts';
import { lookAt, lookAtWidths } from '../page/look-at.ts';

type Session = { trainingDayId: string; exercises: { prescriptionId: string }[] };

test('the summary tells a record that was made before the app was opened, and leads to the coach’s extra', async ({
  browser,
}) => {
  const given = await givenAMember();
  const { coach, member, memberId, today, idOf, fellowship } = given;
  const lastWeek = addDays(today, -7);
  const workoutId = await aProgramOn(given, today);
  const body = { memberId, workoutId, startDate: lastWeek };
  const { id: assignmentId } = await coach.get('POST', '/api/assignments', body);
  await member.get('POST', '/api/progress', {
    assignmentId,
    exerciseId: idOf('Back Squat'),
    completedDate: lastWeek,
    setsData: [{ setNum: 1, reps: 5, weight: 200 }],
  });
  const extra = { memberId, exerciseId: idOf('Side Plank'), assignedDate: today, time: '1:00' };
  await coach.get('POST', '/api/daily-workouts', extra);
  const sessions = await member.get<Session[]>('GET', `/api/training-sessions?date=${today}`);
  const { trainingDayId, exercises } = sessions[0] as Session;
  const [squat, plank] = exercises.map(({ prescriptionId }) => prescriptionId);
  const at = new Date().toISOString();
  const set = (more: object) => ({ id: crypto.randomUUID(), at, kind: 'set', ...more });
  const events = [
    ...[1, 2, 3, 4, 5].map(setNum => set({ prescriptionId: squat, setNum, reps: 5, weight: 225 })),
    set({ prescriptionId: plank, setNum: 1, time: '1:30' }),
    set({ kind: 'pain', prescriptionId: squat, setNum: null, where: 'Knee', level: 4 }),
  ];
  await member.get('POST', `/api/training-sessions/${trainingDayId}/events`, { events });

  const page = await signedIn(browser, given, 'member', 375);
  await page.getByRole('button', { name: 'Continue session' }).click();
  await page.getByRole('button', { name: 'All exercises' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Back Squat/ })
    .click();
  await expect(page.getByRole('button', { name: /^Set 1: .* New best\./ })).toBeVisible();
  await page.getByRole('button', { name: 'End session' }).click();
  await expect(page.getByText(/^\d new records$/)).toBeVisible();
  const done = page.getByRole('region', { name: 'What you did' });
  await expect(done).toContainText('225 lb × 5, 5, 5, 5, 5');
  await expect(done).toContainText('25 lb more than last time');
  await expect(page.getByText('Pain: Knee, 4 of 10')).toBeVisible();
  await lookAtWidths(page, 'session-summary-more', [375, 1280]);
  await page.setViewportSize({ width: 375, height: 812 });
  await page.getByRole('button', { name: 'Write to your coach' }).click();
  const words = page.getByRole('dialog', { name: 'Write to your coach' });
  await expect(words.getByRole('combobox', { name: 'About' })).toHaveValue(`${squat} `);
  await words.getByRole('textbox').fill('The knee felt it on the last two.');
  await words.getByRole('button', { name: 'Send' }).click();
  await expect(words.getByText('The knee felt it on the last two.')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '1 more from your coach: Side Plank, 1:00' }).click();
  await expect(page.getByRole('heading', { name: 'From your coach' }).first()).toBeVisible();
  await fellowship.stop();
});

test('in the player the keyboard begins at the heading, and the menu leads to how it is done, and to what was done before', async ({
  browser,
}) => {
  const given = await givenAMember();
  const { coach, memberId, today, fellowship } = given;
  const workoutId = await aProgramOn(given, today);
  await coach.get('POST', '/api/assignments', { memberId, workoutId, startDate: today });
  const page = await signedIn(browser, given, 'member', 375);
  await page.getByRole('button', { name: 'Start session' }).click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Lower Body');
  await expect(heading).toBeFocused();
  await page.getByRole('button', { name: 'Start session' }).click();
  await expect(heading).toHaveText('Back Squat');
  await expect(heading).toBeFocused();
  const ofScreen = page.getByText(/^The screen (stays on|may turn off)/);
  await expect(ofScreen).toBeVisible();

  await page.setViewportSize({ width: 812, height: 375 });
  await expect(page.getByRole('group', { name: 'Weight' })).toBeInViewport();
  await lookAt(page, 'session-lying');
  await page.setViewportSize({ width: 375, height: 812 });

  const choose = async (item: string) => {
    await page.getByRole('button', { name: 'More for Back Squat' }).click();
    await page.getByRole('dialog').getByRole('button', { name: item, exact: true }).click();
  };
  await choose('How to');
  const howTo = page.getByRole('dialog', { name: 'Back Squat' });
  await expect(howTo.getByText('How to · Strength')).toBeVisible();
  await page.keyboard.press('Escape');
  await choose('History');
  await expect(
    page.getByText('Nothing logged for this exercise yet.').or(page.getByRole('tab', { name: 'Year' })),
  ).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('button', { name: 'More for Back Squat' })).toBeVisible();
  await page.getByRole('button', { name: /^Weight: / }).click();
  await page.getByRole('textbox', { name: 'Weight' }).fill('185');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Set done' }).click();
  await expect(page.getByText('Set 2 of 5')).toBeVisible();
  await expect(ofScreen).toHaveCount(0);
  await fellowship.stop();
});
