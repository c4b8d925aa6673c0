import { type Browser, expect, type Page } from '@playwright/test';
import { standardBrand as brand } from '#standard-brand.ts';
import { addDays, formatDate, type PlainDate, weekdayOf } from '../../src/domain/plain-date.ts';
import type { Fellowship } from '../fellowship/fellowship.ts';
import { lookAt } from '../page/look-at.ts';
import { test } from '../fellowship/test.ts';
import { openSection as open, signOut } from '../page/sections.ts';
import { expectToast } from '../page/toast.ts';
import { todayHere, zone } from '../fellowship/zone.ts';

const password = 'a garage at 5:40';

test('a coach gives a program, a member trains it, both see the strength, on a phone; a desk shows each screen', async ({
  browser,
  fellowship,
}) => {
  const today = todayHere();
  const coach = await personOnPhone(browser, fellowship);
  await becomeTheCoach(coach, fellowship);
  await seedExercises(coach);
  await buildTwoWeekProgram(coach, today);
  const inviteUrl = await addMember(coach);
  const member = await personOnPhone(browser, fellowship);
  await acceptInvitation(member, inviteUrl);
  await activate(coach);
  await assignFromLastWeek(coach, today);
  await member.getByRole('button', { name: 'Check again' }).click();
  await seeTheDay(member);
  await logAllSix(member);
  await seeWhatCameOfIt(member, today);
  await seeTheCoachsTable(coach);
  await leave(member);
  await leave(coach);
});

const [phone, desk] = [375, 1280];

/** On the phone, on which it is gone on, and as a desk lays it out. */
async function look(page: Page, name: string): Promise<void> {
  await lookAt(page, name);
  await page.setViewportSize({ width: desk, height: 812 });
  await lookAt(page, name);
  await page.setViewportSize({ width: phone, height: 812 });
}

/** A browser of their own. */
async function personOnPhone(browser: Browser, { origin }: Fellowship): Promise<Page> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: phone, height: 812 },
    timezoneId: zone,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  page.on('pageerror', error => {
    throw error;
  });
  return page;
}

async function becomeTheCoach(page: Page, { setupLink }: Fellowship): Promise<void> {
  await page.goto(setupLink);
  await expect(page.getByRole('heading', { name: 'Make yourself the coach' })).toBeVisible();
  await look(page, 'setup');
  await page.getByLabel('First name').fill('Gideon');
  await page.getByLabel('Last name').fill('Marsh');
  await page.getByLabel('E-mail').fill('coach@fellowship.example');
  await page.getByLabel('Password').fill(password);
  await page.getByLabel('Phone for members').fill('(303) 555-0142');
  await page.getByLabel('Price a month').fill('29');
  await page.getByRole('button', { name: 'Become the Coach' }).click();
  await expect(page.getByRole('heading', { name: 'Command Center', level: 1 })).toBeVisible();
  await look(page, 'console-empty');
}

async function seedExercises(page: Page): Promise<void> {
  await open(page, 'Exercises');
  await expect(page.getByText('No exercises yet. Create your first exercise to get started.')).toBeVisible();
  await page.getByRole('button', { name: 'Seed Exercises' }).click();
  await expectToast(page, 'Exercises Seeded Successfully');
  await expect(page.getByRole('button', { name: 'Seed Exercises' })).toBeDisabled();
  await expect(page.getByRole('heading', { name: 'Back Squat', exact: true })).toBeVisible();
  await page.getByRole('searchbox').fill('squat');
  await look(page, 'exercises');
}

const session: [exercise: string, fields: Record<string, string>][] = [
  ['Back Squat', { Sets: '3', Reps: '5', '% 1RM': '75' }],
  ['Push-up', { Sets: '3', Reps: 'AMRAP' }],
  ['Easy Run', { Distance: '2', RPE: '6' }],
  ['Box Jump', { Volume: '40' }],
  ['Front Plank', { Time: '1:30' }],
  ["Child's Pose Reach", { Time: '2 min' }],
];

