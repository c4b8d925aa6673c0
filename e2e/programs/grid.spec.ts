import { type Browser, expect, type Page } from '@playwright/test';
import { addDays, mondayOf } from '../../src/domain/plain-date.ts';
import { type TrainingFixture, givenAMember, signedIn } from '../fellowship/member-in-training.ts';
import { test } from '../fellowship/test.ts';
import { lookAt, lookAtWidths } from '../page/look-at.ts';
import { hydrated } from '../page/sections.ts';
import { expectToast } from '../page/toast.ts';

let fixture: TrainingFixture;

test.beforeAll(async () => {
  fixture = await givenAMember();
});
test.afterAll(() => fixture.fellowship.stop());

async function aProgram(numWeeks: number, name = 'Ascension'): Promise<string> {
  const weeks = Array.from({ length: numWeeks }, (_, index) => ({ weekNumber: index + 1 }));
  const { id } = await fixture.coach.get('POST', '/api/workouts', { name, numWeeks, weeks });
  return String(id);
}

async function gridOf(browser: Browser, programId: string, width = 1280): Promise<Page> {
  const page = await signedIn(browser, fixture, 'coach', width);
  await page.goto(`/admin?section=programs&view=write&id=${programId}`);
  await hydrated(page);
  await expect(page.getByRole('grid')).toBeVisible();
  return page;
}

/** A line of a day, both counted from 0, Sunday first. */
const cell = (page: Page, column: number, day: number, line: number) =>
  page.locator(`[data-cell="${column} ${day} ${line}"]`);

const isSaved = (page: Page) => expect(page.getByText('Draft saved', { exact: false })).toBeVisible();

type Draft = { weeks: { days: { dayOfWeek: string; exercises: { sets: string; weight: string }[] }[] }[] };
const draftOf = (programId: string) => fixture.coach.get<Draft>('GET', `/api/workouts/${programId}/draft`);

const sixLines = [
  'Back Squat 4x6 185lb r150',
  'Bench Press 4x8 135lb r120',
  'Deadlift 3x5 225lb r180',
  'Front Plank 3x45s r60',
  'Push-up 3xAMRAP r60',
  'Easy Run 1mi @6',
];

test('12 weeks of 4 days with 6 exercises and rising loads are written with the keyboard alone, in at most 120 actions', async ({
  browser,
}) => {
  const programId = await aProgram(12);
  const page = await gridOf(browser, programId);
  let actions = 0;
  const press = async (key: string) => {
    actions += 1;
    await page.keyboard.press(key);
  };
  const type = async (text: string) => {
    actions += 1;
    await page.keyboard.type(text);
  };
  // The cursor is in the grid, on Monday of the first week.
  await expect(cell(page, 0, 1, 0)).toBeFocused();
  for (const stepsToNextDay of [1, 2, 1, 0]) {
    for (const line of sixLines) {
      await type(line);
      await press('Enter');
    }
    for (let step = 0; step < stepsToNextDay; step += 1) await press('Control+ArrowDown');
  }
  await press('Control+ ');
  await press('Control+e');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('columnheader', { name: '+11' })).toBeVisible();
  await expect(dialog.getByText('Back Squat 4x6 240lb r150').first()).toBeVisible();
  await lookAt(page, 'grid-progression');
  await press('Enter');
  await expect(dialog).toBeHidden();
  await expect(cell(page, 3, 5, 0)).toHaveText('Back Squat 4x6 200lb r150');
  await isSaved(page);
  const { weeks } = await draftOf(programId);
  const days = weeks.flatMap(week => week.days).filter(({ exercises }) => exercises.length > 0);
  expect(days.map(({ exercises }) => exercises.length)).toEqual(Array.from({ length: 48 }, () => 6));
  expect(days.at(-1)?.exercises[0]).toMatchObject({ weight: '240' });
  expect(actions).toBeLessThanOrEqual(120);

  // A change is undone by its name, and done again.
  await page.keyboard.press('Control+z');
  await expectToast(page, 'Undone: progression of 1 week');
  await expect(cell(page, 3, 5, 0)).toHaveText('');
  await page.keyboard.press('Control+y');
  await expect(cell(page, 3, 5, 0)).toHaveText('Back Squat 4x6 200lb r150');

  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  await lookAt(page, 'grid-keys');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+g');
  await expect(page.getByRole('heading', { name: 'Hard sets a muscle group' })).toBeVisible();
  await lookAt(page, 'grid-volume');
});

