import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { addDays, formatDate } from '../../src/domain/plain-date.ts';
import { ApiPerson } from '../fellowship/api-person.ts';
import { untilAnswered } from '../page/calls.ts';
import { lookAt } from '../page/look-at.ts';
import {
  aProgramOn,
  type TrainingFixture,
  givenAMember,
  open,
  signedIn,
} from '../fellowship/member-in-training.ts';
import { test } from '../fellowship/test.ts';
import { expectToast } from '../page/toast.ts';

let fixture: TrainingFixture;
let programId: string;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  fixture = await givenAMember();
  programId = await aProgramOn(fixture, fixture.today);
  for (const [firstName, lastName] of [
    ['Ben', 'Oak'],
    ['Cyrus', 'Reed'],
  ]) {
    const email = `${firstName}@fellowship.example`;
    const member = await fixture.coach.get('POST', '/api/admin/members', { email, firstName, lastName });
    await ApiPerson.invited(fixture.fellowship.origin, member.inviteUrl);
  }
  const single = { name: 'Garage Opener', programType: 'single_workout' };
  const { id } = await fixture.coach.get('POST', '/api/workouts', single);
  const squat = { exerciseId: fixture.idOf('Back Squat'), sets: '3', reps: '10' };
  await fixture.coach.get('POST', `/api/workouts/${id}/exercises`, squat);
});
test.afterAll(() => fixture.fellowship.stop());

test('a coach assigns to all, to some and to one; finds this week, and sees how everyone does', async ({
  browser,
}) => {
  const page = await atAssignments(browser);
  await expect(
    page.getByText('No assignments yet. Assign a workout program to a member to get started.'),
  ).toBeVisible();
  await assignToEveryone(page);
  await assignTheWorkoutToBen(page);
  await assignAgainToAda(page);
  await findThisWeek(page);
  await seeTheWeeklyStats(page);
});

test('a coach pauses, takes up again both ways, completes and reopens', async ({ browser }) => {
  await aPausedProgramOfAda();
  const page = await atAssignments(browser);
  const start = addDays(fixture.today, -10);
  const end = addDays(start, 20);
  await page.getByRole('searchbox').fill('ada');
  await expect(page.getByText(`Paused ${formatDate(start)}`)).toBeVisible();

  const dialog = await edit(page, 'Iron Foundation of Ada Stone', 'Paused');
  await dialog.getByLabel('Status').selectOption('Active');
  await expect(
    dialog.getByText(
      `Days since ${formatDate(start)} stay uncounted, and it still ends on ${formatDate(end)}.`,
    ),
  ).toBeVisible();
  await dialog.getByRole('radio', { name: 'The rest moves on by 2 weeks' }).check();
  await expect(
    dialog.getByText(
      `What is left comes 2 weeks later, on the same weekdays, and it ends on ${formatDate(addDays(end, 14))}.`,
    ),
  ).toBeVisible();
  await expect(dialog.getByText(`Becomes ${formatDate(addDays(end, 14))}.`)).toBeVisible();
  await lookAt(page, 'assignment-resume');
  await save(page);
  await edit(page, 'Iron Foundation of Ada Stone', 'Active');
  await expect(dialog.getByLabel('End date')).toHaveValue(addDays(end, 14));

  await dialog.getByLabel('Status').selectOption('Paused');
  await expect(
    dialog.getByText(
      `From ${formatDate(fixture.today)} on, days do not count until it is resumed. What is logged stays.`,
    ),
  ).toBeVisible();
  await save(page);
  await edit(page, 'Iron Foundation of Ada Stone', 'Paused');
  await dialog.getByLabel('Status').selectOption('Active');
  await expect(dialog.getByRole('radio')).toHaveCount(0);
  await save(page);

  await edit(page, 'Iron Foundation of Ada Stone', 'Active');
  await dialog.getByLabel('Status').selectOption('Completed');
  await expect(
    dialog.getByText(
      /Upcoming days no longer count; what is logged stays\. It goes into the Program History/,
    ),
  ).toBeVisible();
  await save(page);
  await expect(page.getByRole('tab', { name: 'Completed 1' })).toBeVisible();
  await page.getByRole('tab', { name: 'Completed 1' }).click();
  await edit(page, 'Iron Foundation of Ada Stone', 'Completed');
  await dialog.getByLabel('Status').selectOption('Active');
  await expect(dialog.getByText(/Days from today on count again/)).toBeVisible();
  await save(page);
  await expect(page.getByText('No completed assignments found.')).toBeVisible();
});

