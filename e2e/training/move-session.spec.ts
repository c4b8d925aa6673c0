import { expect, type Page } from '@playwright/test';
import { addDays, formatDate, monthOf } from '../../src/domain/plain-date.ts';
import { shortDay } from '../../src/web/training/day/day-words.ts';
import { lookAt } from '../page/look-at.ts';
import {
  aProgramOn,
  type Given,
  givenAMember,
  goToDate,
  open,
  signedIn,
} from '../fellowship/member-in-training.ts';
import { test } from '../fellowship/test.ts';

let given: Given;
let assignmentId: string;

/** Sessions on the weekday of two days ago, from the week before: two missed, one five days ahead. */
test.beforeEach(async () => {
  given = await givenAMember();
  const missed = addDays(given.today, -2);
  const workoutId = await aProgramOn(given, missed);
  const assignment = await given.coach.get('POST', '/api/assignments', {
    memberId: given.memberId,
    workoutId,
    startDate: addDays(missed, -7),
  });
  assignmentId = String(assignment.id);
});
test.afterEach(() => given.fellowship.stop());

test('a member does a missed session on another day, takes that back, and the coach sees where it went', async ({
  browser,
}) => {
  const { today } = given;
  const missed = addDays(today, -2);
  const tomorrow = addDays(today, 1);
  const member = await signedIn(browser, given, 'member', 375);
  await open(member, 'Workout Log');
  await goToDate(member, today, missed);
  await member.getByRole('button', { name: 'Do it another day' }).click();
  const dialog = member.getByRole('dialog', { name: 'Move to another day' });
  await expect(dialog.getByRole('button', { name: 'Today', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  for (const width of [375, 768, 1280]) {
    await member.setViewportSize({ width, height: 812 });
    await lookAt(member, 'move-session');
  }
  await member.setViewportSize({ width: 375, height: 812 });
  await dialog.getByRole('button', { name: `Move to ${shortDay(today)}` }).click();
  await saidMoved(member, shortDay(today));
  await expect(member.getByRole('heading', { name: /^Today/ })).toBeVisible();
  await expect(member.getByText(`Moved from ${shortDay(missed)}`)).toBeVisible();
  await expect(member.getByRole('heading', { name: 'Back Squat' })).toBeVisible();
  await lookAt(member, 'workout-log-moved');

  await member.getByRole('button', { name: 'Move back' }).click();
  await saidMoved(member, shortDay(missed));
  await expect(member.getByRole('button', { name: 'Do it another day' })).toBeVisible();
  await expect(member.getByText(/^Moved from/)).toHaveCount(0);
  await lookAt(member, 'workout-log-missed');

  await moveFromTheTimeline(member);
  await member.context().close();

  const coach = await signedIn(browser, given, 'coach');
  await open(coach, 'Daily Calendar');
  await coach.getByRole('combobox', { name: 'Member' }).fill('ada');
  await coach.getByRole('option', { name: /Ada Stone/ }).click();
  await expect(coach.getByText('No workouts on this day.')).toBeVisible();
  await goToDate(coach, today, tomorrow);
  await expect(coach.getByText(`Moved from ${shortDay(missed)}`)).toBeVisible();
  await lookAt(coach, 'daily-calendar-moved');
});

test('a session that can’t be moved stays, and the member is told why', async ({ browser }) => {
  const { coach, today } = given;
  const member = await signedIn(browser, given, 'member', 375);
  await open(member, 'Workout Log');
  await goToDate(member, today, addDays(today, -2));
  await member.getByRole('button', { name: 'Do it another day' }).click();
  const dialog = member.getByRole('dialog', { name: 'Move to another day' });
  const move = dialog.getByRole('button', { name: `Move to ${shortDay(today)}` });

  await member.context().setOffline(true);
  await move.click();
  await expect(dialog.getByText('No signal. The session is moved as soon as there is one.')).toBeVisible();
  await member.context().setOffline(false);
  await saidMoved(member, shortDay(today));
  await expect(dialog).toBeHidden();

  await member.getByRole('button', { name: 'Move to another day' }).click();
  await logTheSessionElsewhere();
  await dialog
    .getByRole('button', { name: /^Move to/ })
    .last()
    .click();
  await expect(
    dialog.getByText('Something of this session is logged already, so it stays where it is'),
  ).toBeVisible();
  await lookAt(member, 'move-session-refused');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(member.getByText(/^Moved from/)).toBeVisible();
  await expect(member.getByRole('button', { name: movingOffers })).toHaveCount(0);

  await goToDate(member, today, addDays(today, 5));
  await expect(member.getByRole('button', { name: 'Move to another day' })).toBeVisible();
  await coach.get('PATCH', `/api/admin/members/${given.memberId}`, { mayMoveSessions: false });
  await member.reload();
  await goToDate(member, today, addDays(today, 5));
  await expect(member.getByRole('heading', { name: 'Back Squat' })).toBeVisible();
  await expect(member.getByRole('button', { name: movingOffers })).toHaveCount(0);
});

const movingOffers = /Move back|another day/;

/** On another device of the member's. */
const logTheSessionElsewhere = () =>
  given.member.get('POST', '/api/progress', {
    assignmentId,
    exerciseId: given.idOf('Front Plank'),
    completedDate: given.today,
    timeCompleted: '1:30',
  });

const saidMoved = (page: Page, to: string) =>
  expect(page.getByText(`Moved to ${to}.`, { exact: true }).first()).toBeVisible();

/** To tomorrow; the day with another session is not to be had. */
async function moveFromTheTimeline(page: Page): Promise<void> {
  const { today } = given;
  const missed = addDays(today, -2);
  const taken = addDays(missed, 7);
  await open(page, 'Assigned Programs');
  const allWeeks = page.getByRole('button', { name: 'All 3 weeks' });
  if (await allWeeks.isVisible()) await allWeeks.click();
  await page.getByRole('button', { name: `${shortDay(missed)}: missed` }).click();
  await page.getByRole('button', { name: 'Do it another day' }).click();
  const dialog = page.getByRole('dialog');
  if (monthOf(taken) !== monthOf(today)) await dialog.getByRole('button', { name: /next month/i }).click();
  await dialog
    .getByRole('button', { name: new RegExp(dayOfMonth(taken)) })
    .first()
    .click();
  await expect(
    dialog.getByText(`There is another session of this program on ${shortDay(taken)}.`),
  ).toBeVisible();
  await expect(dialog.getByRole('button', { name: `Move to ${shortDay(taken)}` })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Tomorrow', exact: true }).click();
  await dialog.getByRole('button', { name: `Move to ${shortDay(addDays(today, 1))}` }).click();
  await saidMoved(page, shortDay(addDays(today, 1)));
  await expect(dialog.getByText(`Moved from ${shortDay(missed)}`)).toBeVisible();
  await lookAt(page, 'timeline-day-moved');
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await lookAt(page, 'timeline-moved');
}

/** As the calendar names a day: 'November 25th, 2026'. */
function dayOfMonth(date: string): string {
  const [month, day] = formatDate(date).split(/[ ,]/);
  return `${month}\\w* ${day}(st|nd|rd|th)`;
}
