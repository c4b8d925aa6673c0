import { expect, type Page } from '@playwright/test';
import {
  aProgramOn,
  type TrainingFixture,
  givenAMember,
  signedIn,
} from '../fellowship/member-in-training.ts';
import { test } from '../fellowship/test.ts';
import { storedAnswers } from '../page/stored-days.ts';
import { signOut, hydrated } from '../page/sections.ts';

test.use({ serviceWorkers: 'allow' });

let fixture: TrainingFixture;
test.beforeEach(async () => {
  fixture = await givenAMember();
  const { coach, member, memberId, today, idOf } = fixture;
  const workoutId = await aProgramOn(fixture, today);
  await coach.get('POST', '/api/assignments', { memberId, workoutId, startDate: today });
  const max = { exerciseId: idOf('Back Squat'), weight: 245, unit: 'lb', date: today };
  await member.get('POST', '/api/tested-maxes', max);
});
test.afterEach(() => fixture.fellowship.stop());

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const at = (page: Page, words: string) => expect(page.getByText(words, { exact: true })).toBeVisible();
const eventCalls = '**/api/training-sessions/*/events';

/** On the first screen, with everything on the device that a session asks for. */
async function readyToLoseTheSignal(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await expect.poll(() => storedAnswers(page, '/api/training-sessions')).toBeGreaterThan(1);
}

async function begin(page: Page): Promise<void> {
  await button(page, 'Start session').click();
  await button(page, 'Start session').click();
  await at(page, 'Warm-up 1 of 3');
}

async function warmUp(page: Page, number: number): Promise<void> {
  await at(page, `Warm-up ${number} of 3`);
  await button(page, 'Warm-up done').click();
}

/** Seconds of rest that are left. */
async function restLeft(page: Page): Promise<number> {
  const [minutes = 0, seconds = 0] = (await page.getByRole('timer').innerText()).split(':').map(Number);
  return minutes * 60 + seconds;
}

type Sets = { setNum: number; earlier: unknown[] }[];
type Session = {
  endedAt: string | null;
  events: { id: string }[];
  exercises: { state: string; sets: Sets }[];
};

const sessionThere = async (): Promise<Session> => {
  const query = `date=${fixture.today}`;
  const [session] = await fixture.member.get<Session[]>('GET', `/api/training-sessions?${query}`);
  return session as Session;
};
const setsThere = async () => (await sessionThere()).exercises[0]?.sets.map(({ setNum }) => setNum);

test('from a cold start without a signal a session opens, is killed mid-set, opens at that set with its rest, ends, and arrives whole', async ({
  browser,
}) => {
  const first = await signedIn(browser, fixture, 'member', 375);
  const context = first.context();
  await readyToLoseTheSignal(first);
  await context.setOffline(true);
  await first.close();

  const page = await context.newPage();
  await page.goto('/member');
  await begin(page);
  for (const number of [1, 2, 3]) await warmUp(page, number);
  await at(page, 'Set 1 of 5');
  await button(page, 'Set done').click();
  await at(page, 'Set 2 of 5');
  const [before, seenAt] = [await restLeft(page), Date.now()];
  expect(before).toBeGreaterThan(170);
  await page.close();

  const again = await context.newPage();
  await again.goto('/member');
  await button(again, 'Continue session').click();
  await at(again, 'Set 2 of 5');
  const passed = (Date.now() - seenAt) / 1000;
  expect(Math.abs(before - passed - (await restLeft(again)))).toBeLessThanOrEqual(2);
  for (const set of [2, 3, 4, 5]) {
    await at(again, `Set ${set} of 5`);
    await button(again, 'Set done').click();
  }
  await expect(again.getByRole('heading', { name: 'Front Plank' })).toBeVisible();
  expect((await sessionThere()).events, 'nothing has left the device').toEqual([]);

  await test.step('the day shows what is done of it, and says what waits', async () => {
    await again.goto('/member?section=calendar');
    await expect(again.getByText('1 session waiting for a signal')).toBeVisible();
    await expect(again.getByText('0 of 2 logged, 1 waiting')).toBeVisible();
  });

  await context.setOffline(false);
  // The server is asked again every 20 seconds where the browser does not report the signal.
  await expect.poll(setsThere, { timeout: 30_000 }).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect((await sessionThere()).exercises[0]?.state).toBe('done');
  await expect(again.getByText('1 session waiting for a signal')).toBeHidden();
  await expect(button(again, 'Exercise Complete!')).toHaveCount(1);
  await context.close();
});

