import { expect, type Page } from '@playwright/test';
import { addDays } from '../../src/domain/plain-date.ts';
import {
  aProgramOn,
  type TrainingFixture,
  givenAMember,
  open,
  signedIn,
} from '../fellowship/member-in-training.ts';
import { test } from '../fellowship/test.ts';
import { storedAnswers } from '../page/stored-days.ts';
import { lookAt, lookAtWidths } from '../page/look-at.ts';
import { signOut } from '../page/sections.ts';
import { expectToast } from '../page/toast.ts';

test.use({ serviceWorkers: 'allow' });

let fixture: TrainingFixture;

/** Five sets of five today; seven were done a week ago. */
test.beforeEach(async () => {
  fixture = await givenAMember();
  const { coach, member, memberId, today, idOf } = fixture;
  const workoutId = await aProgramOn(fixture, today);
  const lastWeek = addDays(today, -7);
  const body = { memberId, workoutId, startDate: lastWeek };
  const { id: assignmentId } = await coach.get('POST', '/api/assignments', body);
  const exerciseId = idOf('Back Squat');
  await member.get('POST', '/api/progress', {
    assignmentId,
    exerciseId,
    completedDate: lastWeek,
    setsData: [1, 2, 3, 4, 5, 6, 7].map(setNum => ({ setNum, reps: 5, weight: 200 + setNum })),
  });
  await coach.get('PATCH', `/api/exercises/${exerciseId}`, { videoUrl: 'https://vimeo.com/76979871' });
});
test.afterEach(() => fixture.fellowship.stop());

const card = (page: Page, exercise: string) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: exercise, exact: true, level: 4 }) });

const log = (page: Page) => page.getByRole('dialog', { name: /Progress$/ });

async function openLog(page: Page): Promise<void> {
  await card(page, 'Back Squat').getByRole('button', { name: 'Log Progress' }).click();
  await expect(log(page)).toBeVisible();
}

const typedHere = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter(key => key.startsWith('fellowship-log ')));

test('a log is filled in from last time, asks about what nobody may have meant, and is saved', async ({
  browser,
}) => {
  const page = await signedIn(browser, fixture, 'member', 375);
  await open(page, 'Workout Log');
  await openLog(page);
  const dialog = log(page);
  await dialog.getByRole('button', { name: 'Use last time' }).click();
  await expect(dialog.getByText('Last time you did 7 sets; 5 are prescribed.')).toBeVisible();
  await lookAtWidths(page, 'log-last-time', [320, 375, 1280]);
  for (const set of [1, 2, 3, 4, 5]) {
    await dialog.getByLabel(`Set ${set} reps`).fill(set === 5 ? '1' : '5');
    await dialog.getByLabel(`Set ${set} weight in lb`).fill('205');
  }
  await dialog.getByRole('button', { name: 'Set 5 missed' }).click();
  await dialog.getByLabel('Set 4 weight in lb').fill('2o5');
  await dialog.getByRole('button', { name: 'Save Progress' }).click();
  await expect(dialog.getByText('“2o5” is not a number.')).toBeVisible();
  await lookAt(page, 'log-no-number');
  await dialog.getByLabel('Set 4 weight in lb').fill('2050');
  await dialog.getByRole('button', { name: 'Save Progress' }).click();
  await expect(dialog.getByText('Really 2,050 lb? Your best is about 242 lb.')).toBeVisible();
  await lookAtWidths(page, 'log-really', [320, 375, 1280]);
  await dialog.getByRole('button', { name: 'Back to set 4' }).click();
  await dialog.getByLabel('Set 4 weight in lb').fill('205');
  await dialog.getByRole('button', { name: 'Save Progress' }).click();
  await expect(dialog).toBeHidden();
  await expect(card(page, 'Back Squat').getByText('205 lb × 5, 5, 5, 5, missed')).toBeVisible();
});

