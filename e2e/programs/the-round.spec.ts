import { expect, type Page } from '@playwright/test';
import { addDays } from '../../src/domain/plain-date.ts';
import {
  aProgramOn,
  type TrainingFixture,
  givenAMember,
  signedIn,
} from '../fellowship/member-in-training.ts';
import { test } from '../fellowship/test.ts';
import { lookAtWidths } from '../page/look-at.ts';
import { toastCard } from '../page/toast.ts';

let fixture: TrainingFixture;

const at = (seconds: number) => new Date(Date.now() - 60_000 + seconds * 1000).toISOString();

// In one worker: another would start a fellowship of its own.
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  fixture = await givenAMember();
  const { coach, member, memberId, today } = fixture;
  const program = await aProgramOn(fixture, addDays(today, -2));
  const body = { memberId, workoutId: program, startDate: addDays(today, -9) };
  await coach.get('POST', '/api/assignments', body);
  const [day] = await coach.get<{ id: string; exercises: { prescription: { id: string } }[] }[]>(
    'GET',
    `/api/members/${memberId}/training-days/${addDays(today, -2)}`,
  );
  const prescriptionId = day?.exercises[0]?.prescription.id;
  await member.get('POST', `/api/training-sessions/${day?.id}/events`, {
    events: [
      { id: crypto.randomUUID(), at: at(0), kind: 'set', prescriptionId, setNum: 1, reps: 5, weight: 185 },
      { id: crypto.randomUUID(), at: at(1), kind: 'pain', prescriptionId, where: 'left knee', level: 6 },
      { id: crypto.randomUUID(), at: at(2), kind: 'skip', prescriptionId, reason: 'pain' },
    ],
  });
  for (const firstName of ['Boaz', 'Caleb', 'Deborah']) {
    const email = `${firstName.toLowerCase()}@fellowship.example`;
    const added = await coach.get('POST', '/api/admin/members', { email, firstName, lastName: 'Field' });
    await coach.get('POST', `/api/admin/members/${added.id}/activate-subscription`, {});
  }
});
test.afterAll(() => fixture.fellowship.stop());

const who = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });
const round = (page: Page) => page.getByRole('region', { name: 'The Round' });
const queue = (page: Page) => round(page).getByRole('listitem').getByRole('button');

