import { expect, type Page } from '@playwright/test';
import { weekdayOf } from '../../src/domain/plain-date.ts';
import { type TrainingFixture, givenAMember, open, signedIn } from '../fellowship/member-in-training.ts';
import { test } from '../fellowship/test.ts';
import { lookAt, lookAtWidths } from '../page/look-at.ts';
import { hydrated } from '../page/sections.ts';

let fixture: TrainingFixture;

// In one worker: the coach sees what the member did.
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  fixture = await givenAMember();
  const { coach, memberId, today, idOf } = fixture;
  const exercises = [{ exerciseId: idOf('Air Bike Sprints'), sets: '2', reps: '12 cal', restSeconds: '60' }];
  const day = { dayOfWeek: weekdayOf(today), dayName: 'Engine', notes: '', exercises };
  const weeks = [{ weekNumber: 1, days: [day] }];
  const program = await coach.get('POST', '/api/workouts', { name: 'Engine', numWeeks: 1, weeks });
  await coach.get('POST', '/api/assignments', { memberId, workoutId: program.id, startDate: today });
});
test.afterAll(() => fixture.fellowship.stop());

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

const narrow = async (page: Page) => page.setViewportSize({ width: 375, height: 812 });

test('a bike is done in calories: stepped, summed, logged, corrected and remembered as them, never as reps', async ({
  browser,
}) => {
  const page = await signedIn(browser, fixture, 'member', 375);
  await button(page, 'Start session').click();
  await button(page, 'Start session').click();

  await expect(page.getByRole('heading', { name: 'Air Bike Sprints' })).toBeVisible();
  await expect(page.getByText('Target: 12 cal')).toBeVisible();
  await expect(button(page, 'Calories: 12 calories. Type another')).toBeVisible();
  for (const other of ['Reps', 'Distance', 'Weight'])
    await expect(page.getByRole('group', { name: other })).toHaveCount(0);
  await lookAtWidths(page, 'session-calories', [375, 1280]);
  await narrow(page);
  await button(page, 'Start the stopwatch').click();
  await button(page, 'Set done').click();
  await expect(button(page, /^Set 1: 12 cal in 0:0\d\. Edit or undo$/)).toBeVisible();
  await button(page, 'More: Calories').click();
  await button(page, 'Set done').click();
  await button(page, 'End session').click();

  const figure = (label: string) =>
    page.locator('dl > div').filter({ has: page.locator('dt', { hasText: new RegExp(`^${label}`) }) });
  await expect(figure('Calories').locator('dd')).toHaveText(/^25\s*$/);
  await expect(figure('Reps')).toHaveCount(0);
  await expect(figure('Volume')).toHaveCount(0);
  await expect(figure('Distance')).toHaveCount(0);
  await expect(page.getByText(/12 cal in 0:0\d · 13 cal/)).toBeVisible();
  await lookAtWidths(page, 'session-calories-summary', [375, 1280]);
  await narrow(page);
  await button(page, 'Done').click();

  await open(page, 'Workout Log');
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Air Bike Sprints', exact: true, level: 4 }) });
  await expect(card).toContainText('2 × 12 cal');
  await expect(card).toContainText('12 cal, 13 cal');
  await card.getByRole('button', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Set 2 calories')).toHaveValue('13');
  await expect(dialog.getByLabel(/weight/i)).toHaveCount(0);
  await lookAtWidths(page, 'log-calories', [375, 1280]);
  await narrow(page);
  await dialog.getByLabel('Set 2 calories').fill('16');
  await dialog.getByRole('button', { name: /^Save/ }).click();
  await expect(card).toContainText('12 cal, 16 cal');
  await lookAt(page, 'day-calories');

  await page.goto(`/member?section=records&view=exercise&id=${fixture.idOf('Air Bike Sprints')}`);
  await hydrated(page);
  const main = page.getByRole('main');
  await expect(main.getByRole('region', { name: 'Most calories in a set' })).toBeVisible();
  await expect(main.getByRole('region', { name: 'Every date' })).toContainText('12 cal, 16 cal');
  await lookAt(page, 'history-calories');
});

test('the coach sees each set beside its calories', async ({ browser }) => {
  const page = await signedIn(browser, fixture, 'coach');
  await open(page, 'Daily Calendar');
  await page.getByRole('combobox', { name: 'Member' }).fill('ada');
  await page.getByRole('option', { name: /Ada Stone/ }).click();
  await page.getByRole('button', { name: 'Planned and done: Engine' }).click();
  const dialog = page.getByRole('dialog').filter({ has: page.getByRole('region', { name: 'Engine' }) });
  const rowOf = (label: string) => dialog.getByRole('listitem').filter({ hasText: new RegExp(`^${label}`) });
  await expect(rowOf('Set 1')).toHaveText(/planned 12 caldone 12 cal · 0:0\d/);
  await expect(rowOf('Set 2')).toContainText('16 cal');
  await expect(rowOf('Set 2')).toContainText('4 cal more');
  await lookAtWidths(page, 'planned-beside-done-calories', [375, 1280]);
});
