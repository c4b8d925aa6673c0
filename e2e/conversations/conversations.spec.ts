import { expect, type Page } from '@playwright/test';
import { addDays } from '../../src/domain/plain-date.ts';
import {
  aProgramOn,
  type TrainingFixture,
  givenAMember,
  open,
  signedIn,
} from '../fellowship/member-in-training.ts';
import { lookAt, lookAtWidths } from '../page/look-at.ts';
import { hydrated } from '../page/sections.ts';
import { test } from '../fellowship/test.ts';

let fixture: TrainingFixture;

// In one worker: another would start a fellowship of its own.
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  fixture = await givenAMember();
});
test.afterAll(() => fixture.fellowship.stop());

const field = (page: Page) => page.getByRole('textbox', { name: 'Message' });
const log = (page: Page) => page.getByRole('log', { name: 'Messages' });
const entry = (page: Page) => page.locator('aside').getByRole('button', { name: 'Messages', exact: true });
const inBar = (page: Page) =>
  page.getByRole('navigation', { name: /used most/ }).getByRole('button', { name: 'Messages' });

test('a member and a coach write to each other, each sees what waits, and a hasty word is taken back', async ({
  browser,
}) => {
  const member = await signedIn(browser, fixture, 'member');
  await open(member, 'Messages');
  await expect(member.getByText('your coaches read it here and answer')).toBeVisible();
  await field(member).fill('My <b>knee</b>');
  // Stored as it is typed.
  await member.reload();
  await hydrated(member);
  await expect(field(member)).toHaveValue('My <b>knee</b>');
  await field(member).press('End');
  await field(member).press('Enter');
  await field(member).pressSequentially('hurts');
  await field(member).press('Control+Enter');
  await expect(log(member).getByText('My <b>knee</b>\nhurts')).toBeVisible();
  await expect(field(member)).toHaveValue('');
  await open(member, 'Command Center');

  const coach = await signedIn(browser, fixture, 'coach');
  await expect(entry(coach)).toHaveText('Messages1');
  await entry(coach).click();
  await coach.getByRole('button', { name: /^Ada Stone.*1 unread/ }).click();
  await expect(log(coach).getByText('My <b>knee</b>\nhurts')).toBeVisible();
  await expect(entry(coach)).toHaveText('Messages');
  await lookAt(coach, 'conversation of the console');

  await field(coach).fill('Rest it, {firstName}.');
  await coach.getByRole('button', { name: 'Saved replies' }).click();
  await coach.getByRole('menuitem', { name: 'Save this text' }).click();
  const dialog = coach.getByRole('dialog', { name: 'New Saved Reply' });
  await dialog.getByLabel('Title').fill('Rest');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog).toBeHidden();
  await field(coach).fill('');
  await coach.getByRole('button', { name: 'Saved replies' }).click();
  await coach.getByRole('menuitem', { name: 'Rest', exact: true }).click();
  await expect(field(coach)).toHaveValue('Rest it, Ada.');
  await coach.getByRole('button', { name: 'Send' }).click();
  await expect(log(coach).getByText('Rest it, Ada.')).toBeVisible();

  // The window that stands open hears of it without a reload.
  await expect(entry(member)).toHaveText('Messages1');
  await entry(member).click();
  await expect(log(member).getByText('Rest it, Ada.')).toBeVisible();
  await expect(entry(member)).toHaveText('Messages');
  await lookAtWidths(member, 'messages of a member');

  await coach.getByRole('button', { name: 'Undo' }).click();
  await expect(log(coach).getByText('You unsent this message')).toBeVisible();
  await expect(field(coach)).toHaveValue('Rest it, Ada.');
  await expect(log(member).getByText('Message unsent')).toBeVisible();
  await expect(log(member).getByText('Rest it, Ada.')).toBeHidden();
});

const tricks = [
  '<script>tricked = 1</script>',
  '<img src=x onerror="tricked = 1">',
  '"><svg/onload=tricked=1>',
  `'-tricked=1-'`,
  '<iframe srcdoc="<script>parent.tricked = 1</script>"></iframe>',
  '[press](javascript:tricked=1)',
  'javascript:tricked=1//',
  '<a href="data:text/html,<script>opener.tricked=1</script>">press</a>',
  '</textarea><script>tricked = 1</script>',
  '<style>@import"data:,*{display:none}"</style>',
  '{{constructor.constructor("tricked=1")()}} ${tricked = 1}',
  '\u202e<script>tricked = 1</script>\u202c &lt;script&gt;tricked = 1&lt;/script&gt;',
];

test('every trick with a script shows as text, wherever the last word of a member stands', async ({
  browser,
}) => {
  const text = tricks.join('\n');
  const member = await signedIn(browser, fixture, 'member');
  await open(member, 'Messages');
  await field(member).fill(text);
  await field(member).press('Control+Enter');
  await expect(log(member).getByText(text)).toBeVisible();
  const coach = await signedIn(browser, fixture, 'coach');
  await entry(coach).click();
  // The list of conversations has how it begins.
  await coach.getByRole('button', { name: /^Ada Stone.*<script>/ }).click();
  await expect(log(coach).getByText(text)).toBeVisible();
  await open(coach, 'Command Center');
  await coach.getByRole('region', { name: 'The Round' }).getByRole('button', { name: 'Ada Stone' }).click();
  await expect(coach.getByRole('region', { name: 'Messages' })).toContainText(tricks[0] ?? '');
  for (const page of [member, coach]) {
    expect(await page.evaluate(() => 'tricked' in globalThis)).toBe(false);
    await expect(
      page.locator('img[src="x"], svg[onload], iframe, a[href^="javascript"], a[href^="data"]'),
    ).toHaveCount(0);
  }
});

