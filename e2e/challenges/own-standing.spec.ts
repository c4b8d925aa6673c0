import { expect } from '@playwright/test';
import { addDays, formatDate, weekdayOf } from '../../src/domain/plain-date.ts';
import { openHall, rowOf } from './board.ts';
import { lookAtWidths } from '../page/look-at.ts';
import { type TrainingFixture, givenAMember, open, signedIn } from '../fellowship/member-in-training.ts';
import { test } from '../fellowship/test.ts';

let fixture: TrainingFixture;

test.beforeEach(async () => {
  fixture = await givenAMember();
});
test.afterEach(() => fixture.fellowship.stop());

test('a member reads line by line how their rank comes about, and the sums add up to the rate', async ({
  browser,
}) => {
  const { coach, member, memberId, today, idOf } = fixture;
  const page = await signedIn(browser, fixture, 'member');
  await openHall(page);
  await expect(page.getByText('No rankings yet for this month', { exact: true })).toBeVisible();

  const exercises = [
    { exerciseId: idOf('Back Squat'), sets: '5', reps: '5' },
    { exerciseId: idOf('Front Plank'), time: '1:30' },
  ];
  const day = { dayOfWeek: weekdayOf(today), dayName: 'Lower Body', exercises };
  const program = await coach.get('POST', '/api/workouts', {
    name: 'Iron Foundation',
    numWeeks: 2,
    weeks: [
      { weekNumber: 1, days: [day] },
      { weekNumber: 2, days: [day] },
    ],
  });
  const assignment = await coach.get('POST', '/api/assignments', {
    memberId,
    workoutId: program.id,
    startDate: today,
  });
  const reps = Array.from({ length: 4 }, (_, set) => ({ setNum: set + 1, reps: 5, weight: 200 }));
  await member.get('POST', '/api/progress', {
    assignmentId: assignment.id,
    exerciseId: idOf('Back Squat'),
    completedDate: today,
    setsData: reps,
  });
  const challenge = await coach.get('POST', '/api/challenges', {
    name: 'Most Push-ups',
    exerciseId: idOf('Push-up'),
    scoringType: 'reps',
    startDate: today,
    endDate: addDays(today, 6),
  });
  await member.get('POST', `/api/challenges/${challenge.id}/submit`, { reps: 40 });

  await open(page, 'Workout Log');
  await openHall(page);
  await expect(rowOf(page, 'Ada Stone').getByRole('cell')).toHaveText([
    '1',
    '17.4%',
    '20 / 115 units',
    /^10/,
  ]);
  await page.getByRole('button', { name: 'How my rank is worked out' }).click();
  const dialog = page.getByRole('dialog', { name: 'How my rank is worked out' });
  const cells = (table: string) =>
    dialog.getByRole('table', { name: table }).getByRole('row').locator('td').allTextContents();
  await expect(dialog.getByRole('rowheader').first()).toContainText('Iron Foundation, Lower Body');
  expect(await cells('Training days')).toEqual(['20', '115', '20', '115']);
  await expect(dialog).toContainText('20 of 115 units are a rate of 17.4%. Of these days, 1 has a log.');
  await expect(dialog.locator('dl')).toContainText('Days1of 3 with a log');
  await expect(dialog).toContainText(
    'Anyone who has trained on 3 days or more ranks ahead of those with fewer',
  );
  await expect(dialog).toContainText('Most Push-ups');
  await expect(dialog).toContainText(`Result submitted · ${formatDate(today)}`);
  expect(await cells('Challenge points')).toEqual(['10', '10']);
  await expect(dialog).toContainText('That puts you at #1 of 1.');
  await lookAtWidths(page, 'hall-standing', [375, 1280]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'How my rank is worked out' })).toBeFocused();
});