test('a coach changes dates; the member stays once something is logged', async ({ browser }) => {
  const page = await atAssignments(browser);
  await page.getByRole('searchbox').fill('cyrus');
  const dialog = await edit(page, 'Iron Foundation of Cyrus Reed', 'Active');
  const start = addDays(fixture.today, 7);
  await dialog.getByLabel('Start date').fill(start);
  await expect(dialog.getByLabel('End date')).toHaveValue(addDays(start, 20));
  await expect(
    dialog.getByText(
      "Today's and coming days without a log are replaced; past days and days with a log stay.",
    ),
  ).toBeVisible();
  await dialog.getByLabel('End date').fill(addDays(start, -1));
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(dialog.getByText('The end date cannot be before the start date')).toBeVisible();
  await dialog.getByLabel('End date').fill(addDays(start, 27));
  await save(page);
  await expect(page.getByText(`Started ${formatDate(start)}`)).toBeVisible();

  await logASquatOfAda();
  await page.reload();
  await page.getByRole('searchbox').fill('ada');
  await page.getByRole('button', { name: 'Edit Iron Foundation of Ada Stone' }).first().click();
  await expect(dialog.getByLabel('Member')).toBeDisabled();
  await expect(dialog.getByText('Part of it is already logged, so it stays with this member.')).toBeVisible();
});

test("a coach manages the workout's own exercises for everyone, then removes an assignment", async ({
  browser,
}) => {
  const page = await atAssignments(browser);
  await page.getByRole('searchbox').fill('ben');
  const dialog = await edit(page, 'Iron Foundation of Ben Oak', 'Active');
  await dialog.getByRole('tab', { name: 'Exercises' }).click();
  await expect(dialog.getByText('This workout belongs to 3 members: changes reach all.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Add Exercise' })).toHaveCount(0);
  await lookAt(page, 'assignment-for-whom');
  await dialog.getByRole('button', { name: 'For everyone' }).click();
  await expect(
    dialog.getByText("These exercises are done on every training day of the program, after the day's own."),
  ).toBeVisible();
  await expect(dialog.getByText(/for all 3 members who have it/)).toBeVisible();
  await expect(dialog.getByText('No exercises assigned yet')).toBeVisible();
  await addASquat(page);
  await addARun(page);
  const list = dialog.getByRole('list', { name: 'Exercises of Iron Foundation' });
  await expect(list.getByText('2 mi · RPE 5')).toBeVisible();
  await list.getByRole('button', { name: 'Move Easy Run up' }).click();
  await expectToast(page, 'Exercise order updated');
  await expect(list.getByRole('listitem').first()).toContainText('Easy Run');
  await page.setViewportSize({ width: 375, height: 812 });
  await lookAt(page, 'assignment-exercises');
  await page.setViewportSize({ width: 1280, height: 812 });
  await changeTheSquat(page, list);
  await list.getByRole('button', { name: 'Remove Easy Run' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expectToast(page, 'Exercise removed from workout');
  await expect(list.getByRole('listitem')).toHaveCount(1);
  // The toast is the last thing to have opened: Escape still closes the dialog, and that alone.
  await dialog.getByRole('button', { name: 'Add Exercise' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Edit Assignment' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await removeFromBen(page);
});

test('a coach changes the exercises of one member alone', async ({ browser }) => {
  const page = await atAssignments(browser);
  await page.getByRole('searchbox').fill('cyrus');
  const dialog = await edit(page, 'Iron Foundation of Cyrus Reed', 'Active');
  await dialog.getByRole('tab', { name: 'Exercises' }).click();
  const list = dialog.getByRole('list', { name: /^Exercises of/ });
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await dialog.getByRole('button', { name: 'Only for Cyrus Reed' }).click();
  await expectToast(page, 'Cyrus Reed has a copy of their own now');
  await expect(dialog.getByText('Iron Foundation (for Cyrus Reed)').first()).toBeVisible();
  await expect(dialog.getByText(/This is Cyrus Reed’s own copy: changes reach nobody else/)).toBeVisible();
  await addARun(page);
  await expect(list.getByText('2 mi · RPE 5')).toBeVisible();
  await lookAt(page, 'assignment-own-workout');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('searchbox').fill('ada');
  await page.getByRole('button', { name: 'Edit Iron Foundation of Ada Stone' }).first().click();
  await dialog.getByRole('tab', { name: 'Exercises' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expect(list).not.toContainText('Easy Run');
});

async function atAssignments(browser: Browser): Promise<Page> {
  const page = await signedIn(browser, fixture, 'coach');
  await open(page, 'Assignments');
  return page;
}

async function assignToEveryone(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Assign to All' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Assign Program' }).click();
  await expect(dialog.getByText('Workout is required')).toBeVisible();
  await dialog.getByLabel('Program').selectOption('Iron Foundation');
  await expect(dialog.getByText('3 members will get it.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Assign to 3 Members' }).click();
  await expectToast(page, 'Bulk Assignment Successful');
  await expectToast(page, 'Program assigned to 3 members');
  await expect(page.getByText('3 assignments', { exact: true })).toBeVisible();
  await expect(page.getByText('0/6 exercises')).toHaveCount(3);
}

async function assignTheWorkoutToBen(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Assign to All' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Program').selectOption('Iron Foundation');
  await expect(dialog.getByText('Nobody will get it: 3 have it already and are skipped.')).toBeVisible();
  await dialog.getByLabel('Program').selectOption('Garage Opener · Single workout');
  await dialog.getByLabel('Start date').fill(addDays(fixture.today, -30));
  await dialog.getByRole('radio', { name: 'Choose members' }).check();
  await expect(dialog.getByText('Choose at least one member.')).toBeVisible();
  await dialog.getByRole('searchbox').fill('ben');
  await dialog.getByRole('checkbox', { name: /Ben Oak/ }).check();
  await expect(dialog.getByText('1 of 3 chosen')).toBeVisible();
  await page.setViewportSize({ width: 375, height: 812 });
  await lookAt(page, 'assign-to-some');
  await page.setViewportSize({ width: 1280, height: 812 });
  await dialog.getByRole('button', { name: 'Assign to 1 Member' }).click();
  await expectToast(page, 'Program assigned to 1 members');
  await expect(page.getByText('4 assignments', { exact: true })).toBeVisible();
}

async function assignAgainToAda(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Assign Program' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Member' }).fill('ada');
  await page.getByRole('option', { name: /Ada Stone/ }).click();
  await dialog.getByLabel('Program').selectOption('Iron Foundation');
  await expect(dialog.getByText(/They have this program already, since/)).toBeVisible();
  await dialog.getByLabel('Program').selectOption('Garage Opener · Single workout');
  await expect(dialog.getByText(/They have this/)).toHaveCount(0);
  await expect(
    dialog.getByText('Trained on the start date; open for 90 days when left empty.'),
  ).toBeVisible();
  await dialog.getByLabel('Start date').fill(addDays(fixture.today, -21));
  await dialog.getByRole('button', { name: 'Assign Program' }).click();
  await expectToast(page, 'Program assigned successfully');
  await expect(page.getByText('5 assignments', { exact: true })).toBeVisible();
}

