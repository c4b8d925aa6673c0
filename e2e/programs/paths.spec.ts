import { type Browser, expect, type Page } from '@playwright/test';
import { addDays, formatDate, weekdayOf } from '../../src/domain/plain-date.ts';
import { type TrainingFixture, givenAMember, open, signedIn } from '../fellowship/member-in-training.ts';
import { test } from '../fellowship/test.ts';
import { dragAbove } from '../page/drag.ts';
import { lookAt, lookAtWidths } from '../page/look-at.ts';
import { hydrated } from '../page/sections.ts';
import { expectToast } from '../page/toast.ts';

let fixture: TrainingFixture;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  fixture = await givenAMember();
  for (const name of ['Base', 'Build', 'Peak']) await program(name);
});
test.afterAll(() => fixture.fellowship.stop());

/** Two weeks, of one session each on today's weekday. */
async function program(name: string): Promise<void> {
  const { coach, today, idOf } = fixture;
  const exercises = [{ exerciseId: idOf('Back Squat'), sets: '5', reps: '5' }];
  const day = { dayOfWeek: weekdayOf(today), dayName: 'Squat', exercises };
  const weeks = [1, 2].map(weekNumber => ({ weekNumber, days: [day] }));
  await coach.get('POST', '/api/workouts', { name, numWeeks: 2, weeks });
}

async function coachAt(browser: Browser, address: string): Promise<Page> {
  const page = await signedIn(browser, fixture, 'coach');
  await page.goto(address);
  await hydrated(page);
  return page;
}

const inDays = (days: number) => formatDate(addDays(fixture.today, days));

test('a coach puts programs one after another, by hand and by keyboard, and gives the whole way at once', async ({
  browser,
}) => {
  const coach = await coachAt(browser, '/admin?section=programs');
  await coach.getByRole('tab', { name: 'Paths' }).click();
  await expect(coach.getByText('No paths yet.', { exact: false })).toBeVisible();
  await lookAt(coach, 'paths-empty');
  await coach.getByRole('button', { name: 'New Path' }).click();
  const dialog = coach.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Create Path' }).click();
  await expect(dialog.getByLabel('Name')).toHaveAccessibleDescription(/Enter a name for the path/);
  await expect(dialog.getByText('Add at least one program')).toBeVisible();
  await dialog.getByLabel('Name').fill('Ascension');
  for (const name of ['Peak', 'Base', 'Build'])
    await dialog.getByLabel('Add a program').selectOption({ label: `${name} (2 weeks)` });
  const names = dialog.getByRole('listitem').locator('span.font-medium.block');
  await expect(names).toHaveText(['Peak', 'Base', 'Build']);
  await dialog.getByRole('button', { name: /^Move block 1, Peak/ }).focus();
  await coach.keyboard.press('ArrowDown');
  await coach.keyboard.press('ArrowDown');
  await expect(names).toHaveText(['Base', 'Build', 'Peak']);
  await expect(dialog.getByRole('status').filter({ hasText: 'Peak is now block 3 of 3' })).toBeAttached();
  await expect(dialog.getByRole('button', { name: /^Move block 3, Peak/ })).toBeFocused();
  const handle = (name: string) =>
    dialog.getByRole('button', { name: new RegExp(`^Move block \\d, ${name}`) });
  await dragAbove(coach, handle('Peak'), handle('Build'));
  await expect(names).toHaveText(['Base', 'Peak', 'Build']);
  await dialog.getByRole('button', { name: 'More for block 2, Peak' }).click();
  await coach.getByRole('menuitem', { name: 'Move Down' }).click();
  await expect(names).toHaveText(['Base', 'Build', 'Peak']);
  await expect(dialog.getByText('6 weeks in 3 blocks.')).toBeVisible();
  await lookAtWidths(coach, 'path-new', [375, 1280]);
  await dialog.getByRole('button', { name: 'Create Path' }).click();
  await expectToast(coach, 'Ascension: 6 weeks in 3 blocks');
  await expect(coach.getByRole('heading', { name: 'Ascension', level: 1 })).toBeVisible();

  await coach.getByRole('button', { name: 'Assign Path' }).click();
  await dialog.getByLabel(/^Ada Stone/).check();
  await dialog.getByRole('button', { name: 'Today' }).click();
  await expect(dialog.getByText(`6 weeks in 3 blocks, until ${inDays(41)}.`)).toBeVisible();
  await expect(dialog.getByText('1 member will get it.')).toBeVisible();
  await lookAtWidths(coach, 'path-assign', [375, 1280]);
  await dialog.getByRole('button', { name: 'Assign to 1 Member' }).click();
  await expectToast(coach, 'Path assigned to 1 member');
  await expect(coach.getByText('Block 1 of 3, week 1 of 2 · Base')).toBeVisible();
  await lookAtWidths(coach, 'path', [375, 1280]);

  // Members on a path are not given it twice, and stay on it through a reload.
  await coach.reload();
  await coach.getByRole('button', { name: 'Assign Path' }).click();
  await dialog.getByLabel(/^Ada Stone/).check();
  await expect(dialog.getByText('Nobody will get it: 1 is on it already and is skipped.')).toBeVisible();
  await coach.keyboard.press('Escape');

  // All its blocks are written side by side, each as a draft of its own.
  await coach.getByRole('button', { name: 'Write', exact: true }).click();
  await expect(coach.getByRole('columnheader', { name: 'Base, Week 1' })).toBeVisible();
  await coach.locator('[data-cell="5 0 0"]').click();
  await coach.keyboard.type('Front Squat 3x3');
  await coach.keyboard.press('Enter');
  await expect(coach.getByText('Draft saved', { exact: false })).toBeVisible();
  await lookAtWidths(coach, 'path-grid', [375, 1280]);
  await coach.keyboard.press('Control+s');
  await expect(coach.getByRole('dialog', { name: 'Preview and Publish Peak' })).toBeVisible();
  await coach.keyboard.press('Escape');
  await coach.getByRole('button', { name: 'Back', exact: true }).click();
  await coach.getByRole('button', { name: 'Back to Paths' }).click();
  await expect(coach.getByText('1 member on it')).toBeVisible();
  await lookAtWidths(coach, 'paths', [375, 1280]);
});