test('lines are selected, copied, moved, filled and removed; a wrong one says why and is never lost', async ({
  browser,
}) => {
  const programId = await aProgram(3);
  const page = await gridOf(browser, programId);
  for (const line of ['Back Squat 5x5', 'Bnech Press 5x5', 'Zercher Hold 3x8', 'Front Plank 3x45s heavy']) {
    await page.keyboard.type(line);
    await page.keyboard.press('Enter');
  }
  // A slip of the keyboard is put right; what no exercise is called stays as it was typed.
  await expect(cell(page, 0, 1, 1)).toHaveText('Bench Press 5x5');
  await expect(cell(page, 0, 1, 2)).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText('2 lines not understood yet')).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('status').filter({ hasText: '“heavy” is not understood.' })).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText('No exercise is named “Zercher Hold”.').first()).toBeVisible();
  await lookAtWidths(page, 'grid-wrong-line', [375, 1280]);
  await isSaved(page);
  await page.reload();
  await hydrated(page);
  await expect(cell(page, 0, 1, 2)).toContainText('Zercher Hold 3x8');
  await cell(page, 0, 1, 2).click();
  await page.getByRole('button', { name: 'Create “Zercher Hold”' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Zercher Hold');
  await page.getByRole('button', { name: 'Create Exercise' }).click();
  await expect(page.getByText('1 line not understood yet')).toBeVisible();

  await cell(page, 0, 1, 3).click();
  await page.keyboard.press('F2');
  await page.keyboard.press('End');
  for (let count = 0; count < ' heavy'.length; count += 1) await page.keyboard.press('Backspace');
  await page.keyboard.press('Enter');
  await expect(page.getByText('not understood yet')).toBeHidden();

  await cell(page, 0, 1, 0).click();
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Control+r');
  await expect(cell(page, 2, 1, 1)).toHaveText('Bench Press 5x5');
  await cell(page, 0, 1, 0).click();
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Control+c');
  await cell(page, 1, 3, 0).click();
  await page.keyboard.press('Control+v');
  await expect(cell(page, 1, 3, 1)).toHaveText('Bench Press 5x5');
  await page.keyboard.press('Control+d');
  await expect(cell(page, 1, 3, 3)).toHaveText('Bench Press 5x5');
  await page.keyboard.press('Delete');
  await expect(cell(page, 1, 3, 2)).toHaveText('Empty line');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Alt+ArrowUp');
  await expect(cell(page, 1, 3, 0)).toHaveText('Bench Press 5x5');

  // By hand: dragged from one day to another, and from the menu.
  await cell(page, 0, 1, 0).click();
  await cell(page, 0, 1, 0).dragTo(cell(page, 0, 5, 0));
  await expect(cell(page, 0, 5, 0)).toHaveText('Back Squat 5x5');
  await expect(cell(page, 0, 1, 0)).toHaveText('Bench Press 5x5');
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await expect(cell(page, 0, 5, 1)).toHaveText('Back Squat 5x5');

  // Fields without a sign in a line open beside it.
  await page.keyboard.press('Control+i');
  const dialog = page.getByRole('dialog', { name: 'Edit Exercise' });
  await dialog.getByLabel('Notes').fill('Brace');
  await dialog.getByLabel('Weight', { exact: true }).fill('185');
  await dialog.getByLabel('RPE (1-10)').first().fill('8');
  await lookAt(page, 'grid-line');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(cell(page, 0, 5, 1)).toHaveText('Back Squat 5x5 185lb @8 "Brace"');

  // Weeks are as wide, and lines as high, as the coach likes; it stays so.
  const width = async () => (await cell(page, 0, 5, 1).boundingBox())?.width ?? 0;
  const height = async () => (await cell(page, 0, 5, 1).boundingBox())?.height ?? 0;
  const [wide, high] = [await width(), await height()];
  for (const choice of ['Narrow weeks', 'Compact rows']) {
    await page.getByRole('button', { name: 'View', exact: true }).click();
    await page.getByRole('menuitem', { name: choice }).click();
  }
  await expect.poll(width).toBeLessThan(wide);
  await expect.poll(height).toBeLessThan(high);
  await lookAt(page, 'grid-narrow');
  await page.reload();
  await expect.poll(width).toBeLessThan(wide);
  await cell(page, 0, 5, 1).click();
  await page.keyboard.press('Control+m');
  await page.getByRole('dialog', { name: 'This Day' }).getByLabel('Name').fill('Lower Body');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('columnheader').filter({ hasText: 'Lower Body' })).toBeVisible();

  // Saved as a favourite, it is put in anywhere.
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search actions' }).fill('keep');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByLabel('Name').fill('Heavy squats');
  await page.keyboard.press('Enter');
  await expectToast(page, 'Kept as a favourite');
  await cell(page, 2, 0, 0).click();
  await page.keyboard.press('Control+o');
  await page.getByRole('button', { name: /^Heavy squats/ }).click();
  await expect(cell(page, 2, 0, 0)).toHaveText('Back Squat 5x5 185lb @8 "Brace"');
});

