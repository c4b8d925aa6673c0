import { expect, type Page } from '@playwright/test';
import { addDays, weekdayOf } from '../../src/domain/plain-date.ts';
import { type TrainingFixture, givenAMember, open, signedIn } from '../fellowship/member-in-training.ts';
import { test } from '../fellowship/test.ts';
import { lookAtWidths } from '../page/look-at.ts';
import { openSection, hydrated } from '../page/sections.ts';
import { expectToast } from '../page/toast.ts';

let fixture: TrainingFixture;

test.beforeAll(async () => {
  fixture = await givenAMember();
  const units = { weight: 'kg', distance: 'km', length: 'cm' };
  for (const person of [fixture.coach, fixture.member]) await person.get('PATCH', '/api/profile', { units });
});
test.afterAll(() => fixture.fellowship.stop());

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

/** In the library, by hand. */
async function markAsAssisted(page: Page, name: string): Promise<void> {
  await openSection(page, 'Exercises');
  await page.getByRole('searchbox').first().fill(name);
  await button(page, `Edit ${name}`).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: /^Assisted: less help is better/ }).check();
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expectToast(page, 'Exercise updated successfully');
}

/** Two weeks with 20 kg of help prescribed, and 25 kg taken in the first. */
async function aWeekBefore(): Promise<void> {
  const { coach, member, memberId, today, idOf } = fixture;
  const exercises = [{ exerciseId: idOf('Pull-up'), sets: '2', reps: '8', weight: '-20 kg' }];
  const days = [{ dayOfWeek: weekdayOf(today), dayName: 'Pulling', notes: '', exercises }];
  const program = await coach.get('POST', '/api/workouts', {
    name: 'First Pull-up',
    numWeeks: 2,
    weeks: [1, 2].map(weekNumber => ({ weekNumber, days })),
  });
  const startDate = addDays(today, -7);
  const { id } = await coach.get('POST', '/api/assignments', { memberId, workoutId: program.id, startDate });
  await member.get('POST', '/api/progress', {
    assignmentId: id,
    exerciseId: idOf('Pull-up'),
    completedDate: startDate,
    setsData: [{ setNum: 1, reps: 8, weight: -25, unit: 'kg' }],
  });
}

test('help is marked, prescribed, typed with a minus or without, and shown as help; less of it is the record', async ({
  browser,
}) => {
  const coach = await signedIn(browser, fixture, 'coach');
  await markAsAssisted(coach, 'Pull-up');
  await aWeekBefore();

  const page = await signedIn(browser, fixture, 'member', 375);
  await open(page, 'Workout Log');
  await expect(page.getByText('2 × 8 · 20 kg of help')).toBeVisible();
  await open(page, 'Command Center');
  await button(page, 'Start session').click();
  await button(page, 'Start session').click();
  await expect(button(page, 'Help: 20 kg of help. Type another')).toBeVisible();
  await button(page, 'Why 20 kg of help?').click();
  await expect(page.getByText('Your coach asks for 20 kg of help.')).toBeVisible();
  await lookAtWidths(page, 'session-help', [375, 1280]);
  await page.setViewportSize({ width: 375, height: 812 });
  await button(page, 'Help: 20 kg of help. Type another').click();
  await page.getByRole('textbox', { name: 'Help' }).fill('-20');
  await page.keyboard.press('Enter');
  await button(page, 'Set done').click();
  await expect(page.getByRole('button', { name: /^Set 1: 8 × 20 kg of help\./ })).toBeVisible();
  await button(page, 'Help: 20 kg of help. Type another').click();
  await page.getByRole('textbox', { name: 'Help' }).fill('17,5');
  await page.keyboard.press('Enter');
  await button(page, 'Set done').click();
  await button(page, 'End session').click();
  await expect(page.getByText('Least help for 8 reps', { exact: false })).toBeVisible();
  await expect(page.getByText('17.5 kg (was 25 kg)', { exact: false })).toBeVisible();
  await lookAtWidths(page, 'session-help-summary', [375]);

  const logged = () => fixture.member.get<{ setsData: { weight: number }[] }[]>('GET', '/api/progress');
  await expect.poll(async () => JSON.stringify(await logged())).toContain('-17.5');
  await page.goto('/member?section=records');
  await hydrated(page);
  await expect(page.getByText('17.5 kg').first()).toBeVisible();
  await expect(page.getByText('Least help for 8 reps').first()).toBeVisible();

  await coach.goto(`/admin?section=members&view=member&id=${fixture.memberId}`);
  await hydrated(coach);
  await coach
    .getByRole('button', { name: /Today.*Pulling/s })
    .first()
    .click();
  const day = coach.getByRole('dialog').filter({ has: coach.getByRole('region', { name: 'Pulling' }) });
  const rowOf = (label: string) => day.getByRole('listitem').filter({ hasText: new RegExp(`^${label}`) });
  await expect(rowOf('Set 1')).toHaveText(/planned 8 reps · 20 kg of help.*done 20 kg of help × 8/s);
  await expect(rowOf('Set 2')).toHaveText(/17\.5 kg of help × 8.*2\.5 kg less help/s);
  await lookAtWidths(coach, 'beside-help', [375, 1280]);
});
