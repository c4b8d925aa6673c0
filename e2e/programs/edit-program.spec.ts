import { type Browser, expect, type Page } from '@playwright/test';
import { addDays, weekdayOf } from '../../src/domain/plain-date.ts';
import { dragAbove } from '../page/drag.ts';
import { lookAt, lookAtWidths } from '../page/look-at.ts';
import { type TrainingFixture, givenAMember, open, signedIn } from '../fellowship/member-in-training.ts';
import { openSection, hydrated } from '../page/sections.ts';
import { test } from '../fellowship/test.ts';
import { expectToast, toastOf } from '../page/toast.ts';

let fixture: TrainingFixture;
/** The weekday the program trains on, and how its card is called. */
let day: { weekday: string; name: string };

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  fixture = await givenAMember();
  const weekday = weekdayOf(fixture.today);
  day = { weekday, name: weekday.charAt(0).toUpperCase() + weekday.slice(1) };
  await assigned(await program('Iron Foundation', 12));
});
test.afterAll(() => fixture.fellowship.stop());

/** A session of three exercises in each of its weeks. */
async function program(name: string, numWeeks: number): Promise<string> {
  const exercises = ['Back Squat', 'Push-up', 'Front Plank'].map(one => ({
    exerciseId: fixture.idOf(one),
    sets: '3',
    reps: '5',
    time: '1:00',
    weight: '135',
  }));
  const days = [{ dayOfWeek: day.weekday, dayName: 'Full Body', exercises }];
  const weeks = Array.from({ length: numWeeks }, (_, index) => ({ weekNumber: index + 1, days }));
  const made = await fixture.coach.get('POST', '/api/workouts', { name, numWeeks, weeks });
  return String(made.id);
}

const assigned = (workoutId: string) =>
  fixture.coach.get('POST', '/api/assignments', {
    memberId: fixture.memberId,
    workoutId,
    startDate: fixture.today,
  });

const card = (page: Page) => page.getByRole('region', { name: day.name, exact: true });

const handleOf = (page: Page, exercise: string) =>
  card(page).getByRole('button', { name: `Move ${exercise}`, exact: true });

const names = (page: Page) => card(page).getByRole('listitem').locator('p:first-child');

async function edit(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Edit ${name}` }).click();
  await expect(page.getByRole('heading', { name: 'Edit Program', level: 1 })).toBeVisible();
  await expect(card(page).getByRole('button', { name: /^Add Exercise/ })).toBeEnabled();
}

async function coachInPrograms(browser: Browser, width = 1280): Promise<Page> {
  const page = await signedIn(browser, fixture, 'coach', width);
  await openSection(page, 'Programs');
  await page.getByRole('heading', { name: 'Workout Programs', level: 1 }).waitFor();
  return page;
}

test('a coach edits an assigned program, and the member’s day follows', async ({ browser }) => {
  const coach = await coachInPrograms(browser);
  const member = await signedIn(browser, fixture, 'member', 375);
  await open(member, 'Workout Log');
  await lookAt(coach, 'programs-with-actions');
  await edit(coach, 'Iron Foundation');
  await expect(
    coach.getByText("Changes reach 1 member: today's and coming days without a log."),
  ).toBeVisible();
  await expect(names(coach)).toHaveText(['Back Squat', 'Push-up', 'Front Plank']);

  await add(coach, 'Bench Press', { Sets: '4', Reps: '8' });
  await expect(names(coach)).toHaveText(['Back Squat', 'Push-up', 'Front Plank', 'Bench Press']);
  await change(coach);
  await card(coach).getByRole('button', { name: 'Remove Push-up' }).click();
  await expectToast(coach, 'Exercise removed from day');
  await expect(names(coach)).toHaveText(['Back Squat', 'Front Plank', 'Bench Press']);
  await lookAt(coach, 'edit-program');

  await moveWithTheKeyboard(coach);
  await expect(names(coach)).toHaveText(['Front Plank', 'Back Squat', 'Bench Press']);
  await moveWithTheMouse(coach);
  await expect(names(coach)).toHaveText(['Bench Press', 'Front Plank', 'Back Squat']);
  await member.reload();
  const work = member.getByRole('region', { name: 'Exercises' });
  await expect(work.getByRole('heading', { level: 4 })).toHaveText([
    'Bench Press',
    'Front Plank',
    'Back Squat',
  ]);
  await expect(work.getByText(/5 × 3/).first()).toBeVisible();
});

test('opened by its address it is there with its first week; a handle keeps the focus when what drags it comes', async ({
  browser,
}) => {
  const programId = await program('By Address', 1);
  const coach = await signedIn(browser, fixture, 'coach', 1280);
  await coach.route('**/api/programs/**', route => route.abort());
  await coach.goto(`/admin?section=programs&view=edit&id=${programId}`);
  await hydrated(coach);
  await expect(names(coach)).toHaveText(['Back Squat', 'Push-up', 'Front Plank']);
  const handle = handleOf(coach, 'Push-up');
  await expect(handle).not.toHaveAttribute('aria-roledescription');
  await handle.focus();
  await coach.keyboard.press('Shift');
  await expect(handle).toHaveAttribute('aria-roledescription', 'sortable');
  await expect(handle).toBeFocused();
});

async function add(page: Page, exercise: string, fields: Record<string, string>): Promise<void> {
  await page.getByRole('button', { name: `Add Exercise to ${day.name}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('searchbox').fill(exercise);
  await dialog.getByRole('button', { name: exercise, exact: true }).click();
  for (const [label, value] of Object.entries(fields)) await dialog.getByLabel(label).first().fill(value);
  await dialog.getByRole('button', { name: 'Add Exercise' }).click();
  await expectToast(page, `Added ${exercise} to ${day.name}`);
  await expect(dialog).toBeHidden();
}

