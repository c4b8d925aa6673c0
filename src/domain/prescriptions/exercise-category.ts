/** In the order of the library's tabs. */
export const exerciseCategories = [
  'Strength',
  'Calisthenics',
  'Aerobic',
  'Plyometric',
  'Isometric',
  'Mobility',
] as const;

export type ExerciseCategory = (typeof exerciseCategories)[number];

export const difficultyLevels = ['beginner', 'intermediate', 'advanced'] as const;

export type DifficultyLevel = (typeof difficultyLevels)[number];

/** The fields of a prescription, each held as the text the coach typed. */
export const prescriptionFields = [
  'sets',
  'reps',
  'restSeconds',
  'percent1RM',
  'time',
  'distance',
  'rpe',
  'targetHeartRate',
  'volume',
  'contactTime',
  'groundContactTime',
  'notes',
] as const;

export type PrescriptionField = (typeof prescriptionFields)[number];

export type Prescription = Partial<Record<PrescriptionField, string | null>>;

const fieldsByCategory: Record<ExerciseCategory, readonly PrescriptionField[]> = {
  Strength: ['sets', 'reps', 'percent1RM', 'restSeconds', 'notes'],
  Calisthenics: ['sets', 'reps', 'time', 'restSeconds', 'notes'],
  Aerobic: ['distance', 'time', 'rpe', 'targetHeartRate', 'notes'],
  Plyometric: ['volume', 'contactTime', 'groundContactTime', 'notes'],
  Isometric: ['time', 'restSeconds', 'notes'],
  Mobility: ['time', 'restSeconds', 'notes'],
};

/** The fields the program editor asks for, in its order (coach §5). */
export const prescriptionFieldsOf = (category: ExerciseCategory): readonly PrescriptionField[] =>
  fieldsByCategory[category];
