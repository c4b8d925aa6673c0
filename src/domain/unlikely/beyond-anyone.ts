import { kilometersOfMile, poundsOfKilogram } from '#domain/measures/measure.ts';
import type { ExerciseCategory } from '#domain/prescriptions/exercise-category.ts';

/** An exercise, as far as one has to know how much anyone can do of it. */
export type NamedExercise = { name: string; category: ExerciseCategory };

type ByName<Limit> = readonly (readonly [words: RegExp, limit: Limit])[];

/**
 * The heaviest that anyone has lifted, in kg, by the words of an exercise's name: the first that fit. Nobody is refused
 * by it: what is more is asked about. A record that nobody keeps is put above what the strongest are said to have done.
 * Sources: leg press 1,043 kg (R. Coleman, "The Cost of Redemption", 2003); yoke 710 kg (B. Shaw, 2017); partial
 * deadlift 580 kg (R. Heinla, 2022); deadlift 510 kg (H. Björnsson, 2025); squat without a suit 490 kg (R. Williams,
 * 2019); bench press without a shirt 355 kg (J. Maddox, 2021); snatch 225 kg, clean and jerk 267 kg (L. Talakhadze,
 * 2021); log press 229 kg (C. Sanou, 2021). A sled rolls: what is on it has no limit but the one that a log has.
 */
const heaviestKg: ByName<number> = [
  [/sled|prowler|truck|\bcar\b/i, Number.POSITIVE_INFINITY],
  [/leg press|hack|calf|belt squat/i, 1_050],
  [/yoke/i, 710],
  [/dumbbell|kettlebell|\bdb\b|\bkb\b/i, 200],
  [/lunge|split squat|step-?up|single-?leg|one-?leg|pistol/i, 300],
  [/rack pull|block pull|partial|silver dollar|hip thrust|glute bridge|shrug/i, 600],
  [/dead-?lift/i, 510],
  [/squat/i, 490],
  [/bench|chest press|floor press/i, 355],
  [/snatch/i, 225],
  [/clean|jerk/i, 267],
  [/curl|raise|\bfly\b|flye|extension|kickback/i, 250],
  [/press/i, 240],
  [/pull-?up|chin-?up/i, 150],
  [/muscle-?up/i, 100],
];
const heaviestOfAll: Record<'Strength' | 'Calisthenics', number> = { Strength: 600, Calisthenics: 250 };

/** In lb: no exercise has a lower limit than this. */
export const leastLimit = Math.min(...heaviestKg.map(([, limit]) => limit)) * poundsOfKilogram;

/** In lb; null for what has no weight. */
export function heaviestOfAnyone({ name, category }: NamedExercise): number | null {
  if (category !== 'Strength' && category !== 'Calisthenics') return null;
  return (ofName(heaviestKg, name) ?? heaviestOfAll[category]) * poundsOfKilogram;
}

/** Reps of one set: with a weight, and with one's own body alone. More are counted for hours, not in a set. */
export const maxHumanReps = { weighted: 300, unweighted: 1_000 } as const;

/** Seconds of one hold or stretch: a plank was held for 9:38:47 (J. Šálek, 2023). */
export const longestOfAnyone = 12 * 3_600;

/** Contacts of a day. Guidelines end at 140 a session (NSCA, Essentials of Strength Training, 4th ed., ch. 18); a rope is skipped more often. */
export const maxHumanContacts = 10_000;

/** Calories of one set, as rowers and bikes show them. The strongest make about 30 a minute for an hour; more is a day's work, not a set. */
export const maxCaloriesOfAnyone = 2_000;

/**
 * The fastest and farthest of a day, in km/h and km. Sources: running, 100 m in 9.58 s at 44.7 km/h (U. Bolt, 2009), a mile in 3:43.13
 * (H. El Guerrouj, 1999), 319.6 km in 24 h (A. Sorokin, 2022); race walking, 20 km in 1:16:36 (Y. Suzuki, 2015); rowing, 2 km in 5:35.8
 * (J. Dunkley-Smith, 2018: 21.4 km/h); swimming, 100 m in 46.4 s (Pan Z., 2024: 7.8 km/h); cycling, 56.8 km in an hour
 * (F. Ganna, 2022), downhill faster, 1,026 km in 24 h (C. Strasser, 2021).
 */
const goes: ByName<{ kmh: number; sprintKmh: number; km: number }> = [
  [/swim/i, { kmh: 8, sprintKmh: 9, km: 110 }],
  [/walk|hike|ruck|march|carry/i, { kmh: 16, sprintKmh: 20, km: 230 }],
  [/row|erg|kayak|paddle|canoe/i, { kmh: 22, sprintKmh: 26, km: 350 }],
  [/run|jog|sprint|stride|tempo|fartlek|shuttle/i, { kmh: 26, sprintKmh: 45, km: 320 }],
];
const goesAtAll = { kmh: 80, sprintKmh: 90, km: 1_030 };

/** Over less than this one sprints, in km. */
const sprintKm = 1;

/** Seconds a mile that nobody is faster than over so many miles. */
export function fastestOfAnyone({ name }: NamedExercise, miles: number): number {
  const { kmh, sprintKmh } = ofName(goes, name) ?? goesAtAll;
  const isSprint = miles * kilometersOfMile < sprintKm;
  return (3_600 * kilometersOfMile) / (isSprint ? sprintKmh : kmh);
}

/** In miles. */
export const farthestOfAnyone = ({ name }: NamedExercise): number =>
  (ofName(goes, name) ?? goesAtAll).km / kilometersOfMile;

const ofName = <Limit>(limits: ByName<Limit>, name: string): Limit | null =>
  limits.find(([words]) => words.test(name))?.[1] ?? null;

/** The first guess of a weight on a machine or a sled is often far off: more is a matter of course. */
export const isGuessed = ({ name }: NamedExercise): boolean =>
  /sled|prowler|leg press|hack|calf|belt squat|yoke|hip thrust|glute bridge|machine|carry/i.test(name);
