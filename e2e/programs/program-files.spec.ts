import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import {
  aProgramOn,
  type TrainingFixture,
  givenAMember,
  signedIn,
} from '../fellowship/member-in-training.ts';
import { test } from '../fellowship/test.ts';
import { lookAtWidths, wear } from '../page/look-at.ts';
import { openSection } from '../page/sections.ts';

let fixture: TrainingFixture;

test.beforeAll(async () => {
  fixture = await givenAMember();
  await aProgramOn(fixture, fixture.today);
});
test.afterAll(() => fixture.fellowship.stop());

test('a coach prints a program, exports it and brings it back, and brings a table in with names that are not known', async ({
  browser,
}) => {
  const page = await signedIn(browser, fixture, 'coach');
  await printIt(page);
  const file = await exportIt(page);
  await bringBack(page, file);
  await bringATable(page);
});

async function printIt(page: Page): Promise<void> {
  await openSection(page, 'Programs');
  await page.getByRole('button', { name: 'View Schedule of Iron Foundation' }).click();
  await page.getByRole('button', { name: 'Print or Export' }).click();
  await expect(page.getByRole('heading', { name: 'Week 3' })).toBeVisible();
  await expect(page.getByText('5 × 5 · 75% · rest 180 s')).toHaveCount(3);
  await lookAtWidths(page, 'print-program');
  await wear(page, 'dark');
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(page.locator('html')).toHaveClass(/light/);
  await expect(page.getByRole('button', { name: 'Print', exact: true })).toBeHidden();
  const weeks = page.locator('article > section');
  const breaks = await weeks.evaluateAll(all => all.map(week => getComputedStyle(week).breakBefore));
  expect(breaks).toEqual(['auto', 'page', 'page']);
  if (process.env.PICTURES) await page.pdf({ path: 'test-results/screens/program.pdf', format: 'A4' });
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(page.locator('html')).toHaveClass(/dark/);
  await page.emulateMedia({ media: null });
}

async function exportIt(page: Page): Promise<string> {
  const coming = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export JSON' }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toBe('iron-foundation.json');
  return download.path();
}

async function bringBack(page: Page, path: string): Promise<void> {
  await openSection(page, 'Programs');
  await page.getByRole('button', { name: 'Import' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByText('Choose a file, or paste a program')).toBeVisible();
  const buffer = await readFile(path);
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'iron.json', mimeType: 'application/json', buffer });
  await expect(dialog.getByText('iron.json')).toBeVisible();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByText('3 weeks, 3 sessions, 6 exercises.')).toBeVisible();
  await dialog.getByLabel('Program Name').fill('The same again');
  await dialog.getByRole('button', { name: 'Import Program' }).click();
  await expect(dialog.getByText('The same again: 3 weeks, 3 sessions, 6 exercises.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Open Program' }).click();
  await expect(page.getByRole('heading', { name: 'Edit Program', level: 1 })).toBeVisible();
  await expect(page.getByLabel('Program Name')).toHaveValue('The same again');
}

async function bringATable(page: Page): Promise<void> {
  await openSection(page, 'Programs');
  await page.getByRole('button', { name: 'Import' }).click();
  const dialog = page.getByRole('dialog');
  const pasted = dialog.getByLabel('Or paste it here');
  await pasted.fill('Day\tExercise\tSets\nMon\tBack Squat\t5\tas heavy as it goes');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByRole('region', { name: 'Not taken' })).toContainText('as heavy as it goes');
  await dialog.getByLabel('Program Name').fill('A pasted week');
  await dialog.getByRole('button', { name: 'Import Program' }).click();
  await expect(dialog.getByText('Rewrite these lines, or leave them out')).toBeVisible();
  await lookAtWidths(page, 'import-left');
  await dialog.getByRole('textbox', { name: 'Line 2' }).fill('Mon\tBack Squat\t5');
  await dialog.getByRole('textbox', { name: 'Line 2' }).press('Enter');
  await expect(dialog.getByText('All 2 lines are read.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Back' }).click();
  await pasted.fill(
    'Day\tExercise\tSets\nMon\tSandbag Mornings\t5\nTue\tSled Hauling\t4\nTue\tYoke Walk\t3\nWed\tHex Lift\t3',
  );
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByText('Say what each is: 4 names left.')).toBeVisible();
  await dialog.getByLabel('Program Name').fill('A pasted week');
  await dialog.getByRole('button', { name: 'Import Program' }).click();
  await expect(dialog.getByText('Choose what it is')).toHaveCount(4);
  await lookAtWidths(page, 'import-unknown');
  await dialog.getByLabel('Sandbag Mornings').selectOption({ index: 1 });
  await dialog.getByLabel('Hex Lift').selectOption({ label: 'Another exercise…' });
  await dialog.getByLabel('Search exercises').fill('trap bar deadlift');
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Hex Lift').locator('option:checked')).toHaveText('Trap Bar Deadlift');
  await expect(dialog.getByLabel('Hex Lift')).toBeFocused();
  await dialog.getByRole('button', { name: 'All Others Are New' }).click();
  await expect(dialog.getByText('All of them are sorted out.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Import Program' }).click();
  await lookAtWidths(page, 'imported', [375, 1280]);
  await dialog.getByRole('button', { name: 'Open Program' }).click();
  await expect(page.getByRole('heading', { name: 'Edit Program', level: 1 })).toBeVisible();
  await expect(page.getByLabel('Program Name')).toHaveValue('A pasted week');
  await openSection(page, 'Exercises');
  await page.getByLabel('Search exercises').fill('Yoke Walk');
  await expect(page.getByRole('heading', { name: 'Yoke Walk' })).toBeVisible();
}