async function change(page: Page): Promise<void> {
  await card(page).getByRole('button', { name: 'Edit Back Squat' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Sets').fill('5');
  await dialog.getByLabel('Reps').fill('3');
  await dialog.getByRole('button', { name: 'Update Exercise' }).click();
  await expectToast(page, 'Updated Back Squat');
  await expect(card(page).getByText('5 × 3')).toBeVisible();
  await expect(card(page).getByRole('button', { name: 'Edit Back Squat' })).toBeFocused();
}

/** Back Squat goes below Front Plank. */
async function moveWithTheKeyboard(page: Page): Promise<void> {
  await moveByKey(page, 'ArrowDown', ['Back Squat', 1], ['Front Plank', 2]);
  await expectToast(page, 'Exercise order updated');
  await expect(handleOf(page, 'Back Squat')).toBeFocused();
}

type Placed = [exercise: string, place: number];

/** Moves one of three exercises into another's place, in steps of 25 pixels. */
async function moveByKey(page: Page, key: string, [exercise, from]: Placed, [other, to]: Placed) {
  const handle = handleOf(page, exercise);
  const row = card(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: `Move ${exercise}`, exact: true }) });
  const [start, end] = [await handle.boundingBox(), await handleOf(page, other).boundingBox()];
  if (!start || !end) throw new Error('A handle is not there');
  await handle.focus();
  await page.keyboard.press('Space');
  await expect(card(page).getByText(`Picked up ${exercise}, position ${from} of 3.`)).toBeAttached();
  for (let step = 0; step < Math.floor(Math.abs(end.y - start.y) / 25); step += 1) {
    const before = (await row.getAttribute('style')) ?? '';
    // The keys are heard a moment after it has been picked up.
    await expect(async () => {
      await page.keyboard.press(key);
      await expect(row).not.toHaveAttribute('style', before, { timeout: 2_000 });
    }).toPass();
  }
  await expect(card(page).getByText(`${exercise} is now at position ${to} of 3.`)).toBeAttached();
  await page.keyboard.press('Space');
}

/** Bench Press goes to the top. */
async function moveWithTheMouse(page: Page): Promise<void> {
  const saved = page.waitForResponse(response => response.url().endsWith('/reorder'));
  await dragAbove(page, handleOf(page, 'Bench Press'), handleOf(page, 'Front Plank'));
  expect((await saved).status()).toBe(200);
}

