import type { Browser, Page } from '@playwright/test';
import { addDays, type PlainDate, weekdayOf } from '../../src/domain/plain-date.ts';
import { type TrainingFixture, goToDate, open, signedIn } from '../fellowship/member-in-training.ts';

export const weekly = (page: Page) => page.getByRole('region', { name: /^Weekly Challenge/ });
export const fiveDay = (page: Page) => page.getByRole('region', { name: /^5-Day Challenge/ });

export const dayNames: Record<string, string> = {
  monday: 'Isometric & Activation',
  tuesday: 'Core & Control',
  wednesday: 'Conditioning & Resilience',
  thursday: 'Strength & Power',
  friday: 'Recovery Flow & Endurance',
};

const isWeekend = (date: PlainDate) => ['saturday', 'sunday'].includes(weekdayOf(date));

/** The last weekday up to today, and the first after it. */
function weekdaysAround(today: PlainDate) {
  let [last, next] = [today, addDays(today, 1)];
  while (isWeekend(last)) last = addDays(last, -1);
  while (isWeekend(next)) next = addDays(next, 1);
  return { last, next };
}

/** Seven days from the last weekday on, so that there is a day to do and one to come whatever today is. */
export async function aFiveDayChallenge({ coach, today }: TrainingFixture, exercises: object[]) {
  const { last, next } = weekdaysAround(today);
  const days = Object.entries(dayNames).map(([dayOfWeek, dayName]) => ({
    dayOfWeek,
    dayName,
    goal: 'Own every position.',
    warmup: '5 minutes easy, then 10 slow squats.',
    finisher: 'One last hold, as long as it is clean.',
    exercises,
  }));
  const challenge = await coach.get('POST', '/api/challenges', {
    name: 'Forge Week',
    startDate: last,
    endDate: addDays(last, 6),
    isMultiDay: 'true',
    scoringType: 'multi_day',
    days,
  });
  return { id: String(challenge.id), last, next };
}

export const complete = (page: Page) => fiveDay(page).getByRole('button', { name: 'Complete Workout' });
export const workoutDialog = (page: Page) => page.getByRole('dialog', { name: 'Complete Workout' });
export const saveDay = (page: Page) =>
  workoutDialog(page).getByRole('button', { name: 'Complete Workout' }).click();

export const weekdayName = (date: PlainDate) => {
  const weekday = weekdayOf(date);
  return weekday.charAt(0).toUpperCase() + weekday.slice(1);
};

export async function onTheDay(
  browser: Browser,
  fixture: TrainingFixture,
  day: PlainDate,
  width = 1280,
): Promise<Page> {
  const page = await signedIn(browser, fixture, 'member', width);
  await open(page, 'Workout Log');
  await goToDate(page, fixture.today, day);
  return page;
}
