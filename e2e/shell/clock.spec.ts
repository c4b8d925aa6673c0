import { expect } from '@playwright/test';
import { formatDate } from '../../src/domain/plain-date.ts';
import { inDatabase } from '../fellowship/database-of.ts';
import { lookAtWidths } from '../page/look-at.ts';
import { type TrainingFixture, givenAMember, open, signedIn } from '../fellowship/member-in-training.ts';
import { test } from '../fellowship/test.ts';
import { todayHere } from '../fellowship/zone.ts';

let fixture: TrainingFixture;

test.beforeEach(async () => {
  fixture = await givenAMember();
});
test.afterEach(() => fixture.fellowship.stop());

test('a coach is told that the clock has jumped, in every section, and confirms the date', async ({
  browser,
}) => {
  // The clock may be noted down for the first time just now, and not again for five minutes.
  await expect
    .poll(async () => (await inDatabase(fixture.fellowship, 'select from clock_watch')).rowCount)
    .toBe(1);
  await inDatabase(fixture.fellowship, `update clock_watch set last_seen_at = '2025-03-18T18:00:00Z'`);
  const page = await signedIn(browser, fixture, 'coach');
  const sentence = page.getByText(
    `The server’s clock says ${formatDate(todayHere())}; when it last ran, it was Mar 18, 2025.`,
  );
  await expect(sentence).toBeVisible();
  await lookAtWidths(page, 'clock-notice');
  await open(page, 'Nutrition');
  await expect(sentence).toBeVisible();
  await page.getByRole('button', { name: 'The date is right' }).click();
  await expect(sentence).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Nutrition', level: 1 })).toBeVisible();
  await expect(sentence).toHaveCount(0);
});
