import { expect } from '@playwright/test';
import { addDays } from '../../src/domain/plain-date.ts';
import {
  fellows,
  hallOf,
  monthName,
  openHall,
  podium,
  rankings,
  rowOf,
  standing,
  step,
  thisMonth,
  type Standing,
} from './board.ts';
import { inDatabase } from '../fellowship/database-of.ts';
import { eachReadAlone } from '../page/calls.ts';
import { lookAt, lookAtWidths } from '../page/look-at.ts';
import { type TrainingFixture, givenAMember, open, signedIn } from '../fellowship/member-in-training.ts';
import { openSection } from '../page/sections.ts';
import { test } from '../fellowship/test.ts';

let fixture: TrainingFixture;

test.beforeEach(async () => {
  fixture = await givenAMember();
});
test.afterEach(() => fixture.fellowship.stop());

const tied = (names: string[], done: number): Standing[] =>
  names.map(name => ({ name, done, of: 100, points: 10 }));

test('a month without rankings says so, and how they will be made', async ({ browser }) => {
  const page = await signedIn(browser, fixture, 'member');
  const rank = page.getByRole('definition').filter({ hasText: '–' });
  await expect(rank).toBeVisible();
  await page.getByRole('button', { name: 'Hall of Honor' }).last().click();
  await page.getByRole('heading', { name: 'Hall of Honor', level: 1 }).waitFor();
  await expect(page.getByText('No rankings yet for this month', { exact: true })).toBeVisible();
  await expect(page.getByText(monthName(thisMonth()), { exact: true })).toBeVisible();
  await expect(podium(page)).toHaveCount(0);

  await page.getByRole('button', { name: 'How my rank is worked out' }).click();
  await expect(page.getByRole('dialog')).toContainText('Nothing counts this month yet.');
  await page.getByRole('button', { name: 'Close' }).last().click();

  await page.getByText('How Rankings Are Calculated').click();
  for (const rule of [
    'First, 3 training days',
    'ranks ahead of everyone with fewer: one easy session is not a month',
    'Units done of units assigned this month, to one decimal.',
    'A log counts at most what was prescribed',
    'today’s once it has its first log',
    '10for a result in a weekly challenge',
    '10for each day of a 5-day challenge',
    '25 morefor all five of its days',
    '15, 10, 5 morefor the first, second and third place',
    'equal in all three share a rank',
    '48 hours after its end the board is frozen',
  ]) {
    await expect(page.locator('details')).toContainText(rule);
  }
  await lookAtWidths(page, 'hall-empty', [375, 1280]);
});

/** Challenges of each kind, from today on; Ada has handed in her result of the single one. */
async function challengesRun(): Promise<void> {
  const { coach, member, today, idOf } = fixture;
  const dates = { startDate: today, endDate: addDays(today, 6) };
  const weekly = await coach.get('POST', '/api/challenges', {
    name: 'Most Push-ups',
    exerciseId: idOf('Push-up'),
    scoringType: 'reps',
    ...dates,
  });
  await member.get('POST', `/api/challenges/${weekly.id}/submit`, { reps: 40 });
  const exercises = [{ exerciseId: idOf('Push-up'), sets: '3', reps: '15' }];
  const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'].map(dayOfWeek => ({
    dayOfWeek,
    exercises,
  }));
  await coach.get('POST', '/api/challenges', { name: 'Five Days of Iron', isMultiDay: true, days, ...dates });
}

test('the podium and all rankings show who stands where, and which row is one’s own', async ({ browser }) => {
  await challengesRun();
  await inDatabase(fixture.fellowship, 'delete from standings');
  const page = await hallOf(browser, fixture, [
    { name: 'Theodora Blackwood', done: 1180, of: 1200, points: 65 },
    { name: 'Bartholomew Featherstonehaugh-Cholmondeley', done: 1172, of: 1200, points: 40 },
    { name: 'Ada Stone', done: 1050.4, of: 1200, points: 35 },
    { name: '', done: 900, of: 1200 },
    ...fellows(12, 0.5),
    { name: 'Zeal Ofoneday', done: 100, of: 100, points: 90, days: 2 },
  ]);
  await expect(page.getByText('Most Push-ups').first()).toBeVisible();
  await expect(page.getByText('Five Days of Iron').first()).toBeVisible();
  await expect(step(page, 'Master')).toContainText('Theodora Blackwood');
  await expect(step(page, 'Master')).toContainText('98.3%');
  await expect(step(page, 'Vanguard')).toContainText('Bartholomew Featherstonehaugh-Cholmondeley');
  await expect(step(page, 'Squire')).toContainText('Ada Stone');
  await expect(step(page, 'Squire').getByText('You', { exact: true })).toBeVisible();

  await expect(rankings(page).getByRole('row')).toHaveCount(18);
  const own = rowOf(page, 'Ada Stone');
  await expect(own.getByText('You', { exact: true })).toBeVisible();
  await expect(own.getByRole('cell')).toHaveText(['3', '87.5%', '1,050 / 1,200 units', /^35/]);
  await expect(rankings(page).getByText('You', { exact: true })).toHaveCount(1);
  await expect(page.getByText('You are #3 of 17.')).toBeVisible();
  await expect(rowOf(page, 'Member').getByRole('cell').first()).toHaveText('4');
  const oneEasySession = rowOf(page, 'Zeal Ofoneday');
  await expect(oneEasySession).toContainText('2 of 3 training days');
  await expect(oneEasySession.getByRole('cell').first()).toHaveText('17');
  await expect(page.getByText('@')).toHaveCount(0);
  await lookAtWidths(page, 'hall');

  await open(page, 'Command Center');
  await expect(page.getByRole('definition').filter({ hasText: '#3' })).toHaveText('#3of 17');
  await lookAtWidths(page, 'command-center-rank');
});

