import type { ResponseOf } from '#contract/endpoint.ts';
import type { listChallengeResults } from '#contract/challenges.ts';
import type { getMember } from '#contract/members.ts';
import type { LengthUnit, Units, WeightUnit } from '#domain/measures/measure.ts';
import { toOneDecimal, toTwoDecimals } from '#domain/rounding.ts';
import { type ScoringType, scoreText } from '#domain/challenges/challenge.ts';
import { inchesOfCm, poundsOfKg } from '#domain/nutrition/nutrition.ts';
import { dateIn, daysBetween, formatDate, parsePlainDate, type PlainDate } from '#domain/plain-date.ts';
import { dayOfInstant, membershipWords, paymentTrouble } from '#web/members/member-words.ts';
import { dailyPlan } from '#web/nutrition/daily-plan.ts';
import { shortDay } from '#web/training/day/day-words.ts';
import type { Tone } from '#web/ui/figures/Badge.tsx';
import { capitalised, counted } from '#web/ui/text/words.ts';

export type PersonInFull = ResponseOf<typeof getMember>;
export type ChallengeResult = ResponseOf<typeof listChallengeResults>[number];

/** Where a membership stands, in a word or two; a coach needs none. */
export function standingOfMembership(person: PersonInFull, zone: string): { words: string; tone: Tone } {
  if (person.role === 'admin') return { words: 'Coach', tone: 'accent' };
  const words = membershipWords(person, zone);
  if (words === null) return { words: 'No membership', tone: 'neutral' };
  return { words, tone: paymentTrouble(person) ?? 'success' };
}

type Fact = { label: string; text: string };

const factsOf = (facts: readonly [label: string, text: string | null | undefined][]): Fact[] =>
  facts.flatMap(([label, text]) => (text ? [{ label, text }] : []));

/** What a coach knows of a membership. */
export const membershipFacts = (person: PersonInFull, zone: string): Fact[] =>
  factsOf([
    ['Open until', dayOfInstant(person.subscriptionExpiresAt, zone)],
    ['Renews on', dayOfInstant(person.subscriptionRenewsAt, zone)],
    ['Payment failed, closes on', dayOfInstant(person.subscriptionPastDueAt, zone)],
    ['Activated by a coach until', dayOfInstant(person.activatedUntil, zone)],
    ['At the payment provider', person.providerStatus?.replaceAll('_', ' ')],
    ['Founding member', person.isFoundingMember ? 'Yes' : null],
    ['Moves sessions', person.mayMoveSessions ? 'Allowed' : 'Not allowed'],
    ['Swaps exercises', person.maySwapExercises ? 'Allowed' : 'Not allowed'],
  ]);

/** What someone says of themselves, as far as it is their coach's business. */
export const profileFacts = (person: PersonInFull, units: Units): Fact[] =>
  factsOf([
    ['Time zone', person.timeZone.replaceAll('_', ' ')],
    ['Age', person.age === null ? null : String(person.age)],
    ['Sex', person.sex && capitalised(person.sex)],
    ['Height', person.heightCm === null ? null : heightText(person.heightCm, units.length)],
    ['Weight', person.weightKg === null ? null : bodyWeightText(person.weightKg, units.weight)],
    ['Activity', person.activityLevel && capitalised(person.activityLevel.replace('-', ' '))],
    ['Goal', person.goal && goals[person.goal]],
    ['Daily calories', caloriesText(person)],
    ['Diet', person.dietPreference && capitalised(person.dietPreference.replace('-', ' '))],
    ['Allergens', person.allergens.map(capitalised).join(', ')],
  ]);

const goals: Record<string, string> = { lose: 'Lose weight', maintain: 'Maintain', gain: 'Gain muscle' };

/** '176.4 lb', '80 kg' */
const bodyWeightText = (weightKg: number, unit: WeightUnit) =>
  unit === 'kg' ? `${toTwoDecimals(weightKg)} kg` : `${toOneDecimal(poundsOfKg(weightKg))} lb`;

/** '5 ft 11 in', '180 cm' */
function heightText(heightCm: number, unit: LengthUnit): string {
  if (unit === 'cm') return `${toTwoDecimals(heightCm)} cm`;
  const inches = Math.round(inchesOfCm(heightCm));
  return `${Math.floor(inches / 12)} ft ${inches % 12} in`;
}

const asText = (value: number | null) => (value === null ? null : String(value));

function caloriesText({ age, sex, heightCm, weightKg, activityLevel, goal }: PersonInFull): string | null {
  const body = { age: asText(age), heightCm: asText(heightCm), weightKg: asText(weightKg) };
  const plan = dailyPlan({ ...body, sex, activityLevel, goal });
  if (plan === null) return null;
  const { p, c, f } = plan.macros;
  return `${plan.calories.toLocaleString('en-US')} kcal: ${p} g protein, ${c} g carbs, ${f} g fat`;
}

/** 'Yesterday', '3 days ago', 'Not yet' */
export function lastTrainedText(person: PersonInFull, today: PlainDate): string {
  const date = parsePlainDate(person.lastTrainedOn ?? '');
  if (date === null) return 'Not yet';
  const days = daysBetween(date, today);
  if (days <= 0) return 'Today';
  return days === 1 ? 'Yesterday' : `${counted(days, 'day')} ago`;
}

/** 'Wed, Nov 5: Lower Body' */
export function nextTrainingText({ nextTraining }: PersonInFull, today: PlainDate): string {
  const date = parsePlainDate(nextTraining?.date ?? '');
  if (nextTraining === null || date === null) return 'Nothing planned';
  const { kind, dayName, programName } = nextTraining;
  const name = kind === 'daily' ? 'Single exercises' : dayName || programName;
  return `${date === today ? 'Today' : shortDay(date)}: ${name}`;
}

/** What was handed in: '40 reps', '12:30', '4 of 5 days'. */
export const resultText = (
  { scoringType, score, daysCompleted }: ChallengeResult,
  unit: WeightUnit,
): string =>
  daysCompleted === null
    ? scoreText(scoringType as ScoringType, score, unit)
    : `${daysCompleted} of 5 days, ${score.toLocaleString('en-US')} units`;

/** '#2 of 14 · 20 points' */
export const placeText = ({ rank, participants, points }: ChallengeResult): string =>
  `#${rank.toLocaleString('en-US')} of ${participants.toLocaleString('en-US')} · ${counted(points, 'point')}`;

export const joinedText = ({ createdAt }: PersonInFull, zone: string): string =>
  formatDate(dateIn(zone, Date.parse(createdAt)));
