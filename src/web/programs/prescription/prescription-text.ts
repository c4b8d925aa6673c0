import {
  type ExerciseCategory,
  type Prescription,
  type PrescriptionField,
  prescriptionFieldsOf,
} from '#domain/prescriptions/exercise-category.ts';

import type { PrescriptionDetails } from '#domain/prescriptions/prescription-details.ts';
import type { SetTarget } from '#domain/prescriptions/set-targets.ts';
import { restOfTargets, setTargetsText } from '#domain/prescriptions/set-target-words.ts';

/** How the editor names each parameter, with an example of what a coach types. */
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

type Said = Prescription & Partial<PrescriptionDetails> & { weight?: string | null; weightUnit?: string };

/** A prescription in one line, each parameter as typed: '4 × 8-12 · 75% 1RM · rest 90 s'. Sets that are named stand one by one. */
export function prescriptionText(category: ExerciseCategory, prescription: Said): string {
  const { setTargets, tempo } = prescription;
  const text = setTargets
    ? textByTargets(category, prescription, setTargets)
    : textOfFields(category, prescription);
  return [text, tempo && `tempo ${tempo}`].filter(Boolean).join(' · ');
}

function textByTargets(category: ExerciseCategory, prescription: Said, targets: SetTarget[]): string {
  const { reps = null, weight = null, percent1RM = null, rpe = null, weightUnit = 'lbs' } = prescription;
  const own = { reps, weight, percent1RM: percent1RM || null, rpe: rpe || null, weightUnit };
  const said = { sets: null, reps: null, percent1RM: null, rpe: null };
  const restSeconds = restOfTargets(targets) ?? prescription.restSeconds;
  const rest = textOfFields(category, { ...prescription, ...said, restSeconds: restSeconds ?? null });
  return [setTargetsText(targets, { ...own, reps: reps || null }), rest].filter(Boolean).join(' · ');
}

function textOfFields(category: ExerciseCategory, prescription: Prescription): string {
  const fields = prescriptionFieldsOf(category);
  const typed = (field: PrescriptionField) =>
    fields.includes(field) ? (prescription[field] ?? '').trim() : '';
  const others = fields
    .filter(field => !['sets', 'reps', 'notes'].includes(field))
    .map(field => (typed(field) === '' ? '' : parameterText(field, typed(field))));
  return [setsAndReps(typed('sets'), typed('reps')), ...others].filter(Boolean).join(' · ');
}

function setsAndReps(sets: string, reps: string): string {
  if (sets !== '' && reps !== '') return `${sets} × ${reps}`;
  return withUnit(sets, ' sets') || withUnit(reps, ' reps');
}

function parameterText(field: PrescriptionField, text: string): string {
  switch (field) {
    case 'percent1RM':
      return /1\s*RM/i.test(text) ? text : `${withUnit(text, '%')} 1RM`;
    case 'restSeconds':
      return `rest ${withUnit(text, ' s')}`;
    case 'time':
      return withUnit(text, ' s');
    case 'distance':
      return withUnit(text, ' mi');
    case 'rpe':
      return `RPE ${text}`;
    case 'targetHeartRate':
      return `heart rate ${text}`;
    case 'volume':
      return withUnit(text, ' contacts');
    case 'contactTime':
      return `contact ${text}`;
    case 'groundContactTime':
      return `ground contact ${text}`;
    default:
      return text;
  }
}

/** The unit goes only to bare numbers ('90', '8-12'): other text says its own. */
const withUnit = (text: string, unit: string) => (/^\d[\d.,\s–-]*$/.test(text) ? text + unit : text);
