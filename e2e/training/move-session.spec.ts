import { expect, type Page } from '@playwright/test';
import {
  addDays,
  daysBetween,
  formatDate,
  mondayOf,
  monthOf,
  type PlainDate,
} from '../../src/domain/plain-date.ts';
import { shortDay } from '../../src/web/parts/training-day/words/day-text.ts';
import { lookAt, lookAtWidths } from '../page/look-at.ts';
import {
  aProgramOn,
  type TrainingFixture,
  givenAMember,
  goToDate,
  open,
  signedIn,
} from '../fellowship/member-in-training.ts';
import { test } from '../fellowship/test.ts';

let fixture: TrainingFixture;
let assignmentId: string;

/** Sessions on the weekday of two days ago, from the week before: two missed, one five days ahead. */
test.beforeEach(async () => {
  fixture = await givenAMember();
  const missed = addDays(fixture.today, -2);
  const workoutId = await aProgramOn(fixture, missed);
  const assignment = await fixture.coach.get('POST', '/api/assignments', {
    memberId: fixture.memberId,
    workoutId,
    startDate: addDays(missed, -7),
  });
  assignmentId = String(assignment.id);
});
test.afterEach(() => fixture.fellowship.stop());

test('a member does a missed session on another day, takes that back, and the coach sees where it went', async ({
  browser,
}) => {
  const { today } = fixture;
  const missed = addDays(today, -2);
  const tomorrow = addDays(today, 1);
  const member = await signedIn(browser, fixture, 'member', 375);
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

  const coach = await signedIn(browser, fixture, 'coach');
  await open(coach, 'Daily Calendar');
  await coach.getByRole('combobox', { name: 'Member' }).fill('ada');
  await coach.getByRole('option', { name: /Ada Stone/ }).click();
  await expect(coach.getByText('No workouts on this day.')).toBeVisible();
  await goToDate(coach, today, tomorrow);
  await expect(coach.getByText(`Moved from ${shortDay(missed)}`)).toBeVisible();
  await lookAt(coach, 'daily-calendar-moved');
});

test('a session that can’t be moved stays, and the member is told why', async ({ browser }) => {
  const { coach, today } = fixture;
  const member = await signedIn(browser, fixture, 'member', 375);
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
    dialog.getByText('Part of this session is already logged, so it stays where it is'),
  ).toBeVisible();
  await lookAt(member, 'move-session-refused');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(member.getByText(/^Moved from/)).toBeVisible();
  await expect(member.getByRole('button', { name: movingOffers })).toHaveCount(0);

  await goToDate(member, today, addDays(today, 5));
  await expect(member.getByRole('button', { name: 'Move to another day' })).toBeVisible();
  await coach.get('PATCH', `/api/admin/members/${fixture.memberId}`, { mayMoveSessions: false });
  await member.reload();
  await goToDate(member, today, addDays(today, 5));
  await expect(member.getByRole('heading', { name: 'Back Squat' })).toBeVisible();
  await expect(member.getByRole('button', { name: movingOffers })).toHaveCount(0);
});

