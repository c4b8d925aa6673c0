import { expect, type Page } from '@playwright/test';
import { weekdayOf } from '../../src/domain/plain-date.ts';
import { type TrainingFixture, givenAMember, signedIn } from '../fellowship/member-in-training.ts';
import { test } from '../fellowship/test.ts';
import { lookAt, lookAtWidths } from '../page/look-at.ts';
import { openSection } from '../page/sections.ts';
import { expectToast, toastOf } from '../page/toast.ts';

let fixture: TrainingFixture;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  fixture = await givenAMember();
});
test.afterAll(() => fixture.fellowship.stop());

const search = (page: Page) => page.getByPlaceholder('Search exercises...');
const cards = (page: Page) => page.getByRole('heading', { level: 2 });
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });

async function fromMenu(page: Page, exercise: string, item: string): Promise<void> {
  await page.getByRole('button', { name: `More for ${exercise}`, exact: true }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

test('other names, a star and a default prescription are there wherever an exercise is picked; a merged one is offered what it is now', async ({
  browser,
}) => {
  const weekday = weekdayOf(fixture.today);
  const days = [
    { dayOfWeek: weekday, exercises: [{ exerciseId: fixture.idOf('Pause Squat'), sets: '3', reps: '3' }] },
  ];
  const { id: programId } = await fixture.coach.get('POST', '/api/workouts', {
    name: 'Iron Foundation',
    numWeeks: 1,
    weeks: [{ weekNumber: 1, days }],
  });
  const page = await signedIn(browser, fixture, 'coach', 375);
  await openSection(page, 'Exercises');
  await search(page).fill('Front Squat');
  await page.getByRole('button', { name: 'Favourite: Front Squat' }).click();
  await expect(page.getByRole('button', { name: 'Favourite: Front Squat' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );

  // A name in another language, which the library has not.
  await search(page).fill('Frontkniebeu');
  await expect(cards(page)).toHaveText(['Front Squat']);

  await search(page).fill('Back Squat');
  await page.getByRole('button', { name: 'Edit Back Squat' }).click();
  const edit = dialog(page, 'Edit Exercise');
  await edit.getByLabel('Other names').fill('Kniebeuge\nDeadlift');
  await expect(edit.getByText('There is a Deadlift in the library already.')).toBeVisible();
  await edit.getByLabel('Other names').fill('Kniebeuge');
  await edit.getByRole('button', { name: 'Default prescription: none' }).click();
  await edit.getByLabel('Sets').fill('5');
  await edit.getByLabel('Reps').fill('5');
  await expect(edit.getByRole('button', { name: 'Default prescription: 5 × 5' })).toBeVisible();
  await lookAtWidths(page, 'exercise-dialog-with-default', [375, 1280]);
  await edit.getByRole('button', { name: 'Save Changes' }).click();
  await expectToast(page, 'Exercise updated successfully');
  await search(page).fill('kniebeuge');
  await expect(cards(page)).toHaveText(['Back Squat']);

  await search(page).fill('Pause Squat');
  await fromMenu(page, 'Pause Squat', 'Merge into another…');
  const merge = dialog(page, 'Merge Pause Squat');
  await merge.getByLabel('Search exercises').fill('kniebeuge');
  await merge.getByLabel('Search exercises').press('Enter');
  await expect(merge.getByText('1 program or workout that prescribe it')).toBeVisible();
  await lookAtWidths(page, 'merge-exercises', [375, 1280]);
  await merge.getByRole('button', { name: 'Merge', exact: true }).click();
  await expectToast(page, 'Pause Squat is merged into Back Squat');
  await toastOf(page).getByRole('button', { name: 'Undo' }).click();
  await expectToast(page, 'Merge undone');
  await fromMenu(page, 'Pause Squat', 'Merge into another…');
  await merge.getByLabel('Search exercises').fill('kniebeuge');
  await merge.getByLabel('Search exercises').press('Enter');
  await merge.getByRole('button', { name: 'Merge', exact: true }).click();
  await expect(cards(page)).toHaveText(['Back Squat']);
  await search(page).fill('');
  await page.getByLabel('Show').selectOption('Merged');
  await expect(
    page.getByRole('button', { name: 'Undo the merge of Pause Squat into Back Squat' }),
  ).toBeVisible();
  await lookAtWidths(page, 'merged-exercises', [375, 1280]);

  await page.goto(`/admin?section=programs&view=edit&id=${programId}`);
  await page.getByRole('button', { name: 'Pause Squat is now Back Squat: put it in its place' }).click();
  await expectToast(page, 'Back Squat is in the place of Pause Squat');
  await page
    .getByRole('button', { name: /^Add Exercise to/ })
    .first()
    .click();
  const add = dialog(page, 'Add Exercise');
  await add.getByLabel('Search exercises').fill('squat');
  await expect(add.getByText('Press Enter to choose Front Squat.')).toBeVisible();
  await lookAt(page, 'picker-with-favourites');
  await add.getByLabel('Search exercises').fill('sentadilla frontal');
  await expect(add.getByText('Press Enter to choose Front Squat.')).toBeVisible();
  await add.getByLabel('Search exercises').fill('kniebeuge');
  await add.getByLabel('Search exercises').press('Enter');
  await expect(add.getByLabel('Sets')).toHaveValue('5');
  await expect(add.getByLabel('Reps')).toHaveValue('5');
});

test('a coach changes many exercises at once and takes it back, archives some, sees where one is used, which muscles are trained and which videos answer', async ({
  browser,
}) => {
  const squat = fixture.idOf('Front Squat');
  await fixture.coach.get('PATCH', `/api/exercises/${squat}`, { videoUrl: 'http://127.0.0.1/squat.mp4' });
  await fixture.coach.get('POST', '/api/daily-workouts', {
    memberId: fixture.memberId,
    exerciseId: squat,
    assignedDate: fixture.today,
    sets: '3',
    reps: '5',
  });
  const page = await signedIn(browser, fixture, 'coach');
  await openSection(page, 'Exercises');
  await search(page).fill('lunge');
  await page.getByRole('button', { name: 'More for the library' }).click();
  await page.getByRole('menuitem', { name: 'Select several' }).click();
  const boxes = page.getByRole('checkbox', { name: /^Select / });
  const bar = page.getByRole('region', { name: 'Selected exercises' });
  await boxes.first().check();
  await boxes.nth(2).click({ modifiers: ['Shift'] });
  await expect(bar.getByText('3 exercises selected')).toBeVisible();
  await lookAtWidths(page, 'exercises-selected', [375, 1280]);
  await bar.getByRole('button', { name: 'Change' }).click();
  const change = dialog(page, 'Change 3 exercises');
  await change.getByRole('button', { name: 'Change' }).click();
  await expect(change.getByText('Choose what is to change.')).toBeVisible();
  await change.getByLabel('Difficulty').selectOption('Advanced');
  await change.getByLabel('Add equipment').fill('Weight Vest');
  await lookAtWidths(page, 'change-exercises', [375, 1280]);
  await change.getByRole('button', { name: 'Change' }).click();
  await expectToast(page, '3 exercises changed');
  await expect(page.getByText('Weight Vest')).toHaveCount(3);
  await toastOf(page).getByRole('button', { name: 'Undo' }).click();
  await expectToast(page, 'As it was before');
  await expect(page.getByText('Weight Vest')).toHaveCount(0);
  await bar.getByRole('button', { name: /^Select all/ }).click();
  await bar.getByRole('button', { name: 'Archive' }).click();
  await expect(page.getByText('No exercises found matching your search.')).toBeVisible();
  await page.getByLabel('Show').selectOption('Archived');
  await expect(bar.getByText('6 exercises selected'), 'those that have just been archived').toBeVisible();
  await bar.getByRole('button', { name: 'Bring back' }).click();
  await expect(page.getByText('No archived exercises.')).toBeVisible();
  await bar.getByRole('button', { name: 'Done' }).click();
  await page.getByLabel('Show').selectOption('In the library');

  await search(page).fill('Front Squat');
  await fromMenu(page, 'Front Squat', 'Where it is used');
  await expect(dialog(page, 'Where it is used').getByText('1 training day of 1 member')).toBeVisible();
  await lookAtWidths(page, 'exercise-uses', [375, 1280]);
  await page.keyboard.press('Escape');
  await search(page).fill('');
  await page.getByRole('button', { name: 'More for the library' }).click();
  await page.getByRole('menuitem', { name: 'Muscles trained' }).click();
  await expect(dialog(page, 'Muscles').getByRole('row', { name: /^Quadriceps \d+/ })).toBeVisible();
  await lookAtWidths(page, 'library-muscles', [375, 1280]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'More for the library' }).click();
  await page.getByRole('menuitem', { name: 'Check videos' }).click();
  const videos = dialog(page, 'Videos');
  await expect(videos.getByText('1 video, not checked yet.')).toBeVisible();
  await videos.getByRole('button', { name: 'Check now' }).click();
  await expect(videos.getByText('1 of 1 video is not working.')).toBeVisible();
  await expect(videos.getByText('It leads into a private network, which is not checked.')).toBeVisible();
  await lookAtWidths(page, 'videos-checked', [375, 1280]);
  await videos.getByRole('button', { name: 'Edit Front Squat' }).click();
  await expect(dialog(page, 'Edit Exercise').getByLabel('Your own video')).toBeFocused();
});
