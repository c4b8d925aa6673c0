import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { addDays, formatDate, type PlainDate, weekdayOf } from '../src/domain/plain-date.ts';
import { ApiPerson } from './api-person.ts';
import { lookAt } from './look-at.ts';
import { type Given, givenAMember, goToDate, open, signedIn } from './member-in-training.ts';
import { test } from './test.ts';
import { said } from './toast.ts';

let given: Given;
test.beforeEach(async () => {
  given = await givenAMember();
});
test.afterEach(() => given.fellowship.stop());

const weekly = (page: Page) => page.getByRole('region', { name: /^Weekly Challenge/ });
const fiveDay = (page: Page) => page.getByRole('region', { name: /^5-Day Challenge/ });

/** A single challenge that began some days ago; of several the one that started last is the current one. */
function aChallenge(scoringType: string, daysAgo: number, more: object = {}) {
  const { coach, today, idOf } = given;
  return coach.get('POST', '/api/challenges', {
    name: `Most ${scoringType}`,
    exerciseId: idOf('Push-up'),
    startDate: addDays(today, -daysAgo),
    endDate: addDays(today, 6 - daysAgo),
    instructions: 'Chest to the floor.\nRest when you need to.',
    scoringType,
    challengeLevel: 'Intermediate',
    ...more,
  });
}

async function anotherMember(firstName: string): Promise<ApiPerson> {
  const { coach, fellowship } = given;
  const email = `${firstName.toLowerCase()}@fellowship.example`;
  const member = await coach.get('POST', '/api/admin/members', { email, firstName, lastName: 'Rivers' });
  await coach.get('POST', `/api/admin/members/${member.id}/activate-subscription`, {});
  const person = new ApiPerson(fellowship.origin);
  const token = new URL(String(member.inviteUrl)).searchParams.get('token');
  await person.get('POST', '/api/invitations/accept', { token, password: 'password-1' });
  return person;
}

const submitButton = (page: Page) => weekly(page).getByRole('button', { name: 'Submit Your Score' });
const send = (dialog: Locator) => dialog.getByRole('button', { name: 'Submit Score' }).click();

test('a member hands in a score once, and sees it wherever the challenge is', async ({ browser }) => {
  const { today } = given;
  const { id } = await aChallenge('reps', 2);
  for (const [index, name] of ['Ben', 'Cora', 'Dan', 'Eve', 'Finn', 'Gus'].entries()) {
    const person = await anotherMember(name);
    await person.get('POST', `/api/challenges/${id}/submit`, { score: 100 - index, reps: 100 - index });
  }
  const page = await signedIn(browser, given, 'member', 375);
  const card = weekly(page);
  for (const text of ['Active', 'Most reps', 'Push-up', 'Intermediate', '2-3 rounds', 'Most reps wins'])
    await expect(card.getByText(text, { exact: true })).toBeVisible();
  const dates = `${formatDate(addDays(today, -2))} – ${formatDate(addDays(today, 4))}`;
  await expect(card.getByText(dates)).toBeVisible();
  await expect(card.getByText('Chest to the floor.')).toBeVisible();
  await lookAt(page, 'weekly-challenge-open');

  await submitButton(page).click();
  const dialog = page.getByRole('dialog', { name: 'Submit Your Score' });
  await send(dialog);
  await expect(dialog.getByText('Please enter valid reps')).toBeVisible();
  await expect(dialog.getByLabel('Reps')).toBeFocused();
  await dialog.getByLabel('Reps').fill('42');
  await lookAt(page, 'weekly-challenge-dialog');
  await send(dialog);
  await said(page, 'Success', 'Challenge submission recorded!');
  await expect(dialog).toBeHidden();

  await expect(card.getByText('Your Result')).toBeVisible();
  await expect(card.getByText('42 reps')).toBeVisible();
  await expect(card.getByText('Completed', { exact: true })).toBeVisible();
  await expect(card.getByRole('button', { name: 'Challenge Completed' })).toBeDisabled();
  await lookAt(page, 'weekly-challenge-done');
  await open(page, 'Workout Log');
  await expect(card.getByRole('button', { name: 'Challenge Completed' })).toBeDisabled();

  await open(page, 'Hall of Honor');
  await expect(card.getByRole('button', { name: 'Already Submitted' })).toBeDisabled();
  const rows = card.getByRole('table', { name: 'Top Submissions' }).getByRole('row');
  await expect(rows).toHaveText([
    /Member/,
    /1.*Ben/,
    /2.*Cora/,
    /3.*Dan/,
    /4.*Eve/,
    /5.*Finn/,
    /7.*Ada Stone.*You.*42/,
  ]);
  for (const width of [375, 768, 1280]) {
    await page.setViewportSize({ width, height: 812 });
    await lookAt(page, 'weekly-challenge-hall');
  }
});

