import { expect, type Page } from '@playwright/test';
import { addDays, formatDate, type PlainDate, weekdayOf, weekdays } from '../../src/domain/plain-date.ts';
import { ApiPerson } from '../fellowship/api-person.ts';
import { eachReadAlone } from '../page/calls.ts';
import { lookAt } from '../page/look-at.ts';
import { type TrainingFixture, givenAMember, open, signedIn } from '../fellowship/member-in-training.ts';
import { test } from '../fellowship/test.ts';

let fixture: TrainingFixture;

// In one worker: another would start a fellowship of its own.
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  fixture = await givenAMember();
});
test.afterAll(() => fixture.fellowship.stop());

type Trainee = { id: string; person: ApiPerson };

async function ruth(): Promise<Trainee> {
  const { coach, fellowship } = fixture;
  const names = { email: 'ruth@moab.example', firstName: 'Ruth', lastName: 'Moab' };
  const { id, inviteUrl } = await coach.get('POST', '/api/admin/members', names);
  await coach.get('POST', `/api/admin/members/${id}/activate-subscription`, {});
  return { id: String(id), person: await ApiPerson.invited(fellowship.origin, inviteUrl) };
}

/** Weekly singles of each lift, oldest first, the last of them today; null for a week without. */
async function lifted(
  { id: memberId, person }: Trainee,
  weights: Record<string, (number | null)[]>,
): Promise<void> {
  const { coach, today, idOf } = fixture;
  const weeks = Math.max(...Object.values(weights).map(({ length }) => length));
  const exercises = Object.keys(weights).map(name => ({ exerciseId: idOf(name), sets: '1', reps: '1' }));
  const days = [{ dayOfWeek: weekdayOf(today), exercises }];
  const workout = await coach.get('POST', '/api/workouts', {
    name: `Singles of ${Object.keys(weights).join(', ')}`,
    numWeeks: weeks,
    weeks: Array.from({ length: weeks }, (_, week) => ({ weekNumber: week + 1, days })),
  });
  const startDate = addDays(today, -7 * (weeks - 1));
  const { id: assignmentId } = await coach.get('POST', '/api/assignments', {
    memberId,
    workoutId: workout.id,
    startDate,
  });
  for (const [name, list] of Object.entries(weights)) {
    for (const [week, weight] of list.entries()) {
      if (weight === null) continue;
      await person.get('POST', '/api/progress', {
        assignmentId,
        exerciseId: idOf(name),
        completedDate: addDays(startDate, 7 * (week + weeks - list.length)),
        setsData: [{ setNum: 1, reps: 1, weight }],
      });
    }
  }
}

const rowOf = (page: Page, lift: string) =>
  page.getByRole('row').filter({ has: page.getByRole('button', { name: new RegExp(`^${lift} of`) }) });

test('a coach sees whose lifts stall and why, narrows the table down, and follows one lift', async ({
  browser,
}) => {
  const page = await signedIn(browser, fixture, 'coach');
  await open(page, 'Coach Dashboard');
  await expect(page.getByText(/^No lifts logged yet\./)).toBeVisible();
  await lookAt(page, 'coach-dashboard-empty');

  const ada = { id: fixture.memberId, person: fixture.member };
  await lifted(ada, {
    'Back Squat': [190, 200, 198, 200, 199, 201],
    'Bench Press': [150, 155, 161],
    Deadlift: [300, null, 291],
    'Rack Pull': [350, 360, null, null, null, null],
  });
  await lifted(await ruth(), { 'Overhead Press': [95, 95], 'Front Squat': [120] });
  await page.reload();
  await expect(page.getByRole('status').filter({ hasText: '6 lifts of 2 members' })).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(1 + 4 + 2);
  await page.getByRole('button', { name: 'All 4 lifts of Ada Stone' }).click();
  await seeTheRows(page);
  for (const width of [1280, 768, 375]) {
    await page.setViewportSize({ width, height: 812 });
    await lookAt(page, 'coach-dashboard-rows');
  }
  await page.setViewportSize({ width: 1280, height: 812 });
  await seeWhoImprovedMost(page);
  await narrowDown(page);
  await followTheSquat(page, fixture.today);
});

