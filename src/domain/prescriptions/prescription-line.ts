import {
  type ExerciseCategory,
  type Prescription,
  type PrescriptionField,
  prescriptionFieldsOf,
} from './exercise-category.ts';
import { withTrainingMax } from './percent-of.ts';
import type { PrescriptionDetails } from './prescription-details.ts';
import { restOfTargets, setTargetsText } from './set-target-words.ts';
import type { SetTarget } from './set-targets.ts';

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
  const {
    reps = null,
    weight = null,
    percent1RM = null,
    rpe = null,
    weightUnit = 'lbs',
    percentOf,
  } = prescription;
  const own = { percentOf, weight, percent1RM: percent1RM || null, rpe: rpe || null, weightUnit };
  const said = { sets: null, reps: null, percent1RM: null, rpe: null };
  const restSeconds = restOfTargets(targets) ?? prescription.restSeconds;
  const rest = textOfFields(category, { ...prescription, ...said, restSeconds: restSeconds ?? null });
  return [setTargetsText(targets, { ...own, reps: reps || null }), rest].filter(Boolean).join(' · ');
}

function textOfFields(category: ExerciseCategory, prescription: Said): string {
  const fields = prescriptionFieldsOf(category);
  const typed = (field: PrescriptionField) =>
    fields.includes(field) ? (prescription[field] ?? '').trim() : '';
  const others = fields
    .filter(field => !['sets', 'reps', 'notes'].includes(field))
    .map(field => (typed(field) === '' ? '' : parameterText(field, typed(field), prescription)));
  return [setsAndReps(typed('sets'), typed('reps')), ...others].filter(Boolean).join(' · ');
}

function setsAndReps(sets: string, reps: string): string {
  if (sets !== '' && reps !== '') return `${sets} × ${reps}`;
  return withUnit(sets, ' sets') || withUnit(reps, ' reps');
}

function parameterText(field: PrescriptionField, text: string, { percentOf }: Said): string {
  switch (field) {
    case 'percent1RM':
      if (percentOf === 'training-max') return withTrainingMax(withUnit(text, '%'), percentOf);
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
