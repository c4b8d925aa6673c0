import { expect, type Locator, type Page, type Response } from '@playwright/test';
import { addDays } from '../../src/domain/plain-date.ts';
import { BadSignal } from '../fellowship/bad-signal.ts';
import { asPage, FaultyServer, inOurWords } from '../fellowship/faulty-server.ts';
import { storedDays } from '../page/stored-days.ts';
import { lookAt } from '../page/look-at.ts';
import { wakeWorker } from '../page/wake-worker.ts';
import {
  aProgramOn,
  type TrainingFixture,
  givenAMember,
  goToDate,
  open,
  signedIn,
} from '../fellowship/member-in-training.ts';
import { openSection, signOut } from '../page/sections.ts';
import { test } from '../fellowship/test.ts';
import { zone } from '../fellowship/zone.ts';

test.use({ serviceWorkers: 'allow' });

let fixture: TrainingFixture;
let assignmentId: string;
test.beforeEach(async () => {
  fixture = await givenAMember();
  const { coach, memberId, today } = fixture;
  const workoutId = await aProgramOn(fixture, today);
  const body = { memberId, workoutId, startDate: today };
  assignmentId = String((await coach.get('POST', '/api/assignments', body)).id);
});
test.afterEach(() => fixture.fellowship.stop());

/** In the Workout Log, with everything on the device that is needed without a signal. */
async function inTheLog(page: Page): Promise<void> {
  await open(page, 'Workout Log');
  await expect(card(page, 'Back Squat')).toBeVisible();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await expect.poll(() => storedDays(page)).toBeGreaterThan(1);
}

const card = (page: Page, exercise: string): Locator =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: exercise, exact: true, level: 4 }) });

/** Three of the five sets; a run that begins from three has confirmed before that this is meant. */
async function logSquats(page: Page, reps: number, isAsked = true): Promise<void> {
  const dialog = page.getByRole('dialog');
  for (const set of [1, 2, 3]) {
    await dialog.getByLabel(`Set ${set} reps`).fill(String(reps));
    await dialog.getByLabel(`Set ${set} weight in lb`).fill('225');
  }
  await dialog.getByRole('button', { name: 'Save Progress' }).click();
  if (isAsked) await dialog.getByRole('button', { name: 'Save 3 of 5' }).click();
  await expect(dialog).toBeHidden();
}

