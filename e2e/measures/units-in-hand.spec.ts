import { expect, type Locator, type Page } from '@playwright/test';
import { signedIn } from '../fellowship/member-in-training.ts';
import { test } from '../fellowship/test.ts';
import { hydrated } from '../page/sections.ts';
import {
  everybody,
  givenThreeWhoMeasure,
  type Measuring,
  pageOf,
  readNow,
  expectText,
} from './three-who-measure.ts';
import { inHand, nextVersion } from './units-in-hand.ts';

let measuring: Measuring;

test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  measuring = await givenThreeWhoMeasure();
});
test.afterAll(() => measuring.fixture.fellowship.stop());

const button = (on: Page | Locator, name: string | RegExp) => on.getByRole('button', { name, exact: true });

/** The two rows, in the dialog of the Workout Log. */
async function logTheRows(page: Page, { typed, dialog: expected, logged }: Logged, who: string) {
  await page.goto('/member?section=calendar');
  await hydrated(page);
  const rows = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Barbell Row', level: 4 }) });
  await button(rows, 'Log Progress').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Set 1 reps').fill('8');
  await dialog.getByLabel(/^Set 1 weight/).fill(typed);
  expectText(await readNow(page), expected, `the log dialog of ${who}`);
  await button(dialog, 'Copy down').click();
  await button(dialog, 'Save Progress').click();
  await expect(dialog).toBeHidden();
  await expect(rows.getByText(logged)).toBeVisible();
  await button(rows, 'Edit').click();
  await expect(dialog.getByLabel(/^Set 2 weight/)).toHaveValue(typed.replace(',', '.'));
  await page.keyboard.press('Escape');
}

type Logged = (typeof inHand)['kg']['row'];

/** The bench press, set by set in the player: target, load, plates, and the sets as they were typed. */
async function benchInPlayer(page: Page, who: keyof typeof inHand) {
  await page.goto('/member?section=dashboard');
  await hydrated(page);
  await page
    .getByRole('button', { name: /^(?:Start|Continue) session$/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'Bench Press', level: 1 })).toBeVisible();
  for (const { asked, typed, plates, done } of inHand[who].bench) {
    const why = page.getByRole('button', { name: /^Why / });
    if ((await why.getAttribute('aria-expanded')) === 'false') await why.click();
    expectText(await readNow(page), asked, `the player of ${who}`);
    await page.getByRole('button', { name: /^Weight: / }).click();
    await page.getByRole('textbox', { name: 'Weight' }).fill(typed);
    await page.keyboard.press('Enter');
    await expect(page.getByText(plates, { exact: true })).toBeVisible();
    await button(page, 'Set done').click();
    if (done.startsWith('Set 1')) await expect(page.getByRole('button', { name: done })).toBeVisible();
  }
  await expect(button(page, 'End session')).toBeVisible();
  expectText(
    await readNow(page),
    inHand[who].bench.map(({ done }) => done),
    `the sets of ${who}`,
  );
  await button(page, 'End session').click();
  await expect(page.getByText('Volume')).toBeVisible();
  expectText(await readNow(page), inHand[who].summary, `the summary of ${who}`);
  // Answers are sent: the coach reads them.
  const { api } = measuring.people[who];
  await expect
    .poll(async () => JSON.stringify(await api.get('GET', '/api/progress')))
    .toContain('Bench Press');
}

for (const who of everybody)
  test(`a member who measures in ${who} logs by dialog and player in their own measures`, async ({
    browser,
  }) => {
    const page = await pageOf(browser, measuring, who);
    await logTheRows(page, inHand[who].row, who);
    await benchInPlayer(page, who);
    await page.context().close();
  });

test('the coach reads in kg what was planned and what was done, in the calendar and side by side', async ({
  browser,
}) => {
  const page = await signedIn(browser, measuring.fixture, 'coach');
  for (const who of everybody) {
    const { id } = measuring.people[who];
    await page.evaluate(chosen => localStorage.setItem('daily-calendar-member', chosen), id);
    await page.goto('/admin?section=daily-calendar');
    await hydrated(page);
    await expect(button(page, 'Planned and done: Measures')).toBeVisible();
    expectText(await readNow(page), inHand[who].coach.calendar, `the calendar of ${who}`);
    await button(page, 'Planned and done: Measures').click();
    const day = page.getByRole('dialog').filter({ has: page.getByRole('region', { name: 'Measures' }) });
    await expect(day.getByText('Bench Press').first()).toBeVisible();
    expectText((await day.innerText()).replace(/\s+/g, ' '), inHand[who].coach.beside, `beside, of ${who}`);
  }
});

test('the difference between versions is told in the measures that the coach wrote', async ({ browser }) => {
  const { fixture, programId } = measuring;
  const path = `/api/workouts/${programId}`;
  type Draft = { weeks: { days: { exercises: object[] }[] }[]; revision: number };
  const draft = await fixture.coach.get<Draft>('GET', `${path}/draft`);
  const [squat, , , run] = draft.weeks.flatMap(({ days }) => days.flatMap(({ exercises }) => exercises));
  Object.assign(squat ?? {}, nextVersion.squat);
  Object.assign(run ?? {}, nextVersion.run);
  await fixture.coach.get('PUT', `${path}/draft`, draft);
  await fixture.coach.get('POST', `${path}/publish`, { reach: 'none' });
  const page = await signedIn(browser, fixture, 'coach');
  await page.goto(`/admin?section=programs&view=write&id=${programId}`);
  await hydrated(page);
  await button(page, 'More actions').click();
  await page.getByRole('menuitem', { name: 'History…' }).click();
  const history = page.getByRole('dialog', { name: 'History' });
  await history.getByRole('button', { name: 'What changed in version 1' }).click();
  await expect(history.getByText('Week 1', { exact: false }).first()).toBeVisible();
  expectText((await history.innerText()).replace(/\s+/g, ' '), nextVersion.says, 'the history');
});
