import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import {
  aProgramOn,
  type TrainingFixture,
  givenAMember,
  open,
  signedIn,
} from '../fellowship/member-in-training.ts';
import { test } from '../fellowship/test.ts';
import { lookAt, lookAtWidths } from '../page/look-at.ts';
import { openSection, hydrated } from '../page/sections.ts';

let fixture: TrainingFixture;

test.beforeAll(async () => {
  fixture = await givenAMember();
  const workoutId = await aProgramOn(fixture, fixture.today);
  const { coach, member, memberId, today, idOf } = fixture;
  await coach.get('POST', '/api/assignments', { memberId, workoutId, startDate: today });
  const max = { exerciseId: idOf('Back Squat'), weight: 245, unit: 'lb', date: today };
  await member.get('POST', '/api/tested-maxes', max);
});
test.afterAll(() => fixture.fellowship.stop());

type Kept = {
  trainingDayId: string;
  memberId: string;
  exercises: { prescriptionId: string }[];
  events: { kind: string; sentBy: string | null }[];
};

async function sessionNow(): Promise<Kept> {
  const [session] = await fixture.member.get<Kept[]>('GET', `/api/training-sessions?date=${fixture.today}`);
  if (!session) throw new Error('There is no session today');
  return session;
}

/**
 * The rest of the session, done by Ada herself: another squat from the second set on, no plank, and a knee that hurts.
 */
async function goesOnAlone(): Promise<void> {
  const { trainingDayId, exercises } = await sessionNow();
  const [squat, plank] = exercises.map(({ prescriptionId }) => prescriptionId);
  // Events in the future happened now, in their order.
  const start = Date.now();
  const event = (second: number, kind: string, rest: object = {}) => ({
    id: randomUUID(),
    at: new Date(start + second * 1000).toISOString(),
    kind,
    ...rest,
  });
  const aSet = (second: number, setNum: number, values: object) =>
    event(second, 'set', { prescriptionId: squat, setNum, reps: 5, ...values });
  await fixture.member.get('POST', `/api/training-sessions/${trainingDayId}/events`, {
    events: [
      event(0, 'feel', { readiness: 4 }),
      aSet(1, 2, { weight: 185, reps: 4 }),
      aSet(2, 2, { weight: 185 }),
      event(3, 'swap', {
        prescriptionId: squat,
        reason: 'no-equipment',
        exerciseId: fixture.idOf('Front Squat'),
      }),
      aSet(4, 3, { weight: 155 }),
      aSet(5, 4, { weight: 135, setKind: 'drop' }),
      event(6, 'pain', { prescriptionId: squat, setNum: 3, where: 'left knee', level: 4 }),
      event(7, 'note', { prescriptionId: squat, setNum: 3, text: 'belt too loose' }),
      event(8, 'skip', { prescriptionId: plank, reason: 'no-time' }),
      event(9, 'feel', { effort: 8.5 }),
      event(10, 'end'),
    ],
  });
}

async function toAda(page: Page): Promise<void> {
  await openSection(page, 'The Fellowship');
  await page.getByRole('heading', { name: 'Member Management', level: 1 }).waitFor();
  await page.getByRole('link', { name: 'Ada Stone' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ada Stone' })).toBeVisible();
}

test('a coach trains beside a member, and sees afterwards all that happened in the session', async ({
  browser,
}) => {
  const page = await signedIn(browser, fixture, 'coach');
  await toAda(page);
  await page.getByRole('button', { name: 'Train beside Ada Stone' }).click();
  await expect(page.getByText('Training beside Ada Stone')).toBeVisible();
  await lookAtWidths(page, 'train-beside-start', [375, 1280]);
  await page.getByRole('button', { name: 'Start session' }).click();
  await page.getByRole('button', { name: 'Warm-up done' }).click();
  await expect
    .poll(async () => (await sessionNow()).events.filter(({ kind }) => kind === 'set').length)
    .toBe(1);
  await lookAtWidths(page, 'train-beside-set', [375, 1280]);
  const { events, memberId } = await sessionNow();
  const { id: coachId } = await fixture.coach.get('GET', '/api/auth/user');
  expect(new Set(events.map(({ sentBy }) => sentBy))).toEqual(new Set([coachId]));
  expect(memberId).toBe(fixture.memberId);
  // The player opens by its address, on the same session.
  const { trainingDayId } = await sessionNow();
  await page.goto(`/admin?section=members&view=session&id=${trainingDayId}`);
  await hydrated(page);
  await expect(page.getByText('Training beside Ada Stone')).toBeVisible();

  await goesOnAlone();
  await toAda(await signedInAgain(page));
  const row = page.getByRole('button', { name: /Lower Body/ }).filter({ hasText: 'Effort 8.5 of 10' });
  await expect(row).toContainText('Left knee 4/10 (Front Squat)');
  await expect(row).toContainText('Front Plank skipped: no time');
  await expect(row).toContainText('Front Squat instead of Back Squat');
  await lookAtWidths(page, 'member-page-session-marks', [375, 1280]);
  await row.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Ready 4 of 5 (good) · Effort 8.5 of 10')).toBeVisible();
  await expect(dialog.getByText(/ to .* · \d+ min$/)).toBeVisible();
  await expect(dialog.getByText('Front Squat', { exact: true })).toBeVisible();
  await expect(dialog.getByText('instead: no equipment')).toBeVisible();
  await expect(dialog.getByText('Skipped: no time')).toBeVisible();
  const rowOf = (label: string) => dialog.getByRole('listitem').filter({ hasText: new RegExp(`^${label}`) });
  await expect(rowOf('Warm-up 1')).toContainText('Entered by');
  await expect(rowOf('Set 1')).toContainText('Back Squat, before the swap');
  await expect(rowOf('Set 2')).toContainText('Left knee 4/10');
  await expect(rowOf('Set 2')).toContainText('belt too loose');
  await expect(rowOf('Set 3')).toContainText('Drop set');
  await expect(rowOf('Set 1').getByText(/^Was 185 lb × 4/)).toBeHidden();
  await rowOf('Set 1').getByText('Corrected').click();
  await expect(rowOf('Set 1').getByText(/^Was 185 lb × 4/)).toBeVisible();
  await lookAtWidths(page, 'session-beside-plan', [375, 1280]);
});

/** From the full screen back into the console. */
async function signedInAgain(page: Page): Promise<Page> {
  await page.goto('/admin');
  await hydrated(page);
  return page;
}

test('a coach switches swapping off for a member, and the questions off for everyone', async ({
  browser,
}) => {
  const page = await signedIn(browser, fixture, 'coach');
  await open(page, 'Fellowship Settings');
  await page.getByRole('switch', { name: 'Ask how it felt' }).click();
  await lookAt(page, 'fellowship-sessions');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect
    .poll(async () => (await fixture.coach.get('GET', '/api/fellowship')).asksHowItFelt)
    .toBe(false);
  await fixture.coach.get('PATCH', '/api/fellowship', { asksHowItFelt: true });
  await openSection(page, 'The Fellowship');
  await page.getByRole('heading', { name: 'Member Management', level: 1 }).waitFor();
  await page.getByRole('button', { name: /Manage .*Ada Stone|Ada Stone.*Manage/ }).click();
  await page.getByRole('switch', { name: 'May swap exercises' }).click();
  await expect(page.getByText('Ada Stone can no longer swap exercises').first()).toBeVisible();
  await lookAt(page, 'manage-member-switches');
});
