import {
  type ChallengeWeekday,
  challengeWeekdays,
  isChallengeDay,
  isChallengeWeekday,
} from '#domain/challenges/challenge.ts';
import { addDays, type PlainDate, weekdayOf } from '#domain/plain-date.ts';
import type { ChallengeDay, datesOf } from '#web/features/challenges/challenge-text.ts';

type Dates = ReturnType<typeof datesOf>;

/** The weekday that a 5-day challenge has a workout for on a date; null at the weekend and outside its dates. */
export function challengeWeekdayOn(dates: Dates, date: PlainDate): ChallengeWeekday | null {
  const weekday = weekdayOf(date);
  return isChallengeDay(dates, date) && isChallengeWeekday(weekday) ? weekday : null;
}

/** The date a weekday's workout opens: the first in the challenge's dates; null when they have none. */
export function opensOn({ startDate, endDate }: Dates, weekday: ChallengeWeekday): PlainDate | null {
  const first = [0, 1, 2, 3, 4, 5, 6]
    .map(days => addDays(startDate, days))
    .find(date => weekdayOf(date) === weekday);
  return first !== undefined && first <= endDate ? first : null;
}

export type FiveDay = {
  weekday: ChallengeWeekday;
  day: ChallengeDay | null;
  opensOn: PlainDate | null;
  state: 'done' | 'open' | 'upcoming' | 'none';
};

/** Monday to Friday: the days done, those open now, and those to come. */
export function fiveDays(
  dates: Dates,
  days: readonly ChallengeDay[],
  done: readonly { dayOfWeek: ChallengeWeekday }[],
  today: PlainDate,
): FiveDay[] {
  return challengeWeekdays.map(weekday => {
    const day = days.find(({ dayOfWeek }) => dayOfWeek === weekday) ?? null;
    const opens = opensOn(dates, weekday);
    const isDone = done.some(({ dayOfWeek }) => dayOfWeek === weekday);
    const isMissing = day === null || opens === null;
    const state = isDone ? 'done' : isMissing ? 'none' : opens > today ? 'upcoming' : 'open';
    return { weekday, day, opensOn: opens, state };
  });
}

/** The day to show first: today's, else the first that is open, else the next to come, else the last that is there. */
export function firstShown(
  five: readonly FiveDay[],
  todays: ChallengeWeekday | null,
): ChallengeWeekday | null {
  const there = five.filter(({ day }) => day !== null);
  const shown =
    there.find(({ weekday }) => weekday === todays) ??
    there.find(({ state }) => state === 'open') ??
    there.find(({ state }) => state === 'upcoming') ??
    there.at(-1);
  return shown?.weekday ?? null;
}
