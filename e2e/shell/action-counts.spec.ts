import { type Browser, expect, type Page } from '@playwright/test';
import { addDays, formatDate, weekdayOf } from '../../src/domain/plain-date.ts';
import type { Fellowship } from '../fellowship/fellowship.ts';
import {
  aProgramOn,
  type TrainingFixture,
  givenAMember,
  open,
  signedIn,
} from '../fellowship/member-in-training.ts';
import { test } from '../fellowship/test.ts';
import { todayHere, zone } from '../fellowship/zone.ts';
import { hand } from '../page/hand.ts';
import { openSection, hydrated } from '../page/sections.ts';
import { expectToast } from '../page/toast.ts';

const password = 'a garage at 5:40';

async function person(browser: Browser, { origin }: Fellowship, width: number): Promise<Page> {
  const viewport = { width, height: 812 };
  return (await browser.newContext({ baseURL: origin, viewport, timezoneId: zone })).newPage();
}

/** Three days a week, for four weeks, the first of them today's. */
function sheet(): string {
  const today = weekdayOf(todayHere());
  const days = ['monday', 'wednesday', 'friday'].filter(day => day !== today);
  const lines = [
    'Back Squat\t3x5\t75%',
    'Bench Press\t5x5\t70%',
    'Dumbbell Row\t3x10\t',
    'Front Plank\t3x45s\t',
  ];
  const weeks = Array.from({ length: 4 }, (_, week) =>
    [today, ...days.slice(0, 2)].flatMap(day => lines.map(line => `${week + 1}\t${day}\t${line}`)),
  );
  return ['Week\tDay\tExercise\tSets x Reps\t% 1RM', ...weeks.flat()].join('\n');
}

test('from an empty server to a member with training today a coach takes at most 40 actions', async ({
  browser,
  fellowship,
}) => {
  const coach = await person(browser, fellowship, 1280);
  const { press, fill, choose, count } = hand(coach);
  const button = (name: string | RegExp) => coach.getByRole('button', { name, exact: true });
  await coach.goto(fellowship.setupLink);
  await fill(coach.getByLabel('First name'), 'Gideon');
  await fill(coach.getByLabel('Last name'), 'Marsh');
  await fill(coach.getByLabel('E-mail'), 'coach@fellowship.example');
  await fill(coach.getByLabel('Password'), password);
  await fill(coach.getByLabel('Phone for members'), '(303) 555-0142');
  await fill(coach.getByLabel('Price a month'), '29');
  await press(button('Become the Coach'));
  await expect(coach.getByRole('heading', { name: 'Command Center', level: 1 })).toBeVisible();

  const section = (name: string) => coach.getByRole('navigation').getByRole('button', { name, exact: true });
  await press(section('Exercises'));
  await press(button('Seed Exercises'));
  await expectToast(coach, 'Exercises Seeded Successfully');

  await press(section('Programs'));
  await press(button('Import').first());
  const dialog = coach.getByRole('dialog');
  await fill(dialog.getByLabel('Or paste it here'), sheet());
  await press(dialog.getByRole('button', { name: 'Continue' }));
  await fill(dialog.getByLabel('Program Name'), 'Four Weeks of Iron');
  await press(dialog.getByRole('button', { name: 'Import Program' }));
  await expect(dialog.getByText('Four Weeks of Iron: 4 weeks, 12 sessions, 48 exercises.')).toBeVisible();
  await press(dialog.getByRole('button', { name: 'Close' }).first());

  await press(section('The Fellowship'));
  await press(button('Add New Member'));
  await fill(dialog.getByLabel('Email'), 'ada@fellowship.example');
  await fill(dialog.getByLabel('First name'), 'Ada');
  await fill(dialog.getByLabel('Last name'), 'Stone');
  await choose(dialog.getByLabel('Start program (optional)'), 'Four Weeks of Iron');
  await press(dialog.getByRole('button', { name: 'Add Member' }));
  const link = await coach.getByRole('textbox', { name: 'Invitation link' }).inputValue();
  await press(button('Done'));
  expect(count()).toBeLessThanOrEqual(40);

  const member = await person(browser, fellowship, 375);
  await member.goto(link);
  await member.getByLabel('Password').fill(password);
  await member.getByRole('button', { name: 'Join the Fellowship' }).click();
  await expect(member.getByRole('button', { name: 'Start session' }).first()).toBeVisible();
});

