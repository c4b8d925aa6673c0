/** The fields of a log beside its sets. */
export const resultFields = [
  'timeCompleted',
  'distanceCompleted',
  'rpeCompleted',
  'heartRateAchieved',
  'volumeCompleted',
  'contactTimeAchieved',
  'groundContactTimeAchieved',
  'notes',
] as const;

export type ResultField = (typeof resultFields)[number];