test('a block is written from a pasted sheet, published, and seen on the member’s phone; history brings a version back', async ({
  browser,
}) => {
  const monday = mondayOf(fixture.today);
  const programId = await aProgram(4, 'Rebuild');
  await fixture.coach.get('POST', '/api/assignments', {
    memberId: fixture.memberId,
    workoutId: programId,
    startDate: addDays(monday, 7),
  });
  const page = await gridOf(browser, programId);
  const rows = [1, 2, 3, 4].flatMap(week => [
    `${week}\tMon\tBack Squat\t4\t6\t${180 + 5 * week}\t150\tslow`,
    `\tThu\tDragon Flag\t3\t8\t\t90\t`,
    `\tFri\tBoard Hold\t3\t45s\t\t\t`,
  ]);
  const sheet = ['Week\tDay\tExercise\tSets\tReps\tLoad\tRest\tNotes', ...rows].join('\n');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search actions' }).fill('spreadsheet');
  await page.keyboard.press('Enter');
  const paste = page.getByRole('dialog', { name: 'Paste from a Spreadsheet' });
  await paste.getByLabel('Pasted text').fill(sheet);
  await expect(paste.getByText('Bare weights are in lb')).toBeVisible();
  await expect(paste.getByRole('columnheader', { name: 'Given' })).toBeVisible();
  await expect(paste.getByRole('row').filter({ hasText: 'slow' }).first()).toContainText(
    'Back Squat 4x6 185lb',
  );
  await lookAtWidths(page, 'grid-paste', [375, 1280]);
  // A question is asked once for all lines of a name.
  await expect(paste.getByRole('region', { name: 'Not in the library' })).toContainText('4 lines');
  await expect(paste.getByRole('button', { name: /^Insert/ })).toBeDisabled();
  // Half answered and closed, it is there again.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search actions' }).fill('spreadsheet');
  await page.keyboard.press('Enter');
  await expect(paste.getByText('What you had pasted is back.')).toBeVisible();
  // Any exercise may be meant, not only the nearest.
  await paste.getByRole('button', { name: 'Board Hold is another exercise' }).click();
  const picking = page.getByRole('dialog', { name: 'Choose an Exercise' });
  await picking.getByRole('searchbox').fill('plank');
  await picking.getByRole('button', { name: 'Front Plank', exact: true }).click();
  await expect(picking).toBeHidden();
  await paste.getByRole('button', { name: 'Create “Dragon Flag”' }).click();
  const created = page.getByRole('dialog', { name: 'Create New Exercise' });
  await expect(created.getByLabel('Name')).toHaveValue('Dragon Flag');
  await created.getByRole('button', { name: 'Create Exercise' }).click();
  await expect(created).toBeHidden();
  await expect(
    paste.getByText('All 13 lines are read.').or(paste.getByText('13 lines read.', { exact: false })),
  ).toBeVisible();
  await paste.getByRole('button', { name: 'Insert 12 exercises' }).click();
  await expect(cell(page, 3, 1, 0)).toHaveText('Back Squat 4x6 200lb r150 "slow"');
  // A single step takes all of it back.
  await page.keyboard.press('Control+z');
  await expect(cell(page, 3, 1, 0)).toHaveText('');
  await page.keyboard.press('Control+y');
  await expect(cell(page, 3, 1, 0)).toHaveText('Back Squat 4x6 200lb r150 "slow"');
  await expect(cell(page, 3, 4, 0)).toHaveText('Dragon Flag 3x8 r90');
  await expect(cell(page, 3, 5, 0)).toHaveText('Front Plank 3x45s');

  await page.keyboard.press('Control+s');
  const publish = page.getByRole('dialog', { name: 'Preview and Publish' });
  await expect(publish.getByText('0 days changed, 12 added, 0 removed')).toBeVisible();
  await publish.getByRole('button', { name: 'Show days of Ada Stone' }).click();
  await expect(publish.getByText('Back Squat', { exact: false }).first()).toBeVisible();
  await lookAtWidths(page, 'grid-publish', [375, 1280]);
  await publish.getByLabel('Note for the history (optional)').fill('First block');
  await publish.getByRole('button', { name: 'Publish', exact: true }).click();
  await expectToast(page, 'Published as version 1');

  const phone = await signedIn(browser, fixture, 'member', 375);
  await phone.goto(`/member?section=calendar&date=${addDays(monday, 7)}`);
  await hydrated(phone);
  await expect(phone.getByText('Back Squat').first()).toBeVisible();

  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'History…' }).click();
  const history = page.getByRole('dialog', { name: 'History' });
  await expect(history.getByText('First block')).toBeVisible();
  await history.getByRole('button', { name: 'What changed in version 1' }).click();
  await lookAt(page, 'grid-history');
  await history.getByRole('button', { name: 'Make it the draft from version 0' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Make it the draft' }).click();
  await expect(cell(page, 3, 1, 0)).toHaveText('');
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Discard the draft…' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await expect(cell(page, 3, 1, 0)).toHaveText('Back Squat 4x6 200lb r150 "slow"');
  await expect(page.getByText('As published.', { exact: false })).toBeVisible();
  // Members have what was published until the next time.
  await phone.reload();
  await expect(phone.getByText('Back Squat').first()).toBeVisible();
});