test.describe('a coach whose members train', () => {
  // In one worker: another would start a fellowship of its own.
  test.describe.configure({ mode: 'default' });
  let fixture: TrainingFixture;

  /** Yesterday's session is done, with more lifted than the week before; the next one comes in six days. */
  test.beforeAll(async () => {
    fixture = await givenAMember();
    const { coach, member, memberId, today, idOf } = fixture;
    const yesterday = addDays(today, -1);
    const workoutId = await aProgramOn(fixture, yesterday);
    const startDate = addDays(yesterday, -7);
    const { id } = await coach.get('POST', '/api/assignments', { memberId, workoutId, startDate });
    for (const [days, weight] of [
      [8, 190],
      [1, 205],
    ] as const)
      await member.get('POST', '/api/progress', {
        assignmentId: id,
        exerciseId: idOf('Back Squat'),
        completedDate: addDays(today, -days),
        setsData: Array.from({ length: 5 }, (_, set) => ({ setNum: set + 1, reps: 5, weight })),
      });
  });
  test.afterAll(() => fixture.fellowship.stop());

  const openMember = async (page: Page) => {
    await page.goto(`/admin?section=members&view=member&id=${fixture.memberId}`);
    await hydrated(page);
  };

  test('sees who trained yesterday without an action', async ({ browser }) => {
    const page = await signedIn(browser, fixture, 'coach');
    const ada = page
      .getByRole('region', { name: 'Yesterday' })
      .getByRole('listitem')
      .filter({ hasText: 'Ada Stone' });
    await expect(ada).toContainText('Lower Body');
  });

  test('sees who improved most with one action', async ({ browser }) => {
    const page = await signedIn(browser, fixture, 'coach');
    await open(page, 'Coach Dashboard');
    const { press, count } = hand(page);
    await press(page.getByRole('columnheader', { name: 'Change' }).getByRole('button'));
    await expect(page.getByRole('row').nth(1)).toContainText('Back Squat');
    expect(count()).toBe(1);
  });

  test('writes sets of 65, 75 and 85 % in one line', async ({ browser }) => {
    const { coach } = fixture;
    const { id } = await coach.get('POST', '/api/workouts', {
      name: 'Wave',
      numWeeks: 1,
      weeks: [{ weekNumber: 1 }],
    });
    const page = await signedIn(browser, fixture, 'coach');
    await page.goto(`/admin?section=programs&view=write&id=${id}`);
    await hydrated(page);
    await expect(page.getByRole('grid')).toBeVisible();
    await page.keyboard.type('Deadlift 5@65% 5@75% 5+@85% r240');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Draft saved', { exact: false })).toBeVisible();
    // Read back as it was typed, with each set its own.
    await expect(page.locator('[data-cell="0 1 0"]')).toHaveText('Deadlift 5@65% 5@75% 5+@85% r240');
    const { weeks } = await coach.get<Draft>('GET', `/api/workouts/${id}/draft`);
    const [deadlift] = weeks[0]?.days.flatMap(({ exercises }) => exercises) ?? [];
    expect(deadlift?.setTargets.map(({ reps, percent1RM }) => [reps, percent1RM])).toEqual([
      ['5', '65'],
      ['5', '75'],
      ['5+', '85'],
    ]);
  });

  test('answers a message on a phone two presses away', async ({ browser }) => {
    const { member, memberId } = fixture;
    await member.get('POST', `/api/conversations/${memberId}/messages`, { text: 'May I squat on Friday?' });
    const page = await signedIn(browser, fixture, 'coach', 375);
    const { press, count } = hand(page);
    await press(
      page.getByRole('navigation', { name: /used most/ }).getByRole('button', { name: 'Messages' }),
    );
    await press(page.getByRole('button', { name: /^Ada Stone.*unread/ }));
    await expect(page.getByRole('textbox', { name: 'Message' })).toBeFocused();
    expect(count()).toBe(2);
  });

  test('moves a session on a phone in three actions', async ({ browser }) => {
    const page = await signedIn(browser, fixture, 'coach', 375);
    await openMember(page);
    const week = page.getByRole('region', { name: 'Coming week' });
    const { press, count } = hand(page);
    await press(week.getByRole('button', { name: /^Change / }).first());
    await press(page.getByRole('menuitem', { name: 'Move…' }));
    const dialog = page.getByRole('dialog', { name: 'Move to another day' });
    await press(dialog.getByRole('button', { name: /^Move to/ }).last());
    // To the day that is proposed, a week from today.
    await expect(week).toContainText('No session in the next 7 days.');
    expect(count()).toBe(3);
  });

  test('extends a membership by cash in three actions', async ({ browser }) => {
    const page = await signedIn(browser, fixture, 'coach');
    await openMember(page);
    const { press, fill, count } = hand(page);
    await press(page.getByRole('button', { name: 'Record Cash' }));
    const cash = page.getByRole('dialog', { name: 'Record Cash' });
    await fill(cash.getByRole('textbox', { name: 'Amount' }), '59,50');
    await press(cash.getByRole('button', { name: 'Record', exact: true }));
    await expectToast(page, 'Cash recorded', `Open until ${formatDate(addDays(fixture.today, 60))}`);
    expect(count()).toBe(3);
  });

  test('brings in 50 members with their groups and program in at most 12 actions', async ({ browser }) => {
    const until = addDays(fixture.today, 200);
    const lines = Array.from(
      { length: 50 },
      (_, n) => `Person ${n};p${n}@bulk.example;${n % 2 ? 'Early' : 'Late'};${until};Iron Foundation;`,
    );
    const text = ['Client;E-mail;Groups;Paid until;Program;Start date', ...lines].join('\r\n');
    const page = await signedIn(browser, fixture, 'coach');
    await openSection(page, 'The Fellowship');
    const { press, attach, count } = hand(page);
    await press(page.getByRole('button', { name: 'Import members' }));
    const dialog = page.getByRole('dialog', { name: 'Import members' });
    await attach(dialog.getByLabel('Choose a File'), 'clients.csv', text);
    await press(dialog.getByRole('button', { name: 'Import 50 members' }));
    const done = page.getByRole('dialog', { name: '50 members imported' });
    await press(done.getByRole('button', { name: 'Done' }));
    await expect(page.getByText('51 total members')).toBeVisible();
    expect(count()).toBeLessThanOrEqual(12);
  });
});

type Draft = {
  weeks: { days: { exercises: { setTargets: { reps: string; percent1RM: string }[] }[] }[] }[];
};
