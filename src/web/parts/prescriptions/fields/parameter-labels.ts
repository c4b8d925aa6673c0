import type { PercentOf } from '#domain/prescriptions/percent-of.ts';
import type { PrescriptionField } from '#domain/prescriptions/exercise-category.ts';

/** The editor's label of each parameter, with an example of what a coach types. */
export const parameterLabels: Record<PrescriptionField, { label: string; example: string }> = {
  sets: { label: 'Sets', example: '4' },
  reps: { label: 'Reps', example: '8-12' },
  percent1RM: { label: '% 1RM', example: '75' },
  restSeconds: { label: 'Rest', example: '90' },
  time: { label: 'Time', example: '45 s' },
  distance: { label: 'Distance (miles)', example: '3.1' },
  rpe: { label: 'RPE (1-10)', example: '7' },
  targetHeartRate: { label: 'Target heart rate', example: '130-150' },
  volume: { label: 'Volume (contacts)', example: '60' },
  contactTime: { label: 'Contact time', example: '0.2 s' },
  groundContactTime: { label: 'Ground contact time', example: '0.15 s' },
  notes: { label: 'Notes (optional)', example: '' },
};

/** '% TM' where the percent is of the training max. */
export const labelOf = (
  field: PrescriptionField,
  { percentOf }: { percentOf?: PercentOf | undefined },
): string => (field === 'percent1RM' && percentOf === 'training-max' ? '% TM' : parameterLabels[field].label);
