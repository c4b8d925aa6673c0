import { expect, type Page } from '@playwright/test';
import { addDays, mondayOf } from '../../src/domain/plain-date.ts';
import { cardOf, challengesOf, dated, field, press, rowOf } from './challenge-console.ts';
import { dragAbove } from '../page/drag.ts';
import { lookAt, lookAtWidths } from '../page/look-at.ts';
import { type TrainingFixture, givenAMember } from '../fellowship/member-in-training.ts';
import { test } from '../fellowship/test.ts';
import { expectToast } from '../page/toast.ts';

let fixture: TrainingFixture;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  fixture = await givenAMember();
});
test.afterAll(() => fixture.fellowship.stop());

const rows = (page: Page) => page.getByRole('tabpanel').getByRole('listitem');

const order = (page: Page) =>
  rows(page).evaluateAll(items => items.map(item => item.getAttribute('aria-label')));

async function addExercise(page: Page, weekday: string, ...names: string[]): Promise<void> {
  await page.getByRole('button', { name: `Add Exercise to ${weekday}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Exercise' });
  for (const name of names) {
    await dialog.getByRole('searchbox').fill(name);
    await dialog.getByRole('button', { name, exact: true }).click();
    await expect(dialog.getByText(`Added ${name} to ${weekday}`)).toBeVisible();
  }
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog).toBeHidden();
}

const handleOf = (page: Page, exercise: string) =>
  page.getByRole('button', { name: new RegExp(`^Move ${exercise}:`) });

/** The Monday of last week, so that Monday's day can be completed whatever day it is. */
const lastMonday = () => addDays(mondayOf(fixture.today), -7);

test('a coach writes a 5-day challenge: the draft outlives a reload, exercises are moved, all is saved in one call', async ({
  browser,
}) => {
  const page = await challengesOf(browser, fixture);
  await page.setViewportSize({ width: 1280, height: 1400 });
  await page.getByRole('button', { name: 'Create 5-Day Challenge' }).click();
  await expect(page.getByRole('heading', { name: 'Create 5-Day Challenge', level: 1 })).toBeVisible();
  const names = [
    ['Monday', 'Isometric & Activation'],
    ['Tuesday', 'Core & Control'],
    ['Wednesday', 'Conditioning & Resilience'],
    ['Thursday', 'Strength & Power'],
    ['Friday', 'Recovery Flow & Endurance'],
  ] as const;
  for (const [day, name] of names) {
    await page.getByRole('tab', { name: new RegExp(day) }).click();
    await expect(field(page, 'Day Name')).toHaveValue(name);
  }
  await press(page, 'Create Challenge');
  await expectToast(page, 'Validation Error', 'Please fill in all required fields');
  await expect(field(page, 'Name')).toBeFocused();
  await lookAt(page, 'five-day-refused');
  await page.setViewportSize({ width: 1280, height: 1400 });

  await field(page, 'Name').fill('Iron Week');
  await dated(page, 'Start Date').fill(addDays(lastMonday(), 2));
  await dated(page, 'End Date').fill(addDays(lastMonday(), 4));
  await expect(page.getByText('Monday and Tuesday are not within these dates')).toBeVisible();
  await dated(page, 'Start Date').fill(lastMonday());
  await dated(page, 'End Date').fill(addDays(fixture.today, 4));
  await expect(page.getByText('not within these dates')).toHaveCount(0);

  await page.getByRole('tab', { name: /Monday/ }).click();
  await field(page, 'Goal').fill('Wake up every joint.');
  await field(page, 'Warm-up').fill('Five minutes of rope.');
  await field(page, 'Finisher').fill('One minute of burpees.');
  await addExercise(page, 'Monday', 'Back Squat', 'Front Plank', 'Box Jump');
  const squat = rowOf(page, 'Back Squat');
  await field(squat, 'Sets').fill('4');
  await field(squat, 'Reps').fill('8');
  await field(squat, 'Weight (optional)').fill('135');
  await field(squat, 'Rest').fill('90');
  await squat.getByLabel('Alternative Exercise (optional)').fill('Goblet Squat');
  await field(rowOf(page, 'Front Plank'), 'Duration (MM:SS or seconds)').fill('a while');
  await field(rowOf(page, 'Box Jump'), 'Ground Contacts').fill('30');
  await page.getByRole('tab', { name: /Wednesday/ }).click();
  await addExercise(page, 'Wednesday', 'Easy Run');
  const run = rowOf(page, 'Easy Run');
  for (const [label, text] of [
    ['Distance (miles)', '2 miles'],
    ['Time', '20:00'],
    ['Work Interval', '0:40'],
    ['Rest Interval', '0:20'],
    ['RPE 1-10 (optional)', '7'],
    ['Target Heart Rate (optional)', '130-150'],
  ] as const)
    await field(run, label).fill(text);

  await press(page, 'Create Challenge');
  await expectToast(page, 'Validation Error', 'Please correct the exercises that are marked');
  const hold = field(rowOf(page, 'Front Plank'), 'Duration (MM:SS or seconds)');
  await expect(hold).toBeFocused();
  await expect(page.getByRole('tab', { name: 'Monday has something to correct 3' })).toBeVisible();
  await expect(page.getByText('Use MM:SS or seconds')).toBeVisible();
  await hold.fill('1:30');
  await expect(page.getByText('3 exercises, worth 152 units')).toBeVisible();
  await expect(page.getByText('Draft kept on this device')).toBeVisible();

  await page.reload();
  await expect(page.getByText('What you had typed is back.')).toBeVisible();
  await expect(field(page, 'Name')).toHaveValue('Iron Week');
  await expect(field(squat, 'Sets')).toHaveValue('4');
  await expect(squat.getByLabel('Alternative Exercise (optional)')).toHaveValue('Goblet Squat');
  await lookAtWidths(page, 'five-day');
  await page.setViewportSize({ width: 1280, height: 1400 });

  await expect.poll(() => order(page)).toEqual(['Back Squat', 'Front Plank', 'Box Jump']);
  const handle = handleOf(page, 'Back Squat');
  await handle.focus();
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => order(page)).toEqual(['Front Plank', 'Back Squat', 'Box Jump']);
  await expect(page.getByText('Back Squat moved to place 2 of 3')).toBeAttached();
  await expect(handle).toBeFocused();
  await dragAbove(page, handleOf(page, 'Box Jump'), handleOf(page, 'Front Plank'));
  await expect.poll(() => order(page)).toEqual(['Box Jump', 'Front Plank', 'Back Squat']);
  await page.getByRole('button', { name: 'More for Box Jump' }).click();
  await page.getByRole('menuitem', { name: 'Move Down' }).click();
  await expect.poll(() => order(page)).toEqual(['Front Plank', 'Box Jump', 'Back Squat']);

  await page.route('**/api/challenges', route => route.fulfill({ status: 500, json: { message: 'x' } }));
  await press(page, 'Create Challenge');
  const asked = page.getByRole('alertdialog', { name: 'Tuesday, Thursday, and Friday are empty' });
  await lookAt(page, 'five-day-empty-days');
  await press(asked, 'Create Challenge');
  await expectToast(page, 'Error', 'Failed to create multi-day challenge');
  await page.unroute('**/api/challenges');
  const writes: string[] = [];
  page.on('request', request => {
    if (request.method() !== 'GET') writes.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  await press(page, 'Create Challenge');
  await expectToast(page, 'Success', 'Multi-day challenge created successfully!');
  expect(writes).toEqual(['POST /api/challenges']);
  await expect(cardOf(page, 'Iron Week')).toContainText('Monday to Friday, a workout a day');
  await page.getByRole('button', { name: 'Create 5-Day Challenge' }).click();
  await expect(field(page, 'Name')).toHaveValue('');
});

type Named = { id: string; name: string };

async function idOfChallenge(name: string): Promise<string> {
  const challenges = await fixture.coach.get<Named[]>('GET', '/api/challenges');
  return challenges.find(challenge => challenge.name === name)?.id ?? '';
}

const daysOf = (id: string) =>
  fixture.coach.get<{ id: string; dayOfWeek: string; dayName: string; warmup: string }[]>(
    'GET',
    `/api/challenges/${id}/days`,
  );

const exercisesOf = (dayId: string) =>
  fixture.coach.get<Record<string, string>[]>('GET', `/api/challenges/days/${dayId}/exercises`);

test('a coach edits a 5-day challenge: completed days stay, and what another coach saved is not overrun', async ({
  browser,
}) => {
  const id = await idOfChallenge('Iron Week');
  const [monday, , wednesday] = await daysOf(id);
  expect(await exercisesOf(monday?.id ?? '')).toMatchObject([
    { exerciseName: 'Front Plank', time: '1:30' },
    { exerciseName: 'Box Jump', volume: '30' },
    {
      exerciseName: 'Back Squat',
      sets: '4',
      reps: '8',
      weight: '135',
      restSeconds: '90',
      altExercise: 'Goblet Squat',
    },
  ]);
  expect(await exercisesOf(wednesday?.id ?? '')).toMatchObject([
    { distance: '2 miles', workInterval: '0:40', restInterval: '0:20', rpe: '7', targetHeartRate: '130-150' },
  ]);
  await fixture.member.get('POST', `/api/challenges/${id}/days/${monday?.id}/submit`, {
    reps: 32,
    contacts: 30,
    holdTime: '1:30',
  });

  const page = await challengesOf(browser, fixture);
  await page.setViewportSize({ width: 1280, height: 1400 });
  await expect(cardOf(page, 'Iron Week')).toContainText('1 day completed');
  await page.getByRole('button', { name: 'Edit Iron Week' }).click();
  await expect(page.getByRole('heading', { name: 'Edit 5-Day Challenge', level: 1 })).toBeVisible();
  await expect(page.getByText('Days that members have completed stay completed')).toBeVisible();
  await field(page, 'Warm-up').fill('Ten minutes of rope.');
  await page.getByRole('button', { name: 'More for Box Jump' }).click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await expect(page.getByRole('button', { name: 'Add Exercise to Monday' })).toBeFocused();
  await lookAt(page, 'edit-five-day');

  await fixture.coach.get('PUT', `/api/challenges/${id}`, { instructions: 'Theirs.' });
  await press(page, 'Save Changes');
  await expectToast(page, 'Error', 'This challenge was changed in the meantime');
  await expect(page.getByText('Another coach has changed this challenge in the meantime.')).toBeVisible();
  await expect(page.getByText('What you typed is kept')).toBeVisible();
  await expect(field(page, 'Warm-up')).toHaveValue('Ten minutes of rope.');
  await lookAt(page, 'edit-five-day-conflict');
  await page.getByRole('button', { name: 'Start Over' }).click();
  await expect(field(page, 'Instructions')).toHaveValue('Theirs.');
  await expect(field(page, 'Warm-up')).toHaveValue('Five minutes of rope.');

  await field(page, 'Warm-up').fill('Ten minutes of rope.');
  await fixture.coach.get('PUT', `/api/challenges/${id}`, { instructions: 'Theirs again.' });
  await page.reload();
  await expect(page.getByText('Another coach has changed this challenge in the meantime.')).toBeVisible();
  await press(page, 'Save Changes');
  await expectToast(page, 'Success', 'Challenge updated successfully!');
  await expect(cardOf(page, 'Iron Week')).toContainText('1 day completed');
  expect((await daysOf(id))[0]).toMatchObject({ id: monday?.id, warmup: 'Ten minutes of rope.' });
  expect(await fixture.member.get('GET', `/api/challenges/${id}/my-progress`)).toMatchObject({
    daysCompleted: 1,
    totalScore: 152,
  });

  await page.getByRole('button', { name: 'Results of Iron Week' }).click();
  const results = page.getByRole('dialog', { name: 'Results: Iron Week' });
  await expect(results.getByRole('row', { name: '1 Ada Stone 1/5 152' })).toBeVisible();
  await lookAt(page, 'five-day-results');
  await results.getByRole('button', { name: 'Done' }).click();

  await page.getByRole('button', { name: 'Edit Iron Week' }).click();
  await page.route('**/api/challenges/*', route =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 500, json: { message: 'x' } })
      : route.continue(),
  );
  await field(page, 'Goal').fill('Another.');
  await press(page, 'Save Changes');
  await expectToast(page, 'Error', 'Failed to update multi-day challenge');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Weekly Challenges', level: 1 })).toBeVisible();
});
