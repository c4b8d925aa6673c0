import type { ExerciseCategory } from '#domain/prescriptions/exercise-category.ts';

/**
 * The kinds of records: in lb, reps, seconds, miles, seconds a mile, contacts, calories. Help is in lb, above 0. Of what is
 * carried or held: the weight for a distance or a time, how far or how long with a weight.
 */
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
  'weight-for-distance',
  'weight-for-time',
  'distance-at',
  'hold-at',
  'calories-set',
] as const;

export type RecordKind = (typeof recordKinds)[number];

/** Of what is carried or held. */
export const carriedKinds = ['weight-for-distance', 'weight-for-time', 'distance-at', 'hold-at'] as const;

/** The kinds of a category, the first said first: that of calories is held by sets counted in them alone. Mobility is no contest. Sets with help have the last of their own, and no other. */
export const recordKindsOf: Record<ExerciseCategory, readonly RecordKind[]> = {
  Strength: [
    'weight',
    'e1rm',
    'reps-at',
    'help-at',
    'weight-for-distance',
    'weight-for-time',
    'distance-at',
    'hold-at',
    'calories-set',
  ],
  Calisthenics: [
    'reps-set',
    'reps-day',
    'help-at',
    'weight-for-distance',
    'weight-for-time',
    'distance-at',
    'hold-at',
    'calories-set',
  ],
  Aerobic: ['distance', 'pace', 'calories-set'],
  Plyometric: ['contacts-day', 'calories-set'],
  Isometric: ['hold', 'calories-set'],
  Mobility: [],
};

/** Of a pace and of help the lower is better, of everything else the higher; equals are not better. */
export const isBetter = (kind: RecordKind, value: number, than: number): boolean =>
  isLowerBetter(kind) ? value < than : value > than;

export const isLowerBetter = (kind: RecordKind): boolean => kind === 'pace' || kind === 'help-at';
