import { expect, type Page } from '@playwright/test';
import { addDays, formatDate, mondayOf, type PlainDate, weekdayOf } from '../../src/domain/plain-date.ts';
import { lookAt } from '../page/look-at.ts';
import { type TrainingFixture, givenAMember, open, signedIn } from '../fellowship/member-in-training.ts';
import { test } from '../fellowship/test.ts';

let fixture: TrainingFixture;
test.beforeEach(async () => {
  fixture = await givenAMember();
});
test.afterEach(() => fixture.fellowship.stop());

type Work = { exercise: string; result: object };

/** A session on today's weekday for each week, all weeks alike, begun so that today is the last one. */
async function assigned(name: string, weeks: number, prescriptions: Record<string, object>) {
  const { coach, memberId, today, idOf } = fixture;
  const exercises = Object.entries(prescriptions).map(([exercise, prescription]) => ({
    exerciseId: idOf(exercise),
    ...prescription,
  }));
  const day = { dayOfWeek: weekdayOf(today), exercises };
  const workout = await coach.get('POST', '/api/workouts', {
    name,
    numWeeks: weeks,
    weeks: Array.from({ length: weeks }, (_, index) => ({ weekNumber: index + 1, days: [day] })),
  });
  const startDate = addDays(today, -7 * (weeks - 1));
  const assignment = await coach.get('POST', '/api/assignments', {
    memberId,
    workoutId: workout.id,
    startDate,
  });
  return String(assignment.id);
}

async function logged(assignmentId: string, date: PlainDate, { exercise, result }: Work): Promise<string> {
  const exerciseId = fixture.idOf(exercise);
  const log = await fixture.member.get('POST', '/api/progress', {
    assignmentId,
    exerciseId,
    completedDate: date,
    ...result,
  });
  return String(log.id);
}

const sets = (count: number, reps: number, weight: number) => ({
  setsData: Array.from({ length: count }, (_, index) => ({ setNum: index + 1, reps, weight })),
});

const seven = {
  'Back Squat': { sets: '1', reps: '1' },
  'Push-up': { sets: '2', reps: '10' },
  'Pull-up': { sets: '1', reps: '5' },
  'Easy Run': { distance: '2' },
  'Box Jump': { volume: '40' },
  'Front Plank': { time: '60' },
  "Child's Pose Reach": { time: '1:30' },
};

const sessionOf = (squat: number, jumps: number): Work[] => [
  { exercise: 'Back Squat', result: sets(1, 1, squat) },
  { exercise: 'Push-up', result: sets(2, 10, 0) },
  { exercise: 'Pull-up', result: sets(1, 5, 0) },
  { exercise: 'Easy Run', result: { distanceCompleted: '2', timeCompleted: '18:30' } },
  { exercise: 'Box Jump', result: { volumeCompleted: String(jumps) } },
  { exercise: 'Front Plank', result: { timeCompleted: '60' } },
  { exercise: "Child's Pose Reach", result: { timeCompleted: '1:30' } },
];

test('a member sees how strength and fitness go, week by week, in numbers, words and colours', async ({
  browser,
}) => {
  const { today } = fixture;
  const id = await assigned('Squat Ladder', 6, seven);
  const page = await signedIn(browser, fixture, 'member');
  await open(page, 'Assigned Programs');
  const overview = page.getByRole('region', { name: /^Squat Ladder/ });
  await expect(overview.getByRole('heading', { name: 'Progress Overview' })).toBeVisible();
  const start = formatDate(addDays(today, -35));
  await expect(overview.getByText(`Week 6 of 6, counted from ${start}`)).toBeVisible();
  await expect(overview.getByText('Nothing to compare yet')).toBeVisible();
  await expect(overview.getByText('+12.5% by now is on pace.')).toBeVisible();
  await expect(overview.getByText('Target: 15 to 20 percent')).toBeVisible();
  await expect(overview.getByRole('img', { name: 'not reached yet' })).toHaveCount(4);

  let squatLog = '';
  const squats = [100, 102, 104, 101, 103, 104];
  for (const [week, squat] of squats.entries()) {
    const session = sessionOf(squat, week < 4 ? 40 : 80);
    // Today the last exercise is left.
    for (const work of week < 5 ? session : session.slice(0, -1)) {
      const log = await logged(id, addDays(today, 7 * (week - 5)), work);
      if (work.exercise === 'Back Squat') squatLog = log;
    }
  }
  await sayItAtEachThreshold(page, squatLog);
  await expect(overview.getByText('+3.2%')).toBeVisible();
  await expect(overview.getByText(/^Weekly work .* against week 1 of this program\.$/)).toBeVisible();
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 812 });
    await lookAt(page, 'progress-overview');
  }

  await open(page, 'Workout Log');
  await seeTheWeeks(page);
  await seeRecentActivity(page);
  await lookAt(page, 'log-side-cards');
  await seeItOnAPhone(page);
  await open(page, 'Command Center');
  await expect(page.getByText('2 mi · 18:30').first()).toBeVisible();
});

