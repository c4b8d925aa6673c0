import type { ExerciseCategory } from '#domain/prescriptions/exercise-category.ts';

/** What can be held as a record: in lb, reps, seconds, miles, seconds a mile, contacts. */
export const recordKinds = [
  'weight',
  'e1rm',
  'reps-at',
  'reps-set',
  'reps-day',
  'hold',
  'distance',
  'pace',
  'contacts-day',
] as const;

export type RecordKind = (typeof recordKinds)[number];

/** The kinds of a category, the first said first. Mobility is no contest. */
export const recordKindsOf: Record<ExerciseCategory, readonly RecordKind[]> = {
  Strength: ['weight', 'e1rm', 'reps-at'],
  Calisthenics: ['reps-set', 'reps-day'],
  Aerobic: ['distance', 'pace'],
  Plyometric: ['contacts-day'],
  Isometric: ['hold'],
  Mobility: [],
};

/** Of a pace the lower is better, of everything else the higher; equals are not better. */
export const isBetter = (kind: RecordKind, value: number, than: number): boolean =>
  kind === 'pace' ? value < than : value > than;