async function findThisWeek(page: Page): Promise<void> {
  const thisWeek = page.getByRole('switch', { name: 'Show this week only' });
  await page.getByRole('searchbox').fill('garage');
  await expect(page.getByText('5 assignments, 2 found')).toBeVisible();
  await expect(page.getByText(/^Started [A-Z][a-z]{2} \d+ to /)).toBeVisible();
  await thisWeek.check();
  await expect(page.getByText('No assignments found matching your search.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear the search' }).click();
  await expect(page.getByText('5 assignments, 3 found')).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Active 3' })).toBeVisible();
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 812 });
    await lookAt(page, 'assignments-filtered');
  }
  await page.getByRole('tab', { name: 'Paused 0' }).click();
  await expect(page.getByText('No paused assignments found.')).toBeVisible();
  await page.getByRole('button', { name: 'Show every status' }).click();
  // The filter stays with the list.
  await page.reload();
  await expect(thisWeek).toBeChecked();
  await thisWeek.uncheck();
  await page
    .getByRole('combobox', { name: 'What lies ahead' })
    .selectOption('Last session soon, nothing after');
  await page.getByRole('button', { name: 'Show all assignments' }).click();
  const first = page.locator('main li h2').first();
  await page.getByRole('combobox', { name: 'Order' }).selectOption('By name');
  await expect(first).toHaveText('Ada Stone');
  await page.getByRole('combobox', { name: 'Order' }).selectOption('What ends first');
}

