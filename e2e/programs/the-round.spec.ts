import { expect, type Page } from '@playwright/test';
import { addDays } from '../../src/domain/plain-date.ts';
import { aProgramOn, type Given, givenAMember, signedIn } from '../fellowship/member-in-training.ts';
import { test } from '../fellowship/test.ts';
import { lookAtWidths } from '../page/look-at.ts';
import { toastCard } from '../page/toast.ts';

let given: Given;

const at = (seconds: number) => new Date(Date.now() - 60_000 + seconds * 1000).toISOString();

// In one worker: another would start a fellowship of its own.
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  given = await givenAMember();
  const { coach, member, memberId, today } = given;
  const program = await aProgramOn(given, addDays(today, -2));
  const body = { memberId, workoutId: program, startDate: addDays(today, -9) };
  await coach.get('POST', '/api/assignments', body);
  const [day] = await coach.get<{ id: string; exercises: { prescription: { id: string } }[] }[]>(
    'GET',
    `/api/members/${memberId}/training-days/${addDays(today, -2)}`,
  );
  const prescriptionId = day?.exercises[0]?.prescription.id;
  await member.get('POST', `/api/training-sessions/${day?.id}/events`, {
    events: [
      { id: crypto.randomUUID(), at: at(0), kind: 'set', prescriptionId, setNum: 1, reps: 5, weight: 185 },
      { id: crypto.randomUUID(), at: at(1), kind: 'pain', prescriptionId, where: 'left knee', level: 6 },
      { id: crypto.randomUUID(), at: at(2), kind: 'skip', prescriptionId, reason: 'pain' },
    ],
  });
  for (const firstName of ['Boaz', 'Caleb', 'Deborah']) {
    const email = `${firstName.toLowerCase()}@fellowship.example`;
    const added = await coach.get('POST', '/api/admin/members', { email, firstName, lastName: 'Field' });
    await coach.get('POST', `/api/admin/members/${added.id}/activate-subscription`, {});
  }
});
test.afterAll(() => given.fellowship.stop());

const who = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });
const round = (page: Page) => page.getByRole('region', { name: 'The Round' });
const queue = (page: Page) => round(page).getByRole('listitem').getByRole('button');

test('a coach reviews everyone by keyboard alone, with one key a member', async ({ browser }) => {
  const page = await signedIn(browser, given, 'coach');
  let actions = 0;
  const press = (key: string) => {
    actions += 1;
    return page.keyboard.press(key);
  };
  await expect(round(page)).toContainText('4 members of 4 call for you');
  await expect(queue(page).first()).toHaveAccessibleName('Ada Stone');
  await expect(queue(page).first()).toHaveAccessibleDescription(/Pain 6 of 10, left knee, at Back Squat/);
  await lookAtWidths(page, 'the-round', [375, 1280]);

  await queue(page).first().focus();
  await press('Enter');
  await expect(who(page, 'Ada Stone')).toBeFocused();
  const days = page.getByRole('region', { name: 'Last 14 days' });
  await expect(days).toContainText('Left knee 6/10');
  await expect(days).toContainText('Skipped: pain');
  await lookAtWidths(page, 'review', [375, 1280]);
  for (const name of ['Boaz Field', 'Caleb Field', 'Deborah Field']) {
    await press('r');
    await expect(who(page, name)).toBeFocused();
  }
  await press('r');
  await expect(round(page)).toContainText('Everyone is on track');
  await expect(round(page)).toContainText('4 members on track');
  // To open one is the first; at most 3 for each is asked.
  expect(actions).toBe(5);
  await page.context().close();
});

test('snoozes, undoes, and keeps its keys from where someone types', async ({ browser }) => {
  const page = await signedIn(browser, given, 'coach');
  await page.keyboard.press('r');
  await expect(round(page)).toBeVisible();
  await page.getByRole('button', { name: 'Begin the round' }).click();
  await expect(who(page, 'Ada Stone')).toBeVisible();
  await page.keyboard.press('k');
  await expect(who(page, 'Ada Stone')).toBeVisible();
  await page.keyboard.press('j');
  await expect(who(page, 'Boaz Field')).toBeVisible();
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keys' });
  await expect(keys).toBeVisible();
  // What is behind a dialog does not hear.
  await page.keyboard.press('r');
  await page.keyboard.press('Escape');
  await expect(keys).toBeHidden();
  await expect(who(page, 'Boaz Field')).toBeVisible();

  await page.keyboard.press('s');
  const snooze = page.getByRole('dialog', { name: 'Snooze Boaz Field' });
  await expect(snooze.getByRole('button', { name: 'Tomorrow' })).toBeFocused();
  await snooze.getByLabel('Or until a date').press('r');
  await expect(snooze).toBeVisible();
  await snooze.getByRole('button', { name: 'A week' }).click();
  await expect(who(page, 'Caleb Field')).toBeVisible();
  await page.locator(toastCard).getByRole('button', { name: 'Undo' }).click();
  await expect(who(page, 'Boaz Field')).toBeVisible();
  await expect(page.getByText('Snoozed until')).toBeHidden();

  await page.reload();
  await expect(who(page, 'Boaz Field')).toBeVisible();
  await page.getByRole('button', { name: 'Assign next' }).click();
  await expect(page.getByRole('dialog', { name: 'Assign Program' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(round(page)).toBeVisible();

  await round(page).getByRole('button', { name: 'What counts' }).click();
  const settings = page.getByRole('dialog', { name: 'What counts' });
  await settings.getByLabel('Pain, from').fill('11');
  await settings.getByRole('button', { name: 'Save' }).click();
  await expect(settings).toContainText('Enter a whole number from 1 to 10');
  await settings.getByLabel('Pain, from').fill('5');
  await settings.getByRole('button', { name: 'Save' }).click();
  await expect(settings).toBeHidden();
  await page.context().close();
});
