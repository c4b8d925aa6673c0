import { expect, type Locator, type Page } from '@playwright/test';
import {
  aProgramOn,
  type TrainingFixture,
  givenAMember,
  open,
  signedIn,
} from '../fellowship/member-in-training.ts';
import { drawn } from '../page/calls.ts';
import { setText } from '../page/large-text.ts';
import { layoutFaults } from '../page/layout-faults.ts';
import { lookAt } from '../page/look-at.ts';
import { measured } from '../page/measured.ts';
import { hydrated } from '../page/sections.ts';
import { toastOf } from '../page/toast.ts';
import { test } from '../fellowship/test.ts';

let fixture: TrainingFixture;

// In one worker: another would start a fellowship of its own.
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  fixture = await givenAMember();
  const workoutId = await aProgramOn(fixture, fixture.today);
  const { coach, memberId, today } = fixture;
  await coach.get('POST', '/api/assignments', { memberId, workoutId, startDate: today });
});
test.afterAll(() => fixture.fellowship.stop());

const bar = (page: Page) => page.getByRole('navigation', { name: /used most/ });

const used = {
  member: ['Command Center', 'Workout Log', 'Messages', 'Hall of Honor', 'More'],
  coach: ['Command Center', 'Messages', 'Daily Calendar', 'Programs', 'More'],
} as const;

const home = { member: '/member', coach: '/admin' } as const;

for (const who of ['member', 'coach'] as const) {
  test(`the ${who}’s ways on a phone are in a bar at the bottom, there from the first paint; More opens all of them`, async ({
    browser,
  }) => {
    const page = await signedIn(browser, fixture, who, 320);
    const html = await (await page.context().request.get(home[who])).text();
    expect(html, 'the server draws it').toContain('data-bottom-bar');
    expect(html, 'with the room it takes').toMatch(/<html[^>]* data-with-bar/);
    await page.reload();
    await hydrated(page);
    const shifts = await measured(page, 'layout-shift');
    expect(shifts.reduce((sum, { value }) => sum + value, 0)).toBeLessThan(0.02);
    const buttons = bar(page).getByRole('button');
    expect(await Promise.all((await buttons.all()).map(nameOf))).toEqual(used[who]);
    for (const button of await buttons.all()) {
      const { x, y, width, height } = await boxOf(button);
      expect([width >= 44, height >= 44, x >= 0, x + width <= 320, y + height <= 812]).toEqual(
        Array(5).fill(true),
      );
    }
    const [, second = ''] = used[who];
    await bar(page).getByRole('button', { name: second }).click();
    await expect(bar(page).locator('[aria-current=page]')).toHaveAccessibleName(second);
    await bar(page).getByRole('button', { name: 'More' }).click();
    const sheet = page.getByRole('dialog');
    await expect(sheet.getByRole('link', { name: 'Sign Out' })).toBeVisible();
    await lookAt(page, `more-${who}`);
    await sheet.getByRole('button', { name: 'Profile' }).click();
    await expect(page.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible();
    await expect(bar(page).locator('[aria-current=page]')).toHaveCount(0);
    // Parts of the page come when it has been opened: its end is where it is then.
    await expect(async () => {
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      const end = await boxOf(page.locator('#content').getByRole('button').last());
      expect(end.y + end.height, 'the end of the page is above it').toBeLessThanOrEqual(
        (await boxOf(bar(page))).y,
      );
    }).toPass();
    await page.setViewportSize({ width: 768, height: 812 });
    await expect(bar(page)).toBeHidden();
  });
}

for (const who of ['member', 'coach'] as const) {
  test(`in text of twice the size the ${who}’s bar stays whole, and More opens all of the ways`, async ({
    browser,
  }) => {
    const page = await signedIn(browser, fixture, who, 375);
    await setText(page, 200);
    const buttons = await bar(page).getByRole('button').all();
    expect(await Promise.all(buttons.map(nameOf))).toEqual(used[who]);
    for (const button of buttons) {
      const { x, y, width, height } = await boxOf(button);
      expect([x >= 0, x + width <= 375, y + height <= 812]).toEqual([true, true, true]);
    }
    expect(await areApart(...buttons)).toBe(true);
    await bar(page).getByRole('button', { name: 'More' }).click();
    await expect(page.getByRole('dialog').getByRole('link', { name: 'Sign Out' })).toBeVisible();
    await drawn(page);
    expect(await layoutFaults(page, 24)).toEqual([]);
    await page.getByRole('dialog').getByRole('button', { name: 'Profile' }).click();
    await expect(page.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible();
  });
}

const nameOf = (button: Locator) =>
  button.evaluate(element => element.getAttribute('aria-label') ?? element.textContent);

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (box === null) throw new Error('It is not to be seen');
  return box;
}

/** Elements of which no two lie on one another. */
async function areApart(...elements: Locator[]): Promise<boolean> {
  const boxes = await Promise.all(elements.map(boxOf));
  return boxes.every((a, index) =>
    boxes
      .slice(index + 1)
      .every(
        b => a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y,
      ),
  );
}

for (const height of [667, 812]) {
  test(`in a window of 375 × ${height} what a message says lies on nothing that is used next`, async ({
    browser,
  }) => {
    const page = await signedIn(browser, fixture, 'member', 375);
    await page.setViewportSize({ width: 375, height });
    await open(page, 'Workout Log');
    const next = page.locator('[data-next-action]');
    await next.click();
    const dialog = page.getByRole('dialog', { name: 'Log Progress' });
    const refusal = { status: 400, json: { message: 'No more for today' } };
    await page.route('**/api/progress', route => route.fulfill(refusal));
    for (const set of [1, 2, 3, 4, 5]) {
      await dialog.getByLabel(`Set ${set} reps`).fill('5');
      await dialog.getByLabel(`Set ${set} weight`).fill('135');
    }
    await saveTheLog(page);
    const save = dialog.locator('button[type=submit]');
    const close = dialog.getByRole('button', { name: 'Close' });
    await expect(toastOf(page)).toContainText('No more for today');
    expect(await areApart(toastOf(page), save, close, dialog.getByLabel('Set 1 reps')), 'in a dialog').toBe(
      true,
    );

    await page.unroute('**/api/progress');
    await saveTheLog(page);
    await expect(dialog).toHaveCount(0);
    await expect(toastOf(page)).toContainText('Progress logged successfully');
    await drawn(page);
    await expect(next).toBeFocused();
    const title = page.getByRole('heading', { name: 'Front Plank' });
    expect(await areApart(toastOf(page), next, title, bar(page)), 'in the day’s list').toBe(true);

    // An announcement of a while ago does not lie on the next dialog.
    await page.waitForTimeout(1_100);
    await next.click();
    await expect(dialog).toBeVisible();
    await expect(toastOf(page)).toHaveCount(0);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Undo' }).first().click();
    await page.getByRole('alertdialog').getByRole('button').last().click();
    await expect(next).toHaveCount(1);
  });
}

const saveTheLog = (page: Page) => page.getByRole('button', { name: /^Save Progress|Try again/ }).click();