async function buildTwoWeekProgram(page: Page, today: PlainDate): Promise<void> {
  await open(page, 'Programs');
  await expect(
    page.getByText('No workout programs yet. Create your first program to get started.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Create 12-Week Program' }).first().click();
  await page.getByRole('button', { name: 'Create Program' }).click();
  await expect(page.getByText('Program name is required')).toBeVisible();
  await page.getByLabel('Program Name').fill('Two Weeks of Iron');
  await page.getByLabel('Number of Weeks').fill('2');
  const weekday = weekdayOf(today);
  const day = weekday.charAt(0).toUpperCase() + weekday.slice(1);
  for (const [exercise, fields] of session) {
    await page.getByRole('button', { name: `Add Exercise to ${day}` }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('searchbox').fill(exercise);
    await dialog.getByRole('button', { name: exercise, exact: true }).click();
    for (const [label, value] of Object.entries(fields)) {
      await dialog
        .getByRole('textbox', { name: new RegExp(`^${label.replace('%', '%')}`) })
        .first()
        .fill(value);
    }
    if (exercise === 'Back Squat') await look(page, 'program-exercise');
    await dialog.getByRole('button', { name: 'Add Exercise' }).click();
    await expectToast(page, `Added ${exercise} to ${day}`);
  }
  await page.getByRole('button', { name: 'Duplicate Week' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: /Week 2/ }).check();
  await dialog.getByRole('button', { name: 'Duplicate Week' }).click();
  await expectToast(page, 'Duplicated Week 1 to Week 2');
  await look(page, 'program-create');
  await page.getByRole('button', { name: 'Create Program' }).click();
  await expectToast(page, 'Program created successfully!');
  await expect(page.getByText('2-Week Program', { exact: true })).toBeVisible();
  await look(page, 'programs');
  await page.getByRole('button', { name: /View Schedule/ }).click();
  await expect(page.getByRole('heading', { name: 'Two Weeks of Iron' })).toBeVisible();
  await page
    .getByRole('button', { name: /Show Exercises/ })
    .first()
    .click();
  await expect(page.getByText('Back Squat').first()).toBeVisible();
  await look(page, 'program-view');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Workout Programs' })).toBeVisible();
}

async function addMember(page: Page): Promise<string> {
  await open(page, 'The Fellowship');
  await page.getByRole('button', { name: 'Add New Member' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Add Member' }).click();
  await expect(dialog.getByText('Invalid email address')).toBeVisible();
  await expect(dialog.getByText('First name is required')).toBeVisible();
  await dialog.getByLabel('Email').fill('Ada@Fellowship.example');
  await dialog.getByLabel('First name').fill('Ada');
  await dialog.getByLabel('Last name').fill('Stone');
  await expect(dialog.getByLabel('Active for')).toHaveValue('30');
  await dialog.getByLabel('Active for').fill('0');
  await dialog.getByRole('button', { name: 'Add Member' }).click();
  await expect(dialog.getByLabel('Active for')).toBeFocused();
  await dialog.getByLabel('Active for').fill('30');
  await look(page, 'add-member');
  await dialog.getByRole('radio', { name: 'Pays to join' }).check();
  await expect(dialog.getByLabel('Active for')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Add Member' }).click();
  await expectToast(page, 'The member has been added successfully');
  await expect(
    page.getByText(/No mail is set up, so no e-mail is sent\. Send this link to ada@/),
  ).toBeVisible();
  await expect(page.getByText(/They see the membership page first/)).toBeVisible();
  const link = page.getByRole('textbox', { name: 'Invitation link' });
  await expect(link).toHaveValue(/\/invitation\?token=/);
  const inviteUrl = await link.inputValue();
  await look(page, 'invitation-link');
  await page.getByRole('button', { name: 'Done' }).click();
  await look(page, 'members');
  return inviteUrl;
}

async function acceptInvitation(page: Page, inviteUrl: string): Promise<void> {
  await page.goto(inviteUrl);
  await expect(page.getByRole('heading', { name: 'Welcome, Ada' })).toBeVisible();
  expect(page.url()).not.toContain('token');
  await look(page, 'invitation');
  await page.getByLabel('Password').fill('short');
  await page.getByRole('button', { name: 'Join the Fellowship' }).click();
  await expect(page.getByText('Use at least 8 characters')).toBeVisible();
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Join the Fellowship' }).click();
  await expect(page).toHaveURL(/\/subscribe$/);
  await look(page, 'membership-pending');
}

async function activate(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Activate subscription of Ada Stone' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Activate/ })
    .click();
  await expect(page.getByText(/Subscription activated successfully\. Expires on/).first()).toBeVisible();
}

async function assignFromLastWeek(page: Page, today: PlainDate): Promise<void> {
  await open(page, 'Assignments');
  await expect(
    page.getByText('No assignments yet. Assign a workout program to a member to get started.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Assign Program' }).first().click();
  const dialog = page.getByRole('dialog');
  const member = dialog.getByRole('combobox', { name: 'Member' });
  await expect(member, 'the only one is chosen').toHaveValue(/Ada Stone/);
  await member.fill('');
  await dialog.getByRole('button', { name: 'Assign Program' }).click();
  await expect(dialog.getByText('Member is required')).toBeVisible();
  await member.fill('ada');
  await page.getByRole('option', { name: /Ada Stone/ }).click();
  await dialog.getByLabel('Program').selectOption({ label: 'Two Weeks of Iron' });
  await dialog.getByLabel('Start date').fill(addDays(today, -7));
  await expect(dialog.getByLabel('End date')).toHaveValue(addDays(today, 6));
  await look(page, 'assign');
  await dialog.getByRole('button', { name: 'Assign Program' }).click();
  await expectToast(page, 'Program assigned successfully');
  await expect(page.getByText(`Started ${formatDate(addDays(today, -7))}`)).toBeVisible();
  await expect(page.getByText('0/12 exercises')).toBeVisible();
  await look(page, 'assignments');
}

async function seeTheDay(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/member$/);
  await expect(page.getByRole('heading', { name: 'Command Center', level: 1 })).toBeVisible();
  await look(page, 'member-dashboard-new');
  await open(page, 'Workout Log');
  await expect(page.getByRole('heading', { name: 'Back Squat' })).toBeVisible();
  await look(page, 'workout-log');
}

/** Logs each category by its own form; last week's squat first, so that today's has a last time and a suggestion. */
async function logAllSix(page: Page): Promise<void> {
  for (let back = 0; back < 7; back += 1) await page.getByRole('button', { name: 'Previous day' }).click();
  await log(
    page,
    'Back Squat',
    async dialog => {
      await dialog.getByLabel('Set 1 reps').fill('5');
      await dialog.getByLabel('Set 1 weight in lb').fill('200');
      await expect(dialog.getByText('233').first()).toBeVisible();
    },
    '1 of 3',
  );
  for (let on = 0; on < 7; on += 1) await page.getByRole('button', { name: 'Next day' }).click();
  await expect(page.getByText('175').first()).toBeVisible();
  await log(
    page,
    'Back Squat',
    async dialog => {
      await dialog.getByRole('button', { name: /last time/i }).click();
      await expect(dialog.getByLabel('Set 1 weight in lb')).toHaveValue('200');
      await dialog.getByLabel('Set 1 weight in lb').fill('210');
      await look(page, 'log-strength');
    },
    '1 of 3',
  );
  await expect(page.getByText('245').first()).toBeVisible();
  await log(page, 'Push-up', dialog => dialog.getByLabel('Set 1 reps').fill('22'), '1 of 3');
  await log(page, 'Easy Run', async dialog => {
    await dialog.getByRole('button', { name: 'Save Progress' }).click();
    await expect(dialog.getByText('Distance is required')).toBeVisible();
    await dialog.getByLabel('Distance').fill('2.1');
    await dialog.getByLabel('RPE').fill('6');
    await look(page, 'log-aerobic');
  });
  await log(page, 'Box Jump', dialog => dialog.getByLabel('Volume').fill('40'));
  await log(page, 'Front Plank', dialog => dialog.getByLabel('Time', { exact: false }).first().fill('1:30'));
  await log(page, "Child's Pose Reach", dialog =>
    dialog.getByLabel('Time', { exact: false }).first().fill('120'),
  );
  await expect(page.getByRole('button', { name: 'Log Progress' })).toHaveCount(0);
  await look(page, 'workout-log-done');
}

type Fill = (dialog: ReturnType<Page['getByRole']>) => Promise<void>;

/** `part` of the prescribed sets, where some stay empty on purpose: that is asked about. */
async function log(page: Page, exercise: string, fill: Fill, part?: string): Promise<void> {
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: exercise, exact: true }) });
  await card.getByRole('button', { name: 'Log Progress' }).click();
  const dialog = page.getByRole('dialog');
  await fill(dialog);
  await dialog.getByRole('button', { name: 'Save Progress' }).click();
  if (part) await dialog.getByRole('button', { name: `Save ${part}` }).click();
  await expectToast(page, 'Progress logged successfully');
  await expect(card.getByRole('button', { name: 'Exercise Complete!' })).toBeDisabled();
}

