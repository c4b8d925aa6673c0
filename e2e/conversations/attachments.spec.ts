import { expect, type Page } from '@playwright/test';
import { type TrainingFixture, givenAMember, open, signedIn } from '../fellowship/member-in-training.ts';
import { test } from '../fellowship/test.ts';
import { lookAt, lookAtWidths } from '../page/look-at.ts';

let fixture: TrainingFixture;

test.describe.configure({ mode: 'default' });
// A microphone that hums, which nobody has to allow.
test.use({
  launchOptions: {
    executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
    ],
  },
});
test.beforeAll(async () => {
  fixture = await givenAMember();
});
test.afterAll(() => fixture.fellowship.stop());

const field = (page: Page) => page.getByRole('textbox', { name: 'Message' });
const log = (page: Page) => page.getByRole('log', { name: 'Messages' });
const send = (page: Page) => page.getByRole('button', { name: 'Send' });
const attach = (page: Page) => page.getByLabel('Attach pictures or a video').first();

/** A clip as a browser records it: some seconds of a square that moves. */
async function aClip(page: Page) {
  const base64 = await page.evaluate(async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 160, height: 90 });
    const context = canvas.getContext('2d');
    const recorder = new MediaRecorder(canvas.captureStream(10), { mimeType: 'video/webm;codecs=vp8' });
    const parts: Blob[] = [];
    recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
    const recorded = new Promise(resolve => recorder.addEventListener('stop', resolve));
    recorder.start();
    let at = 0;
    const drawing = setInterval(() => {
      at += 4;
      context?.clearRect(0, 0, 160, 90);
      context?.fillRect(at % 160, 30, 30, 30);
    }, 100);
    await new Promise(resolve => setTimeout(resolve, 2_500));
    clearInterval(drawing);
    recorder.stop();
    await recorded;
    const bytes = new Uint8Array(await new Blob(parts).arrayBuffer());
    return btoa(String.fromCodePoint(...bytes));
  });
  return { name: 'no name tells', mimeType: 'video/webm', buffer: Buffer.from(base64, 'base64') };
}

test('a member sends a clip over a line that breaks; the coach’s remark leads to its moment, and it is scrubbed by ranges', async ({
  browser,
}) => {
  const member = await signedIn(browser, fixture, 'member');
  await open(member, 'Messages');
  // The first chunk is lost on its way, and goes out again.
  let lost = 0;
  await member.route('**/pieces', async route => {
    if (route.request().method() !== 'PATCH' || lost > 0) return route.continue();
    lost += 1;
    return route.abort();
  });
  await attach(member).setInputFiles(await aClip(member));
  await expect(member.getByText('Ready to send')).toBeVisible();
  expect(lost).toBe(1);
  await lookAt(member, 'clip that is attached');
  await send(member).click();
  const clip = log(member).getByLabel('Video');
  await expect(clip).toBeVisible();
  await expect(member.getByText('Ready to send')).toBeHidden();
  const seconds = () => clip.evaluate((video: HTMLVideoElement) => video.duration);
  await expect.poll(seconds).toBeGreaterThan(1);
  expect(await seconds()).toBeLessThan(10);

  const coach = await signedIn(browser, fixture, 'coach');
  await coach
    .locator('aside')
    .getByRole('button', { name: /^Messages/ })
    .click();
  await expect(coach.getByText('Video', { exact: true })).toBeVisible();
  await coach.getByRole('button', { name: /^Ada Stone/ }).click();
  const ranges: number[] = [];
  coach.on('response', answer => {
    if (answer.url().includes('/file')) ranges.push(answer.status());
  });
  await expect(log(coach).getByLabel('Video')).toBeVisible();
  await field(coach).fill('At 0:01 your knee comes in. Not 9:30.');
  await send(coach).click();
  await log(coach).getByRole('button', { name: 'Show the clip at 0:01' }).click();
  const at = () =>
    log(coach)
      .getByLabel('Video')
      .evaluate((video: HTMLVideoElement) => video.currentTime);
  await expect.poll(at).toBeGreaterThanOrEqual(1);
  expect(ranges).toContain(206);
  await expect(log(coach).getByRole('button', { name: '9:30' })).toBeHidden();
  await lookAt(coach, 'clip in a conversation');

  await log(member).getByRole('button', { name: 'Delete clip' }).click();
  await member.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(log(member).getByText('A clip was deleted')).toBeVisible();
  // Live, as all words are.
  await expect(log(coach).getByText('A clip was deleted')).toBeVisible();
});

test('a voice note is recorded, and waits for the signal while there is none; a picture opens large', async ({
  browser,
}) => {
  const member = await signedIn(browser, fixture, 'member');
  await open(member, 'Messages');
  await member.getByRole('button', { name: 'Record a voice note' }).click();
  await expect(member.getByRole('timer', { name: 'Recorded' })).toHaveText('0:01');
  await member.route('**/api/attachments', route => route.abort());
  await member.getByRole('button', { name: 'Stop' }).click();
  await expect(member.getByText('Waiting for a signal')).toBeVisible();
  // The voice note may be sent as it is, and goes out with its message.
  await expect(send(member)).toBeEnabled();
  await member.unroute('**/api/attachments');
  await member.getByRole('button', { name: 'Resume the voice note' }).click();
  await expect(member.getByText('Ready to send')).toBeVisible();

  const picture = await member.screenshot({ clip: { x: 0, y: 0, width: 200, height: 120 } });
  await attach(member).setInputFiles({ name: 'a', mimeType: 'image/png', buffer: picture });
  await expect(member.getByText('Ready to send')).toHaveCount(2);
  await field(member).fill('How I felt, and how it looked');
  await send(member).click();
  await expect(log(member).getByLabel('Voice note')).toBeVisible();
  await lookAtWidths(member, 'picture and voice note');
  await log(member).getByRole('button', { name: 'Enlarge the picture' }).click();
  const shown = member.getByRole('dialog', { name: 'Picture' });
  await expect(shown.locator('img')).toBeVisible();
  await shown.getByRole('button', { name: 'Close' }).last().click();

  await attach(member).setInputFiles({
    name: 'a.mp4',
    mimeType: 'video/mp4',
    buffer: Buffer.from('nothing'),
  });
  await expect(member.getByRole('alert').getByText('This file could not be read')).toBeVisible();
});
