import { expect } from '@playwright/test';
import { addDays, firstOfMonth, formatDate, monthOf } from '../../src/domain/plain-date.ts';
import { monthName, openHall, rowOf, standing, step, thisMonth } from './board.ts';
import { inDatabase } from '../fellowship/database-of.ts';
import { eachReadAlone } from '../page/calls.ts';
import { lookAtWidths } from '../page/look-at.ts';
import { type TrainingFixture, givenAMember, signedIn } from '../fellowship/member-in-training.ts';
import { test } from '../fellowship/test.ts';

let fixture: TrainingFixture;

test.beforeEach(async () => {
  fixture = await givenAMember();
});
test.afterEach(() => fixture.fellowship.stop());

const monthsAgo = (count: number): string =>
  count === 0 ? thisMonth() : firstOfMonth(addDays(monthsAgo(count - 1), -1));

test('a closed month is told from its record, and one that closes says that late logs count', async ({
  browser,
}) => {
  const [last, older] = [monthsAgo(1), monthsAgo(2)];
  const { rows } = await inDatabase(
    fixture.fellowship,
    `insert into users (email, first_name, last_name) values ('old@board.example', 'Miriam', 'Oldfield') returning id`,
  );
  await standing(fixture, [{ name: 'Ada Stone', done: 10, of: 100 }]);
  await inDatabase(
    fixture.fellowship,
    `insert into monthly_leaderboard (year, month, member_id, rank, consistency_score, units_counted, units_assigned,
       challenge_score)
     select extract(year from $1::date), extract(month from $1::date), m.id, m.rank, m.rate, m.rate * 10, 1000, m.points
     from (values ($2::uuid, 1, 96.4, 50), ($3::uuid, 2, 72.5, 20)) as m(id, rank, rate, points)`,
    [older, rows[0]?.id, fixture.memberId],
  );
  const closedAt = `${last.slice(0, 8)}03T12:00:00Z`;
  await inDatabase(fixture.fellowship, 'insert into closed_months values ($1, $2)', [older, closedAt]);

  const page = await signedIn(browser, fixture, 'member');
  await openHall(page);
  await expect(step(page, 'Master')).toContainText('Ada Stone');
  await page.getByLabel('Month').selectOption({ label: monthName(older) });
  await expect(step(page, 'Master')).toContainText('Miriam Oldfield');
  await expect(
    page.getByText(`Closed on ${formatDate(closedAt.slice(0, 10))}; later corrections do not change it.`),
  ).toBeVisible();
  await expect(rowOf(page, 'Ada Stone').getByRole('cell')).toHaveText([
    '2',
    '72.5%',
    '725 / 1,000 units',
    /^20/,
  ]);
  await expect(page.getByText('You are #2 of 2.')).toBeVisible();
  await lookAtWidths(page, 'hall-closed', [768]);
  await page.setViewportSize({ width: 1280, height: 812 });
  await page.getByRole('button', { name: 'How my rank is worked out' }).click();
  const dialog = page.getByRole('dialog', { name: 'How my rank is worked out' });
  await expect(dialog).toContainText('Its record stays: 725 of 1,000 units, 72.5%, 20 points.');
  await page.keyboard.press('Escape');

  await eachReadAlone(page);
  await page.route('**/api/leaderboard/months', async route => {
    const answer = await route.fetch();
    const months = (await answer.json()) as object;
    await route.fulfill({ json: { ...months, closing: monthOf(last) } });
  });
  await page.reload();
  await page.getByLabel('Month').selectOption({ label: `${monthName(last)} (closing)` });
  await expect(page.getByText(`${monthName(last)} is closing: late logs count`)).toBeVisible();
  await expect(page.getByText('No rankings yet for this month', { exact: true })).toBeVisible();
});