test('a coach moves a session from wherever it is seen, on a phone in three actions', async ({ browser }) => {
  const { today, memberId } = fixture;
  const ahead = addDays(today, 5);
  const coach = await signedIn(browser, fixture, 'coach', 375);
  await open(coach, 'Daily Calendar');
  await coach.getByRole('combobox', { name: 'Member' }).fill('ada');
  await coach.getByRole('option', { name: /Ada Stone/ }).click();
  await goToDate(coach, today, ahead);
  const dialog = coach.getByRole('dialog', { name: 'Move to another day' });
  const moveOn = async () => {
    const button = dialog.getByRole('button', { name: /^Move to/ }).last();
    const to = (await button.textContent())?.replace('Move to ', '') ?? '';
    await button.click();
    await expect(dialog).toBeHidden();
    return to;
  };
  await coach.getByRole('button', { name: /^Move .+ to another day$/ }).click();
  await lookAt(coach, 'daily-calendar-move');
  await moveOn();
  // The calendar shows the day to which it went.
  await expect(coach.getByText(`Moved from ${shortDay(ahead)}`)).toBeVisible();

  await coach.goto(`/admin?section=members&view=member&id=${memberId}`);
  const week = coach.getByRole('region', { name: 'Coming week' });
  await expect(week).toContainText('moved from');
  await coach.waitForLoadState('networkidle');
  await week.getByRole('button', { name: /^Change / }).click();
  await coach.getByRole('menuitem', { name: 'Move…' }).click();
  await dialog.getByRole('group', { name: 'Nearest free days' }).getByRole('button').first().click();
  const moved = await moveOn();
  const movedTo = Array.from({ length: 9 }, (_, days) => addDays(today, days)).find(
    date => shortDay(date) === moved,
  );
  if (!movedTo) throw new Error(`Moved to ${moved}`);
  await expect(week).toContainText(moved);
  await lookAt(coach, 'member-page-coming-week');

  // As planned beside done, wherever that opens.
  const sessions = coach.getByRole('region', { name: 'Last Sessions' });
  await sessions.getByRole('button').filter({ hasText: 'Missed' }).first().click();
  await coach.getByRole('dialog').getByRole('button', { name: 'Move…' }).click();
  await expect(dialog).toBeVisible();
  expect(await moveOn()).toBe(shortDay(today));

  // From the board of the day, and from the week of everyone.
  await coach.goto('/admin');
  await coach.getByRole('button', { name: 'Show today' }).click();
  await coach.getByRole('button', { name: /open the day of Ada Stone/ }).click();
  await expect(coach.getByRole('dialog').getByRole('button', { name: 'Move…' })).toBeVisible();
  await coach.keyboard.press('Escape');
  await coach.getByRole('button', { name: 'The week', exact: true }).click();
  await expect(coach.getByRole('heading', { name: 'Week', level: 1 })).toBeVisible();
  const cell = (date: PlainDate, told: RegExp) =>
    coach.getByRole('button', { name: new RegExp(`^Ada Stone, ${shortDay(date)}: .*${told.source}`) });
  const showWeekOf = async (date: PlainDate) => {
    for (let weeks = daysBetween(mondayOf(today), mondayOf(date)) / 7; weeks !== 0; weeks -= Math.sign(weeks))
      await coach.getByRole('button', { name: weeks > 0 ? 'Week after' : 'Week before' }).click();
  };
  await expect(cell(today, /To do, Lower Body, moved from/)).toBeVisible();
  await lookAtWidths(coach, 'week-board', [375, 1280]);
  await showWeekOf(movedTo);
  await cell(movedTo, /To come/).click();
  await coach.getByRole('dialog').getByRole('button', { name: 'Move…' }).click();
  await expect(dialog).toBeVisible();
  await moveOn();
  await expect(cell(movedTo, /To come/)).toHaveCount(0);
  await coach.reload();
  await expect(coach.getByRole('heading', { name: 'Week', level: 1 })).toBeVisible();
  await coach.getByRole('button', { name: 'Command Center' }).first().click();
  await expect(coach.getByRole('heading', { name: 'Command Center', level: 1 })).toBeVisible();
  await coach.context().close();
});

const movingOffers = /Move back|another day/;

/** On another device of the member's. */
const logTheSessionElsewhere = () =>
  fixture.member.get('POST', '/api/progress', {
    assignmentId,
    exerciseId: fixture.idOf('Front Plank'),
    completedDate: fixture.today,
    timeCompleted: '1:30',
  });

const saidMoved = (page: Page, to: string) =>
  expect(page.getByText(`Moved to ${to}.`, { exact: true }).first()).toBeVisible();

/** To tomorrow; the day with another session is not to be had. */
async function moveFromTheTimeline(page: Page): Promise<void> {
  const { today } = fixture;
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

test('on the day after a missed one the Command Center brings it to today with one tap', async ({
  browser,
}) => {
  const { today, member: api } = fixture;
  const missed = addDays(today, -2);
  const [session] = await api.get<{ trainingDayId: string }[]>(
    'GET',
    `/api/training-sessions?date=${missed}`,
  );
  await api.get('PATCH', `/api/training-days/${session?.trainingDayId}`, { date: addDays(today, -1) });
  const member = await signedIn(browser, fixture, 'member', 375);
  await expect(member.getByRole('heading', { name: 'Rest Day' })).toBeVisible();
  await expect(member.getByText('Yesterday is still open')).toBeVisible();
  await lookAt(member, 'center-missed-yesterday');
  await member.getByRole('button', { name: 'Do it today' }).click();
  await saidMoved(member, shortDay(today));
  await expect(member.getByRole('button', { name: 'Start session' })).toBeVisible();
});

test('a session of a day ahead asks before it is started', async ({ browser }) => {
  const { today } = fixture;
  const member = await signedIn(browser, fixture, 'member', 375);
  await open(member, 'Workout Log');
  await goToDate(member, today, addDays(today, 5));
  await member.getByRole('button', { name: 'Start session' }).click();
  await expect(member.getByText(`Planned for ${formatDate(addDays(today, 5))}`)).toBeVisible();
  await lookAt(member, 'start-early');
  await member.getByRole('button', { name: 'Start it early' }).click();
  await expect(member.getByRole('heading', { name: 'Back Squat', level: 1 })).toBeVisible();
});