test('what fails is put back, and says why', async ({ browser }) => {
  const coach = await coachInPrograms(browser);
  await edit(coach, 'Iron Foundation');
  await coach.route('**/api/program-day-exercises/**', route => route.abort());
  const before = await names(coach).allTextContents();
  await card(coach)
    .getByRole('button', { name: `Remove ${before[0]}` })
    .click();
  await expectToast(coach, 'Failed to remove exercise');
  await expect(names(coach)).toHaveText(before);
  await moveByKey(coach, 'ArrowUp', [before[2] ?? '', 3], [before[1] ?? '', 2]);
  await expectToast(coach, 'Failed to reorder exercises');
  await expect(names(coach)).toHaveText(before);
});

test('two coaches change one day at once: the second sees it, and loses nothing typed', async ({
  browser,
}) => {
  const workoutId = await program('Two Hands', 1);
  const coach = await coachInPrograms(browser);
  await edit(coach, 'Two Hands');
  await card(coach).getByRole('button', { name: 'Edit Back Squat' }).click();
  const dialog = coach.getByRole('dialog');
  await dialog.getByLabel('Sets').fill('10');
  await otherCoachAdds(workoutId, 'Bench Press');
  await dialog.getByRole('button', { name: 'Update Exercise' }).click();
  const sentence = 'Another coach has just changed this day. It now shows the latest.';
  await expect(dialog.getByText(sentence)).toBeVisible();
  await expect(dialog.getByLabel('Sets')).toHaveValue('10');
  await dialog.getByRole('button', { name: 'Update Exercise' }).click();
  await expectToast(coach, 'Updated Back Squat');
  await expect(names(coach)).toHaveText(['Back Squat', 'Push-up', 'Front Plank', 'Bench Press']);
});

async function otherCoachAdds(workoutId: string, exercise: string): Promise<void> {
  type Week = { days: { id: string; dayOfWeek: string }[] };
  const weeks = await fixture.coach.get<Week[]>('GET', `/api/programs/${workoutId}/weeks`);
  const target = weeks[0]?.days.find(({ dayOfWeek }) => dayOfWeek === day.weekday);
  await fixture.coach.get('POST', `/api/program-week-days/${target?.id}/exercises`, {
    exerciseId: fixture.idOf(exercise),
  });
}

