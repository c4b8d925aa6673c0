import { readNumber } from '#domain/numbers/read-number.ts';
import { type WeightUnit, pounds } from '#domain/measures/measure.ts';
import { weightIn } from '#domain/measures/shown.ts';
import type { ExerciseCategory, Prescription } from '#domain/prescriptions/exercise-category.ts';
import { type PlainDate, type Weekday, weekdayOf } from '#domain/plain-date.ts';
import { toTwoDecimals } from '#domain/rounding.ts';
import { unitsPrescribed } from '#domain/training/log/workout-units.ts';

/** The ways to win a single challenge: most reps, heaviest weight (lb), shortest time. */
export const scoringTypes = ['reps', 'weight', 'time'] as const;

export type ScoringType = (typeof scoringTypes)[number];

export const challengeLevels = ['Beginner', 'Intermediate', 'Advanced'] as const;

export const defaultRounds = '2-3';

/** The days of a 5-day challenge, and what they are called unless the coach says otherwise. */
export const challengeDayNames = {
  monday: 'Isometric & Activation',
  tuesday: 'Core & Control',
  wednesday: 'Conditioning & Resilience',
  thursday: 'Strength & Power',
  friday: 'Recovery Flow & Endurance',
} as const;

export type ChallengeWeekday = keyof typeof challengeDayNames;

export const challengeWeekdays = Object.keys(challengeDayNames) as ChallengeWeekday[];

/** The share of each day in a 5-day challenge, in percent. */
export const percentOfADay = 100 / challengeWeekdays.length;

export const isChallengeWeekday = (day: Weekday): day is ChallengeWeekday => day in challengeDayNames;

/** Points for a result handed in, for all five days of a 5-day challenge, and for the first three places of a single one. */
export const challengePoints = { submission: 10, day: 10, allDays: 25, places: [15, 10, 5] } as const;

/**
 * The reasons for points: a result handed in (a weekday's in a 5-day challenge), all five days, or a place among the
 * first three.
 */
export const pointReasons = [
  'whole',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'all-days',
  'place',
] as const;

export type PointReason = (typeof pointReasons)[number];

type Dates = { startDate: PlainDate; endDate: PlainDate };

/** The state a challenge is shown in on a date: Active from its first to its last day, Completed after it. */
export function challengeState({ startDate, endDate }: Dates, today: PlainDate) {
  if (today < startDate) return 'Upcoming';
  return today > endDate ? 'Completed' : 'Active';
}

/** Whether a 5-day challenge has a workout on a date: Monday to Friday within its dates. */
export const isChallengeDay = (challenge: Dates, date: PlainDate): boolean =>
  challengeState(challenge, date) === 'Active' && isChallengeWeekday(weekdayOf(date));

/** Most that is believed of a result: reps, pounds, and the seconds of a day. */
const maxScore: Record<ScoringType, number> = { reps: 10_000, weight: 5_000, time: 86_399 };

export type ChallengeResult = {
  reps?: number | string | null;
  weight?: number | string | null;
  completionTime?: string | null;
};

/** The score of a result, or the sentence that says what is wrong with it (member §5). */
export function challengeScore(
  scoringType: ScoringType,
  result: ChallengeResult,
): { score: number } | { problem: string } {
  if (scoringType === 'time') return timeScore(result.completionTime);
  const given = result[scoringType];
  const score = readNumber(String(given ?? '')) ?? Number.NaN;
  return score > 0 && score <= maxScore[scoringType] && toTwoDecimals(score) > 0
    ? { score: toTwoDecimals(score) }
    : { problem: `Please enter valid ${scoringType}` };
}

/** Minutes and seconds, `MM:SS`, in seconds. */
function timeScore(typed: string | null | undefined): { score: number } | { problem: string } {
  const time = (typed ?? '').trim();
  if (time === '') return { problem: 'Please enter completion time' };
  const parts = time.split(':');
  if (parts.length !== 2) return { problem: 'Please enter time in MM:SS format' };
  const [minutes, seconds] = parts.map(part =>
    /^\s*\d{1,5}\s*$/.test(part) ? Number(part) : Number.NaN,
  ) as [number, number];
  const score = minutes * 60 + seconds;
  return seconds < 60 && score > 0 && score <= maxScore.time
    ? { score }
    : { problem: 'Please enter valid time' };
}

/** A score as people read it: `12:05` for a time, else the number with its unit; a weight in the reader's. */
export function scoreText(scoringType: ScoringType, score: number, unit: WeightUnit): string {
  if (scoringType === 'time') return timeText(score);
  if (scoringType === 'reps') return `${score.toLocaleString('en-US')} reps`;
  return `${weightIn(pounds(score), unit).toLocaleString('en-US')} ${unit === 'lb' ? 'lbs' : unit}`;
}

/** `12:05` */
export function timeText(score: number): string {
  const seconds = Math.round(score);
  return `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`;
}

/** A member's totals for a day of a 5-day challenge: reps, contacts, seconds held, miles. */
export type DayResult = { reps: number; contacts: number; seconds: number; distance: number };

export type DayExercise = { category: ExerciseCategory; prescription: Prescription };

/** The fields required to complete a day: those that its exercises are counted in (member §5). */
export function dayFieldsOf(categories: readonly ExerciseCategory[]) {
  const has = (...wanted: ExerciseCategory[]) => categories.some(category => wanted.includes(category));
  return {
    reps: has('Strength', 'Calisthenics'),
    contacts: has('Plyometric'),
    holdTime: has('Isometric'),
    distance: has('Aerobic'),
    runTime: has('Aerobic'),
  };
}

/** Units a day of a 5-day challenge asks for. */
export const dayUnitsPrescribed = (exercises: readonly DayExercise[]): number =>
  toTwoDecimals(
    exercises.reduce((sum, { category, prescription }) => sum + unitsPrescribed(category, prescription), 0),
  );

/**
 * The units of a completed day, its score: reps, contacts and seconds as they were done, 100 for each aerobic exercise
 * once a distance is given. Mobility, which the form does not ask about, counts as prescribed.
 */
export function dayUnitsDone(exercises: readonly DayExercise[], result: DayResult): number {
  const asked = dayFieldsOf(exercises.map(({ category }) => category));
  const runs = exercises.filter(({ category }) => category === 'Aerobic').length;
  const mobility = exercises.filter(({ category }) => category === 'Mobility');
  return toTwoDecimals(
    (asked.reps ? result.reps : 0) +
      (asked.contacts ? result.contacts : 0) +
      (asked.holdTime ? result.seconds : 0) +
      (result.distance > 0 ? runs * 100 : 0) +
      dayUnitsPrescribed(mobility),
  );
}
