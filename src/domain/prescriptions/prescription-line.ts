import {
  type ExerciseCategory,
  type Prescription,
  type PrescriptionField,
  prescriptionFieldsOf,
} from './exercise-category.ts';
import { withTrainingMax } from './percent-of.ts';
import { unitWord } from './prescribed-weight.ts';
import type { PrescriptionDetails } from './prescription-details.ts';
import { restOfTargets, setTargetsText } from './set-target-words.ts';
import type { SetTarget } from './set-targets.ts';
import { withUnit } from './with-unit.ts';

/** Weights, of all sets and of each, are in `weightUnit`: without it none can be said. */
type Weighed =
  | { weight?: string | null; setTargets?: SetTarget[] | null; weightUnit: string }
  | { weight?: never; setTargets?: never; weightUnit?: never };

export type SaidPrescription = Prescription & Partial<Omit<PrescriptionDetails, 'setTargets'>> & Weighed;

/** A prescription in one line, each parameter as typed: '4 × 8-12 · 60 kg · rest 90 s'. Sets that are named stand one by one. */
export function prescriptionText(category: ExerciseCategory, prescription: SaidPrescription): string {
  const { setTargets, tempo, weightUnit } = prescription;
  const text = setTargets
    ? textByTargets(category, { ...prescription, weightUnit }, setTargets)
    : textOfFields(category, prescription, weightText(prescription));
  return [text, tempo && `tempo ${tempo}`].filter(Boolean).join(' · ');
}

function textByTargets(
  category: ExerciseCategory,
  prescription: SaidPrescription & { weightUnit: string },
  targets: SetTarget[],
): string {
  const { reps = null, weight = null, percent1RM = null, rpe = null, weightUnit, percentOf } = prescription;
  const own = { reps, percentOf, weight, percent1RM: percent1RM || null, rpe: rpe || null, weightUnit };
  const said = { sets: null, reps: null, percent1RM: null, rpe: null };
  const restSeconds = restOfTargets(targets) ?? prescription.restSeconds;
  const others = { ...prescription, ...said, restSeconds: restSeconds ?? null };
  const rest = textOfFields(category, others, '');
  return [setTargetsText(targets, { ...own, reps: reps || null }), rest].filter(Boolean).join(' · ');
}

const weightText = ({ weight, weightUnit }: SaidPrescription): string =>
  weight ? withUnit(weight.trim(), ` ${unitWord(weightUnit ?? '')}`) : '';

function textOfFields(category: ExerciseCategory, prescription: SaidPrescription, weight: string): string {
  const fields = prescriptionFieldsOf(category);
  const typed = (field: PrescriptionField) =>
    fields.includes(field) ? (prescription[field] ?? '').trim() : '';
  const others = fields
    .filter(field => !['sets', 'reps', 'notes'].includes(field))
    .map(field => (typed(field) === '' ? '' : parameterText(field, typed(field), prescription)));
  return [setsAndReps(typed('sets'), typed('reps')), weight, ...others].filter(Boolean).join(' · ');
}

function setsAndReps(sets: string, reps: string): string {
  if (sets !== '' && reps !== '') return `${sets} × ${reps}`;
  return withUnit(sets, ' sets') || withUnit(reps, ' reps');
}

function parameterText(field: PrescriptionField, text: string, { percentOf }: SaidPrescription): string {
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
