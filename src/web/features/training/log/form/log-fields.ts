import type { DistanceUnit } from '#domain/measures/measure.ts';
import { isCarriedOrHeld, isInCalories } from '#domain/prescriptions/counted-in.ts';
import { firstNumber } from '#domain/prescriptions/prescription-text.ts';
import type { ResultField } from '#web/parts/training-day/result-fields.ts';
import { isCountedInSets, type ScheduledExercise } from '#web/parts/training-day/training-day.ts';

/** One field of the form beside the sets. */
export type FieldShape = {
  field: Exclude<ResultField, 'notes'>;
  label: string;
  kind: 'time' | 'decimal' | 'whole' | 'text';
  unit?: string;
  hint?: string;
  required?: boolean;
};

/** The fields a category is logged with beside its sets (member §5). Calories are logged in sets: nothing else is required. */
export function fieldsOf(exercise: ScheduledExercise, unit: DistanceUnit): FieldShape[] {
  const { category } = exercise.exercise;
  if (isInCalories(exercise) && !isCountedInSets(category))
    return category === 'Aerobic' ? aerobic(unit).map(field => ({ ...field, required: false })) : [];
  switch (category) {
    case 'Calisthenics':
      if (isCarriedOrHeld('Calisthenics', exercise) && !exercise.log?.timeCompleted) return [];
      return [{ field: 'timeCompleted', label: 'Hold time', kind: 'time' }];
    case 'Aerobic':
      return aerobic(unit);
    case 'Plyometric':
      return [contacts, ...contactTimes.filter(({ field }) => isFieldPrescribed(exercise, field))];
    case 'Isometric':
    case 'Mobility':
      return [{ field: 'timeCompleted', label: timeLabel(exercise), kind: 'time', required: true }];
    default:
      return [];
  }
}

const aerobic = (unit: DistanceUnit): FieldShape[] => [
  { field: 'distanceCompleted', label: 'Distance', kind: 'decimal', unit, required: true },
  { field: 'timeCompleted', label: 'Time', kind: 'time' },
  { field: 'rpeCompleted', label: 'RPE', kind: 'decimal', hint: '1 to 10' },
  { field: 'heartRateAchieved', label: 'Heart rate', kind: 'whole', unit: 'bpm' },
];

const contacts: FieldShape = {
  field: 'volumeCompleted',
  label: 'Volume',
  kind: 'whole',
  unit: 'contacts',
  required: true,
};

const contactTimes: FieldShape[] = [
  { field: 'contactTimeAchieved', label: 'Contact time', kind: 'text' },
  { field: 'groundContactTimeAchieved', label: 'Ground contact time', kind: 'text' },
];

/** Asked for by the coach, or there from an earlier log. */
function isFieldPrescribed(
  { contactTime, groundContactTime, log }: ScheduledExercise,
  field: FieldShape['field'],
) {
  if (field === 'contactTimeAchieved') return contactTime !== null || log?.contactTimeAchieved != null;
  return groundContactTime !== null || log?.groundContactTimeAchieved != null;
}

/** Units are counted from the seconds of all sets together. */
const timeLabel = ({ sets }: ScheduledExercise) => ((firstNumber(sets) ?? 1) > 1 ? 'Total time' : 'Time');
