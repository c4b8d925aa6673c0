import { usualRestSeconds } from '#domain/limits.ts';
import type { PrescriptionDetails } from '#domain/prescriptions/prescription-details.ts';

/** A prescription as it is written, every field the text that the coach typed; as the contract's `prescriptionFields`. */
export type PrescriptionText = PrescriptionDetails & {
  sets: string | null;
  reps: string | null;
  weight: string | null;
  weightUnit: string;
  restSeconds: string | null;
  restTimerSeconds: number;
  percent1RM: string | null;
  time: string | null;
  distance: string | null;
  rpe: string | null;
  targetHeartRate: string | null;
  volume: string | null;
  contactTime: string | null;
  groundContactTime: string | null;
  notes: string | null;
};

/** The fields that a line of shorthand says, each a text; the unit of the weight goes with it. */
export const spokenFields = [
  'sets',
  'reps',
  'weight',
  'percent1RM',
  'rpe',
  'time',
  'distance',
  'restSeconds',
  'tempo',
  'targetHeartRate',
  'volume',
  'contactTime',
  'groundContactTime',
  'notes',
  'groupLabel',
] as const;

export type SpokenField = (typeof spokenFields)[number];

export const emptyPrescription: PrescriptionText = {
  sets: null,
  reps: null,
  weight: null,
  weightUnit: 'lbs',
  restSeconds: null,
  restTimerSeconds: usualRestSeconds,
  percent1RM: null,
  time: null,
  distance: null,
  rpe: null,
  targetHeartRate: null,
  volume: null,
  contactTime: null,
  groundContactTime: null,
  notes: null,
  setTargets: null,
  tempo: null,
  alternateExerciseIds: [],
  groupLabel: null,
  groupFormat: null,
};

/** How many characters a field holds at most. */
export const longestText = (field: SpokenField): number => {
  if (field === 'notes') return 5000;
  if (field === 'tempo') return 20;
  return field === 'groupLabel' ? 10 : 100;
};