const thresholds = [
  [104, '+4.0%', 'Behind pace', 'danger', 0, 'The foundation is being laid.'],
  [105, '+5.0%', 'Behind pace', 'danger', 1, 'The first milestone stands.'],
  [110, '+10.0%', 'Close to pace', 'warning', 2, 'Double digits.'],
  [115, '+15.0%', 'On pace', 'success', 3, 'On target. Hold this standard'],
  [120, '+20.0%', 'On pace', 'success', 4, 'Twenty percent reached.'],
] as const;

async function sayItAtEachThreshold(page: Page, squatLog: string): Promise<void> {
  const overview = page.getByRole('region', { name: /^Squat Ladder/ });
  for (const [squat, progress, standing, colour, milestones, words] of thresholds) {
    await fixture.member.get('PATCH', `/api/progress/${squatLog}`, sets(1, 1, squat));
    await page.reload();
    await expect(overview.getByText(progress, { exact: true })).toBeVisible();
    await expect(overview.getByText(standing, { exact: true })).toBeVisible();
    await expect(overview.getByText(words)).toBeVisible();
    await expect(overview.getByRole('img', { name: 'reached', exact: true })).toHaveCount(milestones);
    const bar = overview.getByRole('progressbar', { name: 'Strength progress' });
    await expect(bar).toHaveAttribute('aria-valuenow', String((squat - 100) * 5));
    await expect(bar.locator('div')).toHaveClass(new RegExp(`text-${colour}`));
  }
}

async function seeTheWeeks(page: Page): Promise<void> {
  const card = page.getByRole('region', { name: /^Weekly Progress in Squat Ladder/ });
  // The card is read when one comes near it.
  await page.getByRole('heading', { name: "Child's Pose Reach", level: 4 }).scrollIntoViewIfNeeded();
  await card.scrollIntoViewIfNeeded();
  const rows = card.getByRole('row');
  await expect(rows).toHaveCount(7);
  await expect(rows.nth(1)).toContainText('Week 6');
  await expect(rows.nth(1)).toContainText('120 lb');
  await expect(rows.nth(1)).toContainText('+16.5%');
  await expect(rows.nth(2)).toContainText('103 lb');
  await expect(rows.nth(4).getByText('+2.0%')).toBeVisible();
  await expect(rows.nth(6)).toContainText('not known');
  await expect(card.getByText('only the lifts that the week before has too')).toBeVisible();
  await expect(
    card.getByRole('img', { name: /^Average strength, week 1: 100 lb, week 2: 102 lb/ }),
  ).toBeVisible();
  await expect(card.getByRole('list', { name: 'Total units by week' }).getByRole('listitem')).toHaveCount(6);
}

/** Newest logs of each week, and how many more there are: all of them, not only those of the last 20 logs. */
async function seeRecentActivity(page: Page): Promise<void> {
  const card = page.getByRole('region', { name: 'Recent Activity' });
  const mondays = [0, 1, 5].map(
    weeks => `Week of ${formatDate(addDays(mondayOf(fixture.today), -7 * weeks))}`,
  );
  const [thisWeek = '', lastWeek = '', firstWeek = ''] = mondays;
  await expect(card.getByRole('heading', { name: thisWeek })).toBeVisible();
  await expect(card.getByText('This week')).toBeVisible();
  const week = (name: string) => card.getByRole('list', { name }).getByRole('listitem');
  for (const [name, shown, more] of [
    [thisWeek, 5, 1],
    [lastWeek, 3, 4],
    [firstWeek, 3, 4],
  ] as const) {
    await expect(week(name)).toHaveCount(shown);
    await expect(card.getByRole('button', { name: `+${more} more, ${name}` })).toBeVisible();
  }
  await expect(week(lastWeek).first()).toContainText('Mobility · Week 5 ·');
  await expect(card.getByText('80 contacts').first()).toBeVisible();
  await expect(card.getByText('60 s').first()).toBeVisible();
  await card.getByRole('button', { name: `+1 more, ${thisWeek}` }).click();
  await expect(week(thisWeek)).toHaveCount(6);
  await expect(card.getByText('Est. 1RM 120 lb')).toBeVisible();
  await card.getByRole('button', { name: `+4 more, ${firstWeek}` }).click();
  await expect(week(firstWeek)).toHaveCount(7);
  await card.getByRole('button', { name: `Show fewer, ${firstWeek}` }).click();
  await expect(week(firstWeek)).toHaveCount(3);
}

/** Today's training first; the weeks are opened. */
async function seeItOnAPhone(page: Page): Promise<void> {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.route('**/weekly-breakdown', route => route.fulfill({ status: 500, body: '' }));
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Back Squat', exact: true })).toBeInViewport();
  await page.getByRole('heading', { name: "Child's Pose Reach", level: 4 }).scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Show the weekly progress in Squat Ladder' }).click();
  await expect(page.getByText('Failed to load progress for Squat Ladder')).toBeVisible();
  await page.unroute('**/weekly-breakdown');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('cell', { name: '120 lb' })).toBeVisible();
  await lookAt(page, 'log-side-cards');
}

