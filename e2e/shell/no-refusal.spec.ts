import { expect } from '@playwright/test';
import {
  aProgramOn,
  type TrainingFixture,
  givenAMember,
  open,
  signedIn,
} from '../fellowship/member-in-training.ts';
import { test } from '../fellowship/test.ts';
import { lookAt } from '../page/look-at.ts';
import { hydrated } from '../page/sections.ts';

let fixture: TrainingFixture;

test.beforeAll(async () => {
  fixture = await givenAMember();
});
test.afterAll(() => fixture.fellowship.stop());

test('a picture that is sent too often, or by someone whose session has ended, waits, and goes out later', async ({
  browser,
}) => {
  const page = await signedIn(browser, fixture, 'member', 375);
  await open(page, 'Messages');
  const answers = [429, 401];
  await page.route('**/api/attachments', route => {
    const status = answers.shift();
    return status ? route.fulfill({ status, json: { message: `No ${status}` } }) : route.continue();
  });
  const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 200, height: 120 } });
  await page
    .getByLabel('Attach pictures or a video')
    .setInputFiles({ name: 'a', mimeType: 'image/png', buffer });
  await expect(page.getByText('Waiting for the server')).toBeVisible();
  await lookAt(page, 'a picture that waits for the server');
  // It is tried again by itself.
  await expect(page.getByText('Waiting for you to sign in again')).toBeVisible();
  await lookAt(page, 'a picture that waits for a sign-in');
  await page.getByRole('button', { name: 'Resume the picture' }).click();
  await expect(page.getByText('Ready to send')).toBeVisible();
});

test('a draft that meets an ended session, or a slow server, is not refused, and is saved when it can be', async ({
  browser,
}) => {
  const programId = await aProgramOn(fixture, fixture.today);
  const page = await signedIn(browser, fixture, 'coach');
  await page.goto(`/admin?section=programs&view=write&id=${programId}`);
  await hydrated(page);
  await expect(page.getByRole('grid')).toBeVisible();
  let status = 408;
  await page.route('**/draft', route =>
    route.request().method() === 'GET' || status === 200
      ? route.continue()
      : route.fulfill({ status, json: { message: `No ${status}` } }),
  );
  await page.keyboard.type('Bench Press 4x8 135lb r120');
  await page.keyboard.press('Enter');
  await expect(page.getByText('No connection. What you write is kept on this device')).toBeVisible();
  status = 401;
  await expect(page.getByText('You are signed out. What you write is kept on this device')).toBeVisible();
  await lookAt(page, 'the grid of a coach who is signed out');
  status = 200;
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(page.getByText('Draft saved', { exact: false })).toBeVisible();
});