test('a coach reviews everyone by keyboard alone, with one key a member', async ({ browser }) => {
  const page = await signedIn(browser, fixture, 'coach');
  let actions = 0;
  const press = (key: string) => {
    actions += 1;
    return page.keyboard.press(key);
  };
  await expect(round(page)).toContainText('4 members of 4 need you');
  await expect(queue(page).first()).toHaveAccessibleName('Ada Stone');
  await expect(queue(page).first()).toHaveAccessibleDescription(/Pain 6 of 10, left knee, at Back Squat/);
  await lookAtWidths(page, 'the-round', [375, 1280]);

  await queue(page).first().focus();
  await page.keyboard.press('Enter');
  await expect(who(page, 'Ada Stone')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(queue(page).first(), 'back where one came from').toBeFocused();
  await press('Enter');
  await expect(who(page, 'Ada Stone')).toBeFocused();
  const days = page.getByRole('region', { name: 'Last 14 days' });
  await expect(days).toContainText('Left knee 6/10');
  await expect(days).toContainText('Skipped: pain');
  await lookAtWidths(page, 'review', [375, 1280]);
  for (const name of ['Boaz Field', 'Caleb Field', 'Deborah Field']) {
    await press('r');
    await expect(who(page, name)).toBeFocused();
  }
  await press('r');
  // The pain is gone with the review. That a program ends and that three have none is still true.
  await expect(round(page)).toContainText('Everyone is seen');
  await expect(round(page)).toContainText('4 members seen, with something still open');
  // To open one is the first; at most 3 for each are allowed.
  expect(actions).toBe(5);
  await page.context().close();
});

test('a notice of pain opens that day over the member’s screen; Esc leads back step by step', async ({
  browser,
}) => {
  const page = await signedIn(browser, fixture, 'coach');
  const { coach, memberId, today } = fixture;
  const [day] = await coach.get<{ id: string }[]>(
    'GET',
    `/api/members/${memberId}/training-days/${addDays(today, -2)}`,
  );
  await page.goto(`/admin?section=command-center&view=review&id=${memberId}&day=${day?.id}`);
  await expect(page.getByRole('dialog')).toContainText('Back Squat');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.reload();
  await expect(who(page, 'Ada Stone')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await who(page, 'Ada Stone').focus();
  await page.keyboard.press('c');
  await expect(page.getByRole('region', { name: 'Messages' }).getByRole('textbox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(who(page, 'Ada Stone')).toBeFocused();
  await page.context().close();
});

test('says, notes and changes what comes, from the same screen, and takes each back', async ({ browser }) => {
  const page = await signedIn(browser, fixture, 'coach');
  await page.getByRole('button', { name: 'Begin the round' }).click();
  await page.getByRole('button', { name: 'Next member (j)' }).waitFor();
  while (!(await who(page, 'Ada Stone').isVisible())) await page.keyboard.press('j');
  const week = page.getByRole('region', { name: 'Coming week' });
  await expect(week).toContainText('75%');
  const undo = async (said: string) =>
    page.locator(toastCard).filter({ hasText: said }).getByRole('button', { name: 'Undo' }).click();
  const choose = async (item: string) => {
    await week.getByRole('button', { name: 'Change Lower Body' }).click();
    await page.getByRole('menuitem', { name: item }).click();
  };

  await page.keyboard.press('l');
  await expect(week).toContainText('67.5%');
  await expect(week).toContainText('Custom for');
  await expect(week).toContainText(/10% lighter since today, by .+ · from 75%/);
  await undo('1 session changed, for Ada only');
  await expect(week).not.toContainText('Custom for');
  await expect(week).toContainText('75%');
  await choose('10% lighter');
  await expect(week).toContainText('67.5%');
  await page.keyboard.press('l');
  const further = page.getByRole('alertdialog', { name: 'Lighten further?' });
  await expect(further).toContainText('Already 10% lighter since today');
  await lookAtWidths(page, 'lighten-further', [375, 1280]);
  await further.getByRole('button', { name: 'Lighten further' }).click();
  await expect(week).toContainText(/19% lighter in 2 steps since today, by .+ · from 75%/);
  await page.reload();
  await expect(week, 'what was changed is kept').toContainText('19% lighter in 2 steps');
  await choose('Back to the program');
  await expect(week).not.toContainText('Custom for');
  await undo('as in the program again');
  await expect(week).toContainText('19% lighter');
  await week.getByRole('button', { name: 'Back to the program' }).click();
  await expect(week).not.toContainText('Custom for');

  await page.keyboard.press('w');
  const swap = page.getByRole('dialog', { name: 'Swap an exercise' });
  // The exercise that hurt is offered first.
  await expect(swap.getByRole('listitem').first()).toContainText('Back Squat Hurt lately');
  await lookAtWidths(page, 'swap-which', [375, 1280]);
  await page.keyboard.press('Enter');
  await page.getByLabel('Search exercises').fill('front squat');
  await page.keyboard.press('Enter');
  await expect(week).toContainText('Front Squat for Back Squat since today');
  await lookAtWidths(page, 'review-swapped', [375, 1280]);

  await choose('Move…');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Move to/ })
    .click();
  await expect(week).toContainText('moved from');
  // The toasts are long gone for a coach who thinks twice: each is undone by a key, the last one first.
  await page.getByRole('button', { name: 'Next member (j)' }).click();
  await expect(who(page, 'Ada Stone')).toBeHidden();
  await page.keyboard.press('u');
  await expect(who(page, 'Ada Stone')).toBeVisible();
  // Pressed while the one before is still being undone.
  await page.keyboard.press('u');
  await expect(week).not.toContainText('moved from');
  await expect(week).not.toContainText('Front Squat');
  await expect(week).not.toContainText('Custom for');

  await page.getByRole('button', { name: 'Pause Iron Foundation' }).click();
  await expect(page.getByRole('button', { name: 'Resume Iron Foundation' })).toBeVisible();
  await expect(week).toContainText('No session in the next 7 days');
  await undo('Program paused');
  await expect(week).toContainText('Lower Body');

  await page.keyboard.press('c');
  await page.keyboard.type('Rest the knee today. r');
  await page.keyboard.press('Control+Enter');
  const words = page.getByRole('region', { name: 'Messages' });
  await expect(words.getByRole('listitem').filter({ hasText: 'Rest the knee today. r' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('n');
  await page.keyboard.type('Left knee: watch the squat.');
  await page.keyboard.press('Control+Enter');
  const notes = page.getByRole('region', { name: 'Private Notes' });
  await expect(notes.getByRole('listitem').filter({ hasText: 'Left knee: watch the squat.' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  await page.context().close();
});

test('a finger across the page leads on and back', async ({ browser }) => {
  const page = await signedIn(browser, fixture, 'coach', 375);
  await page.getByRole('button', { name: 'Begin the round' }).click();
  const name = page.getByRole('heading', { level: 1 });
  const first = await name.textContent();
  const swipe = (from: number, to: number) =>
    page.locator('[data-swiped]').evaluate(
      (screen, [begin = 0, end = 0]) => {
        const touch = (clientX: number) =>
          new Touch({ identifier: 1, target: screen, clientX, clientY: 300 });
        screen.dispatchEvent(new TouchEvent('touchstart', { bubbles: true, touches: [touch(begin)] }));
        screen.dispatchEvent(new TouchEvent('touchend', { bubbles: true, changedTouches: [touch(end)] }));
      },
      [from, to],
    );
  await swipe(300, 60);
  await expect(name).not.toHaveText(first ?? '');
  await swipe(60, 100);
  await expect(name).not.toHaveText(first ?? '');
  await swipe(60, 300);
  await expect(name).toHaveText(first ?? '');
  await page.context().close();
});

test('fifty members who are well are reviewed with at most 150 actions', async ({ browser }) => {
  const { coach } = fixture;
  const add = async (number: number) => {
    const email = `well-${number}@fellowship.example`;
    const added = await coach.get('POST', '/api/admin/members', {
      email,
      firstName: 'Well',
      lastName: `No ${number}`,
    });
    await coach.get('POST', `/api/admin/members/${added.id}/activate-subscription`, {});
  };
  for (let begin = 0; begin < 46; begin += 10)
    await Promise.all(Array.from({ length: Math.min(10, 46 - begin) }, (_, place) => add(begin + place)));
  const page = await signedIn(browser, fixture, 'coach');
  await page.getByRole('button', { name: 'Begin the round' }).click();
  let actions = 1;
  const place = page.getByText(/^\d+ of 50$/);
  await expect(place).toHaveText('1 of 50');
  for (let at = 1; at <= 50; at += 1) {
    await expect(place).toHaveText(`${at} of 50`);
    await page.keyboard.press('r');
    actions += 1;
  }
  await expect(round(page)).toContainText('Everyone is seen');
  expect(actions).toBeLessThanOrEqual(150);
  await page.context().close();
});

test('snoozes, undoes, and keeps its keys from where someone types', async ({ browser }) => {
  const page = await signedIn(browser, fixture, 'coach');
  await page.keyboard.press('r');
  await expect(round(page)).toBeVisible();
  await page.getByRole('button', { name: 'Begin the round' }).click();
  const heading = page.getByRole('heading', { level: 1 });
  await page.getByRole('button', { name: 'Next member (j)' }).waitFor();
  const first = (await heading.textContent()) ?? '';
  await page.keyboard.press('k');
  await expect(who(page, first)).toBeVisible();
  await page.keyboard.press('j');
  await expect(heading).not.toHaveText(first);
  const second = (await heading.textContent()) ?? '';
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keys' });
  await expect(keys).toBeVisible();
  // The page behind a dialog does not hear keys.
  await page.keyboard.press('r');
  await page.keyboard.press('Escape');
  await expect(keys).toBeHidden();
  await expect(who(page, second)).toBeVisible();

  await page.keyboard.press('s');
  const snooze = page.getByRole('dialog', { name: `Snooze ${second}` });
  await expect(snooze.getByRole('button', { name: 'Tomorrow' })).toBeFocused();
  await snooze.getByLabel('Or until a date').press('r');
  await expect(snooze).toBeVisible();
  await snooze.getByRole('button', { name: 'A week' }).click();
  await expect(heading).not.toHaveText(second);
  await page.locator(toastCard).getByRole('button', { name: 'Undo' }).click();
  await expect(who(page, second)).toBeVisible();
  await expect(page.getByText('Snoozed until')).toBeHidden();

  await page.reload();
  await expect(who(page, second)).toBeVisible();
  await page.getByRole('button', { name: 'Assign next' }).click();
  await expect(page.getByRole('dialog', { name: 'Assign Program' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(round(page)).toBeVisible();

  await round(page).getByRole('button', { name: 'Thresholds' }).click();
  const settings = page.getByRole('dialog', { name: 'Thresholds' });
  await settings.getByLabel('Pain, from').fill('11');
  await settings.getByRole('button', { name: 'Save' }).click();
  await expect(settings).toContainText('Enter a whole number from 1 to 10');
  await settings.getByLabel('Pain, from').fill('5');
  await settings.getByRole('button', { name: 'Save' }).click();
  await expect(settings).toBeHidden();
  await page.context().close();
});
