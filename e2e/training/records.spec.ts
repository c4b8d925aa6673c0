import { expect } from '@playwright/test';
import { addDays, formatDate, weekdayOf } from '../../src/domain/plain-date.ts';
import { type TrainingFixture, givenAMember, open, signedIn } from '../fellowship/member-in-training.ts';
import { test } from '../fellowship/test.ts';
import { lookAt, lookAtWidths } from '../page/look-at.ts';
import { hydrated } from '../page/sections.ts';

let fixture: TrainingFixture;
// In one worker: another would start a fellowship of its own.
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  fixture = await givenAMember();
  await twoRounds();
});
test.afterAll(() => fixture.fellowship.stop());

/** Two rounds of twelve weeks of squats and push-ups, once a week, all logged but today's. */
async function twoRounds() {
  const { coach, member, memberId, today, idOf } = fixture;
  const [squat, pushUp] = [idOf('Back Squat'), idOf('Push-up')];
  const exercises = [
    { exerciseId: squat, sets: '1', reps: '5' },
    { exerciseId: pushUp, sets: '1', reps: '20' },
  ];
  const weeks = Array.from({ length: 12 }, (_, index) => ({
    weekNumber: index + 1,
    days: [{ dayOfWeek: weekdayOf(today), exercises }],
  }));
  const { id: workoutId } = await coach.get('POST', '/api/workouts', { name: 'Ladder', numWeeks: 12, weeks });
  for (const firstWeek of [23, 11]) {
    const startDate = addDays(today, -7 * firstWeek);
    const { id } = await coach.get('POST', '/api/assignments', { memberId, workoutId, startDate });
    for (let week = firstWeek; week > Math.max(0, firstWeek - 12); week -= 1) {
      const log = (exerciseId: string, set: object) =>
        member.get('POST', '/api/progress', {
          assignmentId: id,
          exerciseId,
          completedDate: addDays(today, -7 * week),
          setsData: [{ setNum: 1, reps: 5, ...set }],
          notes: week === 1 ? 'Slow and deep' : '',
        });
      await log(squat, { weight: 225 - 5 * week });
      await log(pushUp, { reps: 30 - week });
    }
  }
}

test('a heavier set than ever is told as a record, stands in Records, and on its exercise’s page', async ({
  browser,
}) => {
  const page = await signedIn(browser, fixture, 'member');
  await open(page, 'Workout Log');
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Back Squat', exact: true }) });
  await card.getByRole('button', { name: 'Log Progress' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Set 1 weight in lb').fill('225');
  await dialog.getByLabel('Set 1 reps').fill('5');
  await dialog.getByRole('button', { name: 'Save Progress' }).click();
  const told = card.getByRole('status').filter({ hasText: '2 new records' });
  await expect(told).toContainText('Back Squat: heaviest, 225 lb (was 220 lb)');
  await expect(told).toContainText('Back Squat: best estimated 1RM, 263 lb (was 257 lb)');
  await lookAt(page, 'new-records');

  await open(page, 'Records');
  const rows = page.getByRole('main').getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText('Back Squat');
  await lookAtWidths(page, 'records', [320, 768, 1280]);
  await page.getByRole('tab', { name: /Calisthenics/ }).click();
  await expect(rows).toHaveCount(1);
  await expect(rows.first()).toContainText('29 reps');
  await page.getByRole('tab', { name: /All/ }).click();
  await page.getByLabel('Search exercises').fill('squad');
  await expect(rows).toHaveText([/Back Squat/]);
  await rows.first().getByRole('button').click();

  await expect(page.getByRole('heading', { level: 1, name: 'Back Squat' })).toBeVisible();
  const line = page.getByRole('region', { name: 'Estimated 1RM' });
  await expect(line.getByRole('slider')).toHaveAttribute(
    'aria-valuetext',
    new RegExp(`^263 lb, ${formatDate(fixture.today)}`),
  );
  await line.getByRole('button', { name: /as a table/ }).click();
  await expect(line.getByRole('row')).toHaveCount(25);
  await expect(line.getByRole('row').nth(1)).toHaveText(new RegExp(`${formatDate(fixture.today)}.*263 lb`));
  const volume = page.getByRole('region', { name: 'Volume by week' });
  await volume.getByRole('button', { name: /as a table/ }).click();
  await expect(volume.getByRole('row').nth(1)).toContainText('1,125 lb');
  const dates = page.getByRole('region', { name: 'Every date' }).getByRole('listitem');
  await expect(dates).toHaveCount(20);
  await expect(dates.nth(1)).toContainText('Slow and deep');
  await page.getByRole('button', { name: 'Show earlier dates' }).click();
  await expect(dates).toHaveCount(24);
  await lookAtWidths(page, 'exercise-history', [320, 768, 1280]);
  await page.getByRole('tab', { name: '3 months' }).click();
  await expect(line.getByRole('row')).toHaveCount(14);
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Records' })).toBeVisible();
});

test('an exercise’s name in the Workout Log leads to its page, which an address opens too', async ({
  browser,
}) => {
  const page = await signedIn(browser, fixture, 'member');
  await open(page, 'Workout Log');
  await page.getByRole('link', { name: 'Push-up' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Push-up' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Workout Log' })).toBeVisible();
  await page.goto(`/member?section=records&view=exercise&id=${fixture.idOf('Push-up')}`);
  await hydrated(page);
  await expect(page.getByRole('region', { name: 'Most reps in a set' })).toBeVisible();
});

test('a coach sees a member’s records on their page, and opens an exercise', async ({ browser }) => {
  const page = await signedIn(browser, fixture, 'coach');
  await page.goto(`/admin?section=members&view=member&id=${fixture.memberId}`);
  await hydrated(page);
  const records = page.getByRole('region', { name: 'Records', exact: true });
  await records.getByRole('button', { name: /Back Squat/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Back Squat' });
  await expect(dialog.getByRole('slider')).toBeVisible();
  await lookAt(page, 'exercise-history-of-member');
});
