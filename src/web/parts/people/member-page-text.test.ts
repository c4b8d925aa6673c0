import { describe, expect, it } from 'vitest';
import { centimeters, kilograms, usualUnits } from '#domain/measures/measure.ts';
import type { PersonInFull } from '#web/parts/people/person-in-full.ts';
import {
  type ChallengeResult,
  lastTrainedText,
  nextTrainingText,
  rankText,
  profileFacts,
  resultText,
} from './member-page-text.ts';

const wire = (date: string) => `${date}T00:00:00.000Z`;

const ada = {
  role: 'member',
  subscriptionStatus: null,
  subscriptionExpiresAt: null,
  subscriptionPastDueAt: null,
  subscriptionRenewsAt: null,
  remindedOfPaymentAt: null,
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
const days = { theirs: today, readers: today };
const linesOf = (facts: { label: string; text: string }[]) =>
  facts.map(({ label, text }) => `${label}: ${text}`);

it('a profile tells what was said, and the calories where all is known', () => {
  expect(linesOf(profileFacts(ada, usualUnits))).toEqual(['Time zone: Europe/Berlin']);
  const whole = {
    ...ada,
    age: 30,
    sex: 'male' as const,
    heightCm: centimeters(180.34),
    weightKg: kilograms(80),
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
    expect(lastTrainedText({ ...ada, lastTrainedOn: date && wire(date) }, days)).toBe(words);
  });

  it.each([
    ['2026-11-03', 'program', 'Squat', 'Today: Squat'],
    ['2026-11-05', 'program', '', 'Thu, Nov 5: Iron'],
    ['2026-11-05', 'daily', 'Daily Workout', 'Thu, Nov 5: Single exercises'],
  ] as const)('next on %s of a %s', (date, kind, dayName, words) => {
    const nextTraining = { trainingDayId: 'one', date: wire(date), kind, dayName, programName: 'Iron' };
    expect(nextTrainingText({ ...ada, nextTraining }, days)).toBe(words);
  });

  it('may have nothing to come', () => {
    expect(nextTrainingText(ada, days)).toBe('Nothing planned');
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
  expect(rankText(result as ChallengeResult)).toBe('#2 of 14 · 20 points');
  expect(resultText({ ...result, daysCompleted: 4, score: 1240 } as ChallengeResult, 'lb')).toBe(
    '4 of 5 days, 1,240 units',
  );
});
