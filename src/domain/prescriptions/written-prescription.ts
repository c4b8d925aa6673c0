import { usualRestSeconds } from '#domain/limits.ts';
import { noDetails, type PrescriptionDetails } from './prescription-details.ts';

/** A prescription as it is written, every field the text that the coach typed; as the contract's `prescriptionFields`. */
export type WrittenPrescription = PrescriptionDetails & {
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

export const emptyPrescription: WrittenPrescription = {
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
  ...noDetails,
};
