import type { ResponseOf } from '#contract/endpoint.ts';
import type { listChallengeResults } from '#contract/challenges.ts';
import type { Centimeters, Kilograms, LengthUnit, Units, WeightUnit } from '#domain/measures/measure.ts';
import { toOneDecimal, toTwoDecimals } from '#domain/rounding.ts';
import { type ScoringType, scoreText } from '#domain/challenges/challenge.ts';
import { inchesOfCm, poundsOfKg } from '#domain/nutrition/nutrition.ts';
import { dateIn, formatDate, parsePlainDate } from '#domain/plain-date.ts';
import { type Fact, factsOf } from '#web/parts/people/facts.ts';
import type { PersonInFull } from '#web/parts/people/person-in-full.ts';
import { dailyPlan } from '#web/parts/people/daily-plan.ts';
import type { Days } from '#web/session/today.ts';
import { shortDay } from '#web/parts/training-day/words/day-text.ts';
import { agoText, forThem } from '#web/parts/training-day/words/their-day.ts';
import { capitalised, counted } from '#web/ui/text/words.ts';

export type ChallengeResult = ResponseOf<typeof listChallengeResults>[number];

/** The person's own profile, as far as it is their coach's business. */
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
const bodyWeightText = (weightKg: Kilograms, unit: WeightUnit) =>
  unit === 'kg' ? `${toTwoDecimals(weightKg)} kg` : `${toOneDecimal(poundsOfKg(weightKg))} lb`;

/** '5 ft 11 in', '180 cm' */
function heightText(heightCm: Centimeters, unit: LengthUnit): string {
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
export function lastTrainedText(person: PersonInFull, days: Days): string {
  const date = parsePlainDate(person.lastTrainedOn ?? '');
  return date === null ? 'Not yet' : capitalised(agoText(date, days));
}

/** 'Wed, Nov 5: Lower Body' */
export function nextTrainingText({ nextTraining }: PersonInFull, days: Days): string {
  const date = parsePlainDate(nextTraining?.date ?? '');
  if (nextTraining === null || date === null) return 'Nothing planned';
  const { kind, dayName, programName } = nextTraining;
  const name = kind === 'daily' ? 'Single exercises' : dayName || programName;
  return `${date === days.theirs ? `Today${forThem(date, days)}` : shortDay(date)}: ${name}`;
}

/** The submitted result: '40 reps', '12:30', '4 of 5 days'. */
export const resultText = (
  { scoringType, score, daysCompleted }: ChallengeResult,
  unit: WeightUnit,
): string =>
  daysCompleted === null
    ? scoreText(scoringType as ScoringType, score, unit)
    : `${daysCompleted} of 5 days, ${score.toLocaleString('en-US')} units`;

/** '#2 of 14 · 20 points' */
export const rankText = ({ rank, participants, points }: ChallengeResult): string =>
  `#${rank.toLocaleString('en-US')} of ${participants.toLocaleString('en-US')} · ${counted(points, 'point')}`;

export const joinedText = ({ createdAt }: PersonInFull, zone: string): string =>
  formatDate(dateIn(zone, Date.parse(createdAt)));
