import { expect, type Page } from '@playwright/test';
import { weekdayOf, weekdays } from '../../src/domain/plain-date.ts';
import { type TrainingFixture, givenAMember, signedIn } from '../fellowship/member-in-training.ts';
import { test } from '../fellowship/test.ts';
import { todayHere } from '../fellowship/zone.ts';
import { lookAtWidths } from '../page/look-at.ts';
import { openSection, hydrated } from '../page/sections.ts';
import { expectToast } from '../page/toast.ts';

let fixture: TrainingFixture;

test.beforeAll(async () => {
  fixture = await givenAMember();
});
test.afterAll(() => fixture.fellowship.stop());

const today = todayHere();

/** The reason for the load of the working set that comes next. */
async function whyOf(page: Page, weight: number) {
  await page.getByRole('button', { name: `Why ${weight} lb?` }).click();
  return page.getByText('of your training max of');
}

test('a percent of the training max is written, published, and worked out for a member, by the program and by their own', async ({
  browser,
}) => {
  const { coach, member, idOf } = fixture;
  const exerciseId = idOf('Back Squat');
  const program = await coach.get('POST', '/api/workouts', {
    name: 'Wave',
    numWeeks: 1,
    weeks: [{ weekNumber: 1, days: [] }],
  });
  const { id: memberId } = await member.get('GET', '/api/auth/user');
  await coach.get('POST', '/api/assignments', { workoutId: program.id, memberId, startDate: today });
  await member.get('POST', '/api/tested-maxes', { exerciseId, weight: 300, unit: 'lb', date: today });

  const page = await signedIn(browser, fixture, 'coach', 1280);
  await page.goto(`/admin?section=programs&view=write&id=${program.id}`);
  await hydrated(page);
  const cell = page.locator(`[data-cell="0 ${weekdays.indexOf(weekdayOf(today))} 0"]`);
  await cell.click();
  await page.keyboard.type('back squat 5x10 @50% of training max');
  await page.keyboard.press('Enter');
  await expect(cell).toHaveText('Back Squat 5x10 @50% TM');
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Program details…' }).click();
  const details = page.getByRole('dialog', { name: 'Program Details' });
  await details.getByLabel('Training Max').selectOption('85');
  await lookAtWidths(page, 'training-max-of-a-program', [375, 1280]);
  await details.getByRole('button', { name: 'Done' }).click();
  await page.keyboard.press('Control+s');
  const publish = page.getByRole('dialog', { name: 'Preview and Publish' });
  await publish.getByRole('button', { name: 'Publish', exact: true }).click();
  await expectToast(page, 'Published as version 1');

  const phone = await signedIn(browser, fixture, 'member', 375);
  await phone.getByRole('button', { name: 'Start session' }).click();
  await phone.getByRole('button', { name: 'Start session' }).click();
  for (const place of [1, 2, 3]) {
    await expect(phone.getByText(`Warm-up ${place} of 3`, { exact: true }).first()).toBeVisible();
    await phone.getByRole('button', { name: 'Warm-up done' }).click();
  }
  await expect(await whyOf(phone, 125)).toHaveText(
    /^50% of your training max of 255 lb \(85% of 300 lb, your tested max, .*\), rounded to 125 lb\.$/,
  );
  await lookAtWidths(phone, 'training-max-why', [375]);

  await openSection(page, 'The Fellowship');
  await page.getByRole('link', { name: 'Ada Stone' }).first().click();
  await page.getByRole('button', { name: 'Tested maxes' }).first().click();
  const maxes = page.getByRole('dialog', { name: 'Tested maxes' });
  await maxes.getByRole('button', { name: 'Set a training max' }).click();
  await maxes.getByLabel('Exercise').selectOption({ label: 'Back Squat' });
  await maxes.getByLabel('As').selectOption('lb');
  await maxes.getByRole('textbox', { name: 'Training max' }).fill('220');
  await lookAtWidths(page, 'training-max-of-a-member', [375, 1280]);
  await maxes.getByRole('button', { name: 'Save training max' }).click();
  await expectToast(page, 'Training max saved');
  await expect(maxes.getByRole('list', { name: 'Training maxes' })).toContainText('220 lb');

  await phone.reload();
  await hydrated(phone);
  await expect(await whyOf(phone, 110)).toHaveText(
    '50% of your training max of 220 lb (set by your coach) is 110 lb.',
  );
});
