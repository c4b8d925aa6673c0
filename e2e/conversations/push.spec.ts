import { expect } from '@playwright/test';
import { type TrainingFixture, givenAMember, signedIn } from '../fellowship/member-in-training.ts';
import { pressNotice, pushToWorker, shownNotices } from '../page/push-to-worker.ts';
import { test } from '../fellowship/test.ts';

// The worker is what is tried here.
test.use({ serviceWorkers: 'allow' });

let fixture: TrainingFixture;

test.beforeAll(async () => {
  fixture = await givenAMember();
});
test.afterAll(() => fixture.fellowship.stop());

test('a push shows on the lock screen once, and a press opens in the app that is open what it is about', async ({
  browser,
}) => {
  const member = await signedIn(browser, fixture, 'member');
  const { origin } = new URL(member.url());
  await member.context().grantPermissions(['notifications'], { origin });
  await member.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const push = {
    id: 'a-notice',
    title: 'Your coach wrote to you',
    text: 'Open the conversation to read it.',
    link: '/member?section=messages',
    unread: 3,
  };
  await pushToWorker(member, origin, { ...push, title: 'Sent before' });
  await expect.poll(() => shownNotices(member)).toMatchObject([{ title: 'Sent before' }]);
  await pushToWorker(member, origin, push);
  await expect
    .poll(() => shownNotices(member))
    .toEqual([{ title: push.title, body: push.text, tag: push.id }]);
  await pressNotice(member);
  await expect(member).toHaveURL(/section=messages/);
  await expect(member.getByRole('textbox', { name: 'Message' })).toBeVisible();
  expect(await shownNotices(member)).toEqual([]);
});