/** What is typed, and what is said of it. */
const checks = {
  reps: {
    label: 'Reps',
    wrong: [
      ['', 'Please enter valid reps'],
      ['0', 'Please enter valid reps'],
    ],
    right: '50',
    shown: '50 reps',
    score: 50,
  },
  weight: {
    label: 'Weight',
    wrong: [['-5', 'Please enter valid weight']],
    right: '225.5',
    shown: '225.5 lbs',
    score: 225.5,
  },
  time: {
    label: 'Completion Time',
    wrong: [
      ['', 'Please enter completion time'],
      ['12', 'Please enter time in MM:SS format'],
      ['1:02:03', 'Please enter time in MM:SS format'],
      ['12:60', 'Please enter valid time'],
      ['aa:10', 'Please enter valid time'],
    ],
    right: '12:05',
    shown: '12:05',
    score: 725,
  },
} as const;

const wins = { reps: 'Most reps wins', weight: 'Heaviest weight wins', time: 'Fastest time wins' };

test('a score is checked as the challenge is won: by reps, weight or time', async ({ browser }) => {
  const page = await signedIn(browser, given, 'member');
  for (const [index, type] of (['reps', 'weight', 'time'] as const).entries()) {
    const { label, wrong, right, shown, score } = checks[type];
    const { id } = await aChallenge(type, 3 - index);
    await page.reload();
    await expect(weekly(page).getByText(wins[type])).toBeVisible();
    await submitButton(page).click();
    const dialog = page.getByRole('dialog', { name: 'Submit Your Score' });
    for (const [typed, sentence] of wrong) {
      await dialog.getByLabel(label).fill(typed);
      await send(dialog);
      await expect(dialog.getByText(sentence)).toBeVisible();
    }
    await dialog.getByLabel(label).fill(right);
    await send(dialog);
    await said(page, 'Success', 'Challenge submission recorded!');
    await expect(weekly(page).getByText(shown, { exact: true })).toBeVisible();
    expect(await given.member.get('GET', `/api/challenges/${id}/my-submission`)).toMatchObject({ score });
  }
});

test('a score that could not be sent stays typed, through a closed dialog and a reload', async ({
  browser,
}) => {
  await aChallenge('time', 0);
  const page = await signedIn(browser, given, 'member');
  await page.route('**/api/challenges/*/submit', route => route.abort());
  await submitButton(page).click();
  const dialog = page.getByRole('dialog', { name: 'Submit Your Score' });
  const time = dialog.getByLabel('Completion Time');
  await time.fill('08:40');
  await send(dialog);
  await said(page, 'Failed to submit challenge', 'The server cannot be reached. Please try again.');
  await expect(dialog.getByRole('alert')).toContainText('Failed to submit challenge');
  await expect(time).toHaveValue('08:40');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.reload();
  await submitButton(page).click();
  await expect(time).toHaveValue('08:40');

  // Handed in on another device meanwhile.
  const { id } = await given.member.get('GET', '/api/challenges/current');
  await given.member.get('POST', `/api/challenges/${id}/submit`, { score: 500, completionTime: '8:20' });
  await page.unroute('**/api/challenges/*/submit');
  await send(dialog);
  await said(page, 'Failed to submit challenge', 'You have already submitted a score for this challenge');
  await page.keyboard.press('Escape');
  await expect(weekly(page).getByText('08:20')).toBeVisible();
});

test('a member whose membership has ended meanwhile reads Premium Only', async ({ browser }) => {
  await aChallenge('reps', 0);
  const page = await signedIn(browser, given, 'member');
  await submitButton(page).click();
  const dialog = page.getByRole('dialog', { name: 'Submit Your Score' });
  await dialog.getByLabel('Reps').fill('30');
  const refusal = { status: 403, json: { message: 'An active membership is required' } };
  await page.route('**/api/challenges/**', route => route.fulfill(refusal));
  await send(dialog);
  await said(page, 'Failed to submit challenge', 'An active membership is required');
  await expect(weekly(page).getByRole('button', { name: 'Premium Only' })).toBeDisabled();
  await expect(weekly(page).getByRole('link', { name: 'Take part with a membership' })).toHaveAttribute(
    'href',
    '/subscribe',
  );
  await expect(submitButton(page)).toBeHidden();
  await page.unroute('**/api/challenges/**');
  await lookAt(page, 'weekly-challenge-premium');
});