test('a phone and a tablet without a signal come to one session, and each shows what the other did', async ({
  browser,
}) => {
  const phone = await signedIn(browser, fixture, 'member', 375);
  await begin(phone);
  await warmUp(phone, 1);
  await expect.poll(setsThere).toEqual([1]);
  const tablet = await signedIn(browser, fixture, 'member', 1280);
  await button(tablet, /^(Start|Continue) session$/).click();
  await at(tablet, 'Warm-up 2 of 3');

  await Promise.all([phone, tablet].map(page => page.context().setOffline(true)));
  await warmUp(phone, 2);
  await warmUp(phone, 3);
  await at(phone, 'Set 1 of 5');
  await warmUp(tablet, 2);
  await at(tablet, 'Warm-up 3 of 3');
  await tablet.context().setOffline(false);
  await expect.poll(setsThere).toEqual([1, 2]);
  await phone.context().setOffline(false);
  await expect.poll(setsThere).toEqual([1, 2, 3]);
  const [, second] = (await sessionThere()).exercises[0]?.sets ?? [];
  expect(second?.earlier, 'of two on one set the earlier is its history').toHaveLength(1);
  // Looked at again, it has what the phone did.
  await tablet.evaluate(() => window.dispatchEvent(new Event('online')));
  await at(tablet, 'Set 1 of 5');
  await button(tablet, 'Set done').click();
  await expect.poll(setsThere).toEqual([1, 2, 3, 4]);
  await Promise.all([phone, tablet].map(page => page.context().close()));
});

test('what was not accepted is shown with its reason, is asked about at sign-out, and is gone when it is discarded', async ({
  browser,
}) => {
  const page = await signedIn(browser, fixture, 'member', 1280);
  const refusal = { message: 'Enter the reps of this set', issues: [] };
  await page.route(eventCalls, route => route.fulfill({ status: 400, json: refusal }));
  await begin(page);
  await expect(page.getByText('something of 1 session not accepted')).toHaveCount(1);
  await page.goto('/member?section=calendar');
  await hydrated(page);
  await expect(page.getByText('something of 1 session not accepted')).toBeVisible();
  await signOut(page);
  const question = page.getByRole('alertdialog', { name: 'Sign out now?' });
  await expect(question).toContainText('1 session has not been sent yet');
  await question.getByRole('button', { name: 'Stay' }).click();

  await button(page, 'Show').click();
  const list = page.getByRole('dialog');
  await expect(list.getByText('The start – Not accepted: Enter the reps of this set')).toBeVisible();
  await list.getByRole('button', { name: 'Discard' }).click();
  const asked = page.getByRole('alertdialog', { name: 'Discard what was not accepted?' });
  await asked.getByRole('button', { name: 'Discard' }).click();
  await expect(list.getByText('Everything is sent.')).toBeVisible();
  await page.context().close();
});

test('where the storage is full a session goes on in memory: sets are drawn and sent, and closing the page asks', async ({
  browser,
}) => {
  const page = await signedIn(browser, fixture, 'member', 375);
  await page.evaluate(() => {
    Object.defineProperty(IDBObjectStore.prototype, 'put', {
      value: () => {
        throw new DOMException('Full', 'QuotaExceededError');
      },
    });
  });
  await begin(page);
  await warmUp(page, 1);
  await at(page, 'Warm-up 2 of 3');
  await expect.poll(setsThere).toEqual([1]);
  await page.context().setOffline(true);
  await warmUp(page, 2);
  await at(page, 'Warm-up 3 of 3');
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await page.context().setOffline(false);
  await expect.poll(setsThere).toEqual([1, 2]);
  await page.context().close();
});
