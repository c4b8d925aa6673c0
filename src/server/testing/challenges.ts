import {
  createChallenge,
  listChallengeDays,
  listSubmissions,
  submitChallengeDay,
  submitScore,
} from '#contract/challenges.ts';
import { getMyStanding } from '#contract/leaderboard.ts';
import type { ChallengeWeekday } from '#domain/challenges/challenge.ts';
import type { BodyOf, Person } from './people.ts';

type NewChallenge = BodyOf<typeof createChallenge>;
type Dates = { startDate: string; endDate: string };
type Exercise = { id: string };

/** Monday, March 16 to Sunday, March 22, 2026. */
export const thisWeek: Dates = { startDate: '2026-03-16', endDate: '2026-03-22' };

/** A single challenge of this week, for the most reps by default. */
export const aChallenge = (coach: Person, exercise: Exercise, overrides: Partial<NewChallenge> = {}) =>
  coach.get(createChallenge, {
    body: { ...thisWeek, name: 'Most Squats', exerciseId: exercise.id, scoringType: 'reps', ...overrides },
  });

type DayPlan = NonNullable<NonNullable<NewChallenge['days']>[number]['exercises']>;
type Plan = Partial<Record<ChallengeWeekday, DayPlan>>;

/** A 5-day challenge of this week, written as its days: `{ monday: [{ exerciseId, sets: '3', reps: '8' }] }`. */
export async function aFiveDayChallenge(coach: Person, plan: Plan, overrides: Partial<NewChallenge> = {}) {
  const days = Object.entries(plan).map(([dayOfWeek, exercises]) => ({ dayOfWeek, exercises }));
  const challenge = await coach.get(createChallenge, {
    body: {
      ...thisWeek,
      name: 'Five Days',
      isMultiDay: 'true',
      ...overrides,
      days,
    },
  });
  return { ...challenge, days: await dayIds(coach, challenge) };
}

/** The ids of a challenge's days by their weekday; a day that is not there has none. */
export async function dayIds(
  person: Person,
  { id }: { id: string },
): Promise<Record<ChallengeWeekday, string>> {
  const days = await person.get(listChallengeDays, { params: { id } });
  return Object.fromEntries(days.map(day => [day.dayOfWeek, day.id])) as Record<ChallengeWeekday, string>;
}

type Score = BodyOf<typeof submitScore>;

export const submit = (member: Person, { id }: { id: string }, body: Score) =>
  member.ask(submitScore, { params: { id }, body });

type DayResult = BodyOf<typeof submitChallengeDay>;

export const complete = (member: Person, { id }: { id: string }, dayId: string, body: DayResult) =>
  member.ask(submitChallengeDay, { params: { id, dayId }, body });

/** The ranks of a single challenge, best first: `[1, 'Ada', 40]`. */
export async function ranking(person: Person, { id }: { id: string }) {
  const best = await person.get(listSubmissions, { params: { id }, query: { limit: 100 } });
  return best.map(({ rank, member, score }) => [rank, member.firstName, score]);
}

/** The points a member has earned in a month, line by line: `whole 10`. */
export async function pointsIn(member: Person, month: string) {
  const { points } = await member.get(getMyStanding, { query: { month } });
  return points.map(line => `${line.reason} ${line.points}`).toSorted();
}
