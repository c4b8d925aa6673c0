import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { standardBrand as brand } from '#standard-brand.ts';
import { weekdayOf } from '../../src/domain/plain-date.ts';
import type { Fellowship } from '../fellowship/fellowship.ts';
import { test } from '../fellowship/test.ts';
import { todayHere, zone } from '../fellowship/zone.ts';

const password = 'a garage at 5:40';

test('the main job is done with the keyboard alone', async ({ browser, fellowship }) => {
  const today = todayHere();
  const coach = await personAt(browser, fellowship);
  await coach.goto(fellowship.setupLink);
  await write(coach, coach.getByLabel('First name'), 'Gideon');
  await write(coach, coach.getByLabel('Last name'), 'Marsh');
  await write(coach, coach.getByLabel('E-mail'), 'coach@fellowship.example');
  await write(coach, coach.getByLabel('Password'), password);
  await coach.keyboard.press('Enter');

  await open(coach, 'Exercises');
  await press(coach, coach.getByRole('button', { name: 'Seed Exercises' }));
  await expect(coach.getByText('Exercises Seeded Successfully').first()).toBeVisible();

  await open(coach, 'Programs');
  await press(coach, coach.getByRole('button', { name: 'Create 12-Week Program' }).first());
  await write(coach, coach.getByLabel('Program Name'), 'By Keyboard');
  const weekday = weekdayOf(today);
  const day = weekday.charAt(0).toUpperCase() + weekday.slice(1);
  await press(coach, coach.getByRole('button', { name: `Add Exercise to ${day}` }));
  await expect(coach.getByRole('searchbox', { name: 'Search exercises' })).toBeFocused();
  await coach.keyboard.type('squat');
  await expect(coach.getByText('Press Enter to choose Back Squat.')).toBeVisible();
  await coach.keyboard.press('Enter');
  await write(coach, coach.getByRole('textbox', { name: /^Sets/ }), '3');
  await write(coach, coach.getByRole('textbox', { name: /^Reps/ }), '5');
  await coach.keyboard.press('Enter');
  await expect(coach.getByText(`Added Back Squat to ${day}`).first()).toBeVisible();
  await press(coach, coach.getByRole('button', { name: 'Create Program' }));
  await expect(coach.getByText('Program created successfully!').first()).toBeVisible();

  await open(coach, 'The Fellowship');
  await press(coach, coach.getByRole('button', { name: 'Add New Member' }));
  await write(coach, coach.getByLabel('Email'), 'ada@fellowship.example');
  await write(coach, coach.getByLabel('First name'), 'Ada');
  await write(coach, coach.getByLabel('Last name'), 'Stone');
  await coach.keyboard.press('Enter');
  const link = coach.getByRole('textbox', { name: 'Invitation link' });
  const inviteUrl = await link.inputValue();
  await press(coach, coach.getByRole('button', { name: 'Done' }));
  await expect(link).toBeHidden();
  // The new member was let in as she was added.
  await expect(coach.getByText(/^Active until/)).toBeVisible();

  await open(coach, 'Assignments');
  await press(coach, coach.getByRole('button', { name: 'Assign Program' }).first());
  await write(coach, coach.getByRole('combobox', { name: 'Member' }), 'ada');
  await expect(coach.getByRole('option', { name: /Ada Stone/ })).toBeVisible();
  await coach.keyboard.press('Enter');
  await expect(coach.getByRole('combobox', { name: 'Member' })).toHaveValue('Ada Stone');
  await expect(coach.getByRole('option', { name: 'By Keyboard' })).toBeAttached();
  await reach(coach, coach.getByLabel('Program', { exact: true }));
  await coach.keyboard.type('By Key');
  await reach(coach, coach.getByLabel('Start date'));
  const [year, month, date] = today.split('-');
  await coach.keyboard.type(`${month}${date}${year}`);
  await coach.keyboard.press('Enter');
  await expect(coach.getByText('Program assigned successfully').first()).toBeVisible();

  const member = await personAt(browser, fellowship);
  await member.goto(inviteUrl);
  await write(member, member.getByLabel('Password'), password);
  await member.keyboard.press('Enter');
  await open(member, 'Workout Log');
  await press(member, member.getByRole('button', { name: 'Log Progress' }).first());
  await logByEnter(member);
  await expect(member.getByRole('button', { name: 'Exercise Complete!' })).toBeVisible();
  await press(member, member.getByRole('button', { name: 'Edit' }));
  await write(member, member.getByLabel('Set 1 weight in lb'), '195');
  await press(member, member.getByRole('button', { name: 'Save Changes' }));
  await expect(member.getByText('228').first()).toBeVisible();
  await press(member, member.getByRole('button', { name: 'How to' }));
  const howTo = member.getByRole('dialog', { name: 'Back Squat' });
  await expect(howTo.getByText(/^Set the bar on the upper back/)).toBeVisible();
  await member.keyboard.press('Escape');
  await expect(howTo).toBeHidden();
  await expect(member.getByRole('button', { name: 'How to' })).toBeFocused();

  await open(member, 'Assigned Programs');
  // The program's one exercise is logged, so it is complete and its timeline folded away.
  await press(member, member.getByRole('button', { name: 'Show Program Timeline' }));
  await press(member, member.getByRole('button', { name: /: complete/i }).first());
  await expect(member.getByRole('dialog').getByText('Back Squat')).toBeVisible();
  await member.keyboard.press('Escape');
  await expect(member.getByRole('dialog')).toBeHidden();
  await reach(member, member.getByRole('link', { name: 'Sign Out' }));
  await member.keyboard.press('Enter');
  await expect(member.getByRole('heading', { name: brand.tagline, level: 1 })).toBeVisible();
});

/** Enter goes from field to field and then to the button; sets that stay empty are asked about, and can be gone back to. */
async function logByEnter(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  await write(page, page.getByLabel('Set 1 reps'), '5');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Set 1 weight in lb')).toBeFocused();
  await page.keyboard.type('185');
  for (let fields = 0; fields < 5; fields += 1) await page.keyboard.press('Enter');
  const save = dialog.getByRole('button', { name: 'Save Progress' });
  await expect(save).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Save 1 of 3 sets?')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Back to set 2' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Set 2 reps')).toBeFocused();
  await page.keyboard.type('5');
  await press(page, save);
  await expect(dialog.getByText('Save 2 of 3 sets?')).toBeVisible();
  await press(page, dialog.getByRole('button', { name: 'Save 2 of 3' }));
}

async function personAt(browser: Browser, { origin }: Fellowship): Promise<Page> {
  const viewport = { width: 1280, height: 812 };
  const context = await browser.newContext({ baseURL: origin, viewport, timezoneId: zone, locale: 'en-US' });
  return context.newPage();
}

/** The sections stand before the screen: back is the shorter way, past a library of hundreds. */
async function open(page: Page, section: string): Promise<void> {
  await reach(
    page,
    page.getByRole('navigation').getByRole('button', { name: section, exact: true }),
    'Shift+Tab',
  );
  await page.keyboard.press('Enter');
}

async function press(page: Page, target: Locator): Promise<void> {
  await reach(page, target);
  await page.keyboard.press('Enter');
}

async function write(page: Page, field: Locator, text: string): Promise<void> {
  await reach(page, field);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

/** Tab, and Tab again, until the focus is there: what cannot be reached so fails the test. */
async function reach(page: Page, target: Locator, step: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  for (let tabs = 0; tabs < 250; tabs += 1) {
    if (await target.evaluate(element => element === document.activeElement)) return;
    await page.keyboard.press(step);
  }
  throw new Error(`The keyboard does not reach ${String(target)}`);
}