test('two coaches in one draft lose nothing, nor does a closed tab without a signal', async ({ browser }) => {
  const programId = await aProgram(2, 'Together');
  const [page, other] = [await gridOf(browser, programId), await gridOf(browser, programId)];
  await page.keyboard.type('Back Squat 5x5');
  await page.keyboard.press('Enter');
  await isSaved(page);
  await cell(other, 0, 1, 0).click();
  await other.keyboard.type('Bench Press 3x8');
  await other.keyboard.press('Enter');
  await expectToast(other, 'has changed this draft as well');
  await expect(cell(other, 0, 1, 0)).toHaveText('Back Squat 5x5');
  await expect(cell(other, 0, 1, 1)).toHaveText('Bench Press 3x8');
  await isSaved(other);

  await page.context().setOffline(true);
  await page.keyboard.type('Front Plank 3x45s');
  await page.keyboard.press('Enter');
  await expect(page.getByText('No connection.', { exact: false })).toBeVisible();
  await page.keyboard.type('Deadlift 3x5');
  // The tab goes while a line is being typed.
  await page.close({ runBeforeUnload: false });
  const again = await page.context().newPage();
  await again.context().setOffline(false);
  await again.goto(`/admin?section=programs&view=write&id=${programId}`);
  await hydrated(again);
  const monday = again.locator('[data-cell^="0 1 "]');
  for (const line of ['Back Squat 5x5', 'Bench Press 3x8', 'Front Plank 3x45s'])
    await expect(monday.filter({ hasText: line })).toHaveCount(1);
  await isSaved(again);
  const { weeks } = await draftOf(programId);
  expect(
    weeks[0]?.days.find(({ dayOfWeek }) => dayOfWeek === 'monday')?.exercises.length,
  ).toBeGreaterThanOrEqual(3);
});

test('on a phone one week is written at a time, with visible buttons', async ({ browser }) => {
  const page = await gridOf(browser, await aProgram(2, 'On the way'), 375);
  await cell(page, 0, 1, 0)
    .tap()
    .catch(() => cell(page, 0, 1, 0).click());
  await cell(page, 0, 1, 0).dblclick();
  await page.getByRole('combobox', { name: 'Line' }).fill('Back Squat 5x5');
  await page.keyboard.press('Enter');
  await expect(cell(page, 0, 1, 0)).toHaveText('Back Squat 5x5');
  await cell(page, 0, 1, 0).click();
  await page.getByRole('button', { name: 'Weeks', exact: true }).click();
  await page.getByRole('menuitem', { name: /Fill to the right/ }).click();
  await page.getByLabel('Week', { exact: true }).selectOption('1');
  await expect(cell(page, 1, 1, 0)).toHaveText('Back Squat 5x5');
  await lookAt(page, 'grid-phone');
});