test('without a challenge Command Center and Workout Log show none, and the hall says so', async ({
  browser,
}) => {
  const page = await signedIn(browser, given, 'member');
  await page.getByText('No activity yet.').waitFor();
  await page.waitForLoadState('networkidle');
  await expect(weekly(page)).toBeHidden();
  await open(page, 'Workout Log');
  await page.waitForLoadState('networkidle');
  await expect(weekly(page)).toBeHidden();
  await expect(fiveDay(page)).toBeHidden();
  await open(page, 'Hall of Honor');
  await expect(weekly(page)).toContainText('No weekly challenge is running.');
  await expect(fiveDay(page)).toContainText('No 5-day challenge is running.');
});

const dayNames: Record<string, string> = {
  monday: 'Isometric & Activation',
  tuesday: 'Core & Control',
  wednesday: 'Conditioning & Resilience',
  thursday: 'Strength & Power',
  friday: 'Recovery Flow & Endurance',
};

const isWeekend = (date: PlainDate) => ['saturday', 'sunday'].includes(weekdayOf(date));

/** The last weekday up to today, and the first after it. */
function weekdaysAround(today: PlainDate) {
  let [last, next] = [today, addDays(today, 1)];
  while (isWeekend(last)) last = addDays(last, -1);
  while (isWeekend(next)) next = addDays(next, 1);
  return { last, next };
}

/** Seven days from the last weekday on, so that there is a day to do and one to come whatever today is. */
async function aFiveDayChallenge(exercises: object[], more: object = {}) {
  const { coach, today } = given;
  const { last, next } = weekdaysAround(today);
  const days = Object.entries(dayNames).map(([dayOfWeek, dayName]) => ({
    dayOfWeek,
    dayName,
    goal: 'Own every position.',
    warmup: '5 minutes easy, then 10 slow squats.',
    finisher: 'One last hold, as long as it is clean.',
    exercises,
  }));
  const challenge = await coach.get('POST', '/api/challenges', {
    name: 'Forge Week',
    startDate: last,
    endDate: addDays(last, 6),
    isMultiDay: 'true',
    scoringType: 'multi_day',
    days,
    ...more,
  });
  return { id: String(challenge.id), last, next };
}

const aBitOfAll = () => {
  const { idOf } = given;
  return [
    { exerciseId: idOf('Push-up'), sets: '3', reps: '12', restSeconds: '60', altExercise: 'Knee push-ups' },
    { exerciseId: idOf('Box Jump'), volume: '40' },
    { exerciseId: idOf('Front Plank'), time: '1:00' },
    { exerciseId: idOf('Easy Run'), distance: '1', time: '4:00', workInterval: '40', restInterval: '0:20' },
    { exerciseId: idOf("Child's Pose Reach"), time: '60' },
  ];
};

const complete = (page: Page) => fiveDay(page).getByRole('button', { name: 'Complete Workout' });
const workoutDialog = (page: Page) => page.getByRole('dialog', { name: 'Complete Workout' });
const saveDay = (page: Page) => workoutDialog(page).getByRole('button', { name: 'Complete Workout' }).click();

const weekdayName = (date: PlainDate) => {
  const weekday = weekdayOf(date);
  return weekday.charAt(0).toUpperCase() + weekday.slice(1);
};

async function onTheDay(browser: Browser, day: PlainDate, width = 1280): Promise<Page> {
  const page = await signedIn(browser, given, 'member', width);
  await open(page, 'Workout Log');
  await goToDate(page, given.today, day);
  return page;
}