async function seeTheRows(page: Page): Promise<void> {
  const squat = rowOf(page, 'Back Squat');
  await expect(squat).toContainText('201 lb');
  await expect(squat).toContainText('200 lb');
  await expect(squat).toContainText('+0.5%');
  await expect(squat).toContainText(formatDate(fixture.today));
  await expect(squat).toContainText('Plateau');
  await expect(squat).toContainText(
    '4 days logged in the last 4 weeks, none more than 1% above 200 lb, the best of the 8 weeks before.',
  );
  await expect(rowOf(page, 'Bench Press')).toContainText('Improving');
  await expect(rowOf(page, 'Bench Press')).toContainText('+7.3%');
  await expect(rowOf(page, 'Deadlift')).toContainText('Declining');
  await expect(rowOf(page, 'Overhead Press')).toContainText('Stable');
  await expect(rowOf(page, 'Front Squat')).toContainText('Not enough data');
  await expect(rowOf(page, 'Rack Pull')).toContainText('Not trained lately');
  await expect(rowOf(page, 'Rack Pull')).toContainText('28 days ago.');
}

/** By one press: a row a member, with the lift that says it. */
async function seeWhoImprovedMost(page: Page): Promise<void> {
  await page.getByRole('columnheader', { name: 'Change' }).getByRole('button').click();
  await expect(page.getByRole('columnheader', { name: 'Change' })).toHaveAttribute('aria-sort', 'descending');
  await expect(page.getByRole('row').nth(1)).toContainText('Bench Press');
  await expect(page).toHaveURL(/sort=-change/);
  await page.getByRole('combobox', { name: 'Order' }).selectOption('Most declined');
  await expect(page.getByRole('row').nth(1)).toContainText('Deadlift');
  await page.reload();
  await expect(page.getByRole('row').nth(1)).toContainText('Deadlift');
  await page.getByRole('combobox', { name: 'Order' }).selectOption('By member');
  await expect(page.getByRole('row').nth(1)).toContainText('Ada Stone');
}

