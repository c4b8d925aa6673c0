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

/** The most characters of a field. */
export const longestText = (field: SpokenField): number => {
  if (field === 'notes') return 5000;
  if (field === 'tempo') return 20;
  return field === 'groupLabel' ? 10 : 100;
};
