import { expect, type Page } from '@playwright/test';
import { weekdayOf } from '../../src/domain/plain-date.ts';
import { type TrainingFixture, givenAMember, open, signedIn } from '../fellowship/member-in-training.ts';
import { test } from '../fellowship/test.ts';
import { openSection } from '../page/sections.ts';

const set = { kind: 'work', reps: null, weight: null, percent1RM: null, rpe: null, restSeconds: null };
const wave = [
  { ...set, reps: '5', percent1RM: '65' },
  { ...set, reps: '5+', percent1RM: '85' },
];

/** The prescriptions, and their lines for those who measure in lb and miles. */
const prescriptions: [name: string, asked: object, line: string][] = [
  ['Bench Press', { sets: '5', reps: '5', weight: '185', rpe: '8' }, '5 × 5 · 185 lb · RPE 8'],
  [
    'Dumbbell Row',
    { sets: '4', reps: '10/side', weight: '60', restSeconds: '60' },
    '4 × 10/side · 60 lb · rest 60 s',
  ],
  ['Romanian Deadlift', { sets: '3', reps: '8', rpe: '7', tempo: '31X1' }, '3 × 8 · RPE 7 · tempo 31X1'],
  ['Back Squat', { sets: '5', reps: '3', percent1RM: '75' }, '5 × 3 · 75%'],
  ['Front Squat', { reps: '5', percent1RM: '85', percentOf: 'training-max' }, '5 reps · 85% TM'],
  ['Deadlift', { setTargets: wave, restSeconds: '240' }, '5 @ 65%, 5+ @ 85% · rest 240 s'],
  ['Overhead Press', { sets: '3', reps: '8', weight: '60', weightUnit: 'kg' }, '3 × 8 · 60 kg (132.3 lb)'],
  ['Front Plank', { sets: '3', time: '45', restSeconds: '60' }, '3 × 45 s · rest 60 s'],
  ['Easy Run', { sets: '1', time: '40 min', rpe: '6' }, '1 set · 40 min · RPE 6'],
  ['Box Jump', { sets: '4', reps: '5', volume: '20' }, '4 × 5 · 20 contacts'],
];

let fixture: TrainingFixture;

test.beforeAll(async () => {
  fixture = await givenAMember();
  const { coach, today, memberId, idOf } = fixture;
  const exercises = prescriptions.map(([name, asked]) => ({ exerciseId: idOf(name), ...asked }));
  const days = [{ dayOfWeek: weekdayOf(today), dayName: 'All of it', exercises }];
  const weeks = [{ weekNumber: 1, days }];
  const program = await coach.get('POST', '/api/workouts', { name: 'Ten Lines', numWeeks: 1, weeks });
  await coach.get('POST', '/api/assignments', { memberId, workoutId: program.id, startDate: today });
  const workout = await coach.get('POST', '/api/workouts', {
    name: 'Ten at Once',
    programType: 'single_workout',
  });
  // A workout's exercises have sets and reps each.
  for (const exercise of exercises.filter(one => 'sets' in one && 'reps' in one))
    await coach.get('POST', `/api/workouts/${workout.id}/exercises`, exercise);
});
test.afterAll(() => fixture.fellowship.stop());

const inWorkout = prescriptions.filter(([, asked]) => 'sets' in asked && 'reps' in asked);

async function readsAll(page: Page, place: string, all = prescriptions): Promise<void> {
  for (const [name, , line] of all)
    await expect(page.getByText(line, { exact: true }), `${name}: ${place}`).toHaveCount(1);
}

test('a prescription reads the same for the coach wherever it stands', async ({ browser }) => {
  const page = await signedIn(browser, fixture, 'coach');
  await openSection(page, 'Programs');
  await page.getByRole('button', { name: 'View Schedule of Ten Lines' }).click();
  await page.getByRole('button', { name: /^Show Exercises/ }).click();
  await readsAll(page, 'schedule');
  await page.getByRole('button', { name: 'Print or Export' }).click();
  await expect(page.getByRole('link', { name: 'Export JSON' })).toBeVisible();
  await readsAll(page, 'print');
  await openSection(page, 'Programs');
  await page.getByRole('button', { name: 'Edit Ten Lines' }).click();
  await readsAll(page, 'editor');
  await openSection(page, 'Programs');
  await page.getByRole('tab', { name: 'Single Workouts' }).click();
  await page.getByRole('button', { name: `${inWorkout.length} exercises of Ten at Once` }).click();
  await readsAll(page, 'single workout', inWorkout);
  await open(page, 'Daily Calendar');
  await page.getByRole('combobox', { name: 'Member' }).fill('ada');
  await page.getByRole('option', { name: /Ada Stone/ }).click();
  await expect(page.getByRole('heading', { name: 'All of it' })).toBeVisible();
  await readsAll(page, 'daily calendar');
});

test('and for the member', async ({ browser }) => {
  const page = await signedIn(browser, fixture, 'member', 375);
  await open(page, 'Workout Log');
  await readsAll(page, 'log');
});
