import { expect, type Locator, type Page } from '@playwright/test';
import { addDays, formatDate } from '../../src/domain/plain-date.ts';
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

const pain = 'left knee pain 4/10';

let fixture: TrainingFixture;

// In one worker: another would start a fellowship of its own.
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  fixture = await givenAMember();
  await trained(fixture);
});
test.afterAll(() => fixture.fellowship.stop());

const sets = (reps: number[]) =>
  reps.map((count, index) => ({ setNum: index + 1, reps: count, weight: 185 }));

/** The second session of three: four of five squat sets, the third a rep short; a set put right afterwards. */
async function trained({ coach, member, memberId, today, idOf }: TrainingFixture): Promise<void> {
  const workoutId = await aProgramOn(fixture, today);
  const body = { memberId, workoutId, startDate: addDays(today, -7) };
  const { id: assignmentId } = await coach.get('POST', '/api/assignments', body);
  const log = await member.get('POST', '/api/progress', {
    assignmentId,
    exerciseId: idOf('Back Squat'),
    completedDate: today,
    setsData: sets([5, 5, 3, 5]),
    notes: pain,
  });
  await member.get('PATCH', `/api/progress/${log.id}`, { setsData: sets([5, 5, 4, 5]), notes: pain });
}

const dayDialog = (page: Page) =>
  page.getByRole('dialog').filter({ has: page.getByRole('region', { name: 'Lower Body' }) });

/** The plan stands beside the work done, with the member's notes. */
async function seeTheSession(dialog: Locator): Promise<void> {
  await expect(dialog.getByText(pain, { exact: true })).toBeVisible();
  const rowOf = (label: string) => dialog.getByRole('listitem').filter({ hasText: new RegExp(`^${label}`) });
  await expect(rowOf('Set 1')).toHaveText(/planned 5 reps · 75%done 185 lb × 5/);
  await expect(rowOf('Set 3')).toContainText('185 lb × 4');
  await expect(rowOf('Set 3')).toContainText('1 rep fewer');
  await expect(rowOf('Set 5')).toContainText('not done');
  await expect(dialog.getByText(/^Logged .* · corrected /)).toBeVisible();
  await expect(dialog.getByText('Not logged')).toBeVisible();
}

const ofAda = (page: Page) => page.getByRole('heading', { level: 1, name: 'Ada Stone' });

test('a coach sees what a member wrote from the calendar, the assignment, a lift and the member’s page', async ({
  browser,
}) => {
  const page = await signedIn(browser, fixture, 'coach');
  await open(page, 'Daily Calendar');
  await page.getByRole('combobox', { name: 'Member' }).fill('ada');
  await page.getByRole('option', { name: /Ada Stone/ }).click();
  await expect(page.getByText(pain)).toBeVisible();
  await page.getByRole('button', { name: 'Planned and done: Lower Body' }).click();
  await seeTheSession(dayDialog(page));
  await lookAtWidths(page, 'planned-beside-done');
  await page.keyboard.press('Escape');

  await open(page, 'Assignments');
  await page.getByRole('button', { name: 'Sessions of Ada Stone in Iron Foundation' }).click();
  const sessions = page.getByRole('dialog', { name: 'Iron Foundation' });
  await expect(sessions.getByRole('button')).toContainText([/^Today.*1 of 2 logged/s, /Missed/]);
  await lookAtWidths(page, 'assignment-sessions');
  await sessions.getByRole('button', { name: pain }).click();
  await seeTheSession(dayDialog(page));
  await expect(dayDialog(page).getByRole('link', { name: 'Ada Stone' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dayDialog(page)).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(sessions).toBeHidden();

  await open(page, 'Coach Dashboard');
  await page.getByRole('button', { name: 'Back Squat of Ada Stone' }).click();
  const lift = page.getByRole('dialog', { name: 'Back Squat' });
  await lift.getByRole('slider').press('Enter');
  await seeTheSession(dayDialog(page));
  await page.keyboard.press('Escape');
  await lift.getByRole('button', { name: `Open ${formatDate(fixture.today)}` }).click();
  await seeTheSession(dayDialog(page));
  await page.keyboard.press('Escape');
  await lift.getByRole('link', { name: 'Ada Stone' }).click();

  await expect(ofAda(page)).toBeVisible();
  await expect(page.getByRole('link', { name: 'ada@fellowship.example' })).toHaveAttribute(
    'href',
    /^mailto:/,
  );
  // Hers alone: the coach's own are not to be taken for them.
  const lifts = page.getByRole('region', { name: 'Lifts' });
  await lifts.scrollIntoViewIfNeeded();
  await expect(lifts.getByRole('button')).toHaveText(['Tested maxes', /^Back Squat/]);
  await lookAtWidths(page, 'member-page');
  await page.getByRole('button', { name: pain }).click();
  await seeTheSession(dayDialog(page));
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Assign Program' }).click();
  await expect(page.getByRole('dialog').getByRole('combobox', { name: 'Member' })).toHaveValue('Ada Stone');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Daily Calendar' }).last().click();
  await expect(page.getByRole('combobox', { name: 'Member' })).toHaveValue('Ada Stone');
});

test('a member’s page has an address: in one call, kept by reload, Back leads to where one came from', async ({
  browser,
}) => {
  const page = await signedIn(browser, fixture, 'coach');
  await open(page, 'Hall of Honor');
  const asked: string[] = [];
  page.on('request', request => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/') || search.includes('section=')) asked.push(pathname + search);
  });
  const name = page.getByRole('link', { name: 'Ada Stone' }).first();
  const address = `/admin?section=members&view=member&id=${fixture.memberId}`;
  await expect(name).toHaveAttribute('href', address);
  await name.click();
  await expect(ofAda(page)).toBeVisible();
  await expect(page.getByRole('button', { name: pain })).toBeVisible();
  await page.waitForLoadState('networkidle');
  // The weeks of a program come with their own file, on wide screens at once; the shell hears of messages and notices live.
  expect(asked.filter(path => !/\/(weekly-breakdown|live|unread|notices)$/.test(path))).toEqual([address]);

  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Hall of Honor' })).toBeVisible();
  await page.goForward();
  await expect(ofAda(page)).toBeVisible();
  await page.reload();
  await hydrated(page);
  await expect(ofAda(page)).toBeVisible();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Hall of Honor' })).toBeVisible();

  const [tab] = await Promise.all([page.context().waitForEvent('page'), name.click({ button: 'middle' })]);
  await hydrated(tab);
  await expect(ofAda(tab)).toBeVisible();
  // A tab opened by its address has nothing before it: Back shows everyone.
  await tab.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(tab.getByRole('heading', { level: 1, name: 'Member Management' })).toBeVisible();
  await expect(tab.getByRole('link', { name: 'Ada Stone' })).toBeVisible();
  await tab.goto('/admin?section=members&view=member&id=00000000-0000-4000-8000-000000000000');
  await expect(tab.getByText('This member is no longer there.')).toBeVisible();
  await lookAt(tab, 'member-page-nobody');
});

test('to members names are names', async ({ browser }) => {
  const page = await signedIn(browser, fixture, 'member', 375);
  await open(page, 'Hall of Honor');
  const board = page.getByRole('table', { name: 'All Rankings' });
  await expect(board.getByText('Ada Stone')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ada Stone' })).toHaveCount(0);
});