test('a coach names a day, duplicates a week, and takes two weeks away after a question', async ({
  browser,
}) => {
  const coach = await coachInPrograms(browser);
  await edit(coach, 'Iron Foundation');
  await card(coach)
    .getByRole('button', { name: `More for ${day.name}` })
    .click();
  await coach.getByRole('menuitem', { name: 'Name and Notes' }).click();
  const dialog = coach.getByRole('dialog');
  await dialog.getByLabel('Day name').fill('Heavy Day');
  await coach.keyboard.press('Enter');
  await expect(card(coach).getByText('Heavy Day')).toBeVisible();

  await coach.getByRole('button', { name: 'Duplicate Week' }).click();
  await expect(dialog.getByRole('checkbox', { name: /Week 1\b/ })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Duplicate Week' }).click();
  await expect(dialog.getByText('Please select at least one target week')).toBeVisible();
  await expect(dialog.getByText(/Changes reach 1 member/)).toBeVisible();
  await dialog.getByRole('checkbox', { name: /Week 2\b/ }).check();
  await dialog.getByRole('checkbox', { name: /Week 3\b/ }).check();
  await lookAt(coach, 'edit-program-duplicate');
  await dialog.getByRole('button', { name: 'Duplicate Week' }).click();
  await expectToast(coach, 'Duplicated Week 1 to Week 2, 3');
  await coach.getByRole('tab', { name: 'Week 3' }).click();
  await expect(card(coach).getByText('Heavy Day')).toBeVisible();
  await expect(names(coach)).toHaveText(['Bench Press', 'Front Plank', 'Back Squat']);

  await coach.getByLabel('Number of Weeks').selectOption('10');
  await coach.getByRole('button', { name: 'Save Changes' }).click();
  const question = coach.getByRole('alertdialog', { name: 'Remove Weeks 11 and 12?' });
  await expect(question).toContainText('1 member has training days in weeks 11 and 12');
  await expect(question).toContainText('Nothing that was logged is lost.');
  await lookAt(coach, 'edit-program-fewer-weeks');
  await question.getByRole('button', { name: 'Remove and Save' }).click();
  await expectToast(coach, 'Program updated successfully!');
  await expect(coach.getByRole('tab')).toHaveCount(10);
  type Card = { numWeeks: number; totalExercises: number };
  const [assignment] = await fixture.coach.get<Card[]>('GET', '/api/assignments');
  expect(assignment).toMatchObject({ numWeeks: 10, totalExercises: 30 });
});

test('details that are not saved are not lost, and leaving asks', async ({ browser }) => {
  await fixture.coach.get('POST', '/api/workouts', { name: 'Bare Bones', numWeeks: 2 });
  const coach = await coachInPrograms(browser);
  await edit(coach, 'Bare Bones');
  await expectToast(coach, 'Weeks created');
  await expect(coach.getByRole('tab')).toHaveCount(2);
  await coach.getByLabel('Description').fill('For the road.');
  await expect(coach.getByText('Not saved yet, kept on this device')).toBeVisible();
  await coach.reload();
  await expect(coach.getByLabel('Description')).toHaveValue('For the road.');
  await coach.goBack();
  await edit(coach, 'Bare Bones');
  await expect(coach.getByLabel('Description')).toHaveValue('For the road.');

  await coach.getByLabel('Program Name').fill('  ');
  await coach.getByRole('button', { name: 'Save Changes' }).click();
  await expectToast(coach, 'Validation Error');
  await expect(coach.getByLabel('Program Name')).toBeFocused();
  await expect(coach.getByLabel('Program Name')).toHaveAccessibleDescription(/Please enter a program name/);
  await coach.getByLabel('Program Name').fill('Road Work');
  await coach.getByRole('button', { name: 'Save Changes' }).click();
  await expectToast(coach, 'Program updated successfully!');
  await expect(coach.getByText('Not saved yet, kept on this device')).toBeHidden();

  await coach.getByLabel('Program Name').fill('Road Works');
  await coach.getByRole('button', { name: 'Back', exact: true }).click();
  const question = coach.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Discard and Leave' }).click();
  await expect(coach.getByRole('heading', { name: 'Road Work', exact: true })).toBeVisible();
});

test('a phone’s editor: handles for a finger, and nothing too wide', async ({ browser }) => {
  const context = await browser.newContext({
    baseURL: fixture.fellowship.origin,
    viewport: { width: 320, height: 700 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
    storageState: await (await signedIn(browser, fixture, 'coach')).context().storageState(),
  });
  const coach = await context.newPage();
  await coach.goto('/admin?section=programs');
  await edit(coach, 'Iron Foundation');
  // The handle gives way to one that drags once the parts are there: either is wide enough.
  await expect(async () => {
    const handle = await handleOf(coach, 'Back Squat').boundingBox();
    expect(handle?.width).toBeGreaterThanOrEqual(44);
    expect(handle?.height).toBeGreaterThanOrEqual(44);
  }).toPass();
  const overflow = await coach.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  for (const width of [375, 768]) {
    await coach.setViewportSize({ width, height: 812 });
    await lookAt(coach, 'edit-program-phone');
  }
});

test('a coach deletes a program that another one uses', async ({ browser }) => {
  const coach = await coachInPrograms(browser);
  await useOnADay('Two Hands', 'Iron Foundation');
  await coach.route('**/usage', route => route.abort());
  await coach.getByRole('button', { name: 'Delete Iron Foundation' }).click();
  await expectToast(coach, 'Failed to check workout usage');
  await coach.unroute('**/usage');
  await coach.getByRole('button', { name: 'Delete Iron Foundation' }).click();
  const question = coach.getByRole('alertdialog', { name: 'Delete Workout Program?' });
  await expect(question.getByText('Two Hands')).toBeVisible();
  await expect(question.getByText('1 assignment ends: the days ahead go.')).toBeVisible();
  await lookAt(coach, 'delete-program');
  await question.getByRole('button', { name: 'Delete Anyway' }).click();
  await expectToast(coach, 'Workout program deleted successfully');
  await expect(coach.getByRole('heading', { name: 'Iron Foundation' })).toHaveCount(0);
  const member = await signedIn(browser, fixture, 'member', 375);
  await open(member, 'Workout Log');
  await expect(member.getByRole('heading', { name: 'Back Squat' })).toHaveCount(0);
});

/** Uses a program as the workout of a day of another, on the day after today. */
async function useOnADay(using: string, used: string): Promise<void> {
  const workouts = await fixture.coach.get<{ id: string; name: string }[]>('GET', '/api/workouts');
  const idOf = (name: string) => workouts.find(workout => workout.name === name)?.id;
  const weeks = await fixture.coach.get<{ id: string }[]>('GET', `/api/programs/${idOf(using)}/weeks`);
  await fixture.coach.get('POST', `/api/program-weeks/${weeks[0]?.id}/days`, {
    dayOfWeek: weekdayOf(addDays(fixture.today, 1)),
    assignedWorkoutId: idOf(used),
  });
}

test('what is removed comes back: from its message, from its place, with Ctrl+Z; a double click removes one', async ({
  browser,
}) => {
  await assigned(await program('Second Thoughts', 2));
  const coach = await coachInPrograms(browser);
  await edit(coach, 'Second Thoughts');
  const whole = ['Back Squat', 'Push-up', 'Front Plank'];
  const remove = (exercise: string) => card(coach).getByRole('button', { name: `Remove ${exercise}` });
  await remove('Back Squat').dblclick();
  await expectToast(
    coach,
    'Exercise removed from day',
    `Removed Back Squat from ${day.name}. 1 member has it today.`,
  );
  await expect(names(coach)).toHaveText(whole.slice(1));
  await expect(card(coach).getByText('Removed Back Squat')).toBeVisible();
  await lookAt(coach, 'edit-program-removed');
  await toastOf(coach).getByRole('button', { name: 'Undo' }).click();
  await expectToast(coach, 'Undone', `Back Squat is back on ${day.name} of week 1`);
  await expect(names(coach)).toHaveText(whole);

  await remove('Push-up').click();
  await card(coach).getByRole('button', { name: 'Undo: removed Push-up' }).click();
  await expect(names(coach)).toHaveText(whole);

  const member = await signedIn(browser, fixture, 'member', 375);
  await remove('Front Plank').press('Enter');
  await expectToast(coach, 'Removed Front Plank');
  await remove('Push-up').press('Enter');
  await expectToast(coach, 'Removed Push-up');
  await expect(names(coach)).toHaveText(['Back Squat']);
  await coach.keyboard.press('Control+z');
  await expectToast(coach, 'Push-up is back');
  await coach.keyboard.press('Control+z');
  await expectToast(coach, 'Front Plank is back');
  await expect(names(coach)).toHaveText(whole);
  await expect(card(coach).getByText('3 × 5').first()).toBeVisible();
  await open(member, 'Workout Log');
  const ofProgram = member.getByRole('region', { name: 'Second Thoughts' });
  const trained = ofProgram.getByRole('heading', { level: 4 });
  await expect(trained).toHaveText(whole);

  await coach.getByLabel('Number of Weeks').selectOption('1');
  await coach.getByRole('button', { name: 'Save Changes' }).click();
  await coach.getByRole('alertdialog').getByRole('button', { name: 'Remove and Save' }).click();
  await expect(coach.getByRole('tab')).toHaveCount(1);
  await toastOf(coach).getByRole('button', { name: 'Undo' }).click();
  await expectToast(coach, 'Week 2 is as it was');
  await coach.getByRole('tab', { name: 'Week 2' }).click();
  await expect(names(coach)).toHaveText(whole);
  await expect(coach.getByLabel('Number of Weeks')).toHaveValue('2');
});

test('a program is duplicated, from its editor and from its card, and opens to be edited', async ({
  browser,
}) => {
  const coach = await coachInPrograms(browser);
  await edit(coach, 'Second Thoughts');
  await coach.getByRole('button', { name: 'Duplicate Second Thoughts', exact: true }).click();
  await expectToast(coach, 'Second Thoughts (copy) is ready to be edited');
  await expect(coach.getByLabel('Program Name')).toHaveValue('Second Thoughts (copy)');
  await expect(coach.getByText('No member trains this program now')).toBeVisible();
  await expect(names(coach)).toHaveText(['Back Squat', 'Push-up', 'Front Plank']);
  await coach.goBack();
  await coach.goBack();
  await coach.getByRole('button', { name: 'Duplicate Second Thoughts', exact: true }).click();
  await expect(coach.getByLabel('Program Name')).toHaveValue('Second Thoughts (copy 2)');
});

test('while a program is written, Ctrl+Z brings back what was removed and never takes its name', async ({
  browser,
}) => {
  const coach = await coachInPrograms(browser);
  await coach.getByRole('button', { name: 'Create 12-Week Program' }).click();
  const name = coach.getByLabel('Program Name');
  await name.pressSequentially('Slow Strength');
  await add(coach, 'Back Squat', { Sets: '4' });
  await add(coach, 'Push-up', { Sets: '3' });
  await card(coach).getByRole('button', { name: 'Remove Back Squat' }).click();
  await expectToast(coach, `Removed Back Squat from ${day.name}.`);
  await coach.keyboard.press('Control+z');
  await expectToast(coach, 'Undone', 'Back Squat is back');
  await expect(names(coach)).toHaveText(['Back Squat', 'Push-up']);
  for (const left of [['Back Squat'], [], []]) {
    await coach.keyboard.press('Control+z');
    await expect(names(coach)).toHaveText(left);
  }
  await expect(name).toHaveValue('Slow Strength');

  const description = coach.getByLabel('Description');
  await description.pressSequentially('Heavy.');
  for (let time = 0; time < 5; time += 1) await coach.keyboard.press('Control+z');
  await expect(description).toHaveValue('');
  await expect(name).toHaveValue('Slow Strength');
  await name.focus();
  for (let time = 0; time < 5; time += 1) await coach.keyboard.press('Control+z');
  await expect(name).not.toHaveValue('');
});

test('a coach joins two exercises to a superset, names the sets, a tempo and an alternate; the member’s card says so', async ({
  browser,
}) => {
  await assigned(await program('Pairs', 1));
  const coach = await coachInPrograms(browser);
  await edit(coach, 'Pairs');
  await card(coach).getByRole('button', { name: 'Edit Push-up' }).click();
  const dialog = coach.getByRole('dialog');
  await dialog.getByRole('button', { name: /^Set by set, tempo/ }).click();
  await dialog.getByRole('button', { name: 'Join with Back Squat (above)' }).click();
  await dialog.getByRole('button', { name: 'Update Exercise' }).click();
  await expectToast(coach, 'Updated Push-up');
  await expect(card(coach).getByText('Superset A')).toHaveCount(2);

  await card(coach).getByRole('button', { name: 'Edit Back Squat' }).click();
  await dialog.getByLabel('Rounds').fill('4');
  await dialog.getByLabel('Tempo').fill('31X1');
  await dialog.getByRole('button', { name: 'Edit each set' }).click();
  await dialog.getByLabel('Kind of Set 1').selectOption('warmup');
  await dialog.getByRole('group', { name: 'Set 1' }).getByLabel('% 1RM').fill('75');
  const last = dialog.getByRole('group', { name: 'Set 2' });
  await last.getByLabel('Reps').fill('1+');
  await last.getByLabel('% 1RM').fill('95');
  await expect(dialog.getByLabel('Sets', { exact: true })).toHaveValue('2');
  await dialog.getByRole('button', { name: 'Add alternate' }).click();
  await dialog.getByRole('searchbox').fill('Goblet Squat');
  await expect(dialog.getByRole('button', { name: 'Push-up', exact: true })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Goblet Squat', exact: true }).click();
  await lookAtWidths(coach, 'prescription-set-by-set');
  await dialog.getByRole('button', { name: 'Update Exercise' }).click();
  await expectToast(coach, 'Updated Back Squat');
  await expect(card(coach).getByText(/Warm-up 5 reps, then 5 @ 75%, 1\+ @ 95%.* · tempo 31X1/)).toBeVisible();
  await lookAtWidths(coach, 'edit-program-superset');

  const member = await signedIn(browser, fixture, 'member', 375);
  await open(member, 'Workout Log');
  const pairs = member.getByRole('region', { name: 'Pairs' });
  await expect(pairs.getByText('Superset A, 4 rounds').first()).toBeVisible();
  await expect(pairs.getByText(/Warm-up 5 reps, then 5 @ 75%, 1\+ @ 95%.* · tempo 31X1/)).toBeVisible();
  await expect(pairs.getByText('You can do instead: Goblet Squat')).toBeVisible();
  await lookAtWidths(member, 'workout-log-superset');
});
