import { expect } from '@playwright/test';
import { addDays } from '../../src/domain/plain-date.ts';
import { aProgramOn, givenAMember, open, signedIn } from '../fellowship/member-in-training.ts';
import { test } from '../fellowship/test.ts';
import { lookAtWidths } from '../page/look-at.ts';

type Session = { trainingDayId: string; exercises: { prescriptionId: string }[] };

test('a session of yesterday that is still open is the first thing, and can be continued from there and from the log', async ({
  browser,
}) => {
  const given = await givenAMember();
  const { coach, member, memberId, today, idOf, fellowship } = given;
  const yesterday = addDays(today, -1);
  const workoutId = await aProgramOn(given, yesterday);
  await coach.get('POST', '/api/assignments', { memberId, workoutId, startDate: yesterday });
  const extra = { memberId, exerciseId: idOf('Side Plank'), assignedDate: yesterday, time: '1:00' };
  await coach.get('POST', '/api/daily-workouts', extra);
  const sessions = await member.get<Session[]>('GET', `/api/training-sessions?date=${yesterday}`);
  const { trainingDayId, exercises } = sessions[0] as Session;
  const set = { prescriptionId: exercises[0]?.prescriptionId, setNum: 1, reps: 5, weight: 185 };
  const at = new Date().toISOString();
  const events = [
    { id: crypto.randomUUID(), at, kind: 'start' },
    { id: crypto.randomUUID(), at, kind: 'set', ...set },
  ];
  await member.get('POST', `/api/training-sessions/${trainingDayId}/events`, { events });

  const page = await signedIn(browser, given, 'member', 375);
  const onward = page.getByRole('button', { name: 'Continue session' });
  await expect(page.getByText('Your session is still open')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Lower Body');
  await lookAtWidths(page, 'session-past-midnight', [375, 1280]);
  await page.setViewportSize({ width: 375, height: 812 });
  await onward.click();
  await expect(page.getByText('Set 2 of 5', { exact: true })).toBeVisible();
  await page.goBack();

  await open(page, 'Workout Log');
  await expect(onward).toBeVisible();
  await page.getByRole('button', { name: 'Previous day' }).click();
  await expect(page.getByText('0 of 3 logged')).toBeVisible();
  await expect(page.getByText('Missed', { exact: true })).toHaveCount(0);
  await onward.first().click();
  await expect(page.getByText('Set 2 of 5', { exact: true })).toBeVisible();
  await fellowship.stop();
});