test('what was typed is there when the app comes up again, without a signal too; so is how it is done', async ({
  browser,
}) => {
  const first = await signedIn(browser, fixture, 'member', 375);
  const context = first.context();
  await open(first, 'Workout Log');
  await expect(first.getByRole('heading', { name: /^Today/ })).toBeVisible();
  await expect(first.getByText('To do').first()).toBeVisible();
  await expect.poll(() => storedAnswers(first, 'exercise-guides')).toBe(1);
  await first.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await openLog(first);
  await log(first).getByLabel('Set 1 reps').fill('5');
  await log(first).getByLabel('Set 1 weight in lb').fill('205');
  await first.close();

  await context.setOffline(true);
  const page = await context.newPage();
  await page.goto('/member?section=calendar');
  const squat = card(page, 'Back Squat');
  await expect(squat.getByText('Not saved yet. What you typed is kept.')).toBeVisible();
  await squat.getByRole('button', { name: 'How to' }).click();
  const howTo = page.getByRole('dialog', { name: 'Back Squat' });
  await expect(howTo.getByText(/^Set the bar on the upper back/)).toBeVisible();
  await expect(howTo.getByText('The video needs a signal.')).toBeVisible();
  await lookAt(page, 'how-to-offline');
  await page.keyboard.press('Escape');
  await openLog(page);
  await expect(log(page).getByText(/^Restored what you typed at \d+:\d\d [AP]M\./)).toBeVisible();
  await expect(log(page).getByLabel('Set 1 weight in lb')).toHaveValue('205');
  await lookAt(page, 'log-restored');

  await context.setOffline(false);
  await log(page).getByRole('button', { name: 'Save Progress' }).click();
  await expect(log(page).getByText('Save 1 of 5 sets?')).toBeVisible();
  await lookAtWidths(page, 'log-save-question', [320, 375]);
  await page.keyboard.press('Escape');
  await expect(log(page).getByLabel('Set 2 reps'), 'back where it is empty').toBeFocused();
  await log(page).getByRole('button', { name: 'Save Progress' }).click();
  await log(page).getByRole('button', { name: 'Save 1 of 5' }).click();
  await expectToast(page, 'Progress logged successfully');
  await expect.poll(() => typedHere(page)).toEqual([]);
  await expect(page.getByRole('heading', { name: /^Today/ })).toContainText('Incomplete');

  await squat.getByRole('button', { name: 'Edit' }).click();
  await log(page).getByLabel('Set 1 reps').fill('6');
  await log(page).getByRole('button', { name: 'Close' }).click();
  expect(await typedHere(page)).toHaveLength(1);
  await squat.getByRole('button', { name: 'How to' }).click();
  await expect(howTo.locator('iframe')).toHaveAttribute('src', /^https:\/\/player\.vimeo\.com/);
  await page.keyboard.press('Escape');
  await signOut(page);
  await page.waitForURL(url => url.pathname === '/');
  expect(await typedHere(page), 'nothing of theirs is left').toEqual([]);
});

test('a note typed in the dialog leaves warm-ups warm-ups, and fills go into sets of work alone', async ({
  browser,
}) => {
  const { member, today, idOf } = fixture;
  const squat = async () => {
    const days = await member.get<Day[]>('GET', `/api/training-sessions?date=${today}`);
    const [exercise] = days[0]?.exercises ?? [];
    return { trainingDayId: String(days[0]?.trainingDayId), id: String(exercise?.prescriptionId) };
  };
  const { trainingDayId, id: prescriptionId } = await squat();
  const kinds = ['warmup', 'warmup', 'work', 'work', 'work', 'work', 'failure'];
  const events = kinds.map((setKind, index) => ({
    id: crypto.randomUUID(),
    at: new Date().toISOString(),
    kind: 'set',
    prescriptionId,
    setNum: index + 1,
    setKind,
    reps: 5,
    weight: setKind === 'warmup' ? 95 : 185,
    ...(setKind !== 'warmup' && { rpe: 8 }),
  }));
  await member.get('POST', `/api/training-sessions/${trainingDayId}/events`, { events });
  const logged = async () => {
    const logs = await member.get<Log[]>(
      'GET',
      `/api/progress?from=${today}&exerciseId=${idOf('Back Squat')}`,
    );
    return logs.map(({ setsData, workoutUnitsCompleted: units, setsCompleted, notes }) => {
      const sets = setsData.map(({ setKind, reps, weight, rpe }) => [setKind, reps, weight, rpe ?? null]);
      return { sets, units, setsCompleted, notes };
    });
  };
  const [before] = await logged();

  const page = await signedIn(browser, fixture, 'member', 375);
  await open(page, 'Workout Log');
  await card(page, 'Back Squat').getByRole('button', { name: 'Edit' }).click();
  const dialog = log(page);
  await expect(dialog.getByLabel(/^Warm-up \d reps$/)).toHaveCount(2);
  await expect(dialog.getByLabel(/^Set \d reps$/)).toHaveCount(5);
  await lookAtWidths(page, 'log-dialog-warm-ups', [375]);
  await dialog.getByLabel('Notes').fill('belt on');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expectToast(page, 'Progress updated successfully');
  expect(await logged()).toEqual([{ ...before, notes: 'belt on' }]);

  await card(page, 'Back Squat').getByRole('button', { name: 'Edit' }).click();
  await dialog.getByRole('button', { name: '5 reps each' }).click();
  await expect(dialog.getByLabel('Warm-up 1 weight in lb')).toHaveValue('95');
  await page.keyboard.press('Escape');
});

type Day = { trainingDayId: string; exercises: { prescriptionId: string }[] };
type Log = {
  setsData: { setKind: string; reps: number; weight: number; rpe?: number }[];
  workoutUnitsCompleted: number;
  setsCompleted: number;
  notes: string | null;
};