test('what waits stands in the phone’s bar of both; a coach writes the answer two presses later', async ({
  browser,
}) => {
  const { coach: coachApi, member: memberApi, memberId } = fixture;
  const path = `/api/conversations/${memberId}/messages`;
  await memberApi.get('POST', path, { text: 'May I squat on Friday?' });
  const coach = await signedIn(browser, fixture, 'coach', 375);
  await expect(inBar(coach)).toHaveAccessibleDescription('1 unread');
  await lookAt(coach, 'an unread message in the bar');
  await inBar(coach).click();
  await coach.getByRole('button', { name: /^Ada Stone.*1 unread/ }).click();
  await expect(field(coach)).toBeFocused();
  await coach.keyboard.type('On Saturday.');
  await coach.getByRole('button', { name: 'Send' }).click();
  await expect(log(coach).getByText('On Saturday.')).toBeVisible();

  const member = await signedIn(browser, fixture, 'member', 375);
  await expect(inBar(member)).toHaveAccessibleDescription('1 unread');
  await inBar(member).click();
  await expect(log(member).getByText('On Saturday.')).toBeVisible();
  await expect(inBar(member)).toHaveAccessibleDescription('');
  await coachApi.get('POST', path, { text: 'Done.' });
});

test('a coach writes about a session where it is seen; it opens from the conversation, on a phone too', async ({
  browser,
}) => {
  const { coach: api, memberId, today } = fixture;
  const workoutId = await aProgramOn(fixture, today);
  await api.get('POST', '/api/assignments', { memberId, workoutId, startDate: addDays(today, -7) });
  const page = await signedIn(browser, fixture, 'coach', 375);
  await page.goto(`/admin?section=members&view=member&id=${memberId}`);
  await hydrated(page);
  await page.getByRole('button', { name: /^Today/ }).click();
  const day = page.getByRole('dialog').filter({ has: page.getByRole('region', { name: 'Lower Body' }) });
  await day.getByRole('button', { name: 'Write about this' }).click();
  await day.getByRole('combobox', { name: 'About' }).selectOption('Back Squat');
  await field(page).fill('Elbows under the bar.');
  await day.getByRole('button', { name: 'Send' }).click();
  await expect(day.getByText('Elbows under the bar.')).toBeVisible();
  await lookAt(page, 'a session with words about it');
  // A comment on one set, where it stands.
  await day.getByRole('button', { name: 'Comment on Back Squat', exact: true }).click();
  await expect(day.getByRole('combobox', { name: 'About' }).locator('option:checked')).toHaveText(
    'Back Squat',
  );
  await expect(field(page)).toBeFocused();
  await field(page).fill('Sit back further.');
  await day.getByRole('button', { name: 'Send' }).click();
  await expect(day.getByText('Sit back further.')).toBeVisible();
  await day.getByRole('button', { name: 'Close' }).first().click();

  await page.locator('#content').getByRole('button', { name: 'Messages', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Ada Stone' })).toBeVisible();
  await lookAt(page, 'conversation on a phone');
  await log(page).getByRole('button', { name: 'Back Squat · Today' }).first().click();
  await expect(day.getByText('Elbows under the bar.')).toBeVisible();
  await day.getByRole('button', { name: 'Close' }).first().click();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ada Stone' })).toBeVisible();

  const member = await signedIn(browser, fixture, 'member', 375);
  await member.goto('/member?section=messages');
  await hydrated(member);
  await log(member).getByRole('button', { name: 'Back Squat · Today' }).first().click();
  await expect(member.getByRole('heading', { level: 1, name: 'Workout Log' })).toBeVisible();
  const words = member.getByRole('region', { name: 'Messages about this session' });
  await expect(words.getByText('Sit back further.')).toBeVisible();

  // The target of a notice: the day by its date, from an address that was opened, and from one in the page.
  await member.goto(`/member?section=calendar&date=${addDays(today, -1)}`);
  await hydrated(member);
  await expect(member.getByRole('button', { name: /^Yesterday/ })).toBeVisible();
  await member.getByRole('button', { name: /^Notices/ }).click();
  await member.getByRole('button', { name: /commented on your session/ }).click();
  await expect(words.getByText('Sit back further.')).toBeVisible();
});

test('a coach writes once to a group of members, and each reads it with their own name', async ({
  browser,
}) => {
  const { coach: api, memberId } = fixture;
  await api.get('POST', '/api/groups', { name: 'Early birds', colour: 'green', memberIds: [memberId] });
  const coach = await signedIn(browser, fixture, 'coach');
  await entry(coach).click();
  await coach.getByRole('button', { name: 'Write to Many' }).click();
  const dialog = coach.getByRole('dialog', { name: 'Write to Many' });
  await dialog.getByLabel('Message').fill('No session on Friday, {firstName}.');
  await dialog.getByRole('combobox', { name: 'Group' }).selectOption('Early birds (1)');
  await dialog.getByRole('button', { name: /^Select All/ }).click();
  await expect(dialog.getByText('Ada reads: No session on Friday, Ada.')).toBeVisible();
  await lookAt(coach, 'message to many');
  await dialog.getByRole('button', { name: 'Send to 1 member' }).click();
  await expect(dialog).toBeHidden();
  const member = await signedIn(browser, fixture, 'member');
  await open(member, 'Messages');
  await expect(log(member).getByText('No session on Friday, Ada.')).toBeVisible();
});