test('a member sees one way with its blocks, of which the one that has begun is active', async ({
  browser,
}) => {
  const page = await signedIn(browser, fixture, 'member', 375);
  await expect(page.getByText('Active Programs').locator('xpath=ancestor::*[2]')).toContainText('1');
  await open(page, 'Assigned Programs');
  const way = page.getByRole('region', { name: 'Ascension', exact: true });
  await expect(way.getByText('Block 1 of 3')).toBeVisible();
  await expect(way.getByRole('heading', { name: 'Base' })).toBeVisible();
  const blocks = way.getByRole('region', { name: 'All blocks of Ascension' }).getByRole('listitem');
  await expect(blocks).toHaveCount(3);
  await expect(blocks.locator('nth=0')).toContainText('Now');
  await expect(blocks.locator('nth=1')).toContainText(`${inDays(14)} – ${inDays(27)}`);
  await blocks.locator('nth=1').getByRole('button').first().click();
  await expect(blocks.locator('nth=1').getByText('Program Timeline')).toBeVisible();
  await lookAtWidths(page, 'assigned-path', [375, 1280]);
});

test('pausing one block makes the rest wait, and ending it early asks what they do', async ({ browser }) => {
  const coach = await coachAt(browser, '/admin?section=assignments');
  const card = coach.getByRole('listitem').filter({ hasText: 'Ascension · Block 1 of 3' });
  await card.getByRole('button', { name: /^Edit Base/ }).click();
  const dialog = coach.getByRole('dialog');
  await dialog.getByLabel('Status').selectOption('paused');
  await expect(dialog.getByText('The blocks after it in Ascension wait too')).toBeVisible();
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expectToast(coach, 'Assignment updated successfully');
  await coach.getByRole('link', { name: 'Ada Stone' }).first().click();
  await expect(coach.getByText('Paused in block 1 of 3')).toBeVisible();
  await lookAtWidths(coach, 'member-on-path', [375, 1280]);

  await coach.goBack();
  await card.getByRole('button', { name: /^Edit Base/ }).click();
  await dialog.getByLabel('Status').selectOption('completed');
  await dialog.getByLabel('They move up').check();
  await lookAtWidths(coach, 'path-following', [375, 1280]);
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expectToast(coach, 'Assignment updated successfully');
  const second = coach.getByRole('listitem').filter({ hasText: 'Ascension · Block 2 of 3' });
  await expect(second).toContainText(`Started ${inDays(0)}`);
  await expect(second).toContainText('Active');
});