/** Of the challenges that run: they ended yesterday. */
const theyEnd = () =>
  inDatabase(
    fixture.fellowship,
    "update challenges set start_date = start_date - 7, end_date = start_date - interval '1 day'",
  );

test('a challenge that has ended stays to be read, with its final standings', async ({ browser }) => {
  await challengesRun();
  const page = await signedIn(browser, fixture, 'member', 375);
  const dialog = page.getByRole('dialog');
  const openPast = () => page.getByRole('button', { name: 'Past challenges' }).click();
  await open(page, 'Hall of Honor');
  await openPast();
  await expect(dialog.getByText('No challenge has ended yet.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await theyEnd();
  // An answer may be shared for a second.
  await expect(async () => {
    await page.reload();
    await expect(page.getByText('No weekly challenge is running.')).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await openPast();
  await expect(dialog.getByRole('listitem')).toHaveText([
    /Five Days of Iron.*Nobody took part|Most Push-ups.*Rank 1 of 1/,
    /Five Days of Iron.*Nobody took part|Most Push-ups.*Rank 1 of 1/,
  ]);
  await lookAt(page, 'past-challenges');
  await dialog.getByRole('button', { name: /Five Days of Iron/ }).click();
  await expect(dialog.getByText('Nobody has completed a day yet.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Back' }).click();
  await dialog.getByRole('button', { name: /Most Push-ups/ }).click();
  await expect(dialog.getByText('Push-up · Most reps wins')).toBeVisible();
  const rows = dialog.getByRole('table', { name: 'Final Standings' }).getByRole('row');
  await expect(rows).toHaveText([/Rank/, /1.*Ada Stone.*You.*40 reps/]);
  await expect(dialog.getByText('Rank 1 of 1')).toBeVisible();
  await lookAtWidths(page, 'past-challenge', [1280, 375]);
});

test('whoever is equal in rate and points shares a place, and stands on one step', async ({ browser }) => {
  const page = await hallOf(browser, fixture, [
    ...tied(['Ada Stone', 'Boaz Reed'], 100),
    ...tied(['Caleb Frost', 'Dinah Moss', 'Esther Vale', 'Felix Thorne', 'Gideon Marsh'], 90),
    ...tied(['Hanna Brook'], 80),
  ]);
  await expect(step(page, 'Master').getByRole('listitem')).toHaveCount(2);
  await expect(step(page, 'Vanguard')).toHaveCount(0);
  await expect(step(page, 'Squire').getByRole('listitem')).toHaveCount(5);
  await expect(rankings(page).getByRole('row').locator('td:first-child')).toHaveText([
    '1',
    '1',
    '3',
    '3',
    '3',
    '3',
    '3',
    '8',
  ]);
  await lookAtWidths(page, 'hall-ties', [375, 1280]);

  await standing(
    fixture,
    tied(
      Array.from({ length: 9 }, (_, n) => `Equal ${n}`),
      100,
    ),
  );
  // An answer may be shared for a second.
  await expect(async () => {
    await page.reload();
    await expect(step(page, 'Master')).toContainText('and 6 others', { timeout: 10_000 });
  }).toPass();
  await expect(step(page, 'Squire')).toHaveCount(0);
  await lookAtWidths(page, 'hall-many-ties', [1280]);
});

test('a coach sees the same board, and takes no place on it', async ({ browser }) => {
  await standing(fixture, [{ name: 'Ada Stone', done: 90, of: 100, points: 10 }, ...fellows(5)]);
  const page = await signedIn(browser, fixture, 'coach');
  await openHall(page);
  await expect(step(page, 'Master')).toContainText('Ada Stone');
  await expect(rankings(page).getByRole('row')).toHaveCount(7);
  await expect(page.getByText('You', { exact: true })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'How my rank is worked out' })).toHaveCount(0);
  await lookAtWidths(page, 'hall-console', [768]);
});

test('a board that does not load says why, and can be asked for again', async ({ browser }) => {
  await standing(fixture, [{ name: 'Ada Stone', done: 90, of: 100 }]);
  const page = await signedIn(browser, fixture, 'member');
  await eachReadAlone(page);
  await page.route(/\/api\/leaderboard(\?|$)/, route => route.abort());
  await openSection(page, 'Hall of Honor');
  await expect(page.getByRole('alert')).toContainText('The rankings could not be loaded.');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(rowOf(page, 'Ada Stone')).toBeVisible();
});