async function logPlank(page: Page): Promise<void> {
  await card(page, 'Front Plank').getByRole('button', { name: 'Log Progress' }).click();
  await page.getByRole('dialog').getByLabel('Time').fill('1:30');
  await page.getByRole('dialog').getByRole('button', { name: 'Save Progress' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
}

type Log = { id: string; exerciseName: string; setsData: { reps: number }[] | null };

const savedLogs = () => fixture.member.get<Log[]>('GET', '/api/progress');

/** The exercises of logs as they arrive at the server: from any tab, and from the worker. */
function logsSentTo(server: FaultyServer): string[] {
  const sent: string[] = [];
  server.faults = ({ method, path, text }) => {
    if (method === 'POST' && path === '/api/progress')
      sent.push((JSON.parse(text) as { exerciseId: string }).exerciseId);
    return null;
  };
  return sent;
}

test('two logs saved without a signal wait on the device, and are sent once each when the app is opened again', async ({
  browser,
}) => {
  const server = await FaultyServer.before(fixture.fellowship);
  const page = await signedIn(browser, { fellowship: server }, 'member', 375);
  const context = page.context();
  const sent = logsSentTo(server);
  await inTheLog(page);
  await context.setOffline(true);

  await card(page, 'Back Squat').getByRole('button', { name: 'Log Progress' }).click();
  await logSquats(page, 5);
  await expect(page.getByText('Kept on this device').first()).toBeVisible();
  await expect(card(page, 'Back Squat').getByText('Waiting for a signal')).toBeVisible();
  await expect(card(page, 'Back Squat').getByText('225 lb × 5, 5, 5')).toBeVisible();
  await expect(page.getByText('0 of 2 logged, 1 waiting')).toBeVisible();
  await lookAt(page, 'log-waiting');

  await card(page, 'Back Squat').getByRole('button', { name: 'Change' }).click();
  await expect(page.getByRole('dialog').getByLabel('Set 1 reps')).toHaveValue('5');
  await logSquats(page, 6, false);
  await logPlank(page);
  await expect(page.getByText('Everything is saved. 2 logs are waiting for a signal.')).toBeVisible();
  await expect(page.getByText('2 logs waiting for a signal')).toBeVisible();

  await page.reload();
  await expect(page.getByText('2 logs waiting for a signal')).toBeVisible();
  await expect(page.getByText(/^No signal – showing what was kept at \d/)).toBeVisible();
  await expect(card(page, 'Back Squat').getByText('225 lb × 6, 6, 6')).toBeVisible();
  for (const width of [375, 768, 1280]) {
    await page.setViewportSize({ width, height: 812 });
    await lookAt(page, 'logs-waiting');
  }
  expect(await savedLogs()).toHaveLength(0);

  await page.close();
  await context.setOffline(false);
  const again = await context.newPage();
  await again.goto('/member?section=calendar');
  await expect(again.getByRole('button', { name: 'Exercise Complete!' })).toHaveCount(2);
  await expect(again.getByText('waiting for a signal')).toHaveCount(0);
  const logs = await savedLogs();
  expect(logs.map(({ exerciseName }) => exerciseName).toSorted()).toEqual(['Back Squat', 'Front Plank']);
  expect(logs.find(log => log.exerciseName === 'Back Squat')?.setsData?.[0]?.reps, 'as changed').toBe(6);
  await again.reload();
  await expect(again.getByRole('button', { name: 'Exercise Complete!' })).toHaveCount(2);
  expect(sent.toSorted(), 'each once').toEqual(['Back Squat', 'Front Plank'].map(fixture.idOf).toSorted());
  expect(await savedLogs()).toHaveLength(2);
  await server.end();
});

test('where the line is slow the app opens on what was kept, and what comes late takes back nothing that was done meanwhile', async ({
  browser,
}) => {
  const server = await FaultyServer.before(fixture.fellowship);
  const page = await signedIn(browser, { fellowship: server }, 'member', 375);
  await inTheLog(page);
  await page.goto('/member?section=calendar');
  // The last page was slow to come.
  server.held = new Promise(resolve => setTimeout(resolve, 2_000));
  await page.reload();
  await expect(card(page, 'Back Squat')).toBeVisible();

  let letThrough: (() => void) | undefined;
  server.held = new Promise(resolve => {
    letThrough = () => resolve(undefined);
  });
  await page.reload({ waitUntil: 'commit' });
  await card(page, 'Back Squat').getByRole('button', { name: 'Log Progress' }).click();
  await logSquats(page, 5);
  await expect(card(page, 'Back Squat').getByText('225 lb × 5, 5, 5')).toBeVisible();
  expect(await savedLogs()).toHaveLength(0);

  letThrough?.();
  await expect(card(page, 'Back Squat').getByRole('button', { name: 'Exercise Complete!' })).toBeVisible();
  await expect(page.getByText('waiting for a signal')).toHaveCount(0);
  await expect(page.getByText(/^No signal/)).toHaveCount(0);
  await expect(card(page, 'Back Squat').getByText('225 lb × 5, 5, 5')).toBeVisible();
  expect(await savedLogs()).toHaveLength(1);
  await server.end();
});

test('a log whose answer is lost is sent again and saved once, by the worker when no tab has the app open', async ({
  browser,
}) => {
  const signal = await BadSignal.to(fixture.fellowship);
  const page = await signedIn(browser, { fellowship: signal }, 'member');
  await inTheLog(page);
  signal.state = 'lossy';
  await card(page, 'Back Squat').getByRole('button', { name: 'Log Progress' }).click();
  await logSquats(page, 5);
  await expect(card(page, 'Back Squat').getByText('Waiting for a signal')).toBeVisible();
  expect(await savedLogs(), 'it has arrived all the same').toHaveLength(1);
  signal.state = 'good';
  await page.getByRole('button', { name: 'Send now' }).click();
  await expect(card(page, 'Back Squat').getByRole('button', { name: 'Exercise Complete!' })).toBeVisible();
  expect(await savedLogs()).toHaveLength(1);

  signal.state = 'none';
  await logPlank(page);
  await expect(page.getByText('1 log waiting for a signal')).toBeVisible();
  // A page without the app in it.
  await page.goto('about:blank');
  signal.state = 'good';
  await page.goto('/robots.txt');
  await wakeWorker(page, signal.origin);
  await expect.poll(async () => (await savedLogs()).length).toBe(2);
  await page.goto('/member?section=calendar');
  await expect(page.getByRole('button', { name: 'Exercise Complete!' })).toHaveCount(2);
  await expect(page.getByText('waiting for a signal')).toHaveCount(0);
  expect(await savedLogs()).toHaveLength(2);
  await signal.end();
});

test('what the server does not take is kept with its sentence, until it is changed or discarded', async ({
  browser,
}) => {
  const page = await signedIn(browser, fixture, 'member', 375);
  await inTheLog(page);
  await page.context().setOffline(true);
  await card(page, 'Back Squat').getByRole('button', { name: 'Log Progress' }).click();
  await logSquats(page, 5);
  await logPlank(page);
  const { member, today, idOf } = fixture;
  for (const [exercise, result] of [
    ['Back Squat', { setsData: [{ setNum: 1, reps: 3, weight: 315 }] }],
    ['Front Plank', { timeCompleted: '60' }],
  ] as const) {
    const exerciseId = idOf(exercise);
    await member.get('POST', '/api/progress', { assignmentId, exerciseId, completedDate: today, ...result });
  }
  await page.context().setOffline(false);

  await expect(page.getByText('2 logs not accepted')).toBeVisible();
  const squat = card(page, 'Back Squat');
  await expect(squat.getByText('315 lb × 3')).toBeVisible();
  await expect(squat.getByText('Not accepted')).toBeVisible();
  await expect(squat.getByText('225 lb × 5, 5, 5')).toBeVisible();
  await lookAt(page, 'log-not-accepted');
  await squat.getByRole('button', { name: 'Use it instead' }).click();
  const form = page.getByRole('dialog', { name: 'Edit Progress' });
  await expect(form.getByLabel('Set 1 weight in lb')).toHaveValue('225');
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await expect(form).toBeHidden();
  await expect(squat.getByText('Not accepted')).toHaveCount(0);
  await expect(squat.getByText('225 lb × 5, 5, 5')).toBeVisible();

  await page.getByRole('button', { name: 'Show', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Logs on this device' });
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
  await lookAt(page, 'logs-on-this-device');
  await dialog.getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await expect(dialog.getByText('Everything is sent.')).toBeVisible();
  expect(await savedLogs()).toHaveLength(2);
});

test('signing out with logs that have not been sent asks first, and keeps them for their owner alone', async ({
  browser,
}) => {
  const faulty = await FaultyServer.before(fixture.fellowship);
  const page = await signedIn(browser, { fellowship: faulty }, 'member');
  await inTheLog(page);
  faulty.answersLogs('none');
  await logPlank(page);
  await expect(page.getByText('1 log waiting for a signal')).toBeVisible();
  await signOut(page);
  const question = page.getByRole('alertdialog', { name: 'Sign out now?' });
  await expect(question).toContainText('1 log has not been sent yet');
  await lookAt(page, 'sign-out-question');
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(page.getByRole('heading', { name: 'Workout Log', level: 1 })).toBeVisible();
  await signOut(page);
  await question.getByRole('button', { name: 'Sign out anyway' }).click();
  await page.waitForURL(url => url.pathname === '/');
  expect(await page.evaluate(() => localStorage.getItem('fellowship-user'))).toBeNull();
  expect(await storedDays(page), 'nothing of theirs is left to read').toBe(0);

  faulty.answersLogs(null);
  await page.goto('/sign-in');
  await signInAs(page, 'coach');
  await openSection(page, 'The Fellowship');
  await page.getByRole('heading', { name: 'Member Management', level: 1 }).waitFor();
  expect(await savedLogs(), 'not under another name').toHaveLength(0);
  await signOut(page);
  await page.waitForURL(url => url.pathname === '/');
  await page.goto('/sign-in');
  await signInAs(page, 'ada');
  await expect.poll(async () => (await savedLogs()).length).toBe(1);
  await faulty.end();
});

async function signInAs(page: Page, name: 'coach' | 'ada'): Promise<void> {
  await page.getByLabel('E-mail').fill(`${name}@fellowship.example`);
  await page.getByLabel('Password').fill('a garage at 5:40');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('heading', { name: 'Command Center', level: 1 }).waitFor();
}

test('a log that a server in trouble does not take waits, and is saved once when it is well again', async ({
  browser,
}) => {
  const faulty = await FaultyServer.before(fixture.fellowship);
  const page = await signedIn(browser, { fellowship: faulty }, 'member');
  await inTheLog(page);
  faulty.answersLogs(asPage(502));
  await logPlank(page);
  const plank = card(page, 'Front Plank');
  await expect(page.getByText('The server can’t accept it right now.').first()).toBeVisible();
  await expect(plank.getByText('Waiting for a signal')).toBeVisible();
  for (const fault of [
    asPage(503),
    inOurWords(429, 'Too many at once'),
    inOurWords(500, 'Something went wrong'),
    asPage(404),
  ]) {
    faulty.answersLogs(fault);
    const answered = page.waitForResponse(isOfLog);
    await page.getByRole('button', { name: 'Send now' }).click();
    expect((await answered).status()).toBe(fault.status);
    await expect(page.getByRole('button', { name: 'Send now' })).toBeEnabled();
    await expect(plank.getByText('Waiting for a signal'), String(fault.status)).toBeVisible();
  }
  faulty.answersLogs(null);
  await page.getByRole('button', { name: 'Send now' }).click();
  await expect(plank.getByRole('button', { name: 'Exercise Complete!' })).toBeVisible();
  expect(await savedLogs()).toHaveLength(1);
  await faulty.end();
});

const isOfLog = (response: Response): boolean =>
  response.request().method() === 'POST' && new URL(response.url()).pathname === '/api/progress';

test('a log that fails by itself keeps none of the others from being sent, and has its turn again', async ({
  browser,
}) => {
  const faulty = await FaultyServer.before(fixture.fellowship);
  const page = await signedIn(browser, { fellowship: faulty }, 'member');
  await inTheLog(page);
  faulty.answersLogs('none');
  await card(page, 'Back Squat').getByRole('button', { name: 'Log Progress' }).click();
  await logSquats(page, 5);
  await logPlank(page);
  await expect(page.getByText('2 logs waiting for a signal')).toBeVisible();
  const squat = fixture.idOf('Back Squat');
  faulty.faults = ({ method, text }) =>
    method === 'POST' && text.includes(squat) ? inOurWords(500, 'Something went wrong') : null;
  await page.getByRole('button', { name: 'Send now' }).click();
  await expect(card(page, 'Front Plank').getByRole('button', { name: 'Exercise Complete!' })).toBeVisible();
  await expect(card(page, 'Back Squat').getByText('Waiting for a signal')).toBeVisible();
  faulty.answersLogs(null);
  await page.getByRole('button', { name: 'Send now' }).click();
  await expect(page.getByRole('button', { name: 'Exercise Complete!' })).toHaveCount(2);
  expect(await savedLogs()).toHaveLength(2);
  await faulty.end();
});

test('a waiting log that was changed, and is refused then, stays with what the server said', async ({
  browser,
}) => {
  const faulty = await FaultyServer.before(fixture.fellowship);
  const page = await signedIn(browser, { fellowship: faulty }, 'member');
  await inTheLog(page);
  const squat = card(page, 'Back Squat');
  faulty.answersLogs('none');
  await squat.getByRole('button', { name: 'Log Progress' }).click();
  await logSquats(page, 5);
  await expect(squat.getByText('Waiting for a signal')).toBeVisible();
  faulty.answersLogs(inOurWords(400, 'That is too heavy'));
  await squat.getByRole('button', { name: 'Change' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Set 1 reps').fill('6');
  await dialog.getByRole('button', { name: 'Save Progress' }).click();
  await expect(dialog.getByText('That is too heavy')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(squat.getByText('Not accepted')).toBeVisible();
  await expect(squat.getByText('225 lb × 6, 5, 5')).toBeVisible();
  await page.reload();
  await expect(squat.getByText('That is too heavy')).toBeVisible();
  faulty.answersLogs(null);
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog.getByText('Everything is sent.')).toBeVisible();
  expect((await savedLogs()).map(log => log.setsData?.[0]?.reps)).toEqual([6]);
  await faulty.end();
});

test('a log typed in a tab of someone who has left is kept for them, and the tab follows once it is written', async ({
  browser,
}) => {
  const page = await signedIn(browser, fixture, 'member');
  await inTheLog(page);
  await card(page, 'Back Squat').getByRole('button', { name: 'Log Progress' }).click();
  await page.getByRole('dialog').getByLabel('Set 1 reps').fill('5');
  const other = await page.context().newPage();
  await other.goto('/member');
  await signOut(other);
  await other.waitForURL(url => url.pathname === '/');
  await other.goto('/sign-in');
  await signInAs(other, 'coach');
  await expect(page.getByRole('dialog').getByLabel('Set 1 reps'), 'nothing typed is lost').toHaveValue('5');
  await logSquats(page, 5);
  await expect(page.getByText('Someone else is signed in here now.').first()).toBeVisible();
  await page.waitForURL(url => url.pathname === '/admin');
  expect(await savedLogs()).toHaveLength(0);
  expect(await storedDays(page), 'what was read for another').toBe(0);
  await signOut(other);
  await other.waitForURL(url => url.pathname === '/');
  await other.goto('/sign-in');
  await signInAs(other, 'ada');
  await expect.poll(async () => (await savedLogs()).length).toBe(1);
});

test('what a tab reads under another person’s session is not kept for its own', async ({ browser }) => {
  const page = await signedIn(browser, fixture, 'member');
  const kept: string[] = [];
  page.on('console', message => kept.push(message.text()));
  await page.addInitScript(() => {
    // oxlint-disable-next-line typescript/unbound-method -- called with the store it is called on
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function tellAndPut(value: { key: string }) {
      console.info(value.key);
      return put.call(this, value);
    };
  });
  await page.reload();
  await inTheLog(page);
  const { today } = fixture;
  const isKept = (days: number) => kept.some(key => key.includes(addDays(today, days)));
  // The next days are read ahead; the session after them is not.
  await expect.poll(() => isKept(7)).toBe(true);
  await goToDate(page, today, addDays(today, 13));
  // The session is another's already; this device does not know yet.
  await page.context().request.post('/api/login', {
    data: { email: 'coach@fellowship.example', password: 'a garage at 5:40', timeZone: zone },
  });
  const read = page.waitForResponse(response => response.url().includes(`date=${addDays(today, 14)}`));
  const asked = read.then(() => page.waitForResponse(response => response.url().endsWith('/api/auth/user')));
  await goToDate(page, addDays(today, 13), addDays(today, 14));
  expect((await read).status(), 'a coach may read it').toBe(200);
  await asked;
  expect(isKept(14)).toBe(false);
});

test('a tab with nothing typed in it follows whoever signs out in another, and leaves nothing of them', async ({
  browser,
}) => {
  const page = await signedIn(browser, fixture, 'member');
  await inTheLog(page);
  const other = await page.context().newPage();
  await other.goto('/member');
  await signOut(other);
  await other.waitForURL(url => url.pathname === '/');
  await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('fellowship-user'))).toBeNull();
});

test('a device whose session has ended elsewhere forgets its person with the next page, but none of their logs', async ({
  browser,
}) => {
  const faulty = await FaultyServer.before(fixture.fellowship);
  const page = await signedIn(browser, { fellowship: faulty }, 'member');
  await inTheLog(page);
  faulty.answersLogs('none');
  await logPlank(page);
  await expect(page.getByText('1 log waiting for a signal')).toBeVisible();
  await page.context().clearCookies();
  await page.goto('/');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('fellowship-user'))).toBeNull();
  await expect.poll(() => storedDays(page)).toBe(0);
  faulty.answersLogs(null);
  await page.goto('/sign-in');
  await signInAs(page, 'ada');
  await expect.poll(async () => (await savedLogs()).length).toBe(1);
  await faulty.end();
});

test('signing out to take up an invitation asks about unsent logs too', async ({ browser }) => {
  const faulty = await FaultyServer.before(fixture.fellowship);
  const page = await signedIn(browser, { fellowship: faulty }, 'member');
  await inTheLog(page);
  faulty.answersLogs('none');
  await logPlank(page);
  await expect(page.getByText('1 log waiting for a signal')).toBeVisible();
  await page.goto('/invitation?token=of-another');
  await page.getByRole('link', { name: 'Sign out to accept this invitation' }).click();
  const question = page.getByRole('alertdialog', { name: 'Sign out now?' });
  await expect(question).toContainText('1 log has not been sent yet');
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(page.getByRole('heading', { name: 'You are signed in as Ada Stone' })).toBeVisible();
  await page.getByRole('link', { name: 'Sign out to accept this invitation' }).click();
  await question.getByRole('button', { name: 'Sign out anyway' }).click();
  await page.waitForURL(url => url.pathname === '/');
  await faulty.end();
});