async function seeWhatCameOfIt(page: Page, today: PlainDate): Promise<void> {
  await open(page, 'Assigned Programs');
  await expect(page.getByText('Two Weeks of Iron').first()).toBeVisible();
  await page.getByRole('button', { name: new RegExp(`${shortDate(today)}.*complete`, 'i') }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Back Squat')).toBeVisible();
  await expect(dialog.getByText('Completed').first()).toBeVisible();
  await look(page, 'day-dialog');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  // On a phone the timeline begins with the current week.
  const allWeeks = page.getByRole('button', { name: 'All 2 weeks' });
  if (await allWeeks.isVisible()) await allWeeks.click();
  await page
    .getByRole('button', { name: new RegExp(`${shortDate(addDays(today, -7))}.*incomplete`, 'i') })
    .click();
  await expect(dialog.getByText('Not Logged').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await look(page, 'assigned-programs');
  await open(page, 'Command Center');
  await expect(page.getByText('Recent Activity')).toBeVisible();
  await look(page, 'member-dashboard');
}

/** 'Nov 21' of 'Nov 21, 2026'. */
const shortDate = (date: PlainDate) => formatDate(date).split(',')[0] ?? '';

async function seeTheCoachsTable(page: Page): Promise<void> {
  await page.reload();
  await open(page, 'Coach Dashboard');
  await expect(page.getByText('Ada Stone').first()).toBeVisible();
  await expect(page.getByText('Improving', { exact: true }).filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByText('245').first()).toBeVisible();
  await look(page, 'coach-dashboard');
  await open(page, 'Command Center');
  await look(page, 'console-command-center');
}

async function leave(page: Page): Promise<void> {
  await signOut(page);
  await expect(page.getByRole('heading', { name: brand.tagline, level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Sign In' }).first().click();
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await look(page, 'sign-in');
}
