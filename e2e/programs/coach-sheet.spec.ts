import { expect } from '@playwright/test';
import { addDays, mondayOf } from '../../src/domain/plain-date.ts';
import { type TrainingFixture, givenAMember, signedIn } from '../fellowship/member-in-training.ts';
import { test } from '../fellowship/test.ts';
import { lookAtWidths } from '../page/look-at.ts';
import { hand } from '../page/hand.ts';
import { expectToast } from '../page/toast.ts';

let fixture: TrainingFixture;

test.beforeAll(async () => {
  fixture = await givenAMember();
});
test.afterAll(() => fixture.fellowship.stop());

/** Twelve weeks of four days, as a coach has them in a sheet: units in the head, merged names, decimal commas, short names. */
function sheet(): string {
  const head = 'Week\tDay\tExercise\tSets x Reps\tWeight (kg)\tRIR\tRest (min)\tNotes';
  const weeks = Array.from({ length: 12 }, (_, index) => {
    const heavier = (weight: number) => String(weight + 2.5 * index).replace('.', ',');
    return [
      `${index + 1}\tMonday\tBack Squat\t4x6-8\t${heavier(90)}\t2\t3\tpause in the hole`,
      '\t\tRDL\t3x10\t70\t3\t2\t',
      '\t\tFront Plank\t3x45s\t\t\t1\t',
      `\tTuesday\tBench Press\t5x5\t${heavier(70)}\t2\t3\t`,
      '\t\tPendlay Row\t3x8\t60\t2\t2\t',
      `\tThursday\tDeadlift\t3x5\t${heavier(120)}\t1\t4\t`,
      '\t\tWalking Lunge\t3x12 each side\t16\t\t1\t',
      `\tSaturday\tOverhead Press\t4x6\t${heavier(40)}\t2\t2\t`,
      '\t\tPull-up\t4xAMRAP\t\t\t2\t',
    ];
  });
  return ['Strength block for the winter', '', head, ...weeks.flat()].join('\n');
}

test('a coach’s own sheet of 12 weeks with 4 days is on a member’s calendar in at most 25 actions', async ({
  browser,
}) => {
  const page = await signedIn(browser, fixture, 'coach');
  const { press, fill, key, count } = hand(page);
  await press(page.getByRole('navigation').getByRole('button', { name: 'Programs', exact: true }));
  await press(page.getByRole('button', { name: 'Import' }));
  const dialog = page.getByRole('dialog');
  await fill(dialog.getByLabel('Or paste it here'), sheet());
  await press(dialog.getByRole('button', { name: 'Continue' }));
  await expect(dialog.getByRole('columnheader', { name: 'Given' })).toBeVisible();
  await expect(dialog.getByText('12 weeks, 48 sessions, 108 exercises.')).toBeVisible();
  const squats = dialog.getByRole('row').filter({ hasText: 'pause in the hole' }).first();
  await expect(squats).toContainText('Back Squat 4x6-8 90kg @8 r180 "pause in the hole"');
  await lookAtWidths(page, 'import-read', [375, 1280]);
  await fill(dialog.getByLabel('Program Name'), 'Winter Strength');
  await press(dialog.getByRole('button', { name: 'Import Program' }));
  await expect(dialog.getByText('Winter Strength: 12 weeks, 48 sessions, 108 exercises.')).toBeVisible();
  await press(dialog.getByRole('button', { name: 'Assign to Members' }));
  await fill(dialog.getByRole('combobox', { name: 'Member' }), 'Ada');
  await key('Enter');
  await press(dialog.getByRole('button', { name: 'Next Monday' }));
  await press(dialog.getByRole('button', { name: 'Assign Program' }));
  await expectToast(page, 'Program assigned successfully');
  expect(count()).toBeLessThanOrEqual(25);

  const monday = addDays(mondayOf(fixture.today), 7);
  const days = [monday, addDays(monday, 11 * 7 + 5)].map(date =>
    fixture.member.get<Day[]>('GET', `/api/training-sessions?date=${date}`),
  );
  expect((await Promise.all(days)).map(({ length }) => length)).toEqual([1, 1]);
});

type Day = { trainingDayId: string };
