import { expect, type Page } from '@playwright/test';
import { type TrainingFixture, givenAMember, open, signedIn } from '../fellowship/member-in-training.ts';
import { test } from '../fellowship/test.ts';

let fixture: TrainingFixture;

test.beforeAll(async () => {
  fixture = await givenAMember();
});
test.afterAll(() => fixture.fellowship.stop());

const log = (page: Page) => page.getByRole('log', { name: 'Messages' });

async function write(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Message' }).fill(text);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(log(page).getByText(text).first()).toBeVisible();
}

test('while the stream is broken what others say is read when the window is looked at, and by itself once it is back', async ({
  browser,
}) => {
  const member = await signedIn(browser, fixture, 'member');
  await open(member, 'Messages');
  await write(member, 'Are you there?');
  await member.route('**/api/live', route => route.abort());
  await member.reload();
  await expect(log(member).getByText('Are you there?')).toBeVisible();

  const coach = await signedIn(browser, fixture, 'coach');
  await open(coach, 'Messages');
  await coach.getByRole('button', { name: /^Ada Stone/ }).click();
  await write(coach, 'I am here');
  // So long the page waits for a stream before it asks; it does not know of the message yet.
  await member.waitForTimeout(4_000);
  await write(coach, 'Still here');
  await expect(log(member).getByText('Still here')).toBeHidden();
  await member.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(log(member).getByText('Still here')).toBeVisible();

  await write(coach, 'And now?');
  await expect(log(member).getByText('And now?')).toBeHidden();
  await member.unroute('**/api/live');
  await expect(log(member).getByText('And now?')).toBeVisible();
});