async function seeTheWeeklyStats(page: Page): Promise<void> {
  const asked: string[] = [];
  page.on('request', request => asked.push(new URL(request.url()).pathname));
  const heading = page.getByRole('button', { name: 'Weekly Completion Stats' });
  await heading.click();
  const table = page.getByRole('table', { name: 'Weekly Completion Stats' });
  await expect(table.getByRole('row', { name: /Ada Stone 0 1 0%/ })).toBeVisible();
  await table.getByRole('button', { name: 'Completion rate' }).click();
  await expect(table.getByRole('columnheader', { name: 'Completion rate' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  expect(asked).toContain('/api/admin/weekly-stats');
  await page.setViewportSize({ width: 375, height: 812 });
  await lookAt(page, 'weekly-stats');
  await page.setViewportSize({ width: 1280, height: 812 });
  await heading.click();
  await expect(table).toBeHidden();
}

/** Given as paused, it waits from its start date on. */
async function aPausedProgramOfAda(): Promise<void> {
  const { coach, memberId } = fixture;
  const mine = await coach.get<{ id: string; memberId: string; workoutId: string }[]>(
    'GET',
    '/api/assignments',
  );
  for (const { id } of mine.filter(one => one.memberId === memberId && one.workoutId === programId)) {
    await coach.get('DELETE', `/api/assignments/${id}`);
  }
  const startDate = addDays(fixture.today, -10);
  await coach.get('POST', '/api/assignments', {
    memberId,
    workoutId: programId,
    startDate,
    status: 'paused',
  });
}

/** Opens the edit dialog of '{program} of {member}', which stands at this status. */
async function edit(page: Page, what: string, status: string): Promise<Locator> {
  await page.getByRole('button', { name: `Edit ${what}` }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Status').locator('option:checked')).toHaveText(status);
  return dialog;
}

async function save(page: Page): Promise<void> {
  const button = page.getByRole('dialog').getByRole('button', { name: 'Save Changes' });
  // The toast may be that of the save before; what is edited next is what the list says by then.
  await untilAnswered(page, '/api/assignments', () => button.click());
  await expectToast(page, 'Assignment updated successfully');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

async function logASquatOfAda(): Promise<void> {
  const { coach, member, memberId, today } = fixture;
  const workoutId = programId;
  const assignment = await coach.get('POST', '/api/assignments', { memberId, workoutId, startDate: today });
  await member.get('POST', '/api/progress', {
    assignmentId: assignment.id,
    exerciseId: fixture.idOf('Back Squat'),
    completedDate: today,
    setsData: [{ setNum: 1, reps: 5, weight: 185 }],
  });
}

async function addASquat(page: Page): Promise<void> {
  const edit = page.getByRole('dialog', { name: 'Edit Assignment' });
  await edit.getByRole('button', { name: 'Add Exercise' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Exercise' });
  await dialog.getByRole('button', { name: 'Add Exercise' }).click();
  await expect(dialog.getByText('Exercise is required')).toBeVisible();
  await dialog.getByRole('searchbox').fill('front squat');
  await dialog.getByRole('button', { name: 'Front Squat', exact: true }).click();
  await dialog.getByRole('button', { name: 'Add Exercise' }).click();
  await expect(dialog.getByText('Sets is required')).toBeVisible();
  await expect(dialog.getByText('Reps is required')).toBeVisible();
  await dialog.getByLabel('Sets').fill('3');
  await dialog.getByLabel('Reps').fill('8-12');
  await dialog.getByRole('textbox', { name: 'Rest', exact: true }).fill('90');
  await dialog.getByLabel('Notes').fill('Elbows up.');
  await lookAt(page, 'add-workout-exercise');
  await dialog.getByRole('button', { name: 'Add Exercise' }).click();
  await expectToast(page, 'Exercise added to workout');
  await expect(edit.getByText('3 × 8-12 · rest 90 s')).toBeVisible();
  await expect(edit.getByText('Elbows up.')).toBeVisible();
}

async function addARun(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add Exercise' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Exercise' });
  await dialog.getByRole('searchbox').fill('easy run');
  await expect(dialog.getByText('Press Enter to choose Easy Run.')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Sets')).toHaveValue('1');
  await expect(dialog.getByLabel('Reps')).toHaveValue('1');
  await dialog.getByLabel('Distance').fill('2 mi');
  await dialog.getByLabel('RPE').fill('5');
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('dialog', { name: 'Edit Assignment' })).toBeVisible();
}

async function changeTheSquat(page: Page, list: Locator): Promise<void> {
  await list.getByRole('button', { name: 'Edit Front Squat' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Exercise' });
  await dialog.getByLabel('Sets').fill('4');
  await dialog.getByRole('button', { name: 'Update Exercise' }).click();
  await expectToast(page, 'Updated Front Squat');
  await expect(list.getByText('4 × 8-12 · rest 90 s')).toBeVisible();
}

async function removeFromBen(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Remove Iron Foundation from Ben Oak' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByText('Remove Assignment?')).toBeVisible();
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expectToast(page, 'Assignment removed successfully');
  await expect(page.getByRole('button', { name: 'Edit Iron Foundation of Ben Oak' })).toHaveCount(0);
}
