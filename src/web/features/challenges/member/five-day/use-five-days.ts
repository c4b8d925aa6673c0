import {
  getActiveMultiDayChallenge,
  getMyChallengeProgress,
  listChallengeDays,
} from '#contract/challenges.ts';
import type { PlainDate } from '#domain/plain-date.ts';
import { datesOf } from '#web/features/challenges/challenge-text.ts';
import { useRead } from '#web/data/read.ts';
import { challengeWeekdayOn, fiveDays } from './challenge-day.ts';

/** The 5-day challenge running now, its days and one's progress; for a date only where it has a workout then. */
export function useFiveDays(date: PlainDate | null, today: PlainDate) {
  const active = useRead(getActiveMultiDayChallenge, {});
  const challenge = active.data ?? null;
  const dates = challenge && datesOf(challenge);
  const weekday = dates && challengeWeekdayOn(dates, date ?? today);
  const request = { params: { id: challenge?.id ?? '' } };
  const options = { enabled: challenge !== null && (date === null || weekday !== null) };
  const days = useRead(listChallengeDays, request, options);
  const progress = useRead(getMyChallengeProgress, request, options);
  const five =
    dates && days.data && progress.data
      ? fiveDays(dates, days.data, progress.data.dailySubmissions, today)
      : null;
  return { active, challenge, weekday, days, progress, five };
}
