import { expect } from '@playwright/test';
import { type TrainingFixture, givenAMember, open, signedIn } from '../fellowship/member-in-training.ts';
import { test } from '../fellowship/test.ts';
import { lookAtWidths } from '../page/look-at.ts';

let fixture: TrainingFixture;

test.beforeEach(async () => {
  // More than any disk has: it is as good as full.
  fixture = await givenAMember({ DISK_RESERVE: '10000000' });
});
test.afterEach(() => fixture.fellowship.stop());

test('a coach is told in every section that the disk is almost full, and no member is', async ({
  browser,
}) => {
  const page = await signedIn(browser, fixture, 'coach');
  const sentence = page.getByText(/^The server’s disk is almost full: [\d,]+ MB are free/);
  await expect(sentence).toBeVisible();
  await lookAtWidths(page, 'disk-notice', [375, 1280]);
  await open(page, 'Nutrition');
  await expect(sentence).toBeVisible();
  const members = await signedIn(browser, fixture, 'member');
  await expect(members.getByRole('main')).toBeVisible();
  await expect(members.getByText(/almost full/)).toHaveCount(0);
});
