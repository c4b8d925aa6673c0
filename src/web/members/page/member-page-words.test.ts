import { describe, expect, it } from 'vitest';
import { usualUnits } from '#domain/measures/measure.ts';
import {
  type ChallengeResult,
  lastTrainedText,
  membershipFacts,
  nextTrainingText,
  type PersonInFull,
  placeText,
  profileFacts,
  resultText,
  standingOfMembership,
} from './member-page-words.ts';

const wire = (date: string) => `${date}T00:00:00.000Z`;

const ada = {
  role: 'member',
  subscriptionStatus: null,
  subscriptionExpiresAt: null,
  subscriptionPastDueAt: null,
  subscriptionRenewsAt: null,
  activatedUntil: null,
  providerStatus: null,
  isFoundingMember: false,
  mayMoveSessions: true,
  maySwapExercises: true,
  timeZone: 'Europe/Berlin',
  age: null,
  sex: null,
  heightCm: null,
  weightKg: null,
  activityLevel: null,
  goal: null,
  dietPreference: null,
  allergens: [] as string[],
  lastTrainedOn: null,
  nextTraining: null,
} as unknown as PersonInFull;

const today = '2026-11-03';
const linesOf = (facts: { label: string; text: string }[]) =>
  facts.map(({ label, text }) => `${label}: ${text}`);

describe('a membership', () => {
  it.each([
    [{}, 'No membership', 'neutral'],
    [{ subscriptionStatus: 'active' }, 'Active', 'success'],
    [{ subscriptionStatus: 'past_due' }, 'Payment overdue', 'danger'],
    [
      { subscriptionStatus: 'active', subscriptionPastDueAt: '2026-11-09T12:00:00Z' },
      'Payment failed, open until Nov 9, 2026',
      'warning',
    ],
    [{ role: 'admin' as const }, 'Coach', 'accent'],
  ])('of %o stands so: %s', (given, words, tone) => {
    expect(standingOfMembership({ ...ada, ...given }, 'UTC')).toEqual({ words, tone });
  });

  it('has its dates, as far as it has some', () => {
    expect(linesOf(membershipFacts(ada, 'UTC'))).toEqual([
      'Moves sessions: Allowed',
      'Swaps exercises: Allowed',
    ]);
    const paid = { ...ada, subscriptionRenewsAt: '2026-12-01T00:00:00Z', providerStatus: 'past_due' };
    expect(
      linesOf(membershipFacts({ ...paid, mayMoveSessions: false, maySwapExercises: false }, 'UTC')),
    ).toEqual([
      'Renews on: Dec 1, 2026',
      'At the payment provider: past due',
      'Moves sessions: Not allowed',
      'Swaps exercises: Not allowed',
    ]);
  });
});

it('a profile tells what was said, and the calories where all is known', () => {
  expect(linesOf(profileFacts(ada, usualUnits))).toEqual(['Time zone: Europe/Berlin']);
  const whole = {
    ...ada,
    age: 30,
    sex: 'male' as const,
    heightCm: 180.34,
    weightKg: 80,
    activityLevel: 'very-active',
    goal: 'lose',
    allergens: ['nuts', 'soy'],
  };
  expect(linesOf(profileFacts(whole, usualUnits))).toEqual([
    'Time zone: Europe/Berlin',
    'Age: 30',
    'Sex: Male',
    'Height: 5 ft 11 in',
    'Weight: 176.4 lb',
    'Activity: Very active',
    'Goal: Lose weight',
    expect.stringMatching(/^Daily calories: 2,7\d\d kcal: \d+ g protein, \d+ g carbs, \d+ g fat$/),
    'Allergens: Nuts, Soy',
  ]);
});

describe('training', () => {
  it.each([
    [null, 'Not yet'],
    ['2026-11-03', 'Today'],
    ['2026-11-02', 'Yesterday'],
    ['2026-10-20', '14 days ago'],
  ])('last on %s was %s', (date, words) => {
    expect(lastTrainedText({ ...ada, lastTrainedOn: date && wire(date) }, today)).toBe(words);
  });

  it.each([
    ['2026-11-03', 'program', 'Squat', 'Today: Squat'],
    ['2026-11-05', 'program', '', 'Thu, Nov 5: Iron'],
    ['2026-11-05', 'daily', 'Daily Workout', 'Thu, Nov 5: Single exercises'],
  ] as const)('next on %s of a %s', (date, kind, dayName, words) => {
    const nextTraining = { trainingDayId: 'one', date: wire(date), kind, dayName, programName: 'Iron' };
    expect(nextTrainingText({ ...ada, nextTraining }, today)).toBe(words);
  });

  it('may have nothing to come', () => {
    expect(nextTrainingText(ada, today)).toBe('Nothing planned');
  });
});

it('a result is told with its place', () => {
  const result = {
    rank: 2,
    participants: 14,
    points: 20,
    daysCompleted: null,
    scoringType: 'reps',
    score: 40,
  };
  expect(resultText(result as ChallengeResult, 'lb')).toBe('40 reps');
  expect(placeText(result as ChallengeResult)).toBe('#2 of 14 · 20 points');
  expect(resultText({ ...result, daysCompleted: 4, score: 1240 } as ChallengeResult, 'lb')).toBe(
    '4 of 5 days, 1,240 units',
  );
});
