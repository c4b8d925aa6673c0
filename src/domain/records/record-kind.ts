import type { ExerciseCategory } from '#domain/prescriptions/exercise-category.ts';

/** What can be held as a record: in lb, reps, seconds, miles, seconds a mile, contacts. Help is in lb, above 0. */
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
  'help-at',
] as const;

export type RecordKind = (typeof recordKinds)[number];

/** The kinds of a category, the first said first. Mobility is no contest. Sets with help have the last of their own, and no other. */
export const recordKindsOf: Record<ExerciseCategory, readonly RecordKind[]> = {
  Strength: ['weight', 'e1rm', 'reps-at', 'help-at'],
  Calisthenics: ['reps-set', 'reps-day', 'help-at'],
  Aerobic: ['distance', 'pace'],
  Plyometric: ['contacts-day'],
  Isometric: ['hold'],
  Mobility: [],
};

/** Of a pace and of help the lower is better, of everything else the higher; equals are not better. */
export const isBetter = (kind: RecordKind, value: number, than: number): boolean =>
  isLowerBetter(kind) ? value < than : value > than;

export const isLowerBetter = (kind: RecordKind): boolean => kind === 'pace' || kind === 'help-at';