const lifts = [
  'Back Squat',
  'Bench Press',
  'Deadlift',
  'Front Squat',
  'Overhead Press',
  'Romanian Deadlift',
  'Rack Pull',
  'Barbell Hip Thrust',
];

test('a program completed with its last log is in the history, and taking that log back opens it again', async ({
  browser,
}) => {
  const { today } = fixture;
  const prescriptions = Object.fromEntries(lifts.map(lift => [lift, { sets: '3', reps: '5' }]));
  const id = await assigned('Two Weeks of Iron', 2, prescriptions);
  const page = await signedIn(browser, fixture, 'member', 375);
  await open(page, 'Program History');
  await expect(page.getByText('No completed programs yet')).toBeVisible();
  await lookAt(page, 'program-history-empty');
  await page.getByRole('tab', { name: 'Your lifts' }).click();
  await expect(page.getByText(/^No lifts yet\./)).toBeVisible();

  for (const lift of lifts) await logged(id, addDays(today, -7), { exercise: lift, result: sets(3, 5, 200) });
  for (const lift of lifts.slice(1)) await logged(id, today, { exercise: lift, result: sets(3, 5, 210) });
  await page.reload();
  await page.getByRole('heading', { name: 'Program History', level: 1 }).waitFor();
  await open(page, 'Workout Log');
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Back Squat', exact: true }) });
  await card.getByRole('button', { name: 'Log Progress' }).click();
  const dialog = page.getByRole('dialog');
  for (const set of [1, 2, 3]) {
    await dialog.getByLabel(`Set ${set} reps`).fill('5');
    await dialog.getByLabel(`Set ${set} weight in lb`).fill('220');
  }
  await dialog.getByRole('button', { name: 'Save Progress' }).click();
  await expect(page.getByText('Progress logged successfully').first()).toBeVisible();

  await open(page, 'Program History');
  await seeTheHistory(page);
  await seeTheLifts(page);

  await open(page, 'Workout Log');
  await card.getByRole('button', { name: 'Undo' }).click();
  await dialog.or(page.getByRole('alertdialog')).getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Log undone').first()).toBeVisible();
  await open(page, 'Program History');
  await expect(page.getByText('No completed programs yet')).toBeVisible();
  await open(page, 'Assigned Programs');
  await expect(page.getByText('15 of 16')).toBeVisible();
  await expect(page.getByText('Active', { exact: true })).toBeVisible();
});

async function seeTheHistory(page: Page): Promise<void> {
  const tile = (label: string) => page.locator('dl').filter({ hasText: label }).first();
  await expect(tile('Programs Completed')).toContainText('1');
  await expect(tile('Avg Completion Rate')).toContainText('100.0%');
  await expect(tile('Avg Strength Gain')).toContainText('+5.6%');
  await expect(tile('Total Workouts')).toContainText('2');
  const program = page.getByRole('region', { name: /^Two Weeks of Iron/ });
  await expect(program.getByText('Perfect!')).toBeVisible();
  await expect(program.getByText(`completed ${formatDate(fixture.today)}`)).toBeVisible();
  await expect(program.getByRole('listitem')).toHaveCount(6);
  await expect(program.getByRole('listitem').filter({ hasText: 'Back Squat' })).toContainText('257 lb');
  await expect(program.getByRole('listitem').filter({ hasText: 'Back Squat' })).toContainText('+10.0%');
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 812 });
    await lookAt(page, 'program-history');
  }
  await program.getByRole('button', { name: '+2 more exercises of Two Weeks of Iron' }).click();
  await expect(program.getByRole('listitem')).toHaveCount(8);
}

async function seeTheLifts(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Your lifts' }).click();
  const squat = page.getByRole('button', { name: /^Back Squat 257 lb/ });
  await expect(squat).toContainText('+10.0% since the first');
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 812 });
    await lookAt(page, 'your-lifts');
  }
  await squat.click();
  const dialog = page.getByRole('dialog', { name: 'Back Squat' });
  const line = dialog.getByRole('slider', { name: 'Estimated 1RM of Back Squat, date by date' });
  await expect(line).toHaveAttribute('aria-valuetext', `257 lb, ${formatDate(fixture.today)}`);
  await line.press('ArrowLeft');
  await expect(line).toHaveAttribute('aria-valuetext', `233 lb, ${formatDate(addDays(fixture.today, -7))}`);
  await dialog.getByRole('button', { name: 'Show as a table' }).click();
  await expect(dialog.getByRole('table', { name: 'Estimated 1RM of Back Squat' })).toContainText('233 lb');
  for (const width of [1280, 375]) {
    await page.setViewportSize({ width, height: 812 });
    await lookAt(page, 'lift-line');
  }
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(dialog).toBeHidden();
}
