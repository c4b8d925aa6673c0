import { expect, type Page } from '@playwright/test';
import { BadSignal } from '../fellowship/bad-signal.ts';
import { type TrainingFixture, givenAMember, open, signedIn } from '../fellowship/member-in-training.ts';
import { test } from '../fellowship/test.ts';
import { lookAt, lookAtWidths } from '../page/look-at.ts';
import { hydrated } from '../page/sections.ts';
import { wakeWorker } from '../page/wake-worker.ts';

test.use({ serviceWorkers: 'allow' });

let fixture: TrainingFixture;
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  fixture = await givenAMember();
});
test.afterAll(() => fixture.fellowship.stop());

const field = (page: Page) => page.getByRole('textbox', { name: 'Message' });
const log = (page: Page) => page.getByRole('log', { name: 'Messages' });
const waiting = (page: Page) => log(page).getByRole('list', { name: 'Not sent yet' }).getByRole('listitem');

async function write(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(field(page)).toHaveValue('');
}

type Message = { text: string; attachments: { id: string }[] };

/** The messages the coach has received, the oldest first. */
async function received(): Promise<Message[]> {
  const address = `/api/conversations/${fixture.memberId}/messages`;
  const { messages } = await fixture.coach.get<{ messages: Message[] }>('GET', address);
  return messages.toReversed();
}
const texts = async () => (await received()).map(({ text }) => text);

/** With all that is needed without a signal on the device. */
async function inMessages(page: Page): Promise<void> {
  await open(page, 'Messages');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

test('what is written without a signal waits in the conversation, and goes out once when the app is opened again', async ({
  browser,
}) => {
  const page = await signedIn(browser, fixture, 'member', 375);
  const context = page.context();
  await inMessages(page);
  await context.setOffline(true);
  await write(page, 'My knee is better.');
  await expect(waiting(page)).toContainText(['My knee is better.Waiting for a signal']);
  await write(page, 'A hasty word');
  const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 200, height: 120 } });
  await page
    .getByLabel('Attach pictures or a video')
    .setInputFiles({ name: 'a', mimeType: 'image/png', buffer: picture });
  await expect(page.getByText('Waiting for a signal').last()).toBeVisible();
  await write(page, 'How it looks');
  await expect(waiting(page).nth(2).locator('img')).toBeVisible();

  // A hasty word is taken back, into the field that it came from.
  await waiting(page).nth(1).getByRole('button', { name: 'Undo' }).click();
  await expect(waiting(page)).toHaveCount(2);
  await expect(field(page)).toHaveValue('A hasty word');
  await field(page).fill('');
  await lookAt(page, 'messages that wait');

  // Opened without a signal, there is what waits, and the place to write more.
  await page.goto('/member?section=messages');
  await expect(waiting(page)).toHaveCount(2);
  await expect(page.getByText('2 messages waiting for a signal')).toBeVisible();
  await write(page, 'And one more');
  await lookAtWidths(page, 'messages without a signal');
  expect(await texts()).toEqual([]);

  await page.close();
  await context.setOffline(false);
  const again = await context.newPage();
  await again.goto('/member');
  await expect.poll(texts).toEqual(['My knee is better.', 'How it looks', 'And one more']);
  await open(again, 'Messages');
  await expect(log(again).getByText('And one more')).toBeVisible();
  await expect(waiting(again)).toHaveCount(0);
  await expect(log(again).getByRole('button', { name: 'Enlarge the picture' })).toBeVisible();
  await again.reload();
  await expect(log(again).getByText('And one more')).toBeVisible();
  expect((await received()).map(({ attachments }) => attachments.length)).toEqual([0, 1, 0]);
  await context.close();
});

test('a message whose answer is lost is there once; one that is not accepted stays, with the reason, until it is', async ({
  browser,
}) => {
  const signal = await BadSignal.to(fixture.fellowship);
  const page = await signedIn(browser, { fellowship: signal }, 'member');
  await inMessages(page);
  const before = (await received()).length;
  signal.state = 'lossy';
  await write(page, 'Did this arrive?');
  await expect(waiting(page)).toContainText(['Waiting for a signal']);
  await expect.poll(async () => (await received()).length, 'it has arrived all the same').toBe(before + 1);
  signal.state = 'good';
  // The app would try automatically a little later.
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(waiting(page)).toHaveCount(0);
  await expect(log(page).getByText('Did this arrive?')).toHaveCount(1);
  expect(await received()).toHaveLength(before + 1);

  // With no tab of the app open the browser wakes the worker.
  signal.state = 'none';
  await write(page, 'On my way home');
  await expect(waiting(page)).toContainText(['Waiting for a signal']);
  await page.goto('about:blank');
  signal.state = 'good';
  await page.goto('/robots.txt');
  await wakeWorker(page, signal.origin);
  await expect.poll(async () => (await received()).length).toBe(before + 2);
  await page.goto('/member?section=messages');
  await hydrated(page);
  await expect(log(page).getByText('On my way home')).toHaveCount(1);

  await page.route('**/messages', route =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 409, json: { message: 'The coach is on a mountain' } })
      : route.continue(),
  );
  await write(page, 'Are you there?');
  await expect(waiting(page)).toContainText(['Not accepted: The coach is on a mountain']);
  await expect(page.getByText('1 message not accepted')).toBeVisible();
  await page.reload();
  await expect(waiting(page)).toContainText(['Not accepted: The coach is on a mountain']);
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'On this device' });
  await expect(dialog.getByText('Are you there?')).toBeVisible();
  await lookAt(page, 'messages on this device');
  await page.unroute('**/messages');
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog.getByText('Everything is sent.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(log(page).getByText('Are you there?')).toBeVisible();
  expect(await received()).toHaveLength(before + 3);
  await signal.end();
});
