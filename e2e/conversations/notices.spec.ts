import { expect, type Page } from '@playwright/test';
import { type TrainingFixture, givenAMember, signedIn } from '../fellowship/member-in-training.ts';
import { lookAt, lookAtWidths } from '../page/look-at.ts';
import { hydrated } from '../page/sections.ts';
import { test } from '../fellowship/test.ts';

let fixture: TrainingFixture;

test.beforeAll(async () => {
  fixture = await givenAMember();
});
test.afterAll(() => fixture.fellowship.stop());

const bell = (page: Page) => page.locator('aside').getByRole('button', { name: /^Notices/ });
const list = (page: Page) => page.getByRole('dialog', { name: 'Notices' });
const write = (page: Page, memberId: string, text: string) =>
  page.evaluate(
    ([id, words]) =>
      fetch(`/api/conversations/${id}/messages`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ text: words }),
      }).then(({ status }) => status),
    [memberId, text],
  );

test('what concerns someone comes to the bell at once, opens what it is about, and comes the way they choose', async ({
  browser,
}) => {
  const member = await signedIn(browser, fixture, 'member');
  await hydrated(member);
  const memberId = await member.evaluate(() =>
    fetch('/api/auth/user').then(async answer => ((await answer.json()) as { id: string }).id),
  );
  const coach = await signedIn(browser, fixture, 'coach');
  await hydrated(coach);
  await expect(bell(coach)).toHaveAccessibleName('Notices');
  expect(await write(member, memberId, 'May I run?')).toBe(201);
  await expect(bell(coach)).toHaveAccessibleName('Notices, 1 new');

  await bell(coach).click();
  await expect(list(coach).getByRole('button', { name: /^Ada Stone wrote to you/ })).toBeVisible();
  await lookAt(coach, 'notices of the console');
  await list(coach)
    .getByRole('button', { name: /^Ada Stone wrote to you/ })
    .click();
  await expect(list(coach)).toBeHidden();
  await expect(coach.getByRole('log', { name: 'Messages' }).getByText('May I run?')).toBeVisible();
  await expect(bell(coach)).toHaveAccessibleName('Notices');

  expect(await write(coach, memberId, 'Rest today')).toBe(201);
  await expect(bell(member)).toHaveAccessibleName(/^Notices, \d+ new$/);
  await bell(member).click();
  await lookAtWidths(member, 'notices of a member');
  await list(member).getByRole('button', { name: 'Mark all as seen' }).click();
  await expect(list(member).getByRole('button', { name: 'Mark all as seen' })).toBeDisabled();
  await list(member).getByRole('button', { name: 'Preferences' }).click();

  const card = member.getByRole('region', { name: 'Notices', exact: true });
  await card.getByLabel('Messages by Mail').uncheck();
  await card.getByLabel('From', { exact: true }).selectOption('9 PM');
  await card.getByLabel('Remind me to train at').selectOption('11 PM');
  await expect(card.getByText('This hour is within your quiet hours')).toBeVisible();
  await expect(card.getByRole('button', { name: 'Save preferences' })).toBeDisabled();
  await card.getByLabel('Remind me to train at').selectOption('6 AM');
  await card.getByLabel('Remind me to train at').selectOption('8 AM');
  await card.getByRole('button', { name: 'Save preferences' }).click();
  await expect(member.getByText('Your preferences are saved').first()).toBeVisible();
  await member.reload();
  await hydrated(member);
  await expect(card.getByLabel('Messages by Mail')).not.toBeChecked();
  await expect(card.getByLabel('Messages by Push')).toBeChecked();
  await expect(card.getByLabel('From', { exact: true })).toHaveValue('21');
  await expect(card.getByRole('heading', { name: 'Push on this device' })).toBeVisible();
  await lookAtWidths(member, 'preferences of notices');
});
