import { expect, type Page } from '@playwright/test';
import { weekdayOf } from '../../src/domain/plain-date.ts';
import { type TrainingFixture, givenAMember, open, signedIn } from '../fellowship/member-in-training.ts';
import { test } from '../fellowship/test.ts';
import { lookAtWidths } from '../page/look-at.ts';

let fixture: TrainingFixture;

test.beforeAll(async () => {
  fixture = await givenAMember();
  const { coach, memberId, today, idOf } = fixture;
  const exercises = [
    { exerciseId: idOf('Back Squat'), sets: '1', reps: '5', weight: '185' },
    { exerciseId: idOf("Farmer's Carry"), sets: '2', reps: '40 yd', weight: '70' },
    { exerciseId: idOf('Push-up'), sets: '1', reps: '30s' },
  ];
  const day = { dayOfWeek: weekdayOf(today), dayName: 'Carrying', notes: '', exercises };
  const weeks = [{ weekNumber: 1, days: [day] }];
  const program = await coach.get('POST', '/api/workouts', { name: 'Carrying', numWeeks: 1, weeks });
  await coach.get('POST', '/api/assignments', { memberId, workoutId: program.id, startDate: today });
});
test.afterAll(() => fixture.fellowship.stop());

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

test('a carry is stepped in yards and a hold is timed; the summary says distance, and neither reps nor volume of it', async ({
  browser,
}) => {
  const page = await signedIn(browser, fixture, 'member', 375);
  await button(page, 'Start session').click();
  await button(page, 'Start session').click();
  await button(page, 'No warm-up').click();
  await button(page, 'Set done').click();

  await expect(page.getByRole('heading', { name: "Farmer's Carry" })).toBeVisible();
  await expect(button(page, 'Distance: 40 yd. Type another')).toBeVisible();
  await expect(page.getByRole('group', { name: 'Reps' })).toHaveCount(0);
  await lookAtWidths(page, 'session-carry', [375, 1280]);
  await page.setViewportSize({ width: 375, height: 812 });
  await button(page, 'Set done').click();
  await button(page, 'More: Distance').click();
  await button(page, 'Set done').click();

  await expect(page.getByRole('heading', { name: 'Push-up' })).toBeVisible();
  await button(page, 'Log 0:30 without the timer').click();
  await button(page, 'End session').click();

  const figure = (label: string) =>
    page.locator('dl > div').filter({ has: page.locator('dt', { hasText: new RegExp(`^${label}`) }) });
  await expect(figure('Distance')).toContainText('85 yd');
  await expect(figure('Reps').locator('dd')).toHaveText(/^5\s*$/);
  await expect(figure('Volume')).toContainText('925 lb');
  await expect(figure('Volume')).toContainText('Carries and holds left out');
  await expect(figure('Held')).toContainText('0:30');
  await lookAtWidths(page, 'session-carry-summary', [375, 1280]);
  await page.setViewportSize({ width: 375, height: 812 });

  await button(page, 'Done').click();
  await open(page, 'Workout Log');
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: "Farmer's Carry", exact: true, level: 4 }) });
  await expect(card).toContainText('70 lb × 40 yd, 45 yd');
  await card.getByRole('button', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Set 2 distance in yd')).toHaveValue('45');
  await lookAtWidths(page, 'log-carry', [375, 1280]);
  await page.setViewportSize({ width: 375, height: 812 });
  await dialog.getByLabel('Set 2 distance in yd').fill('60');
  await dialog.getByRole('button', { name: /^Save|Update/ }).click();
  await expect(card).toContainText('70 lb × 40 yd, 60 yd');
});
