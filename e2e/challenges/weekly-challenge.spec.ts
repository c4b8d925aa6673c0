import { expect, type Locator, type Page } from '@playwright/test';
import { addDays, formatDate } from '../../src/domain/plain-date.ts';
import { ApiPerson } from '../fellowship/api-person.ts';
import { untilAnswered } from '../page/calls.ts';
import { fiveDay, weekly } from './challenge-of-member.ts';
import { lookAt } from '../page/look-at.ts';
import { type TrainingFixture, givenAMember, open, signedIn } from '../fellowship/member-in-training.ts';
import { test } from '../fellowship/test.ts';
import { expectToast } from '../page/toast.ts';

let fixture: TrainingFixture;

test.beforeEach(async () => {
  fixture = await givenAMember();
});
test.afterEach(() => fixture.fellowship.stop());

/** A single challenge that began some days ago; of several the one that started last is the current one. */
function aChallenge(scoringType: string, daysAgo: number, more: object = {}) {
  const { coach, today, idOf } = fixture;
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
  const { coach, fellowship } = fixture;
  const email = `${firstName.toLowerCase()}@fellowship.example`;
  const member = await coach.get('POST', '/api/admin/members', { email, firstName, lastName: 'Rivers' });
  await coach.get('POST', `/api/admin/members/${member.id}/activate-subscription`, {});
  return ApiPerson.invited(fellowship.origin, member.inviteUrl);
}

const submitButton = (page: Page) => weekly(page).getByRole('button', { name: 'Submit Your Score' });
const send = (dialog: Locator) => dialog.getByRole('button', { name: 'Submit Score' }).click();

test('a member hands in a score once, and sees it wherever the challenge is', async ({ browser }) => {
  const { today } = fixture;
  const { id } = await aChallenge('reps', 2);
  for (const [index, name] of ['Ben', 'Cora', 'Dan', 'Eve', 'Finn', 'Gus'].entries()) {
    const person = await anotherMember(name);
    await person.get('POST', `/api/challenges/${id}/submit`, { score: 100 - index, reps: 100 - index });
  }
  const page = await signedIn(browser, fixture, 'member', 375);
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
  await expectToast(page, 'Success', 'Challenge submission recorded!');
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

/** The typed values, and the questions about them. */
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
  const page = await signedIn(browser, fixture, 'member');
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
    await expectToast(page, 'Success', 'Challenge submission recorded!');
    await expect(weekly(page).getByText(shown, { exact: true })).toBeVisible();
    expect(await fixture.member.get('GET', `/api/challenges/${id}/my-submission`)).toMatchObject({ score });
  }
});

test('a score that could not be sent stays typed, through a closed dialog and a reload', async ({
  browser,
}) => {
  await aChallenge('time', 0);
  const page = await signedIn(browser, fixture, 'member');
  await page.route('**/api/challenges/*/submit', route => route.abort());
  await submitButton(page).click();
  const dialog = page.getByRole('dialog', { name: 'Submit Your Score' });
  const time = dialog.getByLabel('Completion Time');
  await time.fill('08:40');
  await send(dialog);
  await expectToast(page, 'Failed to submit challenge', 'The server cannot be reached. Please try again.');
  await expect(dialog.getByRole('alert')).toContainText('Failed to submit challenge');
  await expect(time).toHaveValue('08:40');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.reload();
  await submitButton(page).click();
  await expect(time).toHaveValue('08:40');

  // Handed in on another device meanwhile.
  const { id } = await fixture.member.get('GET', '/api/challenges/current');
  await fixture.member.get('POST', `/api/challenges/${id}/submit`, { score: 500, completionTime: '8:20' });
  await page.unroute('**/api/challenges/*/submit');
  await send(dialog);
  await expectToast(
    page,
    'Failed to submit challenge',
    'You have already submitted a score for this challenge',
  );
  await page.keyboard.press('Escape');
  await expect(weekly(page).getByText('08:20')).toBeVisible();
});

test('a member whose membership has ended meanwhile reads Premium Only', async ({ browser }) => {
  await aChallenge('reps', 0);
  const page = await signedIn(browser, fixture, 'member');
  await submitButton(page).click();
  const dialog = page.getByRole('dialog', { name: 'Submit Your Score' });
  await dialog.getByLabel('Reps').fill('30');
  const refusal = { status: 403, json: { message: 'An active membership is required' } };
  await page.route('**/api/challenges/**', route => route.fulfill(refusal));
  await send(dialog);
  await expectToast(page, 'Failed to submit challenge', 'An active membership is required');
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
  const page = await signedIn(browser, fixture, 'member');
  await page.getByText('No activity yet.').waitFor();
  await expect(weekly(page)).toBeHidden();
  await untilAnswered(page, '/member', () => open(page, 'Workout Log'));
  await expect(weekly(page)).toBeHidden();
  await expect(fiveDay(page)).toBeHidden();
  await open(page, 'Hall of Honor');
  await expect(weekly(page)).toContainText('No weekly challenge is running.');
  await expect(fiveDay(page)).toContainText('No 5-day challenge is running.');
});