test('a member completes a day of the 5-day challenge, and sees how far everyone is', async ({ browser }) => {
  const { id, last, next } = await aFiveDayChallenge(aBitOfAll());
  const page = await onTheDay(browser, last, 375);
  const card = fiveDay(page);
  for (const text of ['0/5', dayNames[weekdayOf(last)] ?? '', 'Own every position.', '3 × 12 · rest 60 s'])
    await expect(card.getByText(text, { exact: true })).toBeVisible();
  for (const part of ['Goal', 'Warm-up', 'Exercises', 'Finisher'])
    await expect(card.getByRole('heading', { name: part })).toBeVisible();
  await expect(card.getByText('1 mi · 4:00 · work 40 s · rest 0:20')).toBeVisible();
  await expect(card.getByText('Instead, if you need it: Knee push-ups')).toBeVisible();
  await lookAt(page, 'five-day-open');

  await complete(page).click();
  const dialog = workoutDialog(page);
  await saveDay(page);
  for (const sentence of [
    'Reps are required',
    'Contacts are required',
    'Hold time is required (mm:ss)',
    'Distance is required (miles)',
    'Run time is required (mm:ss)',
  ])
    await expect(dialog.getByText(sentence)).toBeVisible();
  await expect(dialog.getByLabel('Reps', { exact: false })).toBeFocused();
  await dialog.getByLabel('Reps').fill('36');
  await dialog.getByLabel('Contacts').fill('40');
  await dialog.getByLabel('Hold Time (mm:ss)').fill('1:10');
  await dialog.getByLabel('Distance (miles)').fill('1.2');
  await dialog.getByLabel('Run Time (mm:ss)').fill('10:30');
  await lookAt(page, 'five-day-dialog');
  await saveDay(page);
  await said(page, 'Success', 'Daily workout completed!');
  await expect(dialog).toBeHidden();
  await expect(card.getByText('1/5')).toBeVisible();
  await expect(card.getByText('Completed', { exact: true })).toBeVisible();
  await expect(complete(page)).toBeHidden();
  // 36 reps, 40 contacts, 70 s held, 100 for the run, 60 s of mobility as prescribed.
  expect(await given.member.get('GET', `/api/challenges/${id}/my-progress`)).toMatchObject({
    totalScore: 306,
  });

  // A day to come says when it opens.
  await page.reload();
  await open(page, 'Workout Log');
  await goToDate(page, given.today, next);
  await expect(card.getByText(`Opens on ${weekdayName(next)}, ${formatDate(next)}.`)).toBeVisible();
  await expect(complete(page)).toBeHidden();

  await open(page, 'Hall of Honor');
  const rows = card.getByRole('table', { name: 'Weekly Progress' }).getByRole('row');
  await expect(rows).toHaveText([/Member/, /1.*Ada Stone.*You.*1\/5.*20%.*306/]);
  await card.getByRole('button', { name: `${weekdayName(next)}, to come` }).click();
  await expect(card.getByText(`Opens on ${weekdayName(next)}`)).toBeVisible();
  for (const width of [375, 768, 1280]) {
    await page.setViewportSize({ width, height: 812 });
    await lookAt(page, 'five-day-hall');
  }
});

const asked = {
  'Back Squat': ['Reps'],
  'Push-up': ['Reps'],
  'Box Jump': ['Contacts'],
  'Front Plank': ['Hold Time (mm:ss)'],
  'Easy Run': ['Distance (miles)', 'Run Time (mm:ss)'],
  "Child's Pose Reach": [],
};

const typed: Record<string, string> = {
  Reps: '20',
  Contacts: '30',
  'Hold Time (mm:ss)': '0:45',
  'Distance (miles)': '2',
  'Run Time (mm:ss)': '18:00',
};

test('a day asks for what its exercises are counted in, and for nothing else', async ({ browser }) => {
  const { coach, idOf } = given;
  const page = await signedIn(browser, given, 'member');
  for (const [exercise, labels] of Object.entries(asked)) {
    const { id, last } = await aFiveDayChallenge([
      { exerciseId: idOf(exercise), sets: '1', reps: '20', time: '45' },
    ]);
    await page.reload();
    await open(page, 'Hall of Honor');
    await fiveDay(page)
      .getByRole('button', { name: `${weekdayName(last)}, open` })
      .click();
    await complete(page).click();
    const dialog = workoutDialog(page);
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeVisible();
    expect(await dialog.locator('label').allInnerTexts()).toEqual(labels.map(label => `${label} *`));
    for (const label of labels) await dialog.getByLabel(label).fill(typed[label] ?? '');
    await saveDay(page);
    await said(page, 'Success', 'Daily workout completed!');
    await expect(fiveDay(page).getByText('Completed', { exact: true })).toBeVisible();
    await coach.get('DELETE', `/api/challenges/${id}`);
  }
});