async function narrowDown(page: Page): Promise<void> {
  const status = page.getByLabel('Status');
  const member = page.getByRole('combobox', { name: 'Member' });
  await status.selectOption('Plateau');
  await expect(page.getByRole('status').filter({ hasText: '1 lift of 1 member' })).toBeVisible();
  await expect(rowOf(page, 'Back Squat')).toBeVisible();
  await member.fill('moab');
  await expect(page.getByRole('option', { name: /Ruth Moab/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(member).toHaveValue('Ruth Moab');
  await expect(page.getByText('No lifts match your filters.')).toBeVisible();
  await status.selectOption('All statuses');
  await expect(rowOf(page, 'Overhead Press')).toBeVisible();
  await expect(rowOf(page, 'Back Squat')).toHaveCount(0);
  await lookAt(page, 'coach-dashboard-filtered');
  await member.fill('');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('status').filter({ hasText: '6 lifts of 2 members' })).toBeVisible();
}

async function followTheSquat(page: Page, today: PlainDate): Promise<void> {
  const lift = page.getByRole('button', { name: 'Back Squat of Ada Stone' });
  await lift.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Back Squat' });
  await expect(dialog.getByText('Ada Stone')).toBeVisible();
  for (const [mark, date] of [
    ['First', addDays(today, -35)],
    ['Best', today],
    ['Latest', today],
  ] as const) {
    const place = dialog.locator('dl > div', { hasText: mark });
    await expect(place).toContainText(mark === 'First' ? '190' : '201');
    await expect(place).toContainText(formatDate(date));
  }
  for (const width of [1280, 375]) {
    await page.setViewportSize({ width, height: 812 });
    await lookAt(page, 'coach-dashboard-lift');
  }
  await page.setViewportSize({ width: 1280, height: 812 });
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(lift).toBeFocused();
}

test('a table of many members comes in pages as it is scrolled, to a clear end', async ({ browser }) => {
  const members = Array.from({ length: 70 }, (_, number) => memberWithLifts(number));
  let failing = true;
  const page = await signedIn(browser, fixture, 'coach');
  await eachReadAlone(page);
  await page.route('**/api/coach/strength-metrics?*', route => {
    const query = new URL(route.request().url()).searchParams;
    const [from, limit] = [Number(query.get('from')), Number(query.get('limit'))];
    if (from > 0 && failing) return route.fulfill({ status: 500, json: { message: 'Something went wrong' } });
    return route.fulfill({ json: members.slice(from, from + limit) });
  });
  await open(page, 'Coach Dashboard');
  await expect(page.getByText('150 lifts of 50 members so far')).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect(page.getByText('The next members could not be loaded.')).toBeVisible();
  failing = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('210 lifts of 70 members')).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect(page.getByText('That is everyone.')).toBeVisible();
  await expect(page.getByText('Member 69', { exact: true })).toBeVisible();
});

const memberWithLifts = (number: number) => ({
  memberId: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
  memberName: `Member ${number}`,
  memberEmail: `member${number}@fellowship.example`,
  exercises: ['Back Squat', 'Bench Press', 'Deadlift'].map(exerciseName => ({
    exerciseId: `${exerciseName} of ${number}`,
    exerciseName,
    current1RM: 200 + number,
    previous1RM: 198 + number,
    changePercent: 1,
    isPlateau: false,
    lastLoggedDate: '2026-11-20T00:00:00.000Z',
    status: 'Improving',
    reason: 'Up 1.0% since Nov 13, 2026.',
  })),
});

test('a coach sees at a glance how the weeks go, who missed what, what ends, and goes on from there', async ({
  browser,
}) => {
  const { coach, fellowship, today, idOf } = fixture;
  const jael = await coach.get('POST', '/api/admin/members', {
    email: 'jael@tent.example',
    firstName: 'Jael',
    lastName: 'Tent',
    membership: { durationDays: 5 },
  });
  await ApiPerson.invited(fellowship.origin, jael.inviteUrl);
  const exercises = [{ exerciseId: idOf('Push-up'), sets: '3', reps: '10' }];
  const days = weekdays.map(dayOfWeek => ({ dayOfWeek, exercises, dayName: 'Tent Pegs' }));
  const daily = await coach.get('POST', '/api/workouts', {
    name: 'Every Day',
    numWeeks: 1,
    weeks: [{ weekNumber: 1, days }],
  });
  const startDate = addDays(today, -6);
  await coach.get('POST', '/api/assignments', { memberId: jael.id, workoutId: daily.id, startDate });
  const page = await signedIn(browser, fixture, 'coach');
  for (const label of ['Total Members', 'Active Assignments', 'Total Assignments']) {
    await expect(page.locator('dl', { hasText: label })).toContainText(/\d/);
  }
  const week = page.getByRole('region', { name: 'This week' });
  await expect(week.getByText(/^training days complete, .* in training$/).first()).toBeVisible();
  await expect(week.getByText('Last week')).toBeVisible();
  const inList = (title: string) =>
    page.getByRole('region', { name: title }).getByRole('listitem').filter({ hasText: 'Jael Tent' });
  // The people who trained yesterday are listed without an action.
  const yesterday = inList('Yesterday');
  await expect(yesterday).toContainText('Missed');
  await expect(yesterday).toContainText('Tent Pegs');
  const board = page.getByRole('region', { name: 'Yesterday' });
  await expect(board).toContainText(/\d+ did not/);
  await board.getByLabel('Sort the day by').selectOption('Trained first');
  await board.getByRole('button', { name: 'Show today' }).click();
  await expect(inList('Today so far')).toContainText('To do');
  await expect(inList('Memberships')).toContainText(/Ends on/);
  for (const width of [1280, 768, 375]) {
    await page.setViewportSize({ width, height: 812 });
    await lookAt(page, 'command-center-week');
  }
  await page.setViewportSize({ width: 1280, height: 812 });
  const memberships = page.getByRole('region', { name: 'Memberships' });
  await memberships.getByRole('button', { name: 'Show all in The Fellowship' }).click();
  await expect(page.getByRole('heading', { name: 'Member Management', level: 1 })).toBeVisible();
  await expect(page.getByText(', 1 found')).toBeVisible();
  await expect(page.getByRole('row', { name: /Jael Tent/ })).toContainText('Missed 6 days');
});