test('what is typed of a day survives a closed dialog, a failed send and a challenge that is gone', async ({
  browser,
}) => {
  const { idOf, coach } = given;
  const { id, last } = await aFiveDayChallenge([{ exerciseId: idOf('Push-up'), sets: '3', reps: '12' }]);
  const page = await onTheDay(browser, last);
  await complete(page).click();
  const reps = workoutDialog(page).getByLabel('Reps');
  await reps.fill('33');
  await page.keyboard.press('Escape');
  await expect(workoutDialog(page)).toBeHidden();
  await complete(page).click();
  await expect(reps).toHaveValue('33');

  await page.route('**/api/challenges/*/days/*/submit', route => route.abort());
  await saveDay(page);
  await said(page, 'Error', 'Failed to log completion');
  await expect(reps).toHaveValue('33');
  await page.unroute('**/api/challenges/*/days/*/submit');

  await page.reload();
  await open(page, 'Workout Log');
  await goToDate(page, given.today, last);
  await complete(page).click();
  await expect(reps).toHaveValue('33');
  await coach.get('DELETE', `/api/challenges/${id}`);
  await saveDay(page);
  await said(page, 'Error', 'No active multi-day challenge or day workout');
  await expect(reps).toHaveValue('33');
  await saveDay(page);
  await expect(workoutDialog(page).getByRole('alert')).toHaveText(
    'No active multi-day challenge or day workout',
  );
  await page.keyboard.press('Escape');
  await expect(fiveDay(page)).toBeHidden();
});

test('a member works by the timer, which goes by the clock whatever the phone does', async ({ browser }) => {
  const { idOf } = given;
  const run = {
    exerciseId: idOf('Easy Run'),
    distance: '1',
    time: '3:00',
    workInterval: '40',
    restInterval: '20s',
  };
  const { last } = await aFiveDayChallenge([run, { exerciseId: idOf('Push-up'), sets: '3', reps: '12' }]);
  const page = await onTheDay(browser, last, 375);
  await complete(page).click();
  const dialog = workoutDialog(page);
  const [time, words] = [dialog.getByRole('timer'), dialog.getByRole('status')];
  await dialog.getByLabel('Reps').fill('36');
  await expect(dialog.getByText('40 s work · 20 s rest')).toBeVisible();
  await expect(dialog.getByRole('group', { name: 'Rounds of Easy Run' })).toContainText('3');
  await dialog.getByRole('button', { name: 'One round less' }).click();
  await lookAt(page, 'interval-timer-start');

  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await dialog.getByRole('button', { name: 'Start Timer for Easy Run' }).click();
  await expect(time).toHaveText('0:10');
  await expect(words).toHaveText('Get ready, 10 seconds.');
  await page.clock.runFor(11_000);
  await expect(words).toHaveText('Round 1 of 2. Work, 40 seconds.');
  await expect(time).toHaveText('0:39');
  for (const button of await dialog.getByRole('button', { name: /Pause|Skip/ }).all())
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(64);

  await dialog.getByRole('button', { name: 'Pause' }).click();
  await expect(words).toHaveText('Paused.');
  await page.clock.runFor(30_000);
  await expect(time).toHaveText('0:39');
  await dialog.getByRole('button', { name: 'Resume' }).click();
  await dialog.getByRole('button', { name: 'Skip' }).click();
  await expect(words).toHaveText('Rest, 20 seconds.');

  // The phone sleeps through the rest and some of the next round.
  await page.clock.fastForward(25_000);
  await expect(words).toHaveText('Round 2 of 2. Work, 40 seconds.');
  await expect(time).toHaveText('0:35');
  // Closed by accident it goes on, and so do the results.
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.clock.runFor(5_000);
  await complete(page).click();
  await expect(time).toHaveText('0:30');
  await dialog.getByRole('button', { name: 'Results' }).click();
  await expect(dialog.getByLabel('Reps')).toHaveValue('36');
  await dialog.getByRole('button', { name: /^Work 0:30/ }).click();
  await page.clock.runFor(31_000);
  await expect(words).toHaveText('All 2 rounds are done.');
  await dialog.getByRole('button', { name: 'Enter Results' }).click();
  await expect(dialog.getByLabel('Run Time (mm:ss)')).toBeVisible();
});

test('the timer is read from the floor, in every size and both themes', async ({ browser }) => {
  const { idOf } = given;
  const run = { exerciseId: idOf('Easy Run'), sets: '8', workInterval: '10:40', restInterval: '20s' };
  const { last } = await aFiveDayChallenge([run]);
  const page = await onTheDay(browser, last, 375);
  await complete(page).click();
  await workoutDialog(page).getByRole('button', { name: 'Start Timer for Easy Run' }).click();
  await workoutDialog(page).getByRole('button', { name: 'Skip' }).click();
  await expect(workoutDialog(page).getByRole('status')).toHaveText(
    'Round 1 of 8. Work, 10 minutes 40 seconds.',
  );
  for (const width of [375, 768, 1280]) {
    await page.setViewportSize({ width, height: 812 });
    await lookAt(page, 'interval-timer');
  }
});
